import type { AuditRefundBody, AuditRefundReply, Order, SaveRefundBody } from "../../../generated/types.ts";
import { auditActor, recordAudit } from "../audit/index.ts";
import type { OperationContext } from "../../core/context.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import { fail } from "../../core/errors.ts";
import { addEvent } from "../../core/outbox/add-event.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { decideRefund, openRefund, selectOpenRefund } from "./open-refund.ts";
import { lockOrder, selectOrder } from "./order-queries.ts";
import { viewOrder } from "./orders.ts";
import { markAgreed, markKept, markRefunding, status } from "./states.ts";
import { isTopUp } from "./wallet/is-top-up.ts";
import { notifyBuyer, sitesOf } from "./notify-buyer.ts";

/**
 * Asks for the money of a paid order back, or of some of its lines, or a part of these. ORDER_STATE where it is not
 * paid, nothing is left of it, it was asked for already, or what was paid is in the wallet; the rest as `openRefund` says.
 */
export async function saveRefund(
  { orderNo, reason, lines }: SaveRefundBody,
  context: OperationContext,
): Promise<Order> {
  const { userNo } = sessionIn(context);
  await withActor(context.db, systemActor, async (trx) => {
    const order = (await lockOrder(trx, { orderNo, userNo })) ?? fail("NOT_FOUND");
    if (order.pay_fen === 0 || isTopUp(order) || !(await markRefunding(trx, { orderNo, reason: reason.trim() })))
      fail("ORDER_STATE");
    await openRefund(trx, { order, lines, reason: reason.trim(), now: context.now() });
  });
  return viewOrder(orderNo, context);
}

/**
 * An operator agrees: the money is sent back and, when it is, the right ends. Or does not: the order stays paid, and
 * says why.
 */
export async function auditRefund(
  { orderNo, agree, opinion = "" }: AuditRefundBody,
  context: OperationContext,
): Promise<AuditRefundReply> {
  const now = context.now();
  const actor = auditActor(sessionIn(context));
  const { tenants } = context.services;
  const sites = await sitesOf(orderNo, { db: context.db, tenants });
  await withActor(context.db, systemActor, async (trx) => {
    const order = (await lockOrder(trx, { orderNo })) ?? fail("NOT_FOUND");
    const isDone = agree ? await markAgreed(trx, { orderNo, opinion }) : await markKept(trx, { orderNo, opinion });
    const refund = await selectOpenRefund(trx, orderNo);
    if (!isDone || !refund) return fail("ORDER_STATE");
    await decideRefund(trx, { orderNo, agree, opinion, now });
    await recordAudit(trx, {
      ...actor,
      action: agree ? "refund.agree" : "refund.refuse",
      subject: `order:${orderNo}`,
      detail: { opinion, refundNo: refund.refund_no, refundFen: refund.amount_fen },
    });
    if (!agree)
      await notifyBuyer(trx, {
        order,
        news: "kept",
        fen: refund.amount_fen,
        opinion,
        tenants: sites,
        now,
      });
    if (agree) await addEvent(trx, { topic: "order.refund", payload: { orderNo }, now });
  });
  if (agree) await context.services.outbox.drain();
  const order = await withActor(context.db, systemActor, (trx) => selectOrder(trx, { orderNo }));
  return { orderNo, orderStatus: (order?.order_status ?? status.refunding) as AuditRefundReply["orderStatus"] };
}
