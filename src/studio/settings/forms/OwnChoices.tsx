import { useRef, type ReactNode } from "react";
import { languageWords } from "../../language-name.ts";
import type { StudioLanguage } from "../../language/load.ts";
import { EditIcon } from "../../../ui/icons/EditIcon.tsx";
import { EntryTools, followMoved } from "../../panel/EntryTools.tsx";
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
    followMoved(root.current, from, to);
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
                          <EditIcon name="warning" size={16} />
                          {t("studio.problem.required")}
                        </p>
                      )}
                    </div>
                  );
                })}
              </div>
              <EntryTools
                title={title}
                index={index}
                count={choices.length}
                onMove={(to) => move(index, to)}
                onRemove={() =>
                  edit((layer) => removeChoice({ ...change, own: layer }, field, { value, key }), "studio.edit.form")
                }
                isKept={choices.length === 1}
                t={t}
              />
            </li>
          );
        })}
      </ol>
      {choices.length < maxChoices && (
        <button type="button" className="sp-add" onClick={add}>
          <EditIcon name="plus" />
          {t("studio.forms.choice.add")}
        </button>
      )}
    </div>
  );
}
