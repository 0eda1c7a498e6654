import { sql } from "kysely";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { dayAfter, dayIn } from "./day.ts";
import { dayColumns, saleColumns, sumDays, sumSales } from "./days-sql.ts";
import { lastClosed } from "./read-days.ts";

/** What is written late in a day comes this much later at most. */
const LATEST_MS = 60 * 60_000;
/** Days that are summed in a transaction. */
const DAYS_AT_ONCE = 31;

/** Sums the days that are over and were not summed yet, once each, also where several servers do it. */
export async function closeDays(db: Db, now: Date, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) if (!(await withActor(db, systemActor, (trx) => closeSome(trx, now)))) return;
}

async function closeSome(trx: Trx, now: Date): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('platform_day'))`.execute(trx);
  const last = await lastClosed(trx);
  const from = last === undefined ? await firstDay(trx) : dayAfter(last);
  const until = dayIn(new Date(now.getTime() - LATEST_MS));
  if (from === undefined || from >= until) return false;
  const some = dayAfter(from, DAYS_AT_ONCE);
  const span = { from, before: some < until ? some : until };
  await sql`insert into platform_day (${dayColumns})
    select ${dayColumns} from ${sumDays(span, dayIn(now))} as summed`.execute(trx);
  await sql`insert into sale_day (${saleColumns}) select ${saleColumns} from ${sumSales(span)} as summed`.execute(trx);
  return span.before < until;
}

/** The day of the first person, order or entry. */
async function firstDay(trx: Trx): Promise<string | undefined> {
  const { rows } = await sql<{ first: Date | null }>`select least((select min(gmt_create) from app_user),
    (select min(gmt_create) from organisation), (select min(gmt_create) from course),
    (select min(gmt_pay) from sales_order), (select min(gmt_create) from ledger_entry)) as first`.execute(trx);
  const first = rows[0]?.first;
  return first ? dayIn(first) : undefined;
}
