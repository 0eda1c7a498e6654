import { sql } from "kysely";
import type { Trx } from "../../../database/connect.ts";

export type CouponRow = Awaited<ReturnType<typeof selectCoupons>>[number];

/** The coupons that a person was given, with where each was used. In scope system. */
export function selectCoupons(trx: Trx, userNo: string) {
  return trx
    .selectFrom("coupon_user")
    .innerJoin("coupon", "coupon.coupon_no", "coupon_user.coupon_no")
    .leftJoin("organisation", "organisation.org_no", "coupon.org_no")
    .where("coupon_user.user_no", "=", userNo)
    .selectAll("coupon")
    .select(["organisation.org_name", "coupon_user.order_no", sql<boolean>`true`.as("is_held")])
    .orderBy("coupon.gmt_end")
    .orderBy("coupon.coupon_no")
    .execute();
}

/** A coupon that the person may use: their own, or one that is open to who knows its number, unless it was stopped. */
export async function selectCoupon(
  trx: Trx,
  { couponNo, userNo }: { couponNo: string; userNo: string },
): Promise<CouponRow | undefined> {
  return trx
    .selectFrom("coupon")
    .leftJoin("coupon_user", (join) =>
      join.onRef("coupon_user.coupon_no", "=", "coupon.coupon_no").on("coupon_user.user_no", "=", userNo),
    )
    .leftJoin("organisation", "organisation.org_no", "coupon.org_no")
    .where("coupon.coupon_no", "=", couponNo)
    .where((where) =>
      where.or([
        where.and([where("coupon.is_open", "=", true), where("coupon.gmt_stop", "is", null)]),
        where("coupon_user.id", "is not", null),
      ]),
    )
    .selectAll("coupon")
    .select(["organisation.org_name", "coupon_user.order_no", sql<boolean>`coupon_user.id is not null`.as("is_held")])
    .executeTakeFirst();
}

/**
 * Uses a coupon for an order; false where it has no use left, for this person or at all. Of any number at once, one
 * passes for each use.
 */
export async function useCoupon(
  trx: Trx,
  { couponNo, userNo, orderNo, now }: { couponNo: string; userNo: string; orderNo: string; now: Date },
): Promise<boolean> {
  const counted =
    await sql`update coupon set uses = uses + 1 where coupon_no = ${couponNo} and uses < uses_most`.execute(trx);
  if (counted.numAffectedRows !== 1n) return false;
  const taken =
    await sql`insert into coupon_user (coupon_no, user_no, order_no, gmt_create) values (${couponNo}, ${userNo}, ${orderNo}, ${now})
    on conflict (coupon_no, user_no) do update set order_no = excluded.order_no where coupon_user.order_no is null`.execute(
      trx,
    );
  return taken.numAffectedRows === 1n;
}

/** Gives the coupon of an order back that is closed unpaid. */
export async function releaseCoupon(trx: Trx, orderNo: string): Promise<void> {
  await sql`with freed as (update coupon_user set order_no = null where order_no = ${orderNo} returning coupon_no)
    update coupon set uses = uses - 1 from freed where coupon.coupon_no = freed.coupon_no`.execute(trx);
}

/** Gives the coupon of an order back whose money was all paid back, where its rule says so. */
export async function returnCoupon(trx: Trx, orderNo: string): Promise<void> {
  await sql`with freed as (
      update coupon_user set order_no = null from coupon
      where coupon_user.order_no = ${orderNo} and coupon.coupon_no = coupon_user.coupon_no and is_returned
      returning coupon_user.coupon_no
    )
    update coupon set uses = uses - 1 from freed where coupon.coupon_no = freed.coupon_no`.execute(trx);
}
