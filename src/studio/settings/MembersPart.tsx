import type { ReactNode } from "react";
import { inputLimits } from "../../generated/built/input-limits.ts";
import { isObject } from "../../shared/json.ts";
import { effectiveValue } from "../../site/document/origin.ts";
import type { StudioLanguage } from "../language/load.ts";
import { changeValue } from "../panel/change.ts";
import { FieldFrame } from "../panel/FieldFrame.tsx";
import type { PartProps } from "../types.ts";
import { PartShell, SettingsAt } from "./PartShell.tsx";

/** How people become members of the site, and what is asked of them. */
export function MembersPart(props: PartProps): ReactNode {
  return (
    <PartShell {...props} aboutKey="studio.settings.members.about">
      {(language) => (
        <SettingsAt workbench={props} language={language} path={["site", "members"]} of="SiteMembers">
          <Members {...props} language={language} />
        </SettingsAt>
      )}
    </PartShell>
  );
}

const MIN_REWARD = inputLimits.site.members.rewardBps.min;
const MAX_REWARD = inputLimits.site.members.rewardBps.max;
const ways = ["open", "invited"] as const;
const switches = ["profile", "verify", "direct", "recommend"] as const;

function Members({ draft, edit, t, language }: PartProps & { language: StudioLanguage }): ReactNode {
  const { own, base, siteOrgNo } = draft;
  const value = (name: string): unknown => {
    const members = effectiveValue({ own, base, path: ["site", "members"] });
    return isObject(members) ? members[name] : undefined;
  };
  const set = (name: string, after: unknown) =>
    edit(
      (layer) => changeValue({ own: layer, base, path: ["site", "members", name], before: value(name), after }),
      "studio.edit.members",
    );
  const label = (name: string) => language.words.site.field("SiteMembers", name) ?? name;
  // Rewards are the platform's: what an organisation says of them does not count.
  const isPlatform = siteOrgNo === "default" || siteOrgNo === "";
  const shown = switches.filter((name) => name !== "recommend" || isPlatform);
  return (
    <div className="sp-fields">
      <FieldFrame id="members-join" label={label("join")} path={["site", "members", "join"]}>
        <select
          id="members-join"
          className="sp-input"
          value={value("join") === "invited" ? "invited" : "open"}
          onChange={(event) => set("join", event.target.value)}
        >
          {ways.map((way) => (
            <option key={way} value={way}>
              {t(`studio.members.join.${way}`)}
            </option>
          ))}
        </select>
      </FieldFrame>
      {shown.map((name) => (
        <FieldFrame
          key={name}
          id={`members-${name}`}
          label={label(name)}
          about={t(`studio.members.${name}.about`)}
          path={["site", "members", name]}
        >
          <label className="sp-toggle">
            <input
              id={`members-${name}`}
              type="checkbox"
              checked={value(name) === true}
              onChange={(event) => set(name, event.target.checked)}
            />
            <span>{t(value(name) === true ? "studio.field.on" : "studio.field.off")}</span>
          </label>
        </FieldFrame>
      ))}
      {isPlatform && (
        <FieldFrame
          id="members-rewardBps"
          label={label("rewardBps")}
          about={t("studio.members.rewardBps.about")}
          path={["site", "members", "rewardBps"]}
        >
          <input
            id="members-rewardBps"
            className="sp-input"
            type="number"
            min={MIN_REWARD / 100}
            max={MAX_REWARD / 100}
            step={0.01}
            value={Number(value("rewardBps") ?? 0) / 100}
            onChange={({ target }) => {
              const bps = Math.round(Number(target.value) * 100);
              if (bps >= MIN_REWARD && bps <= MAX_REWARD) set("rewardBps", bps);
            }}
          />
        </FieldFrame>
      )}
    </div>
  );
}
