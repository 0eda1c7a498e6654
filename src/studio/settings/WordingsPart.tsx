import { useMemo, useState, type ReactNode } from "react";
import { languageWords } from "../language-name.ts";
import { resetValue } from "../../site/edit/edit.ts";
import { isObject } from "../../shared/json.ts";
import { effectiveValue } from "../../site/document/origin.ts";
import { isPlatformText } from "../../site/permissions/platform-texts.ts";
import type { StudioLanguage } from "../language/load.ts";
import { changeValue } from "../panel/change.ts";
import { Chooser } from "../pickers/Chooser.tsx";
import { PickerIcon } from "../pickers/PickerIcon.tsx";
import { productTexts } from "../pickers/TextPicker.tsx";
import { TypedInput } from "../pickers/TypedInput.tsx";
import type { PartProps } from "../types.ts";
import { PartShell, SettingsAt } from "./PartShell.tsx";

/** Other words for texts of the product, wherever they stand on the site. */
export function WordingsPart(props: PartProps): ReactNode {
  return (
    <PartShell {...props} aboutKey="studio.settings.wordings.about">
      {(language) => (
        <SettingsAt workbench={props} language={language} path={["texts"]} of="SiteTexts">
          <Wordings {...props} language={language} />
        </SettingsAt>
      )}
    </PartShell>
  );
}

function Wordings({ draft, edit, t, locale, language }: PartProps & { language: StudioLanguage }): ReactNode {
  const { own, base, locales } = draft;
  const [added, setAdded] = useState<readonly string[]>([]);
  const options = useMemo(
    () => productTexts(language.texts, locale).filter(({ id }) => !isPlatformText(id, language)),
    [language, locale],
  );
  const reworded = Object.values(own.texts ?? {}).flatMap((catalogue) =>
    isObject(catalogue) ? Object.keys(catalogue) : [],
  );
  // Those that were just chosen stand first, also before anything was written.
  const keys = [...new Set([...added, ...reworded.sort()])];
  const saidBy = (inLocale: string, key: string) => {
    const inherited = effectiveValue({ own: { version: own.version }, base, path: ["texts", inLocale, key] });
    return typeof inherited === "string" ? inherited : (language.texts[inLocale]?.[key] ?? "");
  };
  const written = (inLocale: string, key: string) => {
    const catalogue = own.texts?.[inLocale];
    const words = isObject(catalogue) ? catalogue[key] : undefined;
    return typeof words === "string" ? words : "";
  };

  function change(inLocale: string, key: string, words: string) {
    const path = ["texts", inLocale, key];
    edit(
      (layer) =>
        words === "" || words === language.texts[inLocale]?.[key]
          ? resetValue({ own: layer, path })
          : changeValue({ own: layer, base, path, before: effectiveValue({ own: layer, base, path }), after: words }),
      "studio.edit.wording",
      { together: path.join("/") },
    );
  }

  function reset(key: string) {
    edit(
      (layer) => locales.reduce((changed, one) => resetValue({ own: changed, path: ["texts", one, key] }), layer),
      "studio.edit.wording",
    );
    setAdded(added.filter((one) => one !== key));
  }

  return (
    <>
      <Chooser
        id="wordings"
        label={t("studio.wordings.find")}
        options={options}
        value={undefined}
        placeholder={t("studio.wordings.find")}
        onChoose={(key) => setAdded([key, ...added.filter((one) => one !== key)])}
      />
      {keys.length === 0 && <p className="sp-note">{t("studio.wordings.none")}</p>}
      <ul className="sp-list">
        {keys.map((key) => (
          <li key={key}>
            <div className="sp-inside">
              <p className="sp-about">{t("studio.wordings.was", { words: saidBy(locale, key) })}</p>
              {locales.map((one) => (
                <div key={one} className="sp-words">
                  <label htmlFor={`wording-${one}-${key}`}>{languageWords(one, t)}</label>
                  <TypedInput
                    id={`wording-${one}-${key}`}
                    lang={one}
                    isLong={saidBy(one, key).length > 60}
                    placeholder={saidBy(one, key)}
                    value={written(one, key)}
                    onChange={(words) => change(one, key, words)}
                  />
                  {lost(saidBy(one, key), written(one, key)).map((name) => (
                    <p key={name} className="sp-problem">
                      <PickerIcon name="warning" size={16} />
                      {t("studio.wordings.lost", { name: `{${name}}` })}
                    </p>
                  ))}
                </div>
              ))}
            </div>
            <span className="sp-entry-tools">
              <button
                type="button"
                aria-label={t("studio.wordings.resetOf", { words: saidBy(locale, key) })}
                title={t("studio.origin.reset")}
                onClick={() => reset(key)}
              >
                <PickerIcon name="undo" />
              </button>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * The `{names}` that the product's words have and other words for them leave out: what they stand for would not be
 * said.
 */
function lost(said: string, written: string): string[] {
  if (written === "") return [];
  return [...said.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name).filter((name) => !written.includes(`{${name}}`));
}
