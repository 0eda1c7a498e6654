import { sql } from "kysely";
import type { Trx } from "../../database/connect.ts";
import type { OrderRow } from "./order-queries.ts";

/**
 * Where an order stands, and the only ways from one state to another. Each is one guarded statement: of several at once
 * one passes, and the others are told by `false`.
 *
 *     1 waiting ⇄ 3 failed → 4 closed
 *     1, 3 → 2 paid → 5 refund asked for → 6 refunded
 *                   ← refused, or a part of it was refunded
 */
export const status = { waiting: 1, paid: 2, failed: 3, closed: 4, refunding: 5, refunded: 6 } as const;

interface Change {
  orderNo: string;
  now: Date;
}

/** An order is paid, also when its time is over but nobody closed it yet. Gives it as it is then, to the one. */
export async function markPaid(
  trx: Trx,
  { orderNo, now, payType }: Change & { payType: string },
): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    update sales_order set order_status = 2, pay_type = ${payType}, gmt_pay = ${now}
    where order_no = ${orderNo} and order_status in (1, 3) returning *`.execute(trx);
  return rows[0];
}

/** A try to pay failed, and no other is under way. */
export async function markFailed(trx: Trx, { orderNo }: { orderNo: string }): Promise<boolean> {
  return changed(
    sql`update sales_order set order_status = 3 where order_no = ${orderNo} and order_status = 1
      and not exists (select from payment where payment.order_no = sales_order.order_no and payment_state = 'waiting')`,
    trx,
  );
}

/** A failed order is tried again. */
export async function markWaiting(trx: Trx, { orderNo }: { orderNo: string }): Promise<boolean> {
  return changed(sql`update sales_order set order_status = 1 where order_no = ${orderNo} and order_status = 3`, trx);
}

export async function markClosed(trx: Trx, { orderNo, now }: Change): Promise<boolean> {
  return changed(
    sql`update sales_order set order_status = 4, gmt_close = ${now} where order_no = ${orderNo} and order_status in (1, 3)`,
    trx,
  );
}

/** What was bought has been handed over: true for the one who may do it. */
export async function markGranted(trx: Trx, { orderNo, now }: Change): Promise<boolean> {
  return changed(
    sql`update sales_order set gmt_grant = ${now} where order_no = ${orderNo} and order_status = 2 and gmt_grant is null`,
    trx,
  );
}

export async function markRefunding(
  trx: Trx,
  { orderNo, reason }: { orderNo: string; reason: string },
): Promise<boolean> {
  return changed(
    sql`update sales_order set order_status = 5, refund_reason = ${reason}, refund_opinion = ''
      where order_no = ${orderNo} and order_status = 2 and gmt_grant is not null`,
    trx,
  );
}

/** A refund is refused: the order is what it was. */
export async function markKept(trx: Trx, { orderNo, opinion }: { orderNo: string; opinion: string }): Promise<boolean> {
  return changed(
    sql`update sales_order set order_status = 2, refund_opinion = ${opinion}
      where order_no = ${orderNo} and order_status = 5 and not is_refund_agreed`,
    trx,
  );
}

/** An operator has agreed; the money is on its way. */
export async function markAgreed(
  trx: Trx,
  { orderNo, opinion }: { orderNo: string; opinion: string },
): Promise<boolean> {
  return changed(
    sql`update sales_order set is_refund_agreed = true, refund_opinion = ${opinion}
      where order_no = ${orderNo} and order_status = 5 and not is_refund_agreed`,
    trx,
  );
}

export async function markRefunded(trx: Trx, { orderNo, now }: Change): Promise<boolean> {
  return changed(
    sql`update sales_order set order_status = 6, gmt_refund = ${now} where order_no = ${orderNo} and order_status = 5 and is_refund_agreed`,
    trx,
  );
}

/** A part of the money went back; the order is paid with what is left. */
export async function markRefundedPart(trx: Trx, { orderNo }: { orderNo: string }): Promise<boolean> {
  return changed(
    sql`update sales_order set order_status = 2, is_refund_agreed = false
      where order_no = ${orderNo} and order_status = 5 and is_refund_agreed`,
    trx,
  );
}

async function changed(statement: ReturnType<typeof sql>, trx: Trx): Promise<boolean> {
  return (await statement.execute(trx)).numAffectedRows === 1n;
}
