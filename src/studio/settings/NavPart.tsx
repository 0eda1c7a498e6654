import type { ReactNode } from "react";
import type { PartProps } from "../types.ts";
import { barEntries } from "../../blocks/site-header/bar-entries.ts";
import { EntryList } from "./EntryList.tsx";
import { PartShell } from "./PartShell.tsx";
import { SettingForm } from "./SettingForm.tsx";

/** The navigation: its entries in order, each with words, a target and perhaps a condition. */
export function NavPart(props: PartProps): ReactNode {
  const first = props.draft.locales[0] ?? "zh-CN";
  return (
    <PartShell {...props} aboutKey="studio.settings.nav.about">
      {(language) => (
        <EntryList
          workbench={props}
          language={language}
          path={["nav", "items"]}
          nameKey="studio.nav.entry"
          keyStem="nav"
          fresh={() => ({ navTitle: { text: { [first]: props.t("studio.nav.new") } }, navUrl: "/list" })}
          noteOf={(entry, index) =>
            [String(entry["navUrl"] ?? ""), index < barEntries ? "" : props.t("studio.nav.underMore")]
              .filter(Boolean)
              .join(" · ")
          }
        >
          {(path) => (
            <SettingForm workbench={props} language={language} path={path} of="NavEntry" without={["order"]} />
          )}
        </EntryList>
      )}
    </PartShell>
  );
}
