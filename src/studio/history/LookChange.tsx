import type { ReactNode } from "react";
import type { LayerChange } from "../../generated/types.ts";
import { useStudio } from "../StudioContext.ts";
import type { ThemePreset } from "../settings/theme-presets.ts";
import { ChangeValue } from "./ChangeValue.tsx";

interface LookChangeProps {
  preset: ThemePreset | undefined;
  brand?: string;
  changes: readonly LayerChange[];
  placeOf: (path: readonly string[]) => string;
}

/** The colours that tell a look at first sight. */
const telling = ["page", "primary", "accent", "footer", "hero", "text"];

/** A look that was chosen, as one row: its name, and its colours before and after. All of them are one press away. */
export function LookChange({ preset, brand, changes, placeOf }: LookChangeProps): ReactNode {
  const { t } = useStudio();
  const light = telling.flatMap((token) =>
    changes.filter(({ path }) => path.slice(1).join(".") === `color.light.${token}`),
  );
  return (
    <div role="group" aria-label={t("studio.place.theme")}>
      <p className="place">{t("studio.place.theme")}</p>
      <ul>
        <li className="changed">
          <p className="head">
            <span className="kind">{t("studio.kind.changed")}</span>{" "}
            <b>
              {preset !== undefined
                ? t("studio.change.look", { name: t(`studio.theme.preset.${preset}`) })
                : brand !== undefined
                  ? t("studio.change.brand", { colour: brand })
                  : t("studio.change.tokens", { count: changes.length })}
            </b>
          </p>
          {light.length > 0 && (
            <div className="sides" aria-hidden="true">
              {(["before", "after"] as const).map((side) => (
                <div key={side}>
                  {light.map(({ path, [side]: colour }) => (
                    <span
                      key={path.join("/")}
                      className="swatch"
                      style={typeof colour === "string" ? { background: colour } : {}}
                    />
                  ))}
                </div>
              ))}
            </div>
          )}
          <details>
            <summary>{t("studio.change.each", { count: changes.length })}</summary>
            {changes.map((change) => (
              <div key={change.path.join("/")} className="inside">
                <span className="name">{placeOf(change.path)}</span>
                <ChangeValue change={change} />
              </div>
            ))}
          </details>
        </li>
      </ul>
    </div>
  );
}
