import type { LecturerInvitation, LecturerOffer, LecturerOffers } from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { maskMobile } from "../../../lib/mask-mobile.ts";
import { presentOrgNo } from "../../../lib/org-no.ts";
import { organisationWords } from "../../../lib/organisation-text.ts";
import type { InvitationRow, OfferRow } from "./queries.ts";

/** An invitation, for the organisation. */
export function presentInvitation(row: InvitationRow, timeZone: string | undefined): LecturerInvitation {
  return {
    id: row.id,
    invitee: row.code ?? maskMobile(row.mobile ?? ""),
    way: row.way,
    ...(row.mobile === null ? {} : { mobile: maskMobile(row.mobile) }),
    ...(row.code === null ? {} : { code: row.code, joinPath: `/teach?code=${row.code}` }),
    isSingle: row.is_single,
    note: row.note,
    lecturerProportion: row.share_bps / 100,
    state: row.state,
    acceptedCount: row.accepted_count,
    ...(row.lecturer_name === null ? {} : { lecturerName: row.lecturer_name }),
    gmtExpire: dateTimeIn(timeZone, row.gmt_expire),
    gmtCreate: dateTimeIn(timeZone, row.gmt_create),
    ...(row.gmt_answer === null ? {} : { gmtAnswer: dateTimeIn(timeZone, row.gmt_answer) }),
  };
}

/** For whom an invitation is shown: what decides whether they can accept it. */
export type Invitee = Pick<LecturerOffers, "standing" | "orgNo" | "hasProfile">;

/** The same, for whom it is made; with the code only where they came by it. */
export async function presentOffer(row: OfferRow, invitee: Invitee, context: OperationContext): Promise<LecturerOffer> {
  const hindrance = hindranceOf(presentOrgNo(row.org_no), invitee);
  const { orgName } = await organisationWords(row.org_no, row.org_name, context);
  return {
    ...(row.code === null ? { id: row.id } : { code: row.code }),
    orgNo: row.org_no,
    orgName,
    lecturerProportion: row.share_bps / 100,
    state: row.state,
    ...(hindrance === undefined ? {} : { hindrance }),
    needsProfile: !invitee.hasProfile,
    gmtExpire: dateTimeIn(context.site.settings.timeZone, row.gmt_expire),
  };
}

function hindranceOf(orgNo: string, { standing, orgNo: own }: Invitee): LecturerOffer["hindrance"] {
  if (standing === "visitor" || standing === "other") return standing;
  if (own === orgNo && standing === "lecturer") return "here";
  return own !== "" && own !== orgNo ? "elsewhere" : undefined;
}
