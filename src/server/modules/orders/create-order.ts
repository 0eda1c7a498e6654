import type { CreateOrderBody, Order } from "../../../generated/types.ts";
import { holdPlaces } from "./access/grade-orders.ts";
import { grantFree } from "./access/member-rights.ts";
import type { OperationContext } from "../../core/context.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import type { EarningsSettings } from "../../core/settings.ts";
import type { Trx } from "../../database/connect.ts";
import { bookSale } from "./ledger/book-sale.ts";
import { fail } from "../../core/errors.ts";
import { addEvent } from "../../core/outbox/add-event.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { useCoupon } from "./coupons/coupon-queries.ts";
import { insertOrder, lockBuyer, selectWaitingOrder } from "./order-queries.ts";
import { refuseNotOffered } from "./goods.ts";
import { newOrderNo } from "./order-no.ts";
import { once } from "./once.ts";
import { viewOrder } from "./orders.ts";
import { makeBill, type Bill } from "./quote.ts";
import { markPaid } from "./states.ts";

/** ms: how long an order can be paid. */
export const PAY_WITHIN_MS = 30 * 60_000;

/**
 * Makes an order, once for its key. Prices, names and membership are those of now and of the server. What costs the
 * person nothing is theirs at once, and an order with nothing to pay is paid. ORDER_WAITING, with its number, where one
 * with the same content waits; GRADE_FULL where a class has no place left to hold; the rest as `makeBill` says.
 */
export async function createOrder(
  { idempotencyKey, ...wanted }: CreateOrderBody,
  context: OperationContext,
): Promise<Order> {
  const { userNo, orgNo } = sessionIn(context);
  refuseNotOffered(wanted, context);
  const { services, locale } = context;
  const now = context.now();
  const { courseIds, examIds, gradeIds, vipSetId, couponNo } = wanted;
  const request = {
    courseIds: courseIds?.toSorted(),
    examIds: examIds?.toSorted(),
    gradeIds: gradeIds?.toSorted(),
    vipSetId,
    couponNo: couponNo?.toUpperCase(),
  };
  const { orderNo, isPaid } = await withActor(context.db, systemActor, async (trx) => {
    const vipUntil = await lockBuyer(trx, userNo);
    const buyer = { userNo, orgNo, isVip: vipUntil !== null && vipUntil > now, locale, now };
    return once(trx, { userNo, key: idempotencyKey, request, now }, async () => {
      const bill = await makeBill(trx, { wanted, couponNo: wanted.couponNo, buyer });
      const waiting = await selectWaitingOrder(trx, { userNo, goods: bill.goods, now });
      if (waiting !== undefined) fail("ORDER_WAITING", { data: { orderNo: waiting } });
      return save(trx, bill, { ...buyer, earnings: services.settings.earnings });
    });
  });
  if (isPaid) await services.payments.handOver(orderNo);
  return viewOrder(orderNo, context);
}

async function save(
  trx: Trx,
  bill: Bill,
  { userNo, orgNo, earnings, now }: { userNo: string; orgNo: string; earnings: EarningsSettings; now: Date },
): Promise<{ orderNo: string; isPaid: boolean }> {
  const orderNo = newOrderNo(now);
  const { kind, goods, total, memberOff, couponOff, coupon } = bill;
  const expiresAt = new Date(now.getTime() + PAY_WITHIN_MS);
  await insertOrder(trx, {
    orderNo,
    userNo,
    orgNo,
    kind,
    total,
    memberOff,
    couponOff,
    couponNo: coupon?.coupon_no ?? null,
    now,
    expiresAt,
    goods,
  });
  await holdPlaces(trx, goods);
  if (coupon && !(await useCoupon(trx, { couponNo: coupon.coupon_no, userNo, orderNo, now }))) fail("COUPON_USED");
  for (const { courseId, price, original } of goods) {
    if (courseId !== null && price === 0) await grantFree(trx, { userNo, courseId, isForMembers: original > 0, now });
  }
  const isPaid = total === memberOff + couponOff;
  if (isPaid) {
    const order = (await markPaid(trx, { orderNo, now, payType: "free" })) ?? fail("ORDER_STATE");
    await addEvent(trx, { topic: "order.paid", payload: { orderNo }, now });
    // Who teaches is paid also where the platform's coupon paid for all of it.
    await bookSale(trx, { order, earnings, now });
  }
  return { orderNo, isPaid };
}
