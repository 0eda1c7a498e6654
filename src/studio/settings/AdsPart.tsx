import type { ReactNode } from "react";
import { said } from "../said.ts";
import type { PartProps } from "../types.ts";
import { EntryList } from "./EntryList.tsx";
import { PartShell } from "./PartShell.tsx";
import { SettingForm } from "./SettingForm.tsx";

/** Advertisements, by the place they stand at. */
export function AdsPart(props: PartProps): ReactNode {
  const { t } = props;
  return (
    <PartShell {...props} aboutKey="studio.settings.ads.about">
      {(language) => (
        <EntryList
          workbench={props}
          language={language}
          path={["site", "ads"]}
          nameKey="studio.ads.entry"
          keyStem="ad"
          fresh={() => ({
            advLocation: 1,
            advImg: "",
            advTitle: { text: { [props.draft.locales[0] ?? "zh-CN"]: t("studio.ads.new") } },
          })}
          noteOf={(entry) => placeName(entry["advLocation"], t)}
        >
          {(path) => <SettingForm workbench={props} language={language} path={path} of="SiteAd" without={["order"]} />}
        </EntryList>
      )}
    </PartShell>
  );
}

function placeName(location: unknown, t: PartProps["t"]): string {
  return said(t, `studio.ads.place.${String(location)}`) ?? t("studio.ads.place", { number: Number(location) || 0 });
}
