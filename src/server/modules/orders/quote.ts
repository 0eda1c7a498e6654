import type { QuoteOrderBody, QuoteOrderReply } from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Trx } from "../../database/connect.ts";
import { fail } from "../../core/errors.ts";
import { walletBalance } from "./ledger/ledger.ts";
import { yuan } from "../../lib/money.ts";
import { sessionIn } from "../../lib/require-session.ts";
import {
  couponFits,
  findCoupon,
  fittingCoupons,
  presentCoupon,
  type Fitting,
  type Purchase,
} from "./coupons/coupons.ts";
import { findGoods, refuseNotOffered, type Buyer, type Good, type Wanted } from "./goods.ts";
import { presentLine } from "./present.ts";
import { spreadDiscount } from "./pricing.ts";

/** A purchase with all its amounts, in fen. */
export interface Bill {
  kind: "course" | "exam" | "grade" | "vip";
  goods: (Good & { pay: number })[];
  total: number;
  memberOff: number;
  couponOff: number;
  coupon: Fitting["coupon"] | undefined;
  purchase: Purchase;
}

/**
 * What it would cost now. A coupon that is named and does not fit is refused, so that the person learns it before they
 * order.
 */
export async function quoteOrder(
  { couponNo, ...wanted }: QuoteOrderBody,
  context: OperationContext,
): Promise<QuoteOrderReply> {
  const { userNo, orgNo, isVip } = sessionIn(context);
  refuseNotOffered(wanted, context);
  const { features } = context.site.settings;
  const buyer = { userNo, orgNo, isVip, locale: context.locale, now: context.now() };
  return withActor(context.db, systemActor, async (trx) => {
    const bill = await makeBill(trx, { wanted, couponNo, buyer });
    const coupons = await fittingCoupons(trx, bill.purchase);
    const balance = await walletBalance(trx, userNo);
    const memberSaving = sumOf(bill.goods, ({ price, memberPrice }) => price - memberPrice);
    return {
      orderKind: bill.kind,
      lines: bill.goods.map((good) =>
        presentLine(
          {
            line_kind: good.lineKind,
            course_id: good.courseId,
            exam_id: good.examId,
            grade_id: good.gradeId,
            vip_set_id: good.vipSetId,
            course_category: good.courseCategory,
            line_name: good.lineName,
            line_logo: good.lineLogo,
            original_fen: good.original,
            price_fen: good.price,
            pay_fen: good.pay,
            is_vip_price: good.isVipPrice,
          },
          features,
        ),
      ),
      totalPrice: yuan(bill.total),
      memberDiscount: yuan(bill.memberOff),
      // What becoming a member would save; members have it already.
      ...(memberSaving > 0 ? { memberSaving: yuan(memberSaving) } : {}),
      couponDiscount: yuan(bill.couponOff),
      payPrice: yuan(bill.total - bill.memberOff - bill.couponOff),
      couponNo: bill.coupon?.coupon_no ?? "",
      coupons: coupons.map(({ coupon, discount }) => presentCoupon(coupon, context, discount)),
      balance: yuan(balance),
      payTypes: context.services.payments.payTypes,
    };
  });
}

/** Adds up what is asked for, in scope system. COUPON_REFUSED and COUPON_USED beside what `findGoods` refuses. */
export async function makeBill(
  trx: Trx,
  { wanted, couponNo, buyer }: { wanted: Wanted; couponNo: string | undefined; buyer: Buyer & { orgNo: string } },
): Promise<Bill> {
  const goods = await findGoods(trx, wanted, buyer);
  const kind = kindOf(goods);
  const total = sumOf(goods, ({ original }) => original);
  const sum = sumOf(goods, ({ price }) => price);
  const purchase: Purchase = { userNo: buyer.userNo, orgNo: buyer.orgNo, goods, now: buyer.now };
  const found = couponNo === undefined ? undefined : await findCoupon(trx, couponNo, purchase);
  if (found === "refused") fail("COUPON_REFUSED");
  if (found === "used") fail("COUPON_USED");
  const couponOff = found?.discount ?? 0;
  // Over what the coupon fits alone.
  const fitting = goods.filter((good) => found && couponFits(found.coupon, good));
  const paid = spreadDiscount(
    fitting.map(({ price }) => price),
    couponOff,
  );
  const payOf = new Map(fitting.map((good, index) => [good, paid[index]]));
  return {
    kind,
    goods: goods.map((good) => ({ ...good, pay: payOf.get(good) ?? good.price })),
    total,
    memberOff: total - sum,
    couponOff,
    coupon: found?.coupon,
    purchase,
  };
}

/** Of its lines: of several kinds together the first of these. */
function kindOf(goods: readonly Pick<Good, "lineKind">[]): Bill["kind"] {
  const kinds = new Set(goods.map(({ lineKind }) => lineKind));
  return (["vip", "course", "exam"] as const).find((kind) => kinds.has(kind)) ?? "grade";
}

function sumOf(goods: readonly Good[], amount: (good: Good) => number): number {
  return goods.reduce((sum, good) => sum + amount(good), 0);
}
