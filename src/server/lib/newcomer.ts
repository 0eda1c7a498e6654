import { FirstLoginVerificationStatusEnum } from "../../generated/enums.ts";
import type { SiteSettings } from "../../generated/types.ts";
import { isOffered } from "../../site/document/features.ts";
import { PLATFORM } from "./org-no.ts";

/** What an account is told to be when it comes to belong to a site, by the site's settings. */
export interface Standing {
  directUser: boolean;
  roadTransportationUser: boolean;
  firstLoginVerificationStatus: FirstLoginVerificationStatusEnum;
}

/** What new members of a site are: the platform's are its direct users, and whoever signs up at a site for drivers is one. */
export function newcomerStanding({ orgNo, settings }: { orgNo: string; settings: SiteSettings }): Standing {
  const { direct = false, profile = false } = settings.members ?? {};
  return {
    directUser: orgNo === PLATFORM || direct,
    roadTransportationUser: isOffered(settings.features, "roadTransport"),
    firstLoginVerificationStatus: profile
      ? FirstLoginVerificationStatusEnum.pending
      : FirstLoginVerificationStatusEnum.notNeeded,
  };
}

/** Whether only those who were invited become members of a site. The platform is open. */
export function isInvitedOnly({ orgNo, settings }: { orgNo: string; settings: SiteSettings }): boolean {
  return orgNo !== PLATFORM && settings.members?.join === "invited";
}
