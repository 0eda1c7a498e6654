import type {
  CancelOrderBody,
  GetOrderBody,
  ListOrdersBody,
  ListOrdersReply,
  Order,
} from "../../../generated/types.ts";
import { OrderStatusEnum } from "../../../generated/enums.ts";
import type { OperationContext } from "../../core/context.ts";
import { actorOf, systemActor, withActor } from "../../database/actor.ts";
import { fail } from "../../core/errors.ts";
import { pageOf, pageRange, totalFromPage } from "../../lib/paging.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { closeOrders } from "./close-orders.ts";
import { countOrders, lockOrder, selectLines, selectOrder, selectOrders } from "./order-queries.ts";
import { selectPaying } from "./payment-queries.ts";
import { presentOrder, type View } from "./present.ts";
import { status } from "./states.ts";

/**
 * The orders of the signed-in person, the newest first. Those that wait to be paid (1) include those whose payment
 * failed (3): they wait as well.
 */
export async function listOrders(
  { orderStatus, ...page }: ListOrdersBody,
  context: OperationContext,
): Promise<ListOrdersReply> {
  const session = sessionIn(context);
  const range = pageRange(page);
  const filter = {
    userNo: session.userNo,
    statuses: orderStatus === status.waiting ? [status.waiting, status.failed] : orderStatus && [orderStatus],
  };
  return withActor(context.db, actorOf(session), async (trx) => {
    const orders = await selectOrders(trx, filter, range);
    const orderNos = orders.map(({ order_no }) => order_no);
    const lines = orders.length > 0 ? await selectLines(trx, orderNos) : [];
    const view = viewOf(context, await selectPaying(trx, orderNos));
    const total = totalFromPage(orders.length, range) ?? (await countOrders(trx, filter));
    return pageOf(
      orders.map((order) => presentOrder(order, lines, view)),
      total,
      range,
    );
  });
}

export function getOrder({ orderNo }: GetOrderBody, context: OperationContext): Promise<Order> {
  return viewOrder(orderNo, context);
}

/** An order of the signed-in person. NOT_FOUND for anybody else's. */
export async function viewOrder(orderNo: string, context: OperationContext): Promise<Order> {
  const session = sessionIn(context);
  return withActor(context.db, actorOf(session), async (trx) => {
    const order = (await selectOrder(trx, { orderNo, userNo: session.userNo })) ?? fail("NOT_FOUND");
    return presentOrder(order, await selectLines(trx, [orderNo]), viewOf(context, await selectPaying(trx, [orderNo])));
  });
}

/** Closes an order that is not paid; what is closed already stays so. ORDER_STATE where it is paid. */
export async function cancelOrder({ orderNo }: CancelOrderBody, context: OperationContext): Promise<Order> {
  const { userNo } = sessionIn(context);
  await withActor(context.db, systemActor, async (trx) => {
    const order = (await lockOrder(trx, { orderNo, userNo })) ?? fail("NOT_FOUND");
    const isClosed =
      order.order_status === OrderStatusEnum.closed ||
      (await closeOrders(trx, { orderNos: [orderNo], now: context.now() }));
    if (!isClosed) fail("ORDER_STATE");
  });
  return viewOrder(orderNo, context);
}

function viewOf(context: OperationContext, paying: View["paying"]): View {
  return {
    timeZone: context.site.settings.timeZone,
    now: context.now(),
    payTypes: context.services.payments.payTypes,
    paying,
    features: context.site.settings.features,
  };
}
