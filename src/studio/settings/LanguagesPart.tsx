import { useState, type ReactNode } from "react";
import { pressedKey } from "../../ui/pressed-key.ts";
import { languageWords } from "../language-name.ts";
import { firstLanguage, languages } from "../../generated/languages.ts";
import { tagOf } from "../../site/check/language-files.ts";
import { isObject } from "../../shared/json.ts";
import { effectiveValue } from "../../site/document/origin.ts";
import type { StudioLanguage } from "../language/load.ts";
import { changeValue } from "../panel/change.ts";
import { FieldFrame } from "../panel/FieldFrame.tsx";
import type { PartProps } from "../types.ts";
import { PartShell, SettingsAt } from "./PartShell.tsx";

/** Which languages the site offers, and which one stands for visitors who ask for none of them. */
export function LanguagesPart(props: PartProps): ReactNode {
  return (
    <PartShell {...props} aboutKey="studio.settings.languages.about">
      {(language) => (
        <SettingsAt workbench={props} language={language} path={["site", "locales"]} of="SiteLocales">
          <Languages {...props} language={language} />
        </SettingsAt>
      )}
    </PartShell>
  );
}

/** A language by its tag: any that there is. */
function OtherLanguage({ t, onAdd }: Pick<PartProps, "t"> & { onAdd: (tag: string) => void }): ReactNode {
  const [written, setWritten] = useState("");
  const tag = tagOf(written.trim());
  const add = () => {
    if (tag === undefined) return;
    onAdd(tag);
    setWritten("");
  };
  return (
    <div className="sp-row">
      <input
        className="sp-input"
        aria-label={t("studio.languages.other")}
        placeholder={t("studio.languages.other.example")}
        value={written}
        onChange={(event) => setWritten(event.target.value)}
        onKeyDown={(event) => pressedKey(event) === "Enter" && add()}
      />
      <button type="button" className="sp-small" disabled={tag === undefined} onClick={add}>
        {tag === undefined ? t("studio.languages.add") : t("studio.languages.addOne", { name: languageWords(tag, t) })}
      </button>
    </div>
  );
}

function Languages({ draft, edit, t, language }: PartProps & { language: StudioLanguage }): ReactNode {
  const { own, base } = draft;
  const path = ["site", "locales"];
  const locales = effectiveValue({ own, base, path });
  const offered =
    isObject(locales) && Array.isArray(locales["offered"]) ? locales["offered"].map(String) : [...languages];
  const first = isObject(locales) && typeof locales["default"] === "string" ? locales["default"] : firstLanguage;
  const set = (after: { default: string; offered: string[] }) =>
    edit(
      (layer) => changeValue({ own: layer, base, path, before: effectiveValue({ own: layer, base, path }), after }),
      "studio.edit.languages",
    );

  // Those of the product, those that the platform has texts in, and what was added by its tag.
  const choices = [...new Set([...languages, ...Object.keys(base.texts ?? {}), ...offered])];

  function offer(one: string, isOffered: boolean) {
    const next = [...new Set([...choices, one])].filter((name) => (name === one ? isOffered : offered.includes(name)));
    const [stays] = next;
    if (stays !== undefined) set({ default: next.includes(first) ? first : stays, offered: next });
  }

  return (
    <div className="sp-fields">
      <FieldFrame
        id="languages-offered"
        label={language.words.site.field("SiteLocales", "offered") ?? "offered"}
        about={t("studio.languages.offered.about")}
        isGroup
        path={[...path, "offered"]}
      >
        {choices.map((one) => (
          <label key={one} className="sp-check">
            <input
              type="checkbox"
              checked={offered.includes(one)}
              disabled={offered.length === 1 && offered.includes(one)}
              onChange={(event) => offer(one, event.target.checked)}
            />
            {languageWords(one, t)}
          </label>
        ))}
        <OtherLanguage t={t} onAdd={(tag) => offer(tag, true)} />
      </FieldFrame>
      <FieldFrame
        id="languages-default"
        label={language.words.site.field("SiteLocales", "default") ?? "default"}
        about={t("studio.languages.default.about")}
        path={[...path, "default"]}
      >
        <select
          id="languages-default"
          className="sp-input"
          value={first}
          onChange={(event) => set({ default: event.target.value, offered })}
        >
          {offered.map((one) => (
            <option key={one} value={one}>
              {languageWords(one, t)}
            </option>
          ))}
        </select>
      </FieldFrame>
    </div>
  );
}
