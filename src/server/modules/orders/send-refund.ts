import { revokeExam } from "./access/exam-rights.ts";
import { letGoBuyer } from "./access/grade-orders.ts";
import { endMembership } from "./access/member-rights.ts";
import { revokeCourse } from "./access/revoke-course.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { returnCoupon } from "./coupons/coupon-queries.ts";
import { salesOf, type Account } from "./ledger/accounts.ts";
import { moveAll, type Movement } from "./ledger/ledger.ts";
import { takeBackShares } from "./ledger/take-back-shares.ts";
import type { PaymentProvider } from "../../providers/payment/payment.ts";
import type { Tenants } from "../sites/index.ts";
import { closeRefund, selectOpenRefund } from "./open-refund.ts";
import { lockBuyer, lockOrder, selectLines, selectOrder, type OrderRow } from "./order-queries.ts";
import { selectPaid } from "./payment-queries.ts";
import { markRefunded, markRefundedPart, status } from "./states.ts";
import { notifyBuyer, sitesOf } from "./notify-buyer.ts";

export interface RefundSending {
  db: Db;
  now: Date;
  tenants: Pick<Tenants, "resolve">;
  provider(name: string): PaymentProvider | undefined;
  sessionChanged(userNo: string): Promise<void>;
}

/**
 * Sends the money of an agreed refund back to where it came from, then ends the right to what nothing is left of. Interrupted between
 * the two it is done again: a provider that is asked twice with one number pays back once. Throws where the provider
 * does not take it.
 */
export async function sendRefund(
  orderNo: string,
  { db, now, tenants, provider, sessionChanged }: RefundSending,
): Promise<void> {
  const found = await withActor(db, systemActor, async (trx) => {
    const order = await selectOrder(trx, { orderNo });
    const payment = await selectPaid(trx, orderNo);
    const refund = await selectOpenRefund(trx, orderNo);
    return order && payment && refund?.refund_state === 2 && order.order_status === status.refunding
      ? { order, payment, refund }
      : undefined;
  });
  if (!found) return;
  const { order, payment, refund } = found;
  const { refund_no: refundNo, amount_fen: amountFen } = refund;
  if (payment.provider !== "balance") {
    const from = provider(payment.provider);
    if (!from) throw new Error(`the provider ${payment.provider} is not set up any more`);
    await from.refund({
      paymentNo: payment.payment_no,
      refundNo,
      amountFen,
      totalFen: payment.amount_fen,
      reason: order.refund_reason,
    });
  }
  const sites = await sitesOf(orderNo, { db, tenants });
  await withActor(db, systemActor, async (trx) => {
    await lockBuyer(trx, order.user_no);
    const booked = await bookRefund(trx, { order, payment, refundNo, now });
    if (!booked) return;
    const news = booked.isWhole ? "refunded" : "refundedPart";
    await notifyBuyer(trx, { order, news, fen: amountFen, tenants: sites, now });
  });
  await sessionChanged(order.user_no);
}

interface PaidBack {
  order: OrderRow;
  payment: { provider: string };
  refundNo: string;
  now: Date;
}

/**
 * Writes down that the money of an agreed refund went back, once: ends the rights and moves the money. Gives whether
 * nothing is left of the order; undefined where it was done before. With the buyer locked, in scope system.
 */
export async function bookRefund(
  trx: Trx,
  { order, payment, refundNo, now }: PaidBack,
): Promise<{ isWhole: boolean } | undefined> {
  const { order_no: orderNo } = order;
  const still = await lockOrder(trx, { orderNo });
  const refund = await selectOpenRefund(trx, orderNo);
  if (refund?.refund_no !== refundNo || !still) return undefined;
  const { isWhole, over } = await closeRefund(trx, { refundNo, orderNo, now });
  if (!(isWhole ? await markRefunded(trx, { orderNo, now }) : await markRefundedPart(trx, { orderNo })))
    return undefined;
  await takeBack(trx, { order, over, now });
  if (isWhole) await returnCoupon(trx, orderNo);
  const to: Account =
    payment.provider === "balance"
      ? { kind: "wallet", userNo: order.user_no }
      : { kind: "outside", name: payment.provider };
  const sales = salesOf(order.org_no, order.gmt_pay ?? now);
  const shares = await takeBackShares(trx, { refundNo, orderNo, sales, to, now });
  const { amount_fen: amountFen } = refund;
  const back: Movement = { from: sales, to, amountFen, reason: "refund", reference: refundNo, orderNo, now };
  if (!(await moveAll(trx, [...shares, back]))) throw new Error(`the refund ${refundNo} has no cover in the ledger`);
  return { isWhole };
}

/** Ends what these lines gave: rights to courses and exams, places in classes, and the days of membership that they added. */
async function takeBack(
  trx: Trx,
  { order, over, now }: { order: OrderRow; over: ReadonlySet<string>; now: Date },
): Promise<void> {
  const { order_no: orderNo, user_no: userNo } = order;
  const lines = (await selectLines(trx, [orderNo])).filter(({ id }) => over.has(id));
  await letGoBuyer(trx, { orderNo, gradeIds: lines.flatMap(({ grade_id: gradeId }) => gradeId ?? []), now });
  for (const { course_id: courseId, exam_id: examId, vip_days: days } of lines) {
    if (courseId !== null) await revokeCourse(trx, { userNo, courseId, orderNo, now });
    if (examId !== null) await revokeExam(trx, { userNo, examId, orderNo, now });
    if (days !== null) await endMembership(trx, { userNo, orderNo, days, now });
  }
}
