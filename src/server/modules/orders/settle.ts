import type { Trx } from "../../database/connect.ts";
import type { EarningsSettings } from "../../core/settings.ts";
import type { Account } from "./ledger/accounts.ts";
import { bookSale } from "./ledger/book-sale.ts";
import { moveMoney } from "./ledger/ledger.ts";
import type { Paid } from "./hand-over.ts";
import { orgNosOf } from "./notify-buyer.ts";
import { selectLines, type OrderRow } from "./order-queries.ts";
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

/** What a report changed, of which order, and what handing over a paid one begins with. */
export interface Settled {
  effect: Effect;
  orderNo: string;
  paid?: Paid | undefined;
}

/**
 * Lets a report that the provider has signed take effect, once, whatever comes twice, late or in another order. In
 * scope system.
 */
export async function settle(trx: Trx, { provider, report, earnings, rewardBps, now }: Settling): Promise<Settled> {
  const { paymentNo, eventNo } = report;
  // Locked first: of the same news at once, one is written down and the others see it.
  const payment = await lockPayment(trx, paymentNo);
  if (!payment || payment.provider !== provider) return { effect: "unknown", orderNo: "" };
  if (!(await insertPaymentEvent(trx, { provider, eventNo, paymentNo, now })))
    return { effect: "repeated", orderNo: payment.order_no };
  const { effect, order } = await effectOf(trx, payment, { provider, report, now });
  await setEventEffect(trx, { provider, eventNo, effect });
  const from = { kind: "outside" as const, name: provider };
  // Money last: the balances stay locked until the end.
  if (effect === "surplus") await fillWallet(trx, payment, { from, reason: "surplus", now });
  if (!order) return { effect, orderNo: payment.order_no };
  const { order_no: orderNo } = order;
  const eventId = await addEvent(trx, { topic: "order.paid", payload: { orderNo }, now });
  const lines = await selectLines(trx, [orderNo]);
  if (isTopUp(order)) await fillWallet(trx, payment, { from, reason: "top-up", now });
  else {
    const { payment_no: paymentNo, amount_fen: amountFen } = payment;
    await bookSale(trx, { order, lines, payment: { from, paymentNo, amountFen }, earnings, rewardBps, now });
  }
  return { effect, orderNo, paid: { eventId, orgNos: orgNosOf(order, lines) } };
}

/** Where payment and order stand by a report, and the order where it is paid by it. */
async function effectOf(
  trx: Trx,
  payment: PaymentRow,
  { provider, report, now }: Pick<Settling, "provider" | "report" | "now">,
): Promise<{ effect: Effect; order?: OrderRow | undefined }> {
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
  const effect = order ? "paid" : "surplus";
  await setPaymentState(trx, { paymentNo, state: effect, providerNo, paidAt: now });
  return { effect, order };
}

/** What was paid goes into the payer's wallet. */
async function fillWallet(
  trx: Trx,
  { payment_no: reference, order_no: orderNo, user_no: userNo, amount_fen: amountFen }: PaymentRow,
  { from, reason, now }: { from: Account; reason: "surplus" | "top-up"; now: Date },
): Promise<void> {
  await moveMoney(trx, { from, to: { kind: "wallet", userNo }, amountFen, reason, reference, orderNo, now });
}
