import { useRef, type ReactNode } from "react";
import { languageWords } from "../../language-name.ts";
import type { StudioLanguage } from "../../language/load.ts";
import { PickerIcon } from "../../pickers/PickerIcon.tsx";
import { TypedInput } from "../../pickers/TypedInput.tsx";
import type { PartProps } from "../../types.ts";
import type { SiteForm } from "./form-edit.ts";
import { addChoice, freshName, maxChoices, moveChoice, removeChoice, type OwnField } from "./own-fields.ts";

interface OwnChoicesProps extends PartProps {
  language: StudioLanguage;
  form: SiteForm;
  field: OwnField;
  /** The site's own words for a key, in a language. */
  words: (locale: string, key: string) => string;
  write: (locale: string, key: string, typed: string) => void;
}

/** What may be chosen, each with its words in every language of the site. */
export function OwnChoices({
  draft,
  edit,
  t,
  locale,
  language,
  form,
  field,
  words,
  write,
}: OwnChoicesProps): ReactNode {
  const { base, locales } = draft;
  const root = useRef<HTMLOListElement>(null);
  const { name, choices } = field;
  const change = { base, form, locales };
  const add = () => {
    const label = (one: string) =>
      (language.texts[one]?.["form.own.choice"] ?? "").replace("{number}", String(choices.length + 1));
    const choice = { value: freshName(), label };
    edit((layer) => addChoice({ ...change, own: layer }, field, choice), "studio.edit.form");
    // Who adds several goes on writing.
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>("li:last-child input")?.focus());
  };
  const move = (from: number, to: number) => {
    edit((layer) => moveChoice({ ...change, own: layer }, field, { from, to }), "studio.edit.form");
    const way = to < from ? "up" : "down";
    requestAnimationFrame(() => root.current?.children[to]?.querySelector<HTMLElement>(`[data-way="${way}"]`)?.focus());
  };
  return (
    <div className="sp-words" role="group" aria-label={t("studio.forms.choices")}>
      <p className="sp-about">{t("studio.forms.choices")}</p>
      <ol className="sp-list" ref={root}>
        {choices.map(({ value, key }, index) => {
          const title = words(locale, key) || t("studio.forms.choice", { number: index + 1 });
          return (
            <li key={value}>
              <div className="sp-inside sp-form">
                {locales.map((one) => {
                  const id = `own-${name}-${value}-${one}`;
                  return (
                    <div key={one} className="sp-words">
                      <label htmlFor={id}>
                        {t("studio.forms.choice", { number: index + 1 })} · {languageWords(one, t)}
                      </label>
                      <TypedInput
                        id={id}
                        lang={one}
                        value={words(one, key)}
                        onChange={(typed) => write(one, key, typed)}
                      />
                      {words(one, key) === "" && (
                        <p className="sp-problem">
                          <PickerIcon name="warning" size={16} />
                          {t("studio.problem.required")}
                        </p>
                      )}
                    </div>
                  );
                })}
              </div>
              <span className="sp-entry-tools">
                <button
                  type="button"
                  data-way="up"
                  disabled={index === 0}
                  aria-label={t("studio.list.up", { title })}
                  onClick={() => move(index, index - 1)}
                >
                  <PickerIcon name="up" />
                </button>
                <button
                  type="button"
                  data-way="down"
                  disabled={index === choices.length - 1}
                  aria-label={t("studio.list.down", { title })}
                  onClick={() => move(index, index + 1)}
                >
                  <PickerIcon name="down" />
                </button>
                <button
                  type="button"
                  disabled={choices.length === 1}
                  aria-label={t("studio.list.remove", { title })}
                  onClick={() =>
                    edit((layer) => removeChoice({ ...change, own: layer }, field, { value, key }), "studio.edit.form")
                  }
                >
                  <PickerIcon name="remove" />
                </button>
              </span>
            </li>
          );
        })}
      </ol>
      {choices.length < maxChoices && (
        <button type="button" className="sp-add" onClick={add}>
          <PickerIcon name="add" />
          {t("studio.forms.choice.add")}
        </button>
      )}
    </div>
  );
}
