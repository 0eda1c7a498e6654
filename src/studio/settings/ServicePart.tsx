import type { ReactNode } from "react";
import type { PartProps } from "../types.ts";
import { PartShell } from "./PartShell.tsx";
import { SettingForm } from "./SettingForm.tsx";

const only = ["isShowService", "service1", "service2", "service3", "service4", "service5", "wxCode", "wbCode"];

/** How people reach the site: service numbers, and the codes of its accounts. */
export function ServicePart(props: PartProps): ReactNode {
  return (
    <PartShell {...props} aboutKey="studio.settings.service.about">
      {(language) => (
        <SettingForm workbench={props} language={language} path={["site", "info"]} of="SiteInfo" only={only} />
      )}
    </PartShell>
  );
}
