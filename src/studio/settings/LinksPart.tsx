import type { ReactNode } from "react";
import type { PartProps } from "../types.ts";
import { EntryList } from "./EntryList.tsx";
import { PartShell } from "./PartShell.tsx";
import { SettingForm } from "./SettingForm.tsx";

/** Friend links in the footer. */
export function LinksPart(props: PartProps): ReactNode {
  return (
    <PartShell {...props} aboutKey="studio.settings.links.about">
      {(language) => (
        <EntryList
          workbench={props}
          language={language}
          path={["site", "links"]}
          nameKey="studio.links.entry"
          keyStem="link"
          fresh={() => ({ linkName: props.t("studio.links.new"), linkUrl: "https://" })}
          title={(entry) => String(entry["linkName"] ?? "")}
          noteOf={(entry) => String(entry["linkUrl"] ?? "")}
        >
          {(path) => (
            <SettingForm workbench={props} language={language} path={path} of="SiteLink" without={["order"]} />
          )}
        </EntryList>
      )}
    </PartShell>
  );
}
