import { sql } from "kysely";
import { FirstLoginVerificationStatusEnum as StatusEnum, UserTypeEnum } from "../../../generated/enums.ts";
import type { Trx } from "../../database/connect.ts";

/** Somebody's profile as it waits, or was looked at; undefined where the organisation has nothing to look at. */
export function selectProfile(trx: Trx, { userNo, orgNo }: { userNo: string; orgNo: string }) {
  return trx
    .selectFrom("profile_review")
    .innerJoin("app_user", "app_user.user_no", "profile_review.user_no")
    .innerJoin("user_profile", "user_profile.user_no", "profile_review.user_no")
    .where("profile_review.user_no", "=", userNo)
    .where("profile_review.org_no", "=", orgNo)
    .where("app_user.org_no", "=", orgNo)
    .where("review_state", "in", ["waiting", "verified", "refused"])
    .select(["name", "form_data", "review_state", "opinion", "gmt_submit", "gmt_review"])
    .executeTakeFirst();
}

/** Decides a profile: one that waits, or one that was verified and is sent back after all. */
export async function decideProfile(
  trx: Trx,
  decision: { userNo: string; orgNo: string; isVerified: boolean; opinion: string; reviewer: string; now: Date },
): Promise<boolean> {
  const { userNo, orgNo, isVerified, opinion, reviewer, now } = decision;
  const decidable = isVerified ? ["waiting"] : ["waiting", "verified"];
  const { numUpdatedRows } = await trx
    .updateTable("profile_review")
    .set({
      review_state: isVerified ? "verified" : "refused",
      opinion,
      gmt_review: now,
      review_user_no: reviewer,
      gmt_modified: now,
    })
    .where("user_no", "=", userNo)
    .where("org_no", "=", orgNo)
    .where("review_state", "in", decidable)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await trx
    .updateTable("app_user")
    .set({
      first_login_verification_status: isVerified ? StatusEnum.passed : StatusEnum.refused,
      need_perfection: false,
      gmt_modified: now,
    })
    .where("user_no", "=", userNo)
    .where("org_no", "=", orgNo)
    .execute();
  return true;
}

/** Asks people of an organisation to complete their profiles; gives whom. In two statements, however many they are. */
export async function askForProfiles(
  trx: Trx,
  {
    orgNo,
    userNos,
    opinion,
    now,
  }: { orgNo: string; userNos: readonly string[] | undefined; opinion: string; now: Date },
): Promise<string[]> {
  const which = userNos ? sql`user_no = any(${userNos}::bigint[])` : sql`true`;
  const { rows } = await sql<{ user_no: string }>`update app_user set need_perfection = true, gmt_modified = ${now}
    where org_no = ${orgNo} and user_type = ${UserTypeEnum.learner} and not is_operator and ${which}
    returning user_no`.execute(trx);
  const asked = rows.map(({ user_no }) => user_no);
  await sql`insert into profile_review (user_no, org_no, review_state, opinion, gmt_create, gmt_modified)
    select unnest(${asked}::bigint[]), ${orgNo}, 'asked', ${opinion}, ${now}, ${now}
    on conflict (user_no) do update set org_no = excluded.org_no, review_state = 'asked', opinion = excluded.opinion,
      gmt_review = null, review_user_no = null, gmt_modified = excluded.gmt_modified`.execute(trx);
  return asked;
}
