import type { ReactNode } from "react";
import type { PartProps } from "../types.ts";
import { LogoField } from "./LogoField.tsx";
import { PartShell } from "./PartShell.tsx";
import { SettingForm } from "./SettingForm.tsx";
import { ThemeBrand } from "./ThemeBrand.tsx";
import { ThemeColours } from "./ThemeColours.tsx";
import { ThemeLook } from "./ThemeLook.tsx";
import { ThemePresets } from "./ThemePresets.tsx";

/** The look of the site: a preset to begin with, colours with their contrast, corners, fonts, logo and icon. */
export function ThemePart(props: PartProps): ReactNode {
  return (
    <PartShell {...props} aboutKey="studio.settings.theme.about">
      {(language) => (
        <>
          <ThemePresets {...props} />
          <ThemeBrand {...props} language={language} />
          <section className="sp-section">
            <h2>{props.t("studio.theme.brand")}</h2>
            <LogoField {...props} language={language} />
            <SettingForm workbench={props} language={language} path={["site", "info"]} of="SiteInfo" only={["ico"]} />
          </section>
          <ThemeColours {...props} language={language} />
          <ThemeLook {...props} language={language} />
        </>
      )}
    </PartShell>
  );
}
