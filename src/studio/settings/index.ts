import type { SettingsPart } from "../types.ts";
import { AboutPart } from "./AboutPart.tsx";
import { AdsPart } from "./AdsPart.tsx";
import { BeginPart } from "./BeginPart.tsx";
import { DomainPart } from "./DomainPart.tsx";
import { FeaturesPart } from "./FeaturesPart.tsx";
import { FormsPart } from "./forms/FormsPart.tsx";
import { FooterPart } from "./FooterPart.tsx";
import { ImagesPart } from "./ImagesPart.tsx";
import { InfoPart } from "./InfoPart.tsx";
import { LanguagesPart } from "./LanguagesPart.tsx";
import { LinksPart } from "./LinksPart.tsx";
import { MembersPart } from "./MembersPart.tsx";
import { NavPart } from "./NavPart.tsx";
import { PublishingPart } from "./PublishingPart.tsx";
import { ServicePart } from "./ServicePart.tsx";
import { ThemePart } from "./ThemePart.tsx";
import { WordingsPart } from "./WordingsPart.tsx";
import { YoursPart } from "../yours/YoursPart.tsx";

/** The pages of the site's settings, in the order the studio lists them. */
export const settingsParts: Record<string, SettingsPart> = {
  info: { titleKey: "studio.settings.info", Part: InfoPart, shownOn: "home" },
  begin: { titleKey: "studio.settings.begin", Part: BeginPart, shownOn: "home" },
  theme: { titleKey: "studio.settings.theme", Part: ThemePart, shownOn: "home" },
  images: { titleKey: "studio.settings.images", Part: ImagesPart },
  nav: { titleKey: "studio.settings.nav", Part: NavPart, shownOn: "home" },
  footer: { titleKey: "studio.settings.footer", Part: FooterPart, shownOn: "home", block: "siteFooter" },
  languages: { titleKey: "studio.settings.languages", Part: LanguagesPart },
  wordings: { titleKey: "studio.settings.wordings", Part: WordingsPart },
  about: { titleKey: "studio.settings.about", Part: AboutPart },
  features: { titleKey: "studio.settings.features", Part: FeaturesPart },
  members: { titleKey: "studio.settings.members", Part: MembersPart },
  forms: { titleKey: "studio.settings.forms", Part: FormsPart },
  service: { titleKey: "studio.settings.service", Part: ServicePart, shownOn: "home", block: "footerService" },
  ads: { titleKey: "studio.settings.ads", Part: AdsPart, shownOn: "home" },
  links: { titleKey: "studio.settings.links", Part: LinksPart, shownOn: "home" },
  yours: { titleKey: "studio.settings.yours", Part: YoursPart },
  publishing: { titleKey: "studio.settings.publishing", Part: PublishingPart, may: "savePublishingRule" },
  domain: { titleKey: "studio.settings.domain", Part: DomainPart, may: "addSiteDomain", sees: "listSiteDomains" },
};
