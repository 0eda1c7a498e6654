import { sql } from "kysely";
import type { Trx } from "../../database/connect.ts";

export type PaymentRow = NonNullable<Awaited<ReturnType<typeof selectPayment>>>;

export function selectPayment(trx: Trx, { paymentNo, userNo }: { paymentNo: string; userNo?: string }) {
  const query = trx.selectFrom("payment").selectAll().where("payment_no", "=", paymentNo);
  return (userNo === undefined ? query : query.where("user_no", "=", userNo)).executeTakeFirst();
}

export function lockPayment(trx: Trx, paymentNo: string) {
  return trx.selectFrom("payment").selectAll().where("payment_no", "=", paymentNo).forNoKeyUpdate().executeTakeFirst();
}

/** A try to pay an order this way that is still under way: it is gone on with, so that pressing twice makes one. */
export function selectWaitingPayment(trx: Trx, { orderNo, provider }: { orderNo: string; provider: string }) {
  return trx
    .selectFrom("payment")
    .selectAll()
    .where("order_no", "=", orderNo)
    .where("provider", "=", provider)
    .where("payment_state", "=", "waiting")
    .orderBy("gmt_create", "desc")
    .executeTakeFirst();
}

/** Those of these orders that a payment is under way for. */
export async function selectPaying(trx: Trx, orderNos: readonly string[]): Promise<ReadonlySet<string>> {
  if (orderNos.length === 0) return new Set();
  const rows = await trx
    .selectFrom("payment")
    .select("order_no")
    .where("order_no", "in", orderNos)
    .where("payment_state", "=", "waiting")
    .execute();
  return new Set(rows.map(({ order_no }) => order_no));
}

/** The payment that paid an order. */
export function selectPaid(trx: Trx, orderNo: string) {
  return trx
    .selectFrom("payment")
    .selectAll()
    .where("order_no", "=", orderNo)
    .where("payment_state", "=", "paid")
    .executeTakeFirst();
}

/** Payments at once, and seconds: how old one is when it is asked about first, and when no more. */
const SILENT = { atOnce: 20, first: 60, last: 86_400 };

/**
 * Takes payments that nothing was heard of, to ask their provider: first after a minute, then each time half as long
 * again as it has been waiting, for a day. One is taken by one node.
 */
export async function takeSilentPayments(trx: Trx, { providers, now }: { providers: readonly string[]; now: Date }) {
  if (providers.length === 0) return [];
  const { rows } = await sql<{
    payment_no: string;
    provider: string;
  }>`update payment set gmt_ask = ${now} where payment_no in (
      select payment_no from payment
      where payment_state = 'waiting' and provider in (${sql.join(providers)})
      and gmt_create > ${now}::timestamptz - make_interval(secs => ${SILENT.last})
        and coalesce(gmt_ask, gmt_create) + greatest((coalesce(gmt_ask, gmt_create) - gmt_create) / 2,
          make_interval(secs => ${SILENT.first})) <= ${now}
      order by coalesce(gmt_ask, gmt_create) limit ${SILENT.atOnce} for no key update skip locked
    ) returning payment_no, provider`.execute(trx);
  return rows;
}

export interface NewPayment {
  paymentNo: string;
  orderNo: string;
  userNo: string;
  provider: string;
  amountFen: number;
  now: Date;
}

export async function insertPayment(
  trx: Trx,
  { paymentNo, orderNo, userNo, provider, amountFen, now }: NewPayment,
): Promise<void> {
  await trx
    .insertInto("payment")
    .values({
      payment_no: paymentNo,
      order_no: orderNo,
      user_no: userNo,
      provider,
      amount_fen: amountFen,
      gmt_create: now,
    })
    .execute();
}

export async function setPaymentWay(
  trx: Trx,
  { paymentNo, payUrl, codeUrl }: { paymentNo: string; payUrl: string; codeUrl: string },
): Promise<void> {
  await trx
    .updateTable("payment")
    .set({ pay_url: payUrl, code_url: codeUrl })
    .where("payment_no", "=", paymentNo)
    .execute();
}

export async function setPaymentState(
  trx: Trx,
  {
    paymentNo,
    state,
    providerNo,
    paidAt,
  }: { paymentNo: string; state: "paid" | "failed" | "surplus"; providerNo: string; paidAt?: Date },
): Promise<void> {
  await trx
    .updateTable("payment")
    .set({ payment_state: state, provider_no: providerNo, gmt_pay: paidAt ?? null })
    .where("payment_no", "=", paymentNo)
    .execute();
}

/** Writes down what a provider told; false where it had told it before. */
export async function insertPaymentEvent(
  trx: Trx,
  { provider, eventNo, paymentNo, now }: { provider: string; eventNo: string; paymentNo: string; now: Date },
): Promise<boolean> {
  const row = await trx
    .insertInto("payment_event")
    .values({ provider, event_no: eventNo, payment_no: paymentNo, gmt_create: now })
    .onConflict((conflict) => conflict.columns(["provider", "event_no"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function setEventEffect(
  trx: Trx,
  { provider, eventNo, effect }: { provider: string; eventNo: string; effect: string },
): Promise<void> {
  await trx
    .updateTable("payment_event")
    .set({ effect })
    .where("provider", "=", provider)
    .where("event_no", "=", eventNo)
    .execute();
}
