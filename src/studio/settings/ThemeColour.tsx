import type { ReactNode } from "react";
import { effectiveValue } from "../../site/document/origin.ts";
import type { StudioLanguage } from "../language/load.ts";
import { changeValue } from "../panel/change.ts";
import { FieldFrame } from "../panel/FieldFrame.tsx";
import { ColourPicker } from "../pickers/ColourPicker.tsx";
import type { PartProps } from "../types.ts";
import { SettingsAt } from "./PartShell.tsx";
import { unreadable, type Mode } from "./theme-values.ts";

interface ThemeColourProps extends PartProps {
  language: StudioLanguage;
  mode: Mode;
  name: string;
  /** The colours of the mode, to say whether this one can be read on the others. */
  colours: Partial<Record<string, string>>;
}

/** One colour, with what it cannot be read with while it is chosen. */
export function ThemeColour({ language, mode, name, colours, ...workbench }: ThemeColourProps): ReactNode {
  const { draft, edit, t } = workbench;
  const { base } = draft;
  const path = ["theme", "color", mode, name];
  const tokenLabel = (token: string) => language.words.site.token(`color.${token}`) ?? token;
  const id = `colour-${mode}-${name}`;
  const bad = unreadable(colours, name);
  const findings = bad.map(({ front, back, ratio, least }) => ({
    severity: "error" as const,
    pointer: "",
    message: t("studio.theme.contrast", { front: tokenLabel(front), back: tokenLabel(back), ratio, least }),
  }));
  const change = (colour: string) =>
    edit(
      (layer) =>
        changeValue({
          own: layer,
          base,
          path,
          before: effectiveValue({ own: layer, base, path }),
          after: colour === "" ? undefined : colour,
        }),
      "studio.edit.theme",
      { together: path.join("/") },
    );
  return (
    <SettingsAt workbench={workbench} language={language} path={["theme", "color", mode]} of="ThemeColors">
      <FieldFrame id={id} label={tokenLabel(name)} isGroup path={path} findings={findings}>
        <ColourPicker id={id} label={tokenLabel(name)} value={colours[name] ?? ""} onChange={change} />
      </FieldFrame>
    </SettingsAt>
  );
}
