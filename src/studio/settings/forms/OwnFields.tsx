import type { ReactNode } from "react";
import { setValue } from "../../../site/edit.ts";
import { isObject } from "../../../site/json.ts";
import type { StudioLanguage } from "../../language/load.ts";
import { Sign } from "../../pickers/Sign.tsx";
import { TypedInput } from "../../pickers/TypedInput.tsx";
import type { PartProps } from "../../types.ts";
import type { SiteForm } from "./form-edit.ts";
import { addOwnField, chooseFrom, mostOwnFields, optionKey, ownFieldsOf, ownKinds, ownTitleKey, removeOwnField, requireOwn, type OwnField } from "./own-fields.ts";

/** The fields that the site itself asks for: of kinds that are safe, each with its label, and choices as lines. */
export function OwnFields({ draft, edit, t, locale, language, form }: PartProps & { language: StudioLanguage; form: SiteForm }): ReactNode {
  const { own, base, locales } = draft;
  const fields = ownFieldsOf(form);
  const around = { base, form, locales };
  const words = (one: string, key: string): string => {
    const catalogue = own.texts?.[one];
    const said = isObject(catalogue) ? catalogue[key] : undefined;
    return typeof said === "string" ? said : "";
  };
  const write = (one: string, key: string, typed: string) => edit((layer) => setValue({ own: layer, path: ["texts", one, key], value: typed }), "studio.edit.form", { together: `${key} ${one}` });
  return (
    <>
      {fields.length === 0 && <p className="sp-note">{t("studio.list.none")}</p>}
      <ul className="sp-list">
        {fields.map((field) => {
          const { name, kind, isRequired } = field;
          const title = words(locale, ownTitleKey(name)) || name;
          return (
            <li key={name}>
              <div className="sp-inside sp-form">
                <p className="sp-about">{t(`studio.forms.kind.${kind}`)}</p>
                {locales.map((one) => (
                  <div key={one} className="sp-words">
                    <label htmlFor={`own-${name}-${one}`}>{t("studio.forms.label")} · {t(`studio.language.${one}`)}</label>
                    <TypedInput id={`own-${name}-${one}`} lang={one} value={words(one, ownTitleKey(name))} onChange={(typed) => write(one, ownTitleKey(name), typed)} />
                    {words(one, ownTitleKey(name)) === "" && <p className="sp-problem"><Sign name="warning" size={16} />{t("studio.problem.required")}</p>}
                  </div>
                ))}
                {(kind === "choice" || kind === "choices") && <Choices field={field} locales={locales} words={words} t={t} onLines={(one, lines) => edit((layer) => chooseFrom({ ...around, own: layer }, field, { locale: one, lines }), "studio.edit.form", { together: `${name} ${one} choices` })} />}
                <label className="sp-check"><input type="checkbox" checked={isRequired} onChange={(event) => edit((layer) => requireOwn({ own: layer, base, form }, name, event.target.checked), "studio.edit.form")} />{t("studio.forms.isRequired")}</label>
              </div>
              <span className="sp-entry-tools"><button type="button" aria-label={t("studio.list.remove", { title })} onClick={() => edit((layer) => removeOwnField({ ...around, own: layer }, name), "studio.edit.form")}><Sign name="remove" /></button></span>
            </li>
          );
        })}
      </ul>
      {fields.length < mostOwnFields ? (
        <div className="sp-presets" role="group" aria-label={t("studio.forms.add")}>
          {ownKinds.map((kind) => <button key={kind} type="button" className="sp-chip" onClick={() => edit((layer) => addOwnField({ ...around, own: layer }, kind, (one) => language.texts[one]?.["form.own.question"] ?? ""), "studio.edit.form")}><Sign name="add" size={16} />{t(`studio.forms.kind.${kind}`)}</button>)}
        </div>
      ) : (
        <p className="sp-note">{t("studio.forms.full", { count: mostOwnFields })}</p>
      )}
    </>
  );
}

interface ChoicesProps {
  field: OwnField;
  locales: readonly string[];
  words: (locale: string, key: string) => string;
  t: PartProps["t"];
  onLines: (locale: string, lines: string[]) => void;
}

/** One choice a line, in each language, in the same order. */
function Choices({ field, locales, words, t, onLines }: ChoicesProps): ReactNode {
  const { name, values } = field;
  return locales.map((one, at) => {
    const lines = values.map((value, index) => words(one, optionKey(name, index)) || value);
    return (
      <div key={one} className="sp-words">
        <label htmlFor={`own-${name}-choices-${one}`}>{t("studio.forms.choices")} · {t(`studio.language.${one}`)}</label>
        <TypedInput id={`own-${name}-choices-${one}`} lang={one} isLong value={lines.join("\n")} onChange={(typed) => onLines(one, typed.split("\n"))} />
        <p className="sp-note">{t(at === 0 ? "studio.forms.choices.about" : "studio.forms.choices.other", { count: values.length })}</p>
      </div>
    );
  });
}
