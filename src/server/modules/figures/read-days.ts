import { sql, type RawBuilder } from "kysely";
import type { Trx } from "../../database/connect.ts";
import { dayAfter, dayIn } from "./day.ts";
import { dayColumns, saleColumns, sumDays, sumEntries, sumSales, type Span } from "./days-sql.ts";

/** Before everything that can be in the books. */
const BEGINNING = "1970-01-01";

/** The last day that was summed; undefined where none was. */
export async function lastClosed(trx: Trx): Promise<string | undefined> {
  const { rows } = await sql<{ last: string | null }>`select max(day)::text as last from platform_day`.execute(trx);
  return rows[0]?.last ?? undefined;
}

/** The part of a span that was summed already, and the part that has to be counted: the last days. */
async function partsOf(trx: Trx, { from, before }: Span): Promise<{ summed: Span; counted: Span }> {
  const last = await lastClosed(trx);
  const open = last === undefined ? from : dayAfter(last);
  const border = open < from ? from : open > before ? before : open;
  return { summed: { from, before: border }, counted: { from: border, before } };
}

/** Rows of a table of days, and those that have to be counted. */
function both(
  columns: RawBuilder<unknown>,
  table: RawBuilder<unknown>,
  { summed, counted, count }: { summed: Span; counted: Span; count: (span: Span) => RawBuilder<unknown> },
): RawBuilder<unknown> {
  return sql`(select ${columns} from ${table} where day >= ${summed.from}::date and day < ${summed.before}::date
    union all select ${columns} from ${count(counted)} as counted)`;
}

/** A day that was summed otherwise than the entries of sales say; fen, as whole numbers in text. */
export interface UnevenDay {
  day: string;
  expected: string;
  found: string;
}

/** Days whose sums are not those of their entries, the first `limit`. Reads all entries. In scope system. */
export async function selectUnevenDays(trx: Trx, limit: number): Promise<UnevenDay[]> {
  const last = await lastClosed(trx);
  if (last === undefined) return [];
  const entries = sumEntries({ from: BEGINNING, before: dayAfter(last) });
  const { rows } = await sql<UnevenDay>`
    select coalesce(entry.day, kept.day)::text as day,
      (coalesce(entry.came_fen, 0) - coalesce(entry.went_fen, 0))::text as expected,
      (coalesce(kept.came_fen, 0) - coalesce(kept.went_fen, 0))::text as found
    from ${entries} as entry full join platform_day as kept on kept.day = entry.day
    where (coalesce(entry.came_fen, 0), coalesce(entry.went_fen, 0), coalesce(entry.entry_count, 0))
      is distinct from (coalesce(kept.came_fen, 0), coalesce(kept.went_fen, 0), coalesce(kept.entry_count, 0))
    order by 1 limit ${limit}`.execute(trx);
  return rows;
}

export interface DayRow {
  day: string;
  person_count: number;
  sign_in_count: number | null;
  order_count: number;
  paid_fen: string;
  refund_count: number;
  refunded_fen: string;
  course_count: number;
  organisation_count: number;
  kept_fen: string;
}

/** Each day of a span, the latest last. In scope system. */
export async function selectDays(trx: Trx, span: Span, now: Date): Promise<DayRow[]> {
  const parts = await partsOf(trx, span);
  const days = both(dayColumns, sql`platform_day`, { ...parts, count: (part) => sumDays(part, dayIn(now)) });
  const { rows } = await sql<DayRow>`select day::text, person_count, sign_in_count, order_count, paid_fen::text,
    refund_count, refunded_fen::text, course_count, organisation_count, (came_fen - went_fen)::text as kept_fen
    from ${days} as days`.execute(trx);
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const list: DayRow[] = [];
  // Before the first day of the books there was nothing.
  for (let { from: day } = span; day < span.before; day = dayAfter(day))
    list.push(byDay.get(day) ?? { ...nothing, day });
  return list;
}

const nothing: Omit<DayRow, "day"> = {
  person_count: 0,
  sign_in_count: null,
  order_count: 0,
  paid_fen: "0",
  refund_count: 0,
  refunded_fen: "0",
  course_count: 0,
  organisation_count: 0,
  kept_fen: "0",
};

interface SoldRow {
  org_no: string;
  org_name: string;
  sale_count: number;
  paid_fen: string;
  refunded_fen: string;
}

const sums = sql`sum(sale_count)::int as sale_count, sum(paid_fen)::text as paid_fen,
  sum(refunded_fen)::text as refunded_fen`;

/**
 * What was sold and paid back in a span, by day, organisation and course (`saleColumns`): a table for a statement of
 * whoever asks. In scope system.
 */
export async function salesIn(trx: Trx, span: Span): Promise<RawBuilder<unknown>> {
  return both(saleColumns, sql`sale_day`, { ...(await partsOf(trx, span)), count: sumSales });
}

/** Who sold most in a span, and of which courses most was sold. In scope system. */
export async function selectTop(
  trx: Trx,
  span: Span,
  limit: number,
): Promise<{ organisations: SoldRow[]; courses: (SoldRow & { id: string; course_name: string })[] }> {
  const sales = await salesIn(trx, span);
  const { rows: organisations } = await sql<SoldRow>`select org_no, org_name, ${sums}
    from ${sales} as sale join organisation using (org_no) group by org_no, org_name having sum(paid_fen) > 0
    order by sum(paid_fen) desc, org_no limit ${limit}`.execute(trx);
  // Names are looked up for those that are shown.
  const { rows: courses } = await sql<SoldRow & { id: string; course_name: string }>`
    with best as (select course_id, ${sums}, sum(paid_fen) as fen from ${sales} as sale where course_id <> 0
      group by course_id having sum(paid_fen) > 0 order by fen desc, course_id limit ${limit})
    select course.id, course_name, course.org_no, org_name, sale_count, paid_fen, refunded_fen
    from best join course on course.id = best.course_id join organisation on organisation.org_no = course.org_no
    order by fen desc, course.id`.execute(trx);
  return { organisations, courses };
}

/** Fen that the platform has kept of sales before a day. In scope system. */
export async function keptBefore(trx: Trx, day: string): Promise<number> {
  const { rows } = await sql<{ fen: string }>`select coalesce(sum(came_fen - went_fen), 0)::text as fen
    from ${await entriesOf(trx, { from: BEGINNING, before: day })} as days`.execute(trx);
  return Number(rows[0]?.fen ?? 0);
}

export interface KeptMonth {
  month: string;
  income_fen: string;
  outgoing_fen: string;
  entries: string;
}

/** What came to the accounts of sales and left them, by month, the newest first; months without entries are left out. */
export async function selectKeptMonths(trx: Trx, span: Span): Promise<KeptMonth[]> {
  const { rows } = await sql<KeptMonth>`select to_char(day, 'YYYY-MM') as month, sum(came_fen)::text as income_fen,
    sum(went_fen)::text as outgoing_fen, sum(entry_count)::text as entries
    from ${await entriesOf(trx, span)} as days group by 1 having sum(entry_count) > 0 order by 1 desc`.execute(trx);
  return rows;
}

async function entriesOf(trx: Trx, span: Span): Promise<RawBuilder<unknown>> {
  const columns = sql`day, came_fen, went_fen, entry_count`;
  return both(columns, sql`platform_day`, { ...(await partsOf(trx, span)), count: sumEntries });
}
