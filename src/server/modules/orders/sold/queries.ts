import { sql, type RawBuilder } from "kysely";
import type { Trx } from "../../../database/connect.ts";

/** Which lines of an organisation are looked for. */
export interface SoldFilter {
  orgNo: string;
  /** Part of what was sold, or a whole order number; empty: all. */
  keyword: string;
  state: "" | "paid" | "refunding" | "refunded";
  lineKind: "" | "course" | "exam" | "grade" | "vip";
  lecturerUserNo: string | undefined;
  /** Days in `timeZone`, both of them included; empty: from the first, until today. */
  dateFrom: string;
  dateUntil: string;
  timeZone: string;
}

export interface SoldRow {
  id: string;
  order_no: string;
  line_kind: string;
  line_name: string;
  price_fen: number;
  pay_fen: number;
  refunded_fen: number;
  order_status: number;
  gmt_pay: Date;
  lecturer_name: string | null;
  buyer_name: string;
  is_member: boolean;
  own_fen: string | null;
  lecturer_fen: string | null;
  is_settled: boolean | null;
}

/** Lines of an organisation that were paid, the newest first. In scope system. */
export async function selectSold(
  trx: Trx,
  filter: SoldFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<SoldRow[]> {
  const { rows } = await sql<SoldRow>`
    select line.id, line.order_no, line.line_kind, line.line_name, line.price_fen, line.pay_fen, line.refunded_fen,
      sold.order_status, sold.gmt_pay, lecturer.lecturer_name, buyer.name as buyer_name,
      buyer.org_no = ${filter.orgNo} as is_member,
      own.amount_fen - own.refunded_fen as own_fen, taught.amount_fen - taught.refunded_fen as lecturer_fen,
      own.gmt_settle is not null as is_settled
    from order_line line join sales_order sold using (order_no)
    join app_user buyer on buyer.user_no = line.user_no
    left join lecturer on lecturer.lecturer_user_no = line.lecturer_user_no
    left join order_share own on own.line_id = line.id and own.party = 2
    left join order_share taught on taught.line_id = line.id and taught.party = 3
    where ${matches(filter)} order by line.id desc limit ${limit} offset ${offset}`.execute(trx);
  return rows;
}

export interface SoldTotals {
  total: string;
  pay_fen: string;
  refunded_fen: string;
  own_fen: string;
}

/** How many there are, and what they come to. */
export async function sumSold(trx: Trx, filter: SoldFilter): Promise<SoldTotals> {
  const { rows } = await sql<SoldTotals>`
    select count(*) as total, coalesce(sum(line.pay_fen), 0) as pay_fen,
      coalesce(sum(line.refunded_fen), 0) as refunded_fen,
      coalesce(sum(own.amount_fen - own.refunded_fen), 0) as own_fen
    from order_line line join sales_order sold using (order_no)
    left join order_share own on own.line_id = line.id and own.party = 2
    where ${matches(filter)}`.execute(trx);
  return rows[0] ?? { total: "0", pay_fen: "0", refunded_fen: "0", own_fen: "0" };
}

function matches({ orgNo, keyword, state, lineKind, lecturerUserNo, dateFrom, dateUntil, timeZone }: SoldFilter) {
  const conditions: RawBuilder<unknown>[] = [
    sql`line.course_org_no = ${orgNo}`,
    sql`line.price_fen > 0`,
    sql`sold.order_status in (2, 5, 6)`,
  ];
  if (keyword !== "")
    conditions.push(
      sql`(position(${keyword.toLowerCase()} in lower(line.line_name)) > 0 or line.order_no = ${keyword})`,
    );
  if (state === "paid") conditions.push(sql`sold.order_status = 2 and line.refunded_fen = 0`);
  if (state === "refunding") conditions.push(sql`sold.order_status = 5`);
  if (state === "refunded") conditions.push(sql`line.refunded_fen > 0`);
  if (lineKind !== "") conditions.push(sql`line.line_kind = ${lineKind}`);
  if (lecturerUserNo !== undefined) conditions.push(sql`line.lecturer_user_no = ${lecturerUserNo}`);
  if (dateFrom !== "")
    conditions.push(sql`sold.gmt_pay >= (${dateFrom}::date)::timestamp at time zone ${timeZone}::text`);
  if (dateUntil !== "")
    conditions.push(sql`sold.gmt_pay < (${dateUntil}::date + 1)::timestamp at time zone ${timeZone}::text`);
  return sql.join(conditions, sql` and `);
}
