import type { GetSandboxPaymentBody, SandboxPayment, SaveSandboxPaymentBody } from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import { fail } from "../../core/errors.ts";
import { addEvent } from "../../core/outbox/add-event.ts";
import { yuan } from "../../lib/money.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { selectPayment, type PaymentRow } from "./payment-queries.ts";

/** ms: how late the sandbox reports a payment that is to be late. */
const DELAY_MS = 10_000;

/** A payment of the signed-in person at the sandbox. NOT_FOUND for any other, and where there is no sandbox. */
export async function getSandboxPayment(
  { paymentNo }: GetSandboxPaymentBody,
  context: OperationContext,
): Promise<SandboxPayment> {
  return present(await find(paymentNo, context));
}

/**
 * Lets the sandbox send its callback, signed and by the way that callbacks take: once, twice, later, or of a failure.
 */
export async function saveSandboxPayment(
  { paymentNo, outcome }: SaveSandboxPaymentBody,
  context: OperationContext,
): Promise<SandboxPayment> {
  const { payments } = context.services;
  const { amount_fen: amountFen } = await find(paymentNo, context);
  if (outcome === "delay") {
    const now = context.now();
    await withActor(context.db, systemActor, (trx) =>
      addEvent(trx, { topic: "sandbox.callback", payload: { paymentNo, outcome: "success" }, now, delay: DELAY_MS }),
    );
  } else {
    const told = outcome === "fail" ? "fail" : "success";
    const callback = await payments.sandbox?.sign({
      eventNo: `${paymentNo}-${told}`,
      paymentNo,
      outcome: told,
      amountFen,
    });
    for (let time = 0; callback && time < (outcome === "twice" ? 2 : 1); time++)
      await payments.notify("sandbox", callback);
  }
  return present(await find(paymentNo, context));
}

async function find(paymentNo: string, context: OperationContext): Promise<PaymentRow> {
  if (!context.services.payments.sandbox) fail("NOT_FOUND");
  const payment = await withActor(context.db, systemActor, (trx) =>
    selectPayment(trx, { paymentNo, userNo: sessionIn(context).userNo }),
  );
  return payment?.provider === "sandbox" ? payment : fail("NOT_FOUND");
}

function present({ payment_no, order_no, amount_fen, payment_state }: PaymentRow): SandboxPayment {
  // Checked by the table.
  return {
    paymentNo: payment_no,
    orderNo: order_no,
    amount: yuan(amount_fen),
    paymentState: payment_state as SandboxPayment["paymentState"],
  };
}
