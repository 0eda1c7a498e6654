import type { Trx } from "../../database/connect.ts";
import type { EarningsSettings } from "../../core/settings.ts";
import { bookSale } from "./ledger/book-sale.ts";
import { moveMoney } from "./ledger/ledger.ts";
import { addEvent } from "../../core/outbox/add-event.ts";
import type { PaymentReport } from "../../providers/payment/payment.ts";
import {
  insertPaymentEvent,
  lockPayment,
  setEventEffect,
  setPaymentState,
  type PaymentRow,
} from "./payment-queries.ts";
import { markFailed, markPaid } from "./states.ts";
import { isTopUp } from "./wallet/is-top-up.ts";

/**
 * What a report changed. `repeated`, `ignored`, `wrongAmount` and `unknown`: nothing. `surplus`: the money came for an
 * order that was paid or closed already, and is in the payer's wallet.
 */
export type Effect = "paid" | "surplus" | "failed" | "ignored" | "repeated" | "wrongAmount" | "unknown";

export interface Settling {
  provider: string;
  report: PaymentReport;
  earnings: EarningsSettings;
  /** What who recommended the buyer earns, where it is a first payment. */
  rewardBps?: number;
  now: Date;
}

/** What a report changed, of which order, and the event by which a paid one is handed over. */
export interface Settled {
  effect: Effect;
  orderNo: string;
  eventId?: string | undefined;
}

/**
 * Lets a report that the provider has signed take effect, once, whatever comes twice, late or in another order. In
 * scope system.
 */
export async function settle(
  trx: Trx,
  { provider, report, earnings, rewardBps, now }: Settling,
): Promise<Settled> {
  const { paymentNo, eventNo } = report;
  // Locked first: of the same news at once, one is written down and the others see it.
  const payment = await lockPayment(trx, paymentNo);
  if (!payment || payment.provider !== provider) return { effect: "unknown", orderNo: "" };
  if (!(await insertPaymentEvent(trx, { provider, eventNo, paymentNo, now })))
    return { effect: "repeated", orderNo: payment.order_no };
  const { effect, eventId } = await effectOf(trx, payment, { provider, report, earnings, rewardBps, now });
  await setEventEffect(trx, { provider, eventNo, effect });
  return { effect, orderNo: payment.order_no, eventId };
}

async function effectOf(
  trx: Trx,
  payment: PaymentRow,
  { provider, report, earnings, rewardBps, now }: Settling,
): Promise<Pick<Settled, "effect" | "eventId">> {
  const { payment_no: paymentNo, order_no: orderNo, amount_fen: amountFen } = payment;
  const { outcome, providerNo } = report;
  const isOpen = payment.payment_state === "waiting" || payment.payment_state === "failed";
  if (outcome === "failed") {
    if (payment.payment_state !== "waiting") return { effect: "ignored" };
    await setPaymentState(trx, { paymentNo, state: "failed", providerNo });
    await markFailed(trx, { orderNo });
    return { effect: "failed" };
  }
  // Success may come after a failure that was told too early or too late: the money is there.
  if (outcome !== "paid" || !isOpen) return { effect: "ignored" };
  if (report.amountFen !== amountFen) return { effect: "wrongAmount" };
  const order = await markPaid(trx, { orderNo, now, payType: provider });
  await setPaymentState(trx, { paymentNo, state: order ? "paid" : "surplus", providerNo, paidAt: now });
  const from = { kind: "outside" as const, name: provider };
  if (!order) {
    const to = { kind: "wallet" as const, userNo: payment.user_no };
    await moveMoney(trx, { from, to, amountFen, reason: "surplus", reference: paymentNo, orderNo, now });
    return { effect: "surplus" };
  }
  const eventId = await addEvent(trx, { topic: "order.paid", payload: { orderNo }, now });
  if (isTopUp(order)) {
    const to = { kind: "wallet" as const, userNo: payment.user_no };
    await moveMoney(trx, { from, to, amountFen, reason: "top-up", reference: paymentNo, orderNo, now });
  } else await bookSale(trx, { order, payment: { from, paymentNo, amountFen }, earnings, rewardBps, now });
  return { effect: "paid", eventId };
}
