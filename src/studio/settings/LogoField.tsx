import type { ReactNode } from "react";
import type { SiteSettings } from "../../generated/types.ts";
import { logoOf, logoPath, olderLogoPath } from "../../site/document/logo.ts";
import { effectiveValue } from "../../site/document/origin.ts";
import { resolveSettings } from "../../site/document/resolve.ts";
import { removeValue, resetValue } from "../../site/edit/edit.ts";
import type { StudioLanguage } from "../language/load.ts";
import { changeValue } from "../panel/change.ts";
import { FieldFrame } from "../panel/FieldFrame.tsx";
import { ImagePicker } from "../pickers/ImagePicker.tsx";
import type { PartProps } from "../types.ts";
import { SettingsAt } from "./PartShell.tsx";

/** The site's one logo, wherever it is asked for: heads of pages, lists of organisations, search engines have it. */
export function LogoField({ language, ...workbench }: PartProps & { language: StudioLanguage }): ReactNode {
  const { draft, edit, t } = workbench;
  const { base } = draft;
  const label = language.words.site.field("SiteOrganisation", "logo") ?? "logo";
  const logo = logoOf(resolveSettings(draft.layers, "site") as unknown as SiteSettings) ?? "";
  const change = (address: string) =>
    edit((layer) => {
      const own = withoutOlder(layer);
      const before = effectiveValue({ own, base, path: logoPath });
      return changeValue({ own, base, path: logoPath, before, after: address === "" ? undefined : address });
    }, "studio.edit.setting");
  const withoutOlder = (own: PartProps["draft"]["own"]) => {
    const reset = resetValue({ own, path: olderLogoPath });
    return effectiveValue({ own: reset, base, path: olderLogoPath }) === undefined
      ? reset
      : removeValue({ own: reset, inherited: base, path: olderLogoPath });
  };
  return (
    <SettingsAt workbench={workbench} language={language} path={logoPath.slice(0, 2)} of="SiteOrganisation">
      <FieldFrame id="site-logo" label={label} about={t("studio.theme.logo.about")} path={logoPath}>
        <ImagePicker id="site-logo" label={label} value={logo} onChange={change} />
      </FieldFrame>
    </SettingsAt>
  );
}
