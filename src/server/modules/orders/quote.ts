import type { QuoteOrderBody, QuoteOrderReply } from "../../../generated/types.ts";
import { withheldKinds } from "../../../site/document/features.ts";
import type { OperationContext } from "../../core/context.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Trx } from "../../database/connect.ts";
import { fail } from "../../core/errors.ts";
import { walletBalance } from "./ledger/ledger.ts";
import { yuan } from "../../lib/money.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { findCoupon, fittingCoupons, presentCoupon, type Fitting, type Purchase } from "./coupons.ts";
import { findGoods, refuseNotOffered, type Buyer, type Good, type Wanted } from "./goods.ts";
import { presentLine } from "./present.ts";
import { spreadDiscount } from "./pricing.ts";

/** A purchase with all its amounts, in fen. */
export interface Bill {
  kind: "course" | "vip";
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
            vip_set_id: good.vipSetId,
            course_category: good.courseCategory,
            line_name: good.lineName,
            line_logo: good.lineLogo,
            original_fen: good.original,
            price_fen: good.price,
            pay_fen: good.pay,
            is_vip_price: good.isVipPrice,
          },
          withheldKinds(context.site.settings.features) ?? [],
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
  const kind = wanted.vipSetId === undefined ? "course" : "vip";
  const total = sumOf(goods, ({ original }) => original);
  const sum = sumOf(goods, ({ price }) => price);
  const purchase: Purchase = { userNo: buyer.userNo, orgNo: buyer.orgNo, kind, sum, now: buyer.now };
  const found = couponNo === undefined ? undefined : await findCoupon(trx, couponNo, purchase);
  if (found === "refused") fail("COUPON_REFUSED");
  if (found === "used") fail("COUPON_USED");
  const couponOff = found?.discount ?? 0;
  const paid = spreadDiscount(
    goods.map(({ price }) => price),
    couponOff,
  );
  return {
    kind,
    goods: goods.map((good, index) => ({ ...good, pay: paid[index] ?? good.price })),
    total,
    memberOff: total - sum,
    couponOff,
    coupon: found?.coupon,
    purchase,
  };
}

function sumOf(goods: readonly Good[], amount: (good: Good) => number): number {
  return goods.reduce((sum, good) => sum + amount(good), 0);
}
