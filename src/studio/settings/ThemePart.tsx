import { useState, type ReactNode } from "react";
import { removeValue, resetValue } from "../../site/edit/edit.ts";
import { effectiveValue } from "../../site/document/origin.ts";
import type { StudioLanguage } from "../language/load.ts";
import { changeValue } from "../panel/change.ts";
import type { PartProps } from "../types.ts";
import { PartShell } from "./PartShell.tsx";
import { SettingForm } from "./SettingForm.tsx";
import { ThemeColour } from "./ThemeColour.tsx";
import { ThemeLook } from "./ThemeLook.tsx";
import { ThemePresets } from "./ThemePresets.tsx";
import { coloursOf, mainColours, unreadable, type Mode } from "./theme-values.ts";

/** The look of the site: a preset to begin with, colours with their contrast, corners, fonts, logo and icon. */
export function ThemePart(props: PartProps): ReactNode {
  return (
    <PartShell {...props} aboutKey="studio.settings.theme.about">
      {(language) => (
        <>
          <ThemePresets {...props} />
          <section className="sp-section">
            <h3>{props.t("studio.theme.brand")}</h3>
            <SettingForm
              workbench={props}
              language={language}
              path={["site", "info"]}
              of="SiteInfo"
              only={["logo", "ico"]}
            />
          </section>
          <Colours {...props} language={language} />
          <ThemeLook {...props} language={language} />
        </>
      )}
    </PartShell>
  );
}

function Colours(props: PartProps & { language: StudioLanguage }): ReactNode {
  const { draft, edit, t, language } = props;
  const { own, base } = draft;
  const [mode, setMode] = useState<Mode>("light");
  const theme = effectiveValue({ own, base, path: ["theme"] });
  const colours = coloursOf(theme, mode);
  const hasDark = Object.keys(coloursOf(theme, "dark")).length > 0;
  const names = Object.keys(language.definitions["ThemeColors"]?.properties ?? {});
  const others = names.filter((name) => !mainColours.includes(name));
  const bad = unreadable(colours);
  const field = (name: string) => (
    <ThemeColour key={`${mode} ${name}`} {...props} mode={mode} name={name} colours={colours} />
  );
  const drop = () =>
    edit(
      (layer) => removeValue({ own: layer, inherited: base, path: ["theme", "color", "dark"] }),
      "studio.edit.theme",
    );
  const bring = () =>
    edit((layer) => {
      const reset = resetValue({ own: layer, path: ["theme", "color", "dark"] });
      const before = coloursOf(effectiveValue({ own: reset, base, path: ["theme"] }), "dark");
      return Object.keys(before).length > 0
        ? reset
        : changeValue({
            own: reset,
            base,
            path: ["theme", "color", "dark"],
            before: undefined,
            after: coloursOf(theme, "light"),
          });
    }, "studio.edit.theme");
  return (
    <section className="sp-section">
      <h3>{t("studio.theme.colours")}</h3>
      <div className="sp-ways" role="group" aria-label={t("studio.theme.modes")}>
        {(["light", "dark"] as const).map((one) => (
          <button key={one} type="button" aria-pressed={mode === one} onClick={() => setMode(one)}>
            {t(`studio.theme.mode.${one}`)}
          </button>
        ))}
      </div>
      {mode === "dark" && (
        <label className="sp-check">
          <input type="checkbox" checked={hasDark} onChange={(event) => (event.target.checked ? bring() : drop())} />
          {t("studio.theme.hasDark")}
        </label>
      )}
      <p className={bad.length > 0 ? "sp-problem" : "sp-note"} role="status">
        {bad.length > 0 ? t("studio.theme.unreadable", { count: bad.length }) : t("studio.theme.readable")}
      </p>
      {(mode === "light" || hasDark) && (
        <>
          <div className="sp-fields">{mainColours.filter((name) => names.includes(name)).map(field)}</div>
          <details className="sp-group">
            <summary>
              <h4>{t("studio.theme.allColours")}</h4>
              <span className="sp-count">{others.length}</span>
            </summary>
            <div className="sp-fields">{others.map(field)}</div>
          </details>
        </>
      )}
    </section>
  );
}
