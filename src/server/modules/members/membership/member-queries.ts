import { sql } from "kysely";
import { FirstLoginVerificationStatusEnum } from "../../../../generated/enums.ts";
import type { Trx } from "../../../database/connect.ts";
import type { Standing } from "../../../lib/newcomer.ts";
import { PLATFORM } from "../../../lib/org-no.ts";

export type JoinKind = "site" | "code" | "invitation";

/** A person, held until the transaction ends: of two who change their membership one comes second. */
export function holdPerson(trx: Trx, userNo: string) {
  return trx
    .selectFrom("app_user")
    .select(["user_no", "org_no", "user_type", "is_operator", "mobile", "name"])
    .where("user_no", "=", userNo)
    .forUpdate()
    .executeTakeFirst();
}

/** Makes a person of the platform a member, with what the organisation's site says of new members. In scope system. */
export async function insertMember(
  trx: Trx,
  { userNo, orgNo, kind, standing }: { userNo: string; orgNo: string; kind: JoinKind; standing: Standing },
): Promise<void> {
  await trx
    .updateTable("app_user")
    .set({
      org_no: orgNo,
      direct_user: standing.directUser,
      road_transportation_user: standing.roadTransportationUser,
      first_login_verification_status: standing.firstLoginVerificationStatus,
      need_perfection: false,
      gmt_modified: sql<Date>`now()`,
    })
    .where("user_no", "=", userNo)
    .execute();
  // The row is there by the trigger of the table.
  await sql`update org_membership set join_kind = ${kind} where user_no = ${userNo} and gmt_end is null`.execute(trx);
  await trx.deleteFrom("profile_review").where("user_no", "=", userNo).execute();
  // Whoever comes back has what they had, as long as it was kept.
  for (const table of ["profile_answer", "member_selfie"])
    await sql`update ${sql.table(table)} set gmt_end = null where user_no = ${userNo} and org_no = ${orgNo}`.execute(
      trx,
    );
}

/**
 * Makes a member a person of the platform. What the organisation asked of them is asked no more; what it read of them it
 * reads no more. In scope system.
 */
export async function endMember(
  trx: Trx,
  { userNo, orgNo, kind, opinion, now }: { userNo: string; orgNo: string; kind: string; opinion: string; now: Date },
): Promise<void> {
  await sql`update org_membership set gmt_end = ${now}, end_kind = ${kind}, end_opinion = ${opinion}
    where user_no = ${userNo} and gmt_end is null`.execute(trx);
  await trx
    .updateTable("app_user")
    .set({
      org_no: PLATFORM,
      direct_user: true,
      road_transportation_user: false,
      first_login_verification_status: FirstLoginVerificationStatusEnum.notNeeded,
      need_perfection: false,
      gmt_modified: now,
    })
    .where("user_no", "=", userNo)
    .execute();
  await trx.deleteFrom("profile_review").where("user_no", "=", userNo).execute();
  for (const table of ["profile_answer", "member_selfie"])
    await sql`update ${sql.table(table)} set gmt_end = ${now} where user_no = ${userNo} and org_no = ${orgNo}`.execute(
      trx,
    );
}

/** Whether a code can still be used, and whose it is. */
export async function selectOpenCode(
  trx: Trx,
  { code, now }: { code: string; now: Date },
): Promise<{ id: string; org_no: string } | undefined> {
  const { rows } = await sql<{ id: string; org_no: string }>`select id, org_no from member_code
    where code = ${code} and gmt_revoke is null and gmt_expire > ${now} and (max_uses = 0 or used_count < max_uses)`.execute(
    trx,
  );
  return rows[0];
}

/** Uses a code, in one guarded statement; false where it is used up, ended or too old. */
export async function useCode(
  trx: Trx,
  { code, orgNo, now }: { code: string; orgNo: string; now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`update member_code set used_count = used_count + 1
    where code = ${code} and org_no = ${orgNo} and gmt_revoke is null and gmt_expire > ${now}
      and (max_uses = 0 or used_count < max_uses)`.execute(trx);
  return numAffectedRows === 1n;
}

/** Invitations of a number that wait, the newest first. */
export function selectWaiting(trx: Trx, mobile: string) {
  return trx
    .selectFrom("member_invitation")
    .innerJoin("organisation", "organisation.org_no", "member_invitation.org_no")
    .select(["id", "member_invitation.org_no", "org_name", "member_invitation.gmt_create"])
    .where("mobile", "=", mobile)
    .where("state", "=", "waiting")
    .orderBy("id", "desc")
    .limit(50)
    .execute();
}

/** Answers an invitation that waits; of two at once one does. */
export async function answerInvitation(
  trx: Trx,
  { id, mobile, state, now }: { id: string; mobile: string; state: "accepted" | "declined"; now: Date },
): Promise<string | undefined> {
  const row = await trx
    .updateTable("member_invitation")
    .set({ state, gmt_answer: now })
    .where("id", "=", id)
    .where("mobile", "=", mobile)
    .where("state", "=", "waiting")
    .returning("org_no")
    .executeTakeFirst();
  return row?.org_no;
}

/** Joining by another way answers the organisation's invitation too. */
export async function settleInvitation(
  trx: Trx,
  { orgNo, mobile, now }: { orgNo: string; mobile: string | null; now: Date },
): Promise<boolean> {
  if (mobile === null) return false;
  const { numUpdatedRows } = await trx
    .updateTable("member_invitation")
    .set({ state: "accepted", gmt_answer: now })
    .where("org_no", "=", orgNo)
    .where("mobile", "=", mobile)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What is known of a person's membership and of what is asked of them. */
export function selectMembership(trx: Trx, userNo: string) {
  return trx
    .selectFrom("app_user")
    .leftJoin("org_membership", (join) =>
      join.onRef("org_membership.user_no", "=", "app_user.user_no").on("org_membership.gmt_end", "is", null),
    )
    .leftJoin("profile_review", "profile_review.user_no", "app_user.user_no")
    .innerJoin("organisation", "organisation.org_no", "app_user.org_no")
    .where("app_user.user_no", "=", userNo)
    .select([
      "app_user.org_no",
      "org_name",
      "user_type",
      "mobile",
      "gmt_join",
      "direct_user",
      "road_transportation_user",
      "review_state",
      "opinion",
    ])
    .executeTakeFirstOrThrow();
}
