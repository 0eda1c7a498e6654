import { encode } from "uqr";
import type { PaymentStart, PayOrderBody, PayType } from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import type { EarningsSettings } from "../../core/settings.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Trx } from "../../database/connect.ts";
import { fail } from "../../core/errors.ts";
import { bookSale } from "./ledger/book-sale.ts";
import { addEvent } from "../../core/outbox/add-event.ts";
import { isTopUp } from "./wallet/is-top-up.ts";
import { refuseOwned } from "./goods.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { newOrderNo } from "./order-no.ts";
import { lockOrder, selectLines, type LineRow, type OrderRow } from "./order-queries.ts";
import { insertPayment, selectWaitingPayment, setPaymentState, setPaymentWay } from "./payment-queries.ts";
import { rewardBps } from "./referral/reward.ts";
import { markPaid, markWaiting, status } from "./states.ts";

/**
 * Begins to pay an order, or pays it from the wallet. A payment that has begun is gone on with. NOT_FOUND for another's
 * order, ORDER_STATE where it is paid or closed, ORDER_OWN and ORDER_ALREADY_HELD where
 * something in it is theirs by now, ORDER_EXPIRED when its time is over, PAY_TYPE_REFUSED, BALANCE_LOW,
 * PAYMENT_UNAVAILABLE where the provider does not answer; the order waits then as before.
 */
export async function payOrder({ orderNo, payType }: PayOrderBody, context: OperationContext): Promise<PaymentStart> {
  const { payments } = context.services;
  if (!payments.payTypes.includes(payType)) fail("PAY_TYPE_REFUSED");
  if (payType !== "balance") return startPayment(orderNo, payType, context);
  const { userNo } = sessionIn(context);
  const now = context.now();
  const reward = await rewardBps(context.services.tenants);
  const eventId = await withActor(context.db, systemActor, async (trx) => {
    const order = await openOrder(trx, { orderNo, userNo, now });
    if (isTopUp(order)) fail("PAY_TYPE_REFUSED");
    return payFromWallet(trx, { order, earnings: context.services.settings.earnings, reward, now });
  });
  await payments.handOver(orderNo, { eventId });
  return { orderNo, orderStatus: status.paid, payType };
}

async function startPayment(
  orderNo: string,
  payType: Exclude<PayType, "balance">,
  context: OperationContext,
): Promise<PaymentStart> {
  const { userNo } = sessionIn(context);
  const { payments, settings, log } = context.services;
  const now = context.now();
  const begun = await withActor(context.db, systemActor, async (trx) => {
    const order = await openOrder(trx, { orderNo, userNo, now });
    await markWaiting(trx, { orderNo });
    const [line] = await selectLines(trx, [orderNo]);
    const before = await selectWaitingPayment(trx, { orderNo, provider: payType });
    const paymentNo = before?.payment_no ?? newOrderNo(now);
    if (!before)
      await insertPayment(trx, { paymentNo, orderNo, userNo, provider: payType, amountFen: order.pay_fen, now });
    return {
      paymentNo,
      order,
      subject: line?.line_name ?? orderNo,
      payUrl: before?.pay_url ?? "",
      codeUrl: before?.code_url ?? "",
    };
  });
  if (begun.payUrl !== "" || begun.codeUrl !== "") return present(orderNo, payType, begun);
  const { paymentNo, order, subject } = begun;
  try {
    const returnUrl = `${settings.publicUrl ?? ""}/account/order?orderNo=${orderNo}`;
    // Outside the transaction: a provider may take seconds, and knows the payment by its number if it is asked again.
    const way =
      (await payments
        .provider(payType)
        ?.start({ paymentNo, amountFen: order.pay_fen, subject, expiresAt: order.gmt_expire, returnUrl })) ?? {};
    const { payUrl = "", codeUrl = "" } = way;
    await withActor(context.db, systemActor, (trx) => setPaymentWay(trx, { paymentNo, payUrl, codeUrl }));
    return present(orderNo, payType, { payUrl, codeUrl });
  } catch (error) {
    log.warn({ err: error, provider: payType, paymentNo }, "a payment could not be begun");
    return fail("PAYMENT_UNAVAILABLE", { cause: error });
  }
}

/** The person's order while it can be paid, locked. */
async function openOrder(
  trx: Trx,
  { orderNo, userNo, now }: { orderNo: string; userNo: string; now: Date },
): Promise<OrderRow> {
  const order = (await lockOrder(trx, { orderNo, userNo })) ?? fail("NOT_FOUND");
  if (order.order_status !== status.waiting && order.order_status !== status.failed) fail("ORDER_STATE");
  if (order.gmt_expire <= now) fail("ORDER_EXPIRED");
  // What cost nothing was theirs with the order.
  const paid = (await selectLines(trx, [orderNo])).filter(({ price_fen: price }) => price > 0);
  await refuseOwned(trx, paid.map(goodOf), { userNo, now });
  return order;
}

function goodOf(line: LineRow) {
  return {
    courseId: line.course_id,
    examId: line.exam_id,
    gradeId: line.grade_id,
    lineName: line.line_name,
    lecturerUserNo: line.lecturer_user_no,
    courseOrgNo: line.course_org_no,
  };
}

/** All or nothing: the money leaves the wallet only when the order is paid with it. Gives the event that hands it over. */
async function payFromWallet(
  trx: Trx,
  { order, earnings, reward, now }: { order: OrderRow; earnings: EarningsSettings; reward: number; now: Date },
): Promise<string> {
  const { order_no: orderNo, user_no: userNo, pay_fen: amountFen } = order;
  const paymentNo = newOrderNo(now);
  await insertPayment(trx, { paymentNo, orderNo, userNo, provider: "balance", amountFen, now });
  const paid = (await markPaid(trx, { orderNo, now, payType: "balance" })) ?? fail("ORDER_STATE");
  await setPaymentState(trx, { paymentNo, state: "paid", providerNo: "", paidAt: now });
  const eventId = await addEvent(trx, { topic: "order.paid", payload: { orderNo }, now });
  const payment = { from: { kind: "wallet" as const, userNo }, paymentNo, amountFen };
  if (!(await bookSale(trx, { order: paid, payment, earnings, rewardBps: reward, now }))) fail("BALANCE_LOW");
  return eventId;
}

function present(
  orderNo: string,
  payType: PayType,
  { payUrl, codeUrl }: { payUrl: string; codeUrl: string },
): PaymentStart {
  const code =
    codeUrl === ""
      ? {}
      : {
          codeUrl,
          codeMatrix: encode(codeUrl, { border: 2 }).data.map((row) => row.map((dark) => (dark ? "1" : "0")).join("")),
        };
  return { orderNo, orderStatus: status.waiting, payType, ...(payUrl === "" ? {} : { payUrl }), ...code };
}
