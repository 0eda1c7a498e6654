import type { ReactNode } from "react";
import { effectiveValue } from "../../site/document/origin.ts";
import { isSame } from "../../shared/same.ts";
import { changeValue } from "../panel/change.ts";
import type { PartProps } from "../types.ts";
import { themePresets, type ThemePreset } from "./theme-presets.ts";
import { PresetCard } from "./PresetCard.tsx";
import { coloursOf } from "./theme-values.ts";

/** Looks to begin with; choosing one changes colours, corners, fonts and distances in one step, which can be undone. */
export function ThemePresets({ draft, edit, t }: PartProps): ReactNode {
  const { base, own } = draft;
  const now = coloursOf(effectiveValue({ own, base, path: ["theme"] }), "light");
  const choose = (name: ThemePreset) =>
    edit(
      (layer) => {
        const preset = themePresets[name];
        return (["color", "radius", "font", "space"] as const).reduce((changed, group) => {
          const path = ["theme", group];
          const before = effectiveValue({ own: changed, base, path });
          // Tokens that the look does not name keep what they are: it lays itself over them.
          return changeValue({ own: changed, base, path, before, after: laidOver(before, preset[group]) });
        }, layer);
      },
      "studio.edit.preset",
      { values: { name: t(`studio.theme.preset.${name}`) } },
    );
  return (
    <section className="sp-section">
      <h2>{t("studio.theme.presets")}</h2>
      <div className="sp-looks" role="group" aria-label={t("studio.theme.presets")}>
        {(Object.keys(themePresets) as ThemePreset[]).map((name) => {
          const { light } = themePresets[name].color;
          const isNow = isSame(Object.fromEntries(Object.keys(light).map((token) => [token, now[token]])), light);
          return (
            <button key={name} type="button" aria-pressed={isNow} onClick={() => choose(name)}>
              <PresetCard look={themePresets[name]} />
              {t(`studio.theme.preset.${name}`)}
            </button>
          );
        })}
      </div>
    </section>
  );
}

function laidOver(before: unknown, over: object): object {
  const result: Record<string, unknown> = { ...(before as object | undefined) };
  for (const [name, value] of Object.entries(over))
    result[name] = typeof value === "object" ? laidOver(result[name], value as object) : value;
  return result;
}
