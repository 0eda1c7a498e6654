import type { Trx } from "../../database/connect.ts";
import { yuan } from "../../lib/money.ts";
import { type MessageText, writeMessage } from "../messages/index.ts";
import type { Tenants } from "../sites/index.ts";
import type { OrderRow } from "./order-queries.ts";

interface News {
  order: OrderRow;
  /** That it was paid, that the money or a part of it went back, or that it was not given back. */
  news: "paid" | "refunded" | "refundedPart" | "kept";
  /** How much went back, or did not; absent, what was paid. */
  fen?: number;
  /** Why, in the words of who decided. */
  opinion?: string;
  tenants: Pick<Tenants, "resolve">;
  now: Date;
}

/**
 * Tells a buyer what came of their money, in the transaction that changes it, so that it is told once. In scope
 * `system`.
 */
export async function notifyBuyer(
  trx: Trx,
  { order, news, fen = order.pay_fen, opinion = "", tenants, now }: News,
): Promise<void> {
  const { order_no: orderNo, org_no: orgNo, user_no: userNo } = order;
  if (fen === 0) return;
  const site = (await tenants.resolve(orgNo)) ?? (await tenants.resolve(""));
  // Which language the buyer reads is not known here.
  const texts = site?.texts(site.locales.default);
  if (!texts) return;
  const values = { orderNo, sum: yuan(fen) };
  const lines = [
    texts.t(`site.order.${news}`, values),
    ...(opinion === "" ? [] : [texts.t("site.order.opinion", { opinion })]),
  ];
  const href = `/account/order?orderNo=${orderNo}`;
  const link: MessageText = {
    type: "text",
    text: texts.t("site.order.see"),
    marks: [{ type: "link", attrs: { href } }],
  };
  await writeMessage(trx, {
    userNo,
    about: "system",
    title: texts.t(`site.order.${news}Title`, values),
    paragraphs: [...lines.map((text): MessageText[] => [{ type: "text", text }]), [link]],
    at: now,
  });
}
