import { useState, type ReactNode } from "react";
import { OrderStatusEnum } from "../../generated/enums.ts";
import type { Order } from "../../generated/types.ts";
import type { BlockProps } from "../block.ts";
import { Root } from "./OrderPaymentStyle.ts";
import { PayPanel } from "./PayPanel.tsx";
import { useOrderNews } from "./useOrderNews.ts";

/** Where an order stands, with how to pay it while it waits; what comes of a payment is looked for. */
export function OrderPayment(props: BlockProps<"orderPayment">): ReactNode {
  const { order, operations, on, t } = props;
  const [begunNo, setBegunNo] = useState<string>();
  const news = useOrderNews({
    order,
    isBegun: order !== undefined && begunNo === order.orderNo,
    getOrder: operations.getOrder,
    changed: () => on.changed?.({}),
  });
  if (!order) return null;
  return (
    <Root>
      <p className="state" data-state={order.orderStatus} role="status">
        <b>{t(`orderPayment.state.${order.orderStatus}`)}</b>
        <span>{t(`orderPayment.state.${hintOf(order, news)}`)}</span>
      </p>
      {order.payTypes.length > 0 && (
        <PayPanel key={order.orderNo} {...props} order={order} onBegun={() => setBegunNo(order.orderNo)} />
      )}
    </Root>
  );
}

/**
 * What is said below the state: of an order that is waited for, that its news come by themselves, until it is not
 * looked at any more.
 */
function hintOf({ orderStatus }: Order, { isAwaited, hasGivenUp }: ReturnType<typeof useOrderNews>): Hint {
  if (!isAwaited || (orderStatus !== OrderStatusEnum.waiting && orderStatus !== OrderStatusEnum.paid))
    return `${orderStatus}.hint`;
  return `${orderStatus === OrderStatusEnum.paid ? "granting" : "paying"}${hasGivenUp ? ".late" : ""}`;
}

type Hint = `${OrderStatusEnum}.hint` | `${"granting" | "paying"}${"" | ".late"}`;
