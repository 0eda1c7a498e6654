import { sql } from "kysely";
import type { Trx } from "../../../database/connect.ts";
import { newReadableCode } from "../../../lib/readable-code.ts";

/** The code of a person, made where they have none yet. In scope system. */
export async function codeOf(trx: Trx, { userNo, now }: { userNo: string; now: Date }): Promise<string> {
  // Two of 2^40 are hardly ever the same; then another one is taken.
  for (let tries = 0; tries < 5; tries++) {
    const before = await trx
      .selectFrom("referral_code")
      .select("referral_code")
      .where("user_no", "=", userNo)
      .executeTakeFirst();
    if (before) return before.referral_code;
    await trx
      .insertInto("referral_code")
      .values({ user_no: userNo, referral_code: newReadableCode(), gmt_create: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  throw new Error("no code of a person could be made");
}

/** Whether a person may recommend the platform now. */
export async function mayRecommend(trx: Trx, userNo: string): Promise<boolean> {
  const row = await trx
    .selectFrom("app_user")
    .select("is_recommended")
    .where("user_no", "=", userNo)
    .executeTakeFirst();
  return row?.is_recommended === true;
}

export interface ReferralTotals {
  people: string;
  paid: string;
  pending_fen: string;
  settled_fen: string;
}

/** How many came, how many of them paid, and what was earned of it and not taken back. */
export async function selectTotals(trx: Trx, userNo: string): Promise<ReferralTotals> {
  const { rows } = await sql<ReferralTotals>`select
    (select count(*) from user_referral where inviter_user_no = ${userNo}) as people,
    (select count(*) from referral_reward where inviter_user_no = ${userNo}) as paid,
    coalesce(sum(amount_fen - refunded_fen) filter (where gmt_settle is null), 0) as pending_fen,
    coalesce(sum(amount_fen - refunded_fen) filter (where gmt_settle is not null), 0) as settled_fen
    from order_share where user_no = ${userNo} and party = 4`.execute(trx);
  return rows[0] ?? { people: "0", paid: "0", pending_fen: "0", settled_fen: "0" };
}

export interface ReferralRow {
  name: string;
  gmt_create: Date;
  gmt_reward: Date | null;
  earned_fen: string | null;
  left_fen: string | null;
  gmt_due: Date | null;
  is_settled: boolean | null;
}

/** Who came by a person's code, the newest first. */
export async function selectReferrals(
  trx: Trx,
  { userNo, limit, offset }: { userNo: string; limit: number; offset: number },
): Promise<ReferralRow[]> {
  const { rows } = await sql<ReferralRow>`
    select person.name, referral.gmt_create, reward.gmt_create as gmt_reward,
      share.earned_fen, share.left_fen, share.gmt_due, share.is_settled
    from (
      select user_no, gmt_create from user_referral where inviter_user_no = ${userNo}
      order by user_no desc limit ${limit} offset ${offset}
    ) referral
    join app_user person on person.user_no = referral.user_no
    left join referral_reward reward on reward.user_no = referral.user_no
    left join lateral (
      select sum(amount_fen) as earned_fen, sum(amount_fen - refunded_fen) as left_fen, max(gmt_due) as gmt_due,
        bool_and(gmt_settle is not null) as is_settled
      from order_share where order_no = reward.order_no and party = 4
    ) share on true
    order by referral.user_no desc`.execute(trx);
  return rows;
}
