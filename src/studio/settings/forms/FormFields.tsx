import { useRef, useState, type ReactNode } from "react";
import { languageWords } from "../../language-name.ts";
import { isObject } from "../../../shared/json.ts";
import { effectiveValue } from "../../../site/document/origin.ts";
import type { StudioLanguage } from "../../language/load.ts";
import { EntryTools, followMoved } from "../../panel/EntryTools.tsx";
import { TypedInput } from "../../pickers/TypedInput.tsx";
import type { PartProps } from "../../types.ts";
import { fieldsOf, hideField, moveField, requireField, wordText, type FormField, type SiteForm } from "./form-edit.ts";

interface FormFieldsProps extends PartProps {
  language: StudioLanguage;
  form: SiteForm;
  /** Whether what the product requires may be left to people. */
  isFree: boolean;
}

/** The fields of a form in their order: what each is called, whether it has to be filled in, whether it shows. */
export function FormFields({ draft, edit, t, locale, language, form, isFree }: FormFieldsProps): ReactNode {
  const { own, base, locales } = draft;
  const root = useRef<HTMLOListElement>(null);
  const [opened, setOpened] = useState<string>();
  const fields = fieldsOf(form);
  const product = (one: string, key: string): string | undefined => {
    const inherited = effectiveValue({ own: { version: own.version }, base, path: ["texts", one, key] });
    return typeof inherited === "string" ? inherited : language.texts[one]?.[key];
  };
  const words = (one: string, key: string): string => {
    const catalogue = own.texts?.[one];
    const said = isObject(catalogue) ? catalogue[key] : undefined;
    return typeof said === "string" ? said : "";
  };
  const labelOf = ({ titleKey, name }: FormField) => words(locale, titleKey) || product(locale, titleKey) || name;

  function move(name: string, from: number, to: number) {
    edit((layer) => moveField({ own: layer, base, form }, name, to), "studio.edit.form");
    followMoved(root.current, from, to);
  }

  return (
    <ol className="sp-list" ref={root}>
      {fields.map((field, index) => {
        const { name, titleKey, isRequired, isHidden } = field;
        const label = labelOf(field);
        const isNeeded = isRequired && !isFree;
        return (
          <li key={name}>
            <details
              open={opened === name}
              onToggle={(event) => setOpened(event.currentTarget.open ? name : opened === name ? undefined : opened)}
            >
              <summary>
                <span>
                  {label}{" "}
                  <small className="sp-about">
                    {t(
                      isHidden ? "studio.forms.hidden" : isRequired ? "studio.forms.required" : "studio.forms.optional",
                    )}
                  </small>
                </span>
              </summary>
              {opened === name && (
                <div className="sp-inside sp-form">
                  <div role="group" aria-label={t("studio.forms.label")}>
                    {locales.map((one) => (
                      <div key={one} className="sp-words">
                        <label htmlFor={`form-${name}-${one}`}>
                          {t("studio.forms.label")} · {languageWords(one, t)}
                        </label>
                        <TypedInput
                          id={`form-${name}-${one}`}
                          lang={one}
                          placeholder={product(one, titleKey) ?? ""}
                          value={words(one, titleKey)}
                          onChange={(typed) =>
                            edit(
                              (layer) =>
                                wordText(
                                  { own: layer, base },
                                  { key: titleKey, locale: one, words: typed, product: product(one, titleKey) },
                                ),
                              "studio.edit.form",
                              { together: `${titleKey} ${one}` },
                            )
                          }
                        />
                      </div>
                    ))}
                  </div>
                  <label className="sp-check">
                    <input
                      type="checkbox"
                      checked={isRequired}
                      disabled={isNeeded || isHidden}
                      onChange={(event) =>
                        edit(
                          (layer) => requireField({ own: layer, base, form }, name, event.target.checked),
                          "studio.edit.form",
                        )
                      }
                    />
                    {t("studio.forms.isRequired")}
                  </label>
                  <label className="sp-check">
                    <input
                      type="checkbox"
                      checked={!isHidden}
                      disabled={isNeeded}
                      onChange={(event) =>
                        edit(
                          (layer) => hideField({ own: layer, base, form }, name, !event.target.checked),
                          "studio.edit.form",
                        )
                      }
                    />
                    {t("studio.forms.isShown")}
                  </label>
                  {isNeeded && <p className="sp-note">{t("studio.forms.needed")}</p>}
                </div>
              )}
            </details>
            <EntryTools
              title={label}
              index={index}
              count={fields.length}
              onMove={(to) => move(name, index, to)}
              t={t}
            />
          </li>
        );
      })}
    </ol>
  );
}
