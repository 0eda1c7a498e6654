import { sql } from "kysely";
import type { SaveRefundBody } from "../../../generated/types.ts";
import { fail } from "../../core/errors.ts";
import type { Trx } from "../../database/connect.ts";
import { fenOf, yuan } from "../../lib/money.ts";
import { newOrderNo } from "./order-no.ts";
import { selectLines, type OrderRow } from "./order-queries.ts";

interface NewRefund {
  order: OrderRow;
  lines: SaveRefundBody["lines"];
  reason: string;
  now: Date;
}

/**
 * Writes down what of a locked order is asked back: the lines that are named, each whole or in part, or all that is
 * left. ORDER_STATE where nothing is left, NOT_FOUND for a line of another order, REFUND_AMOUNT for more than is left
 * of a line, or nothing. In scope system.
 */
export async function openRefund(trx: Trx, { order, lines: wanted, reason, now }: NewRefund): Promise<void> {
  const { order_no: orderNo, user_no: userNo } = order;
  const left = new Map(
    (await selectLines(trx, [orderNo])).map((line) => [line.id, line.pay_fen - line.refunded_fen] as const),
  );
  const asked = (wanted ?? [...left].map(([lineId]) => ({ lineId, amount: undefined })))
    .map(({ lineId, amount }) => {
      const most = left.get(lineId) ?? fail("NOT_FOUND");
      const fen = amount === undefined ? most : fenOf(amount);
      if (wanted && (fen === undefined || fen < 1 || fen > most)) fail("REFUND_AMOUNT", { args: { left: yuan(most) } });
      // A line that is named twice has nothing left the second time.
      left.set(lineId, most - (fen ?? 0));
      return { lineId, fen: fen ?? 0 };
    })
    .filter(({ fen }) => fen > 0);
  if (asked.length === 0) fail("ORDER_STATE");
  const refundNo = newOrderNo(now);
  await trx
    .insertInto("order_refund")
    .values({
      refund_no: refundNo,
      order_no: orderNo,
      user_no: userNo,
      amount_fen: asked.reduce((sum, { fen }) => sum + fen, 0),
      reason,
      gmt_create: now,
    })
    .execute();
  await trx
    .insertInto("order_refund_line")
    .values(asked.map(({ lineId, fen }) => ({ refund_no: refundNo, line_id: lineId, amount_fen: fen })))
    .execute();
}

/** The refund of an order that is not decided, or not paid back yet. */
export function selectOpenRefund(trx: Trx, orderNo: string) {
  return trx
    .selectFrom("order_refund")
    .selectAll()
    .where("order_no", "=", orderNo)
    .where("refund_state", "in", [1, 2])
    .executeTakeFirst();
}

/** Agrees to the open refund of a locked order, or refuses it. */
export async function decideRefund(
  trx: Trx,
  { orderNo, agree, opinion, now }: { orderNo: string; agree: boolean; opinion: string; now: Date },
): Promise<void> {
  await sql`update order_refund set refund_state = ${agree ? 2 : 4}, opinion = ${opinion}, gmt_decide = ${now}
    where order_no = ${orderNo} and refund_state = 1`.execute(trx);
}

/**
 * Marks a refund as paid back and takes it off its lines. Gives the lines of which nothing is left now, and whether that
 * is so of the whole order.
 */
export async function closeRefund(
  trx: Trx,
  { refundNo, orderNo, now }: { refundNo: string; orderNo: string; now: Date },
): Promise<{ isWhole: boolean; over: Set<string> }> {
  await sql`update order_refund set refund_state = 3, gmt_refund = ${now} where refund_no = ${refundNo}`.execute(trx);
  const { rows } = await sql<{ id: string }>`update order_line set refunded_fen = refunded_fen + amount_fen
    from order_refund_line where refund_no = ${refundNo} and line_id = order_line.id
    returning order_line.id`.execute(trx);
  const ofRefund = new Set(rows.map(({ id }) => id));
  const lines = await selectLines(trx, [orderNo]);
  const isOver = (line: (typeof lines)[number]) => line.refunded_fen === line.pay_fen;
  const isWhole = lines.every(isOver);
  // With the last of what was paid for goes what was free beside it.
  const over = lines.filter((line) => isOver(line) && (ofRefund.has(line.id) || (isWhole && line.pay_fen === 0)));
  return { isWhole, over: new Set(over.map(({ id }) => id)) };
}
