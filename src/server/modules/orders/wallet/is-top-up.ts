import type { OrderRow } from "../order-queries.ts";

/** Whether what is paid for an order goes into the buyer's wallet: nobody sold anything, and nothing is refunded. */
export function isTopUp({ order_kind: kind }: Pick<OrderRow, "order_kind">): boolean {
  return kind === "topUp";
}
