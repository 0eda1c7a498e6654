import type { ReactNode } from "react";
import type { BlockProps } from "../block.ts";
import { Empty } from "../parts/empty.tsx";
import { LineItems } from "../parts/line-items.tsx";
import { yuan } from "../parts/price.tsx";
import { Root } from "./OrderDetailStyle.ts";
import { PayPanel } from "./PayPanel.tsx";
import { RefundForm } from "./RefundForm.tsx";

type Props = BlockProps<"orderDetail">;

/** An order, and what can be done with it where it stands. */
export function OrderDetail(props: Props): ReactNode {
  const { order, listHref, studyHref, on, t } = props;
  if (!order) return <Root><Empty text={t("orderDetail.none")} href={listHref} label={t("orderDetail.all")} /></Root>;
  const { orderStatus, payTypes, payType } = order;
  const facts: [string, string | undefined][] = [
    ["number", order.orderNo],
    ["created", order.gmtCreate],
    ["paid", order.gmtPay],
    ["way", payType && t("orderDetail.way." + payType)],
    ["closed", order.gmtClose],
    ["refunded", order.gmtRefund],
    ["reason", order.refundReason],
    ["opinion", order.refundOpinion],
  ];
  return (
    <Root>
      <p><a className="link" href={listHref}>{t("orderDetail.all")}</a></p>
      <p className="state" data-state={orderStatus} role="status">
        <b>{t("orderDetail.state." + orderStatus)}</b>
        <span>{t("orderDetail.state." + (orderStatus === 2 && !order.isGranted ? "granting" : orderStatus + ".hint"))}</span>
      </p>
      {payTypes.length > 0 && <PayPanel key={order.orderNo} {...props} order={order} />}
      <LineItems lines={order.lines} vipSeal={t("orderDetail.memberPrice")} />
      <dl className="sums">
        <div><dt>{t("orderDetail.total")}</dt><dd className="num">{yuan(order.totalPrice)}</dd></div>
        {Number(order.memberDiscount) > 0 && <div><dt>{t(order.orderKind === "vip" ? "orderDetail.offer" : "orderDetail.member")}</dt><dd className="num">−{yuan(order.memberDiscount)}</dd></div>}
        {Number(order.couponDiscount) > 0 && <div><dt>{t("orderDetail.coupon", { number: order.couponNo })}</dt><dd className="num">−{yuan(order.couponDiscount)}</dd></div>}
        <div className="total"><dt>{t("orderDetail.toPay")}</dt><dd className="num">{yuan(order.payPrice)}</dd></div>
      </dl>
      <dl className="facts">
        {facts.map(([name, value]) => value && <div key={name}><dt>{t("orderDetail." + name)}</dt><dd className="num">{value}</dd></div>)}
      </dl>
      <div className="do">
        {orderStatus === 2 && order.orderKind === "course" && studyHref && <a className="btn" href={studyHref}>{t("orderDetail.study")}</a>}
        {payTypes.length > 0 && on.cancel && <button type="button" className="btn ghost" onClick={() => void on.cancel?.({ orderNo: order.orderNo })}>{t("orderDetail.cancel")}</button>}
      </div>
      {orderStatus === 2 && order.isGranted && Number(order.payPrice) > 0 && on.refund && <RefundForm {...props} orderNo={order.orderNo} />}
    </Root>
  );
}
