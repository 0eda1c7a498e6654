import { sql } from "kysely";
import { revokeExam } from "./access/exam-rights.ts";
import { letGoBuyer } from "./access/grade-orders.ts";
import { revokeCourse } from "./access/revoke-course.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { moveMoney } from "./ledger/ledger.ts";
import type { PaymentProvider } from "../../providers/payment/payment.ts";
import type { Tenants } from "../sites/index.ts";
import { lockBuyer, selectLines, selectOrder, type OrderRow } from "./order-queries.ts";
import { selectPaid } from "./payment-queries.ts";
import { markRefunded, status } from "./states.ts";
import { notifyBuyer, sitesOf } from "./notify-buyer.ts";

export interface RefundSending {
  db: Db;
  now: Date;
  tenants: Pick<Tenants, "resolve">;
  provider(name: string): PaymentProvider | undefined;
  sessionChanged(userNo: string): Promise<void>;
}

/**
 * Sends the money of an order back to where it came from, then ends the right to what was bought. Interrupted between
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
    return order && payment && order.order_status === status.refunding && order.is_refund_agreed
      ? { order, payment }
      : undefined;
  });
  if (!found) return;
  const { order, payment } = found;
  if (payment.provider !== "balance") {
    const from = provider(payment.provider);
    if (!from) throw new Error(`the provider ${payment.provider} is not set up any more`);
    await from.refund({
      paymentNo: payment.payment_no,
      refundNo: orderNo,
      amountFen: payment.amount_fen,
      totalFen: payment.amount_fen,
      reason: order.refund_reason,
    });
  }
  const sites = await sitesOf(orderNo, { db, tenants });
  await withActor(db, systemActor, async (trx) => {
    await lockBuyer(trx, order.user_no);
    if (!(await markRefunded(trx, { orderNo, now }))) return;
    const to =
      payment.provider === "balance"
        ? { kind: "wallet" as const, userNo: order.user_no }
        : { kind: "outside" as const, name: payment.provider };
    await moveMoney(trx, {
      from: { kind: "sales" },
      to,
      amountFen: payment.amount_fen,
      reason: "refund",
      reference: orderNo,
      now,
    });
    await takeBack(trx, order, now);
    await notifyBuyer(trx, { order, news: "refunded", tenants: sites, now });
  });
  await sessionChanged(order.user_no);
}

/** Ends what the order gave: rights to courses and exams, places in classes, and the days of membership that it added. */
async function takeBack(trx: Trx, { order_no: orderNo, user_no: userNo }: OrderRow, now: Date): Promise<void> {
  await letGoBuyer(trx, { orderNo, now });
  for (const { course_id: courseId, exam_id: examId, vip_days: days } of await selectLines(trx, [orderNo])) {
    if (courseId !== null) await revokeCourse(trx, { userNo, courseId, orderNo, now });
    if (examId !== null) await revokeExam(trx, { userNo, examId, orderNo, now });
    if (days !== null)
      await sql`update app_user set vip_until = vip_until - make_interval(days => ${days}) where user_no = ${userNo}`.execute(
        trx,
      );
  }
}
