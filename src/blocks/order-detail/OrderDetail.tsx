import { useState, type ReactNode } from "react";
import type { PayType } from "../../generated/types.ts";
import { OrderStatusEnum } from "../../generated/enums.ts";
import type { Order, OrderLine } from "../../generated/types.ts";
import { examHref, studyHref } from "../../shared/links.ts";
import type { BlockProps } from "../block.ts";
import { Named } from "../../ui/named.tsx";
import { Empty } from "../../ui/empty.tsx";
import { LineItems } from "../shared/line-items.tsx";
import { yuan } from "../../ui/price.tsx";
import { Root } from "./OrderDetailStyle.ts";
import { PayPanel } from "./PayPanel.tsx";
import { RefundForm } from "./RefundForm.tsx";
import { useOrderNews } from "./useOrderNews.ts";

type Props = BlockProps<"orderDetail">;

/** An order, and what can be done with it where it stands. */
export function OrderDetail(props: Props): ReactNode {
  const { order, listHref, studyHref: coursesHref, operations, on, t } = props;
  const [begunNo, setBegunNo] = useState<string>();
  const { changed } = on;
  const { isAwaited, hasGivenUp } = useOrderNews({
    order,
    isBegun: order !== undefined && begunNo === order.orderNo,
    getOrder: operations.getOrder,
    changed: changed && (() => changed({})),
  });
  if (!order)
    return (
      <Root>
        <Empty text={t("orderDetail.none")} href={listHref} label={t("orderDetail.all")} />
      </Root>
    );
  const { orderStatus, payTypes, payType, isGranted } = order;
  const isHeld = orderStatus === OrderStatusEnum.paid && isGranted;
  const facts: [Fact, string | undefined][] = [
    ["number", order.orderNo],
    ["created", order.gmtCreate],
    ["paid", order.gmtPay],
    ["way", payType && t(`orderDetail.way.${payType as PayType}`)],
    ["closed", order.gmtClose],
    ["refunded", order.gmtRefund],
    ["reason", order.refundReason],
    ["opinion", order.refundOpinion],
  ];
  return (
    <Root>
      <p>
        <a className="link" href={listHref}>
          {t("orderDetail.all")}
        </a>
      </p>
      <p className="state" data-state={orderStatus} role="status">
        <b>{t(`orderDetail.state.${orderStatus}`)}</b>
        <span>{t(`orderDetail.state.${hintOf(order, { isAwaited, hasGivenUp })}`)}</span>
      </p>
      {payTypes.length > 0 && (
        <PayPanel key={order.orderNo} {...props} order={order} onBegun={() => setBegunNo(order.orderNo)} />
      )}
      <LineItems
        lines={order.lines}
        vipSeal={t("orderDetail.memberPrice")}
        wayOf={(line) => {
          const way = isHeld ? wayTo(line) : undefined;
          return (
            way && (
              <a className="btn ghost" href={way.href}>
                <Named words={t(way.words)} of={line.lineName} />
              </a>
            )
          );
        }}
      />
      <dl className="sums">
        <div>
          <dt>{t("orderDetail.total")}</dt>
          <dd className="num">{yuan(order.totalPrice)}</dd>
        </div>
        {Number(order.memberDiscount) > 0 && (
          <div>
            <dt>{t(order.orderKind === "vip" ? "orderDetail.offer" : "orderDetail.member")}</dt>
            <dd className="num">−{yuan(order.memberDiscount)}</dd>
          </div>
        )}
        {Number(order.couponDiscount) > 0 && (
          <div>
            <dt>{t("orderDetail.coupon", { number: order.couponNo })}</dt>
            <dd className="num">−{yuan(order.couponDiscount)}</dd>
          </div>
        )}
        <div className="total">
          <dt>{t(sumOf(order))}</dt>
          <dd className="num">{yuan(order.payPrice)}</dd>
        </div>
      </dl>
      <dl className="facts">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{t(`orderDetail.${name}`)}</dt>
                <dd className="num">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <div className="do">
        {isHeld && order.orderKind === "course" && coursesHref && (
          <a className="btn ghost" href={coursesHref}>
            {t("orderDetail.courses")}
          </a>
        )}
        {payTypes.length > 0 && on.cancel && (
          <button type="button" className="btn ghost" onClick={() => void on.cancel?.({ orderNo: order.orderNo })}>
            {t("orderDetail.cancel")}
          </button>
        )}
      </div>
      {isHeld && order.orderKind !== "topUp" && Number(order.payPrice) > 0 && on.refund && (
        <RefundForm {...props} orderNo={order.orderNo} />
      )}
    </Root>
  );
}

/** Where one goes to what was bought, where the site has it. */
function wayTo({ courseId, examId, gradeId }: OrderLine) {
  if (gradeId) return { href: `/grade/course/${gradeId}`, words: "orderDetail.enter" } as const;
  if (examId) return { href: examHref(examId), words: "orderDetail.sit" } as const;
  return courseId ? ({ href: studyHref(courseId), words: "orderDetail.study" } as const) : undefined;
}

/** What the sum of an order is: paid, to be paid, or of one that was closed before, no more than a sum. */
function sumOf({ gmtPay, orderStatus }: Order): "orderDetail.sumPaid" | "orderDetail.sum" | "orderDetail.toPay" {
  if (gmtPay) return "orderDetail.sumPaid";
  return orderStatus === OrderStatusEnum.closed ? "orderDetail.sum" : "orderDetail.toPay";
}

/**
 * What is said below the state: of an order that is waited for, that its news come by themselves, until it is not
 * looked at any more.
 */
function hintOf({ orderStatus }: Order, { isAwaited, hasGivenUp }: { isAwaited: boolean; hasGivenUp: boolean }): Hint {
  if (!isAwaited || (orderStatus !== OrderStatusEnum.waiting && orderStatus !== OrderStatusEnum.paid))
    return `${orderStatus}.hint`;
  return `${orderStatus === OrderStatusEnum.paid ? "granting" : "paying"}${hasGivenUp ? ".late" : ""}`;
}

type Fact = "number" | "created" | "paid" | "way" | "closed" | "refunded" | "reason" | "opinion";
type Hint = `${OrderStatusEnum}.hint` | `${"granting" | "paying"}${"" | ".late"}`;
