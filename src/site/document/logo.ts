import type { SiteSettings } from "../../generated/types.ts";
import type { LayerPath } from "./layer-path.ts";

/** Where a site says its logo. */
export const logoPath: LayerPath = ["site", "organisation", "logo"];

/** Where older documents say it. Whatever sets the logo takes that away. */
export const olderLogoPath: LayerPath = ["site", "info", "logo"];

/** The one logo of a site, wherever its document says it; undefined where it has none. */
export function logoOf({ info, organisation }: Pick<SiteSettings, "info" | "organisation">): string | undefined {
  return info.logo || organisation?.logo || undefined;
}
