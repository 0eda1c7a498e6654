import { UserTypeEnum } from "../generated/enums.ts";
import type { Trx } from "../server/database/connect.ts";
import { invitationsOrgNo, lecturerInvitations } from "./content/lecturer-invitations.ts";
import { dayAt, insertRows } from "./insert-rows.ts";

/** Whom an organisation has invited to teach for it. */
export async function seedLecturerInvitations(trx: Trx, now: Date): Promise<void> {
  const users = await trx.selectFrom("app_user").select(["user_no", "mobile", "org_no", "user_type"]).execute();
  const author = users.find(
    ({ org_no: orgNo, user_type: userType }) => orgNo === invitationsOrgNo && userType === UserTypeEnum.organisation,
  );
  await insertRows(
    trx,
    "lecturer_invitation",
    lecturerInvitations.map(({ mobile, code, isSingle = true, note, percent, state, daysAgo, daysLeft }) => ({
      org_no: invitationsOrgNo,
      way: mobile === undefined ? "link" : "number",
      mobile: mobile ?? null,
      code: code ?? null,
      is_single: isSingle,
      note,
      share_bps: percent * 100,
      state,
      user_no: state === "declined" ? (users.find((one) => one.mobile === mobile)?.user_no ?? null) : null,
      author_user_no: author?.user_no ?? null,
      gmt_expire: dayAt(now, daysLeft, 9),
      gmt_create: dayAt(now, -daysAgo, 9),
      gmt_answer: state === "declined" ? dayAt(now, -daysAgo + 1, 20) : null,
    })),
  );
}
