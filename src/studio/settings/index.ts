import type { SettingsPart } from "../types.ts";
import { AdsPart } from "./AdsPart.tsx";
import { FeaturesPart } from "./FeaturesPart.tsx";
import { InfoPart } from "./InfoPart.tsx";
import { LinksPart } from "./LinksPart.tsx";
import { NavPart } from "./NavPart.tsx";
import { ServicePart } from "./ServicePart.tsx";
import { ThemePart } from "./ThemePart.tsx";

/** The pages of the site's settings, in the order the studio lists them. */
export const settingsParts: Record<string, SettingsPart> = {
  info: { titleKey: "studio.settings.info", Part: InfoPart },
  theme: { titleKey: "studio.settings.theme", Part: ThemePart },
  nav: { titleKey: "studio.settings.nav", Part: NavPart },
  features: { titleKey: "studio.settings.features", Part: FeaturesPart },
  service: { titleKey: "studio.settings.service", Part: ServicePart },
  ads: { titleKey: "studio.settings.ads", Part: AdsPart },
  links: { titleKey: "studio.settings.links", Part: LinksPart },
};
