import type { Trx } from "../../database/connect.ts";
import { yuan } from "../../lib/money.ts";
import { type MessageText, writeMessage } from "../messages/index.ts";
import type { Tenants } from "../sites/index.ts";
import type { JoinedGrade } from "./access/grade-orders.ts";
import type { OrderRow } from "./order-queries.ts";

/** Tells somebody that they are in a class now. In scope `system`. */
export async function notifyMember(
  trx: Trx,
  { userNo, grade, tenants, now }: { userNo: string; grade: JoinedGrade; tenants: Pick<Tenants, "resolve">; now: Date },
): Promise<void> {
  const texts = await textsOf(tenants, grade.org_no);
  if (!texts) return;
  const href = `/grade/course/${grade.id}`;
  const link: MessageText = {
    type: "text",
    text: texts.t("site.grade.open"),
    marks: [{ type: "link", attrs: { href } }],
  };
  await writeMessage(trx, {
    userNo,
    about: "system",
    title: texts.t("site.grade.accepted", { name: grade.grade_name }),
    paragraphs: [[link]],
    at: now,
  });
}

/** Which language somebody reads is not known here: that of the site. */
async function textsOf(tenants: Pick<Tenants, "resolve">, orgNo: string) {
  const site = (await tenants.resolve(orgNo)) ?? (await tenants.resolve(""));
  return site?.texts(site.locales.default);
}

interface News {
  order: OrderRow;
  /** That it was paid, that the money went back, or that it was not given back. */
  news: "paid" | "refunded" | "kept";
  /** Why, in the words of who decided. */
  opinion?: string;
  tenants: Pick<Tenants, "resolve">;
  now: Date;
}

/**
 * Tells a buyer what came of their money, in the transaction that changes it, so that it is told once. In scope
 * `system`.
 */
export async function notifyBuyer(trx: Trx, { order, news, opinion = "", tenants, now }: News): Promise<void> {
  const { order_no: orderNo, org_no: orgNo, user_no: userNo, pay_fen: fen } = order;
  if (fen === 0) return;
  const texts = await textsOf(tenants, orgNo);
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
