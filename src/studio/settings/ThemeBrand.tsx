import type { ReactNode } from "react";
import { effectiveValue } from "../../site/document/origin.ts";
import { brandOf, withBrand } from "../../site/edit/brand.ts";
import type { StudioLanguage } from "../language/load.ts";
import { changeValue } from "../panel/change.ts";
import { FieldFrame } from "../panel/FieldFrame.tsx";
import { ColourPicker } from "../pickers/ColourPicker.tsx";
import type { PartProps } from "../types.ts";
import { SettingsAt } from "./PartShell.tsx";

/** The one colour that all others are made from, in both modes, as one step that can be undone. */
export function ThemeBrand({ language, ...workbench }: PartProps & { language: StudioLanguage }): ReactNode {
  const { draft, edit, t } = workbench;
  const { own, base } = draft;
  const path = ["theme", "color"];
  const brand = brandOf(effectiveValue({ own, base, path }));
  const choose = (colour: string) =>
    edit(
      (layer) => {
        const before = effectiveValue({ own: layer, base, path });
        return changeValue({ own: layer, base, path, before, after: withBrand(before, colour) });
      },
      "studio.edit.brand",
      { together: "theme/brand" },
    );
  return (
    <SettingsAt workbench={workbench} language={language} path={path} of="ThemeColors">
      <section className="sp-section">
        <FieldFrame id="theme-brand" label={t("studio.theme.main")} about={t("studio.theme.main.about")} isGroup>
          <ColourPicker id="theme-brand" label={t("studio.theme.main")} value={brand} onChange={choose} />
        </FieldFrame>
      </section>
    </SettingsAt>
  );
}
