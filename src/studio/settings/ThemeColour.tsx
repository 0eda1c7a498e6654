import type { ReactNode } from "react";
import { effectiveValue } from "../../site/document/origin.ts";
import { faintPairs, withReadable, type Colours } from "../../site/edit/readable.ts";
import type { Layer } from "../../site/document/resolve.ts";
import type { StudioLanguage } from "../language/load.ts";
import { changeValue } from "../panel/change.ts";
import { FieldFrame } from "../panel/FieldFrame.tsx";
import { ColourPicker } from "../pickers/ColourPicker.tsx";
import type { PartProps } from "../types.ts";
import { SettingsAt } from "./PartShell.tsx";
import type { Mode } from "./theme-values.ts";

interface ThemeColourProps extends PartProps {
  language: StudioLanguage;
  mode: Mode;
  name: string;
  /** The colours of the mode, to say whether this one can be read on the others. */
  colours: Colours;
}

/** One colour, with what it cannot be read on while it is chosen, and one press that makes it readable. */
export function ThemeColour({ language, mode, name, colours, ...workbench }: ThemeColourProps): ReactNode {
  const { draft, edit, t } = workbench;
  const { base } = draft;
  const valueIn = (own: Layer, at: readonly string[]) => effectiveValue({ own, base, path: at });
  const path = ["theme", "color", mode, name];
  const tokenLabel = (token: string) => language.words.site.token(`color.${token}`) ?? token;
  const id = `colour-${mode}-${name}`;
  const faint = faintPairs(colours).filter(({ front }) => front === name);
  const findings = faint.map(({ front, back, ratio, least }) => ({
    severity: "error" as const,
    pointer: "",
    message: t("studio.theme.contrast", {
      front: tokenLabel(front),
      back: tokenLabel(back),
      ratio: Math.floor(ratio * 100) / 100,
      least,
    }),
  }));
  const change = (colour: string) =>
    edit(
      (layer) => changeValue({ own: layer, base, path, before: valueIn(layer, path), after: colour || undefined }),
      "studio.edit.theme",
      {
        together: path.join("/"),
      },
    );
  const mend = () => {
    const after = faint.reduce<Colours>((made, pair) => withReadable(made, pair), colours);
    edit(
      (layer) =>
        changeValue({ own: layer, base, path: path.slice(0, 3), before: valueIn(layer, path.slice(0, 3)), after }),
      "studio.edit.readable",
    );
  };
  return (
    <SettingsAt workbench={workbench} language={language} path={["theme", "color", mode]} of="ThemeColors">
      <FieldFrame id={id} label={tokenLabel(name)} isGroup path={path} findings={findings}>
        <ColourPicker id={id} label={tokenLabel(name)} value={colours[name] ?? ""} onChange={change} />
        {faint.length > 0 && (
          <button
            type="button"
            className="sp-plain"
            aria-label={t("studio.theme.mendOf", { name: tokenLabel(name) })}
            onClick={mend}
          >
            {t("studio.theme.mend")}
          </button>
        )}
      </FieldFrame>
    </SettingsAt>
  );
}
