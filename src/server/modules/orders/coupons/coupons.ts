import { PLATFORM, presentOrg } from "../../../lib/org-no.ts";
import type { Coupon, ListCouponsReply } from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { yuan } from "../../../lib/money.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { wordingIn } from "../../../lib/localised-text.ts";
import { selectCoupon, selectCoupons, type CouponRow } from "./coupon-queries.ts";
import type { Good } from "../goods.ts";
import { couponDiscount } from "../pricing.ts";

/** The coupons of the signed-in person, those that can be used first. */
export async function listCoupons(context: OperationContext): Promise<ListCouponsReply> {
  const rows = await withActor(context.db, systemActor, (trx) => selectCoupons(trx, sessionIn(context).userNo));
  const list = rows.map((row) => presentCoupon(row, context));
  return { list: list.toSorted((a, b) => order.indexOf(a.couponState) - order.indexOf(b.couponState)) };
}

const order: Coupon["couponState"][] = ["ready", "early", "used", "ended"];

/** What a coupon is to be used for. Amounts are fen. */
export interface Purchase {
  userNo: string;
  orgNo: string;
  /** What is bought, with what each costs before any coupon. */
  goods: readonly Pick<Good, "lineKind" | "courseOrgNo" | "price">[];
  now: Date;
}

/** A coupon and what it takes off, in fen. */
export interface Fitting {
  coupon: CouponRow;
  discount: number;
}

/** The person's coupons that take something off this purchase, the best first. In scope system. */
export async function fittingCoupons(trx: Trx, purchase: Purchase): Promise<Fitting[]> {
  const rows = await selectCoupons(trx, purchase.userNo);
  return rows
    .map((coupon) => ({ coupon, discount: discountOf(coupon, purchase) }))
    .filter(({ coupon, discount }) => discount > 0 && coupon.order_no === null)
    .toSorted((a, b) => b.discount - a.discount);
}

/**
 * The coupon by its number, as typed; "refused" where it does not fit this purchase, "used" where it has no use left.
 */
export async function findCoupon(
  trx: Trx,
  couponNo: string,
  purchase: Purchase,
): Promise<Fitting | "refused" | "used"> {
  const coupon = await selectCoupon(trx, { couponNo: couponNo.toUpperCase(), userNo: purchase.userNo });
  if (!coupon) return "refused";
  if (coupon.order_no !== null || coupon.uses >= coupon.uses_most) return "used";
  const discount = discountOf(coupon, purchase);
  return discount > 0 ? { coupon, discount } : "refused";
}

/** Whether a coupon takes something off a line. An organisation's is for what it sells itself, because it bears it. */
export function couponFits(
  { fits, org_no: orgNo }: Pick<CouponRow, "fits" | "org_no">,
  { lineKind, courseOrgNo }: Pick<Good, "lineKind" | "courseOrgNo">,
): boolean {
  return (fits === "all" || fits === lineKind) && (orgNo === PLATFORM || orgNo === courseOrgNo);
}

function discountOf(coupon: CouponRow, { orgNo, goods, now }: Purchase): number {
  if (stateOf(coupon, now) !== "ready" && coupon.order_no === null) return 0;
  if (coupon.org_no !== PLATFORM && coupon.org_no !== orgNo) return 0;
  const fitting = goods.filter((good) => couponFits(coupon, good));
  return couponDiscount(
    coupon,
    fitting.reduce((sum, { price }) => sum + price, 0),
  );
}

function stateOf(coupon: CouponRow, now: Date): Coupon["couponState"] {
  if (coupon.order_no !== null) return "used";
  if (coupon.gmt_end <= now || coupon.uses >= coupon.uses_most) return "ended";
  return coupon.gmt_begin > now ? "early" : "ready";
}

export function presentCoupon(coupon: CouponRow, context: OperationContext, discount?: number): Coupon {
  const zone = context.site.settings.timeZone;
  return {
    couponNo: coupon.coupon_no,
    couponName: wordingIn(coupon.coupon_name, context.locale),
    ...presentOrg(coupon),
    ...(coupon.off_fen === null ? {} : { offPrice: yuan(coupon.off_fen) }),
    ...(coupon.off_percent === null ? {} : { offPercent: coupon.off_percent }),
    leastPrice: yuan(coupon.least_fen),
    // Checked by the table.
    fits: coupon.fits as Coupon["fits"],
    couponState: stateOf(coupon, context.now()),
    gmtBegin: dateTimeIn(zone, coupon.gmt_begin),
    gmtEnd: dateTimeIn(zone, coupon.gmt_end),
    ...(discount === undefined ? {} : { discount: yuan(discount) }),
  };
}
