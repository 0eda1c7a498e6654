import { useState, type ReactNode } from "react";
import type { StudioKey } from "../../generated/built/locale-keys.ts";
import { languageWords } from "../language-name.ts";
import type { RichText } from "../../generated/types.ts";
import type { LayerPath } from "../../site/edit/edit.ts";
import { isObject } from "../../shared/json.ts";
import { effectiveValue } from "../../site/document/origin.ts";
import type { StudioLanguage } from "../language/load.ts";
import { changeValue } from "../panel/change.ts";
import { FieldFrame } from "../panel/FieldFrame.tsx";
import { RichPicker } from "../pickers/RichPicker.tsx";
import type { PartProps } from "../types.ts";
import { EntryList } from "./EntryList.tsx";
import { PartShell, SettingsAt } from "./PartShell.tsx";
import { SettingForm } from "./SettingForm.tsx";

/** The pages about the site: groups of them in the footer, and each page in every language. */
export function AboutPart(props: PartProps): ReactNode {
  const { t, draft } = props;
  const first = draft.locales[0] ?? "zh-CN";
  const words = (key: StudioKey) => ({ text: { [first]: t(key) } });
  const taken = articleIds(effectiveValue({ ...draft, path: ["site", "about"] }));
  return (
    <PartShell {...props} aboutKey="studio.settings.about.about">
      {(language) => (
        <EntryList
          workbench={props}
          language={language}
          path={["site", "about"]}
          nameKey="studio.about.section"
          keyStem="group"
          fresh={() => ({ navName: words("studio.about.newSection") })}
        >
          {(path) => (
            <div className="sp-form">
              <SettingForm workbench={props} language={language} path={path} of="AboutSection" only={["navName"]} />
              <h3>{t("studio.about.articles")}</h3>
              <EntryList
                workbench={props}
                language={language}
                path={[...path, "articles"]}
                nameKey="studio.about.article"
                keyStem="page"
                taken={taken}
                fresh={() => ({ title: words("studio.about.newArticle"), body: { [first]: empty } })}
              >
                {(there) => (
                  <div className="sp-form">
                    <p className="sp-about">
                      {t("studio.about.address", { address: `/terrace/${there.at(-1) ?? ""}` })}
                    </p>
                    <SettingForm
                      workbench={props}
                      language={language}
                      path={there}
                      of="AboutArticle"
                      only={["title", "cover"]}
                    />
                    <Body {...props} language={language} path={there} />
                  </div>
                )}
              </EntryList>
            </div>
          )}
        </EntryList>
      )}
    </PartShell>
  );
}

const empty: RichText = { type: "doc", content: [] };

/** The page itself, in one language at a time. */
function Body({ language, path, ...workbench }: PartProps & { language: StudioLanguage; path: LayerPath }): ReactNode {
  const { draft, edit, t } = workbench;
  const { own, base, locales } = draft;
  const [locale, setLocale] = useState(locales[0] ?? "zh-CN");
  const there = [...path, "body", locale];
  const value = effectiveValue({ own, base, path: there }) as RichText | undefined;
  const id = `about-${path.at(-1) ?? ""}-${locale}`;
  const label = language.words.site.field("AboutArticle", "body") ?? "body";
  return (
    <SettingsAt workbench={workbench} language={language} path={path} of="AboutArticle">
      <FieldFrame id={id} label={label} isGroup path={there}>
        <div className="sp-ways" role="group" aria-label={t("studio.about.languages")}>
          {locales.map((one) => (
            <button key={one} type="button" aria-pressed={one === locale} onClick={() => setLocale(one)}>
              {languageWords(one, t)}
            </button>
          ))}
        </div>
        <RichPicker
          key={id}
          id={id}
          label={label}
          value={value}
          onChange={(after) =>
            edit(
              (layer) =>
                changeValue({
                  own: layer,
                  base,
                  path: there,
                  before: effectiveValue({ own: layer, base, path: there }),
                  after: after ?? empty,
                }),
              "studio.edit.about",
              { together: there.join("/") },
            )
          }
        />
      </FieldFrame>
    </SettingsAt>
  );
}

/** An about page is found by its key alone, so that no two sections may have the same. */
function articleIds(about: unknown): string[] {
  return Object.values(isObject(about) ? about : {}).flatMap((section) =>
    isObject(section) && isObject(section["articles"]) ? Object.keys(section["articles"]) : [],
  );
}
