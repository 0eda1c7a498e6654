import type { ReactNode } from "react";
import { isObject } from "../../shared/json.ts";
import { effectiveValue } from "../../site/document/origin.ts";
import { resolveDocument } from "../../site/document/resolve.ts";
import type { StudioLanguage } from "../language/load.ts";
import { changeValue } from "../panel/change.ts";
import { FieldFrame } from "../panel/FieldFrame.tsx";
import type { Draft, PartProps } from "../types.ts";
import { PartShell, SettingsAt } from "./PartShell.tsx";
import { featureNames, isOffered } from "../../site/document/features.ts";

/** What the site offers: each feature on or off. Off, its pages, links and calls are gone. */
export function FeaturesPart(props: PartProps): ReactNode {
  return (
    <PartShell {...props} aboutKey="studio.settings.features.about">
      {(language) => (
        <SettingsAt workbench={props} language={language} path={["site", "features"]} of="SiteSettings">
          <Features {...props} language={language} />
        </SettingsAt>
      )}
    </PartShell>
  );
}

function Features({ draft, edit, t, locale, language }: PartProps & { language: StudioLanguage }): ReactNode {
  const { own, base } = draft;
  const features = effectiveValue({ own, base, path: ["site", "features"] });
  const states = (isObject(features) ? features : {}) as Record<string, boolean>;
  const pages = screensByFeature(draft);
  const list = new Intl.ListFormat(locale, { type: "conjunction" });
  return (
    <div className="sp-fields">
      {featureNames.map((name) => {
        const isOn = isOffered(states, name);
        const id = `feature-${name}`;
        const shown = list.format(
          (pages.get(name) ?? []).map((screen) => language.words.site.screen(screen) ?? screen),
        );
        return (
          <FieldFrame
            key={name}
            id={id}
            label={language.words.site.feature(name) ?? name}
            about={shown && t("studio.features.pages", { pages: shown })}
            path={["site", "features", name]}
          >
            <label className="sp-toggle">
              <input
                id={id}
                type="checkbox"
                checked={isOn}
                onChange={(event) =>
                  edit(
                    (layer) =>
                      changeValue({
                        own: layer,
                        base,
                        path: ["site", "features", name],
                        before: states[name],
                        after: event.target.checked,
                      }),
                    "studio.edit.feature",
                  )
                }
              />
              <span>{t(isOn ? "studio.field.on" : "studio.field.off")}</span>
            </label>
          </FieldFrame>
        );
      })}
    </div>
  );
}

/** The screens that go with each feature. */
function screensByFeature({ layers, own, base }: Draft): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const screen of new Set([...Object.keys(base.screens ?? {}), ...Object.keys(own.screens ?? {})])) {
    const feature = resolveDocument(layers, "screens", screen)?.["feature"];
    if (typeof feature === "string") found.set(feature, [...(found.get(feature) ?? []), screen]);
  }
  return found;
}
