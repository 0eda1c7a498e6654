import { sql } from "kysely";
import { CouponAudienceEnum } from "../../../../generated/enums.ts";
import type { Trx } from "../../../database/connect.ts";
import { GRADE_MEMBER } from "../access/grade-places.ts";

/** Gives a coupon to people; who has it keeps one. False, where there are too few of it: the caller ends the transaction. */
export async function giveTo(
  trx: Trx,
  { couponNo, userNos, now }: { couponNo: string; userNos: readonly string[]; now: Date },
): Promise<boolean> {
  const given = await sql`insert into coupon_user (coupon_no, user_no, gmt_create)
    select ${couponNo}, user_no, ${now} from unnest(${userNos}::bigint[]) as given (user_no)
    on conflict (coupon_no, user_no) do nothing`.execute(trx);
  return take(trx, couponNo, given.numAffectedRows ?? 0n);
}

/** Gives a coupon to all whom it is for now: members of its tier or its class. False, where there are too few of it. */
export async function giveToTarget(trx: Trx, { couponNo, now }: { couponNo: string; now: Date }): Promise<boolean> {
  const given = await sql`insert into coupon_user (coupon_no, user_no, gmt_create)
    select coupon_no, app_user.user_no, ${now} from coupon, app_user
    where coupon_no = ${couponNo} and ${isFor(now)}
    on conflict (coupon_no, user_no) do nothing`.execute(trx);
  return take(trx, couponNo, given.numAffectedRows ?? 0n);
}

/** Whether a coupon is for a person: an organisation's is for its own people. */
export function isFor(now: Date) {
  return sql<boolean>`(coupon.org_no = 'default' or coupon.org_no = app_user.org_no) and case coupon.audience
    when ${CouponAudienceEnum.everybody} then true
    when ${CouponAudienceEnum.tier} then app_user.user_no in (select user_no from vip_period
      where vip_set_id = coupon.target_id and gmt_begin <= ${now} and gmt_end > ${now})
    when ${CouponAudienceEnum.grade} then app_user.user_no in (select user_no from grade_member
      where grade_id = coupon.target_id and state = ${GRADE_MEMBER.active})
    else false end`;
}

/** Counts those that were given out. Of any number at once no more go than there are. */
async function take(trx: Trx, couponNo: string, count: bigint): Promise<boolean> {
  if (count === 0n) return true;
  const taken = await sql`update coupon set taken = taken + ${count}::integer
    where coupon_no = ${couponNo} and taken + ${count}::integer <= uses_most`.execute(trx);
  return taken.numAffectedRows === 1n;
}
