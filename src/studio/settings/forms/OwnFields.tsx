import { useRef, type ReactNode } from "react";
import { languageWords } from "../../language-name.ts";
import { setValue } from "../../../site/edit/edit.ts";
import { isObject } from "../../../shared/json.ts";
import type { StudioLanguage } from "../../language/load.ts";
import { EditIcon } from "../../../ui/icons/EditIcon.tsx";
import { EntryTools, followMoved } from "../../panel/EntryTools.tsx";
import { TypedInput } from "../../pickers/TypedInput.tsx";
import type { PartProps } from "../../types.ts";
import type { SiteForm } from "./form-edit.ts";
import { OwnChoices } from "./OwnChoices.tsx";
import { formKinds, ownKinds, type FormKind } from "../../../site/document/own-field-kinds.ts";
import {
  addOwnField,
  freshName,
  maxOwnFields,
  moveOwnField,
  ownFieldsOf,
  removeOwnField,
  requireOwn,
} from "./own-fields.ts";

/** The fields that the site itself asks for: of kinds that are safe, each with its label and its choices. */
export function OwnFields({
  language,
  form,
  ...workbench
}: PartProps & { language: StudioLanguage; form: SiteForm }): ReactNode {
  const { draft, edit, t, locale } = workbench;
  const { own, base, locales } = draft;
  const root = useRef<HTMLUListElement>(null);
  const fields = ownFieldsOf(form);
  const most = maxOwnFields(form);
  const around = { base, form, locales };
  const words = (one: string, key: string): string => {
    const catalogue = own.texts?.[one];
    const said = isObject(catalogue) ? catalogue[key] : undefined;
    return typeof said === "string" ? said : "";
  };
  const write = (one: string, key: string, typed: string) =>
    edit((layer) => setValue({ own: layer, path: ["texts", one, key], value: typed }), "studio.edit.form", {
      together: `${key} ${one}`,
    });
  function add(kind: FormKind) {
    const said = (key: string, number?: number) => (one: string) =>
      (language.texts[one]?.[key] ?? "").replace("{number}", String(number ?? ""));
    const choices = [1, 2].map((number) => ({ value: freshName(), label: said("form.own.choice", number) }));
    const label = said(kind === "consent" ? "form.own.consent" : "form.own.question");
    const field = { name: freshName(), label, choices };
    edit((layer) => addOwnField({ ...around, own: layer }, kind, field), "studio.edit.form");
  }
  function move(from: number, to: number) {
    edit((layer) => moveOwnField({ ...around, own: layer }, { from, to }), "studio.edit.form");
    followMoved(root.current, from, to);
  }

  return (
    <>
      {fields.length === 0 && <p className="sp-note">{t("studio.list.none")}</p>}
      <ul className="sp-list" ref={root}>
        {fields.map((field, index) => {
          const { name, title: key, kind, isRequired } = field;
          const title = words(locale, key) || name;
          return (
            <li key={name}>
              <div className="sp-inside sp-form">
                <p className="sp-about">{t(`studio.forms.kind.${kind}`)}</p>
                {locales.map((one) => (
                  <div key={one} className="sp-words">
                    <label htmlFor={`own-${name}-${one}`}>
                      {t("studio.forms.label")} · {languageWords(one, t)}
                    </label>
                    <TypedInput
                      id={`own-${name}-${one}`}
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
                ))}
                {(kind === "choice" || kind === "choices") && (
                  <OwnChoices
                    {...workbench}
                    language={language}
                    form={form}
                    field={field}
                    words={words}
                    write={write}
                  />
                )}
                <label className="sp-check">
                  <input
                    type="checkbox"
                    checked={isRequired}
                    onChange={(event) =>
                      edit(
                        (layer) => requireOwn({ own: layer, base, form }, name, event.target.checked),
                        "studio.edit.form",
                      )
                    }
                  />
                  {t("studio.forms.isRequired")}
                </label>
              </div>
              <EntryTools
                title={title}
                index={index}
                count={fields.length}
                onMove={(to) => move(index, to)}
                onRemove={() => edit((layer) => removeOwnField({ ...around, own: layer }, name), "studio.edit.form")}
                isKept={form.isOwn === true && fields.length === 1}
                t={t}
              />
            </li>
          );
        })}
      </ul>
      {fields.length < most ? (
        <div className="sp-presets" role="group" aria-label={t("studio.forms.add")}>
          {(form.isOwn ? formKinds : ownKinds).map((kind) => (
            <button key={kind} type="button" className="sp-chip" onClick={() => add(kind)}>
              <EditIcon name="plus" size={16} />
              {t(`studio.forms.kind.${kind}`)}
            </button>
          ))}
        </div>
      ) : (
        <p className="sp-note">{t("studio.forms.full", { count: most })}</p>
      )}
    </>
  );
}
