import type { ReactNode } from "react";
import { LogoField } from "./LogoField.tsx";
import type { PartProps } from "../types.ts";
import { PartShell } from "./PartShell.tsx";
import { SettingForm } from "./SettingForm.tsx";

const parts = [
  { titleKey: "studio.info.name", of: "SiteInfo", at: "info", only: ["title", "desc", "keyword", "copyright"] },
  {
    titleKey: "studio.info.organisation",
    of: "SiteOrganisation",
    at: "organisation",
    only: ["orgName", "slogan", "intro", "cover"],
  },
  {
    titleKey: "studio.info.contact",
    of: "SiteOrganisation",
    at: "organisation",
    only: ["phone", "email", "address", "hours"],
  },
  { titleKey: "studio.info.records", of: "SiteInfo", at: "info", only: ["icp", "prn", "prnNo", "license"] },
  { titleKey: "studio.info.more", of: "SiteInfo", at: "info", only: ["courseAutoSignOutTime", "h5Domain"] },
  {
    titleKey: "studio.info.statistics",
    of: "SiteInfo",
    at: "info",
    only: ["isEnableStatistics", "statisticsProvider", "statisticsCode", "statisticsHost"],
  },
] as const;

/** What the site says of itself: names, records, statistics. */
export function InfoPart(props: PartProps): ReactNode {
  return (
    <PartShell {...props} aboutKey="studio.settings.info.about">
      {(language) =>
        parts.map(({ titleKey, of, at, only }) => (
          <section key={titleKey} className="sp-section">
            <h2>{props.t(titleKey)}</h2>
            {titleKey === "studio.info.organisation" && <LogoField {...props} language={language} />}
            <SettingForm workbench={props} language={language} path={["site", at]} of={of} only={only} />
          </section>
        ))
      }
    </PartShell>
  );
}
