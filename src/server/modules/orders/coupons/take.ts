import { sql } from "kysely";
import type { Coupon, ListCouponsToTakeReply, AcceptCouponBody } from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { countUse } from "../../../lib/rate-limit.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { lockBuyer } from "../order-queries.ts";
import { selectCoupon, type CouponRow } from "./coupon-queries.ts";
import { presentCoupon } from "./coupons.ts";
import { giveTo, isFor } from "./give.ts";

/** Coupons in one list. */
const MAX_OFFERED = 50;
/** Codes that a person may try within an hour: nobody has so many to take. */
const MAX_TRIES = 30;

/** Coupons that the signed-in person may take and has not, those that end first. */
export async function listCouponsToTake(context: OperationContext): Promise<ListCouponsToTakeReply> {
  const { userNo } = sessionIn(context);
  const rows = await withActor(context.db, systemActor, (trx) => offered(trx, { userNo, now: context.now() }));
  return { list: rows.map((row) => presentCoupon(row, context)) };
}

/**
 * Takes a coupon; what one has already stays one. NOT_FOUND where it is not for the person, or over; COUPON_NONE_LEFT;
 * COUPON_TRIES after many codes within an hour.
 */
export async function acceptCoupon({ couponNo }: AcceptCouponBody, context: OperationContext): Promise<Coupon> {
  const { userNo } = sessionIn(context);
  const now = context.now();
  await checkTries(userNo, context);
  const coupon = await withActor(context.db, systemActor, async (trx) => {
    // One after the other: the second sees what the first got.
    await lockBuyer(trx, userNo);
    const found = await selectCoupon(trx, { couponNo, userNo });
    if (found?.is_held) return found;
    const [offer] = await offered(trx, { userNo, couponNo, now });
    if (!offer) return fail("NOT_FOUND");
    if (!(await giveTo(trx, { couponNo, userNos: [userNo], now }))) fail("COUPON_NONE_LEFT");
    return offer;
  });
  return presentCoupon(coupon, context);
}

/** People choose codes that can be guessed. Counted by itself, so that it counts when what follows fails. */
async function checkTries(userNo: string, context: OperationContext): Promise<void> {
  const use = { subject: `coupon code ${userNo}`, most: MAX_TRIES, seconds: 3600, now: context.now() };
  if (!(await withActor(context.db, systemActor, (trx) => countUse(trx, use)))) fail("COUPON_TRIES");
}

async function offered(
  trx: Trx,
  { userNo, couponNo, now }: { userNo: string; couponNo?: string; now: Date },
): Promise<CouponRow[]> {
  const { rows } = await sql<CouponRow>`select coupon.*, org_name, null as order_no, false as is_held
    from coupon left join organisation on organisation.org_no = coupon.org_no, app_user
    where app_user.user_no = ${userNo} and gmt_begin <= ${now} and gmt_end > ${now} and gmt_stop is null and not is_of_tier
      ${couponNo === undefined ? sql`and taken < uses_most` : sql`and coupon_no = ${couponNo}`} and ${isFor(now)}
      and not exists (select from coupon_user
        where coupon_user.coupon_no = coupon.coupon_no and coupon_user.user_no = app_user.user_no)
    order by gmt_end, coupon_no limit ${MAX_OFFERED}`.execute(trx);
  return rows;
}
