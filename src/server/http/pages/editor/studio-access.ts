import { contract } from "../../../../generated/contract.ts";
import { mayAsStaff } from "../../../core/policy.ts";
import type { Session } from "../../../core/context.ts";
import { UserTypeEnum } from "../../../../generated/enums.ts";
import { isOrgNo } from "../../../../site/document/location.ts";
import { studioActs, type StudioMay } from "../../../../site/edit/studio-start.ts";
import { studioHref } from "../../../../shared/links.ts";

/** What comes of asking for an address of the studio. */
export type Entrance =
  | { kind: "studio"; orgNo: string }
  | { kind: "redirect"; to: string }
  | { kind: "noAccess" }
  | { kind: "notFound" };

export interface Asked {
  path: string;
  session: Pick<Session, "orgNo" | "userType" | "isOperator" | "staff">;
  /** Where operators begin. */
  consolePath: string;
}

/**
 * Who is let into the studio: an organisation into its own site's, with those of its staff who may read the draft, operators into that of any. What stands at an
 * address only says whose site it is; what may be read and changed is decided by each call.
 */
export function entranceTo({ path, session, consolePath }: Asked): Entrance {
  const isOfSite = mayAsStaff(session, contract.getSiteDraft);
  const own = session.userType === UserTypeEnum.organisation && isOrgNo(session.orgNo) && isOfSite;
  if (path === "/studio") {
    if (session.isOperator) return { kind: "redirect", to: consolePath };
    return own ? { kind: "redirect", to: studioHref(session.orgNo) } : { kind: "noAccess" };
  }
  const orgNo = /^\/studio\/site\/([^/]+)(?:\/|$)/.exec(path)?.[1];
  if (orgNo === undefined || !isOrgNo(orgNo)) return { kind: "notFound" };
  return session.isOperator || (own && orgNo === session.orgNo) ? { kind: "studio", orgNo } : { kind: "noAccess" };
}

/** Which of the studio's calls somebody may make who was let in. */
export function studioMay(session: Pick<Session, "staff">): StudioMay {
  return Object.fromEntries(studioActs.map((act) => [act, mayAsStaff(session, contract[act])])) as StudioMay;
}
