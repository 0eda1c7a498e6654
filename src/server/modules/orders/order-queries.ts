import { sql } from "kysely";
import type { Trx } from "../../database/connect.ts";
import type { PageRange } from "../../lib/paging.ts";
import type { Good } from "./goods.ts";

export type OrderRow = NonNullable<Awaited<ReturnType<typeof selectOrder>>>;
export type LineRow = Awaited<ReturnType<typeof selectLines>>[number];

/**
 * Lets one purchase of a person at a time go on. Not `for update`: rows that name the person may be added meanwhile.
 * Gives until when they are a member.
 */
export async function lockBuyer(trx: Trx, userNo: string): Promise<Date | null> {
  const row = await trx
    .selectFrom("app_user")
    .select("vip_until")
    .where("user_no", "=", userNo)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return row.vip_until;
}

/** `lockBuyer` of an order, which it gives. */
export function lockBuyerOf(trx: Trx, orderNo: string) {
  return trx
    .selectFrom("sales_order")
    .innerJoin("app_user", "app_user.user_no", "sales_order.user_no")
    .selectAll("sales_order")
    .where("order_no", "=", orderNo)
    .forNoKeyUpdate("app_user")
    .executeTakeFirst();
}

export function selectOrder(trx: Trx, { orderNo, userNo }: { orderNo: string; userNo?: string | undefined }) {
  const query = trx.selectFrom("sales_order").selectAll().where("order_no", "=", orderNo);
  return (userNo === undefined ? query : query.where("user_no", "=", userNo)).executeTakeFirst();
}

/** The order, which nobody else changes until the transaction ends. */
export function lockOrder(trx: Trx, { orderNo, userNo }: { orderNo: string; userNo?: string | undefined }) {
  const query = trx.selectFrom("sales_order").selectAll().where("order_no", "=", orderNo).forNoKeyUpdate();
  return (userNo === undefined ? query : query.where("user_no", "=", userNo)).executeTakeFirst();
}

export interface OrderFilter {
  userNo: string;
  /** Any of these; absent, all. */
  statuses?: readonly number[] | undefined;
}

export function selectOrders(trx: Trx, filter: OrderFilter, range: PageRange) {
  return ordersOf(trx, filter)
    .selectAll()
    .orderBy("gmt_create", "desc")
    .orderBy("order_no", "desc")
    .limit(range.pageSize)
    .offset(range.offset)
    .execute();
}

export async function countOrders(trx: Trx, filter: OrderFilter): Promise<number> {
  const { total } = await ordersOf(trx, filter)
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

function ordersOf(trx: Trx, { userNo, statuses }: OrderFilter) {
  const query = trx.selectFrom("sales_order").where("user_no", "=", userNo);
  return statuses === undefined ? query : query.where("order_status", "in", statuses);
}

export function selectLines(trx: Trx, orderNos: readonly string[]) {
  return trx.selectFrom("order_line").selectAll().where("order_no", "in", orderNos).orderBy("id").execute();
}

/** An order of the person that waits to be paid and has one of these in it. */
export async function selectWaitingOrder(
  trx: Trx,
  { userNo, goods, now }: { userNo: string; goods: readonly Good[]; now: Date },
): Promise<string | undefined> {
  const courseIds = goods.flatMap(({ courseId }) => courseId ?? []);
  const examIds = goods.flatMap(({ examId }) => examId ?? []);
  const gradeIds = goods.flatMap(({ gradeId }) => gradeId ?? []);
  const vipSetIds = goods.flatMap(({ vipSetId }) => vipSetId ?? []);
  const { rows } = await sql<{
    order_no: string;
  }>`select sales_order.order_no from sales_order join order_line using (order_no)
    where sales_order.user_no = ${userNo} and order_status in (1, 3) and gmt_expire > ${now}
    and (course_id = any(${courseIds}::bigint[]) or exam_id = any(${examIds}::bigint[])
      or grade_id = any(${gradeIds}::bigint[]) or vip_set_id = any(${vipSetIds}::bigint[])) limit 1`.execute(trx);
  return rows[0]?.order_no;
}

export interface NewOrder {
  orderNo: string;
  userNo: string;
  orgNo: string;
  kind: "course" | "exam" | "grade" | "vip" | "topUp";
  total: number;
  memberOff: number;
  couponOff: number;
  couponNo: string | null;
  now: Date;
  expiresAt: Date;
  /** With what is paid for each. */
  goods: readonly (Good & { pay: number })[];
}

export async function insertOrder(trx: Trx, order: NewOrder): Promise<void> {
  const { orderNo, userNo, total, memberOff, couponOff } = order;
  await trx
    .insertInto("sales_order")
    .values({
      order_no: orderNo,
      user_no: userNo,
      org_no: order.orgNo,
      order_kind: order.kind,
      total_fen: total,
      member_off_fen: memberOff,
      coupon_off_fen: couponOff,
      pay_fen: total - memberOff - couponOff,
      coupon_no: order.couponNo,
      gmt_create: order.now,
      gmt_expire: order.expiresAt,
    })
    .execute();
  const lines = order.goods.map((good) => ({
    order_no: orderNo,
    user_no: userNo,
    line_kind: good.lineKind,
    course_id: good.courseId,
    exam_id: good.examId,
    grade_id: good.gradeId,
    vip_set_id: good.vipSetId,
    lecturer_user_no: good.lecturerUserNo,
    course_org_no: good.courseOrgNo,
    line_name: good.lineName,
    line_logo: good.lineLogo,
    course_category: good.courseCategory,
    vip_days: good.vipDays,
    original_fen: good.original,
    is_vip_price: good.isVipPrice,
    price_fen: good.price,
    pay_fen: good.pay,
  }));
  await trx.insertInto("order_line").values(lines).execute();
}
