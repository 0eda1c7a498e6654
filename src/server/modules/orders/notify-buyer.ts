import { sql } from "kysely";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { yuan } from "../../lib/money.ts";
import { messageText, writeMessage } from "../messages/index.ts";
import type { Tenants } from "../sites/index.ts";
import type { JoinedGrade } from "./access/grade-orders.ts";
import type { LineRow, OrderRow } from "./order-queries.ts";

/**
 * The sites that news of an order are told in the words of, looked up before the transaction that tells them: one that
 * is not in memory is read from the database. Whose they are is asked for, where the caller does not know it
 * (`orgNos`).
 */
export async function sitesOf(
  orderNo: string,
  { db, tenants, orgNos }: { db: Db; tenants: Pick<Tenants, "resolve">; orgNos?: readonly string[] | undefined },
): Promise<Pick<Tenants, "resolve">> {
  const found = new Map<string, Awaited<ReturnType<Tenants["resolve"]>>>();
  for (const orgNo of ["", ...(orgNos ?? (await selectOrgNos(db, orderNo)))])
    found.set(orgNo, await tenants.resolve(orgNo));
  return { resolve: (orgNo) => Promise.resolve(found.get(orgNo)) };
}

/** Whose sites an order is told in the words of: where it was made, and whose classes are in it. */
export function orgNosOf({ org_no: orgNo }: OrderRow, lines: readonly LineRow[]): string[] {
  const ofGrades = lines.flatMap((line) => (line.grade_id === null ? [] : (line.course_org_no ?? [])));
  return [...new Set([orgNo, ...ofGrades])];
}

/** The same of an order that is not at hand. */
async function selectOrgNos(db: Db, orderNo: string): Promise<string[]> {
  const { rows } = await withActor(db, systemActor, (trx) =>
    sql<{ org_no: string }>`select org_no from sales_order where order_no = ${orderNo}
      union select course_org_no from order_line where order_no = ${orderNo} and grade_id is not null`.execute(trx),
  );
  return rows.map(({ org_no }) => org_no);
}

/** Tells somebody that they are in a class now. In scope `system`. */
export async function notifyMember(
  trx: Trx,
  { userNo, grade, tenants, now }: { userNo: string; grade: JoinedGrade; tenants: Pick<Tenants, "resolve">; now: Date },
): Promise<void> {
  const texts = await textsOf(tenants, grade.org_no);
  if (!texts) return;
  const href = `/grade/course/${grade.id}`;
  const link = messageText(texts.t("site.grade.open"), href);
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
  /** That it was paid, or the wallet filled, that the money or a part of it went back, or that it was not given back. */
  news: "paid" | "toppedUp" | "refunded" | "refundedPart" | "kept";
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
  const texts = await textsOf(tenants, orgNo);
  if (!texts) return;
  const values = { orderNo, sum: yuan(fen) };
  const lines = [
    texts.t(`site.order.${news}`, values),
    ...(opinion === "" ? [] : [texts.t("site.order.opinion", { opinion })]),
  ];
  const href = `/account/order?orderNo=${orderNo}`;
  const link = messageText(texts.t("site.order.see"), href);
  await writeMessage(trx, {
    userNo,
    about: "system",
    title: texts.t(`site.order.${news}Title`, values),
    paragraphs: [...lines.map((text) => [messageText(text)]), [link]],
    at: now,
  });
}
