import { useState, type ReactNode } from "react";
import { effectiveValue } from "../../site/document/origin.ts";
import { removeValue, resetValue } from "../../site/edit/edit.ts";
import { allReadable, faintPairs } from "../../site/edit/readable.ts";
import type { StudioLanguage } from "../language/load.ts";
import { changeValue } from "../panel/change.ts";
import type { PartProps } from "../types.ts";
import { ThemeColour } from "./ThemeColour.tsx";
import { coloursOf, mainColours, type Mode } from "./theme-values.ts";

/** The colours of both modes, each with its contrast, and whether there is a dark mode. */
export function ThemeColours(props: PartProps & { language: StudioLanguage }): ReactNode {
  const { draft, edit, t, language } = props;
  const { own, base } = draft;
  const [mode, setMode] = useState<Mode>("light");
  const theme = effectiveValue({ own, base, path: ["theme"] });
  const colours = coloursOf(theme, mode);
  const hasDark = Object.keys(coloursOf(theme, "dark")).length > 0;
  const names = Object.keys(language.definitions["ThemeColors"]?.properties ?? {});
  const others = names.filter((name) => !mainColours.includes(name));
  const faint = faintPairs(colours);
  const field = (name: string) => (
    <ThemeColour key={`${mode} ${name}`} {...props} mode={mode} name={name} colours={colours} />
  );
  const path = ["theme", "color", mode];
  const mend = () =>
    edit(
      (layer) => changeValue({ own: layer, base, path, before: colours, after: allReadable(colours) }),
      "studio.edit.readable",
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
      <h2>{t("studio.theme.colours")}</h2>
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
      <p className={faint.length > 0 ? "sp-problem" : "sp-note"} role="status">
        {faint.length > 0 ? t("studio.theme.unreadable", { count: faint.length }) : t("studio.theme.readable")}
      </p>
      {faint.length > 0 && (
        <button type="button" className="btn ghost" onClick={mend}>
          {t("studio.theme.mendAll")}
        </button>
      )}
      {(mode === "light" || hasDark) && (
        <>
          <div className="sp-fields">{mainColours.filter((name) => names.includes(name)).map(field)}</div>
          <details className="sp-group">
            <summary>
              <h3>{t("studio.theme.allColours")}</h3>
              <span className="sp-count">{others.length}</span>
            </summary>
            <div className="sp-fields">{others.map(field)}</div>
          </details>
        </>
      )}
    </section>
  );
}
