import { sql, type RawBuilder } from "kysely";
import type { Trx } from "../../../database/connect.ts";
import { dayAfter, dayIn, keptBefore, selectKeptMonths } from "../../figures/index.ts";
import type { Earner } from "../ledger/accounts.ts";

/** Whose statement it is: who earns, or the platform, whose is what it keeps of sales. */
export type Holder = Earner | "platform";

/** The books' months are those of China, as in the names of the accounts of sales. */
const ZONE = sql`'Asia/Shanghai'`;

/** The first moment of a month YYYY-MM, and of those after it. */
function monthAt(month: string, after = 0): RawBuilder<unknown> {
  return sql`((${`${month}-01`}::date + interval '1 month' * ${after}::integer) at time zone ${ZONE})`;
}

/** The accounts of a statement. */
function accountsOf(holder: Holder): RawBuilder<unknown> {
  if (holder === "platform") return sql`account_kind = 'sales'`;
  return sql`account_kind in ('pending', 'available', 'held', 'claim')
    and ${"userNo" in holder ? sql`user_no = ${holder.userNo}` : sql`org_no = ${holder.orgNo}`}`;
}

/**
 * `account`: the accounts of a statement. `side`: what came to and left them since a month began, both sides of what was
 * moved within. `present`: what is in each kind of them after that. One statement reads all of it, so that nothing comes
 * in between. The accounts of sales keep no balance: of the platform `side` is the month alone, and what was kept before
 * it is told.
 */
function sidesSince(holder: Holder, month: string, keptBeforeIt: number): RawBuilder<unknown> {
  const columns = sql`entry.id, entry.gmt_create, entry.reason, entry.reference, entry.order_no, account_kind`;
  const isPlatform = holder === "platform";
  const time = isPlatform
    ? sql`entry.gmt_create >= ${monthAt(month)} and entry.gmt_create < ${monthAt(month, 1)}`
    : sql`entry.gmt_create >= ${monthAt(month)}`;
  const present = isPlatform
    ? sql`select 'sales' as account_kind, ${keptBeforeIt}::bigint + coalesce((select sum(fen) from side), 0) as fen`
    : sql`select account_kind, sum(balance_fen) as fen from account group by 1`;
  return sql`account as materialized (select id, account_kind, balance_fen from ledger_account where ${accountsOf(holder)}),
    side as materialized (
      select ${columns}, amount_fen as fen from ledger_entry entry join account on account.id = to_account where ${time}
      union all
      select ${columns}, -amount_fen from ledger_entry entry join account on account.id = from_account where ${time}
    ),
    present as (${present})`;
}

interface MonthRow {
  month: string;
  income_fen: string;
  outgoing_fen: string;
  entries: string;
  /** What is there now, in each row the same. */
  present_fen: string;
}

/** What came and went in each month since one began, the newest first; months without entries are left out. */
export async function selectMonths(
  trx: Trx,
  { holder, since, now }: { holder: Holder; since: string; now: Date },
): Promise<MonthRow[]> {
  if (holder === "platform") return selectMonthsOfPlatform(trx, { since, now });
  const { rows } = await sql<MonthRow>`with ${sidesSince(holder, since, 0)},
    entry as (select id, min(gmt_create) as gmt_create, sum(fen) as fen from side group by id having sum(fen) <> 0)
    select to_char(gmt_create at time zone ${ZONE}, 'YYYY-MM') as month,
      coalesce(sum(fen) filter (where fen > 0), 0) as income_fen,
      coalesce(-sum(fen) filter (where fen < 0), 0) as outgoing_fen, count(*) as entries,
      (select coalesce(sum(fen), 0) from present) as present_fen
    from entry group by 1 order by 1 desc`.execute(trx);
  return rows;
}

/** From what each day came to, because of the platform are all entries of sales. */
async function selectMonthsOfPlatform(trx: Trx, { since, now }: { since: string; now: Date }): Promise<MonthRow[]> {
  const before = dayAfter(dayIn(now));
  const present = String(await keptBefore(trx, before));
  const months = await selectKeptMonths(trx, { from: `${since}-01`, before });
  return months.map((month) => ({ ...month, present_fen: present }));
}

interface KindRow {
  kind: "pending" | "available" | "held" | "claim" | "sales";
  opening: string;
  closing: string;
}

export interface EntryRow {
  id: string;
  gmt_create: Date;
  reason: string;
  reference: string;
  order_no: string | null;
  /** Below 0 for what went. */
  fen: string;
  /** What was there after it. */
  balance: string;
  subject: string | null;
}

export interface MonthOfEntries {
  kinds: KindRow[];
  incomeFen: number;
  outgoingFen: number;
  entries: number;
  rows: EntryRow[];
}

interface Wanted {
  holder: Holder;
  month: string;
  /** Which entries; the sums are of all. */
  limit: number;
  offset: number;
  order: "newest" | "oldest";
}

/** The statement of a month. In scope system. */
export async function selectMonth(trx: Trx, { holder, month, limit, offset, order }: Wanted): Promise<MonthOfEntries> {
  const before = holder === "platform" ? await keptBefore(trx, `${month}-01`) : 0;
  const way = order === "newest" ? sql`desc` : sql`asc`;
  const { rows } = await sql<{
    kinds: KindRow[];
    income_fen: string;
    outgoing_fen: string;
    entries: string;
    list: (Omit<EntryRow, "gmt_create" | "subject"> & { gmt_create: string })[];
  }>`with ${sidesSince(holder, month, before)},
    ofMonth as (
      select id, min(gmt_create) as gmt_create, min(reason) as reason, min(reference) as reference,
        min(order_no) as order_no, sum(fen) as fen
      from side where gmt_create < ${monthAt(month, 1)} group by id having sum(fen) <> 0
    ),
    kind as (
      select present.account_kind, present.fen - coalesce(sum(side.fen), 0) as opening,
        present.fen - coalesce(sum(side.fen) filter (where side.gmt_create >= ${monthAt(month, 1)}), 0) as closing
      from present left join side using (account_kind) group by present.account_kind, present.fen
    ),
    counted as (
      select ofMonth.*, (select coalesce(sum(opening), 0) from kind) + sum(fen) over (order by gmt_create, id) as balance
      from ofMonth
    ),
    page as (
      select id::text, gmt_create, reason, reference, order_no, fen::text, balance::text from counted
      order by counted.gmt_create ${way}, counted.id ${way} limit ${limit} offset ${offset}
    )
    select
      (select coalesce(json_agg(json_build_object('kind', account_kind, 'opening', opening::text, 'closing', closing::text)
        order by array_position(array['pending', 'available', 'held', 'claim', 'sales'], account_kind)), '[]') from kind) as kinds,
      (select coalesce(sum(fen), 0) from ofMonth where fen > 0) as income_fen,
      (select coalesce(-sum(fen), 0) from ofMonth where fen < 0) as outgoing_fen,
      (select count(*) from ofMonth) as entries,
      (select coalesce(json_agg(page order by gmt_create ${way}, id::bigint ${way}), '[]') from page) as list`.execute(
    trx,
  );
  const [found] = rows;
  if (!found) throw new Error("a statement without a row");
  const subjects = await selectSubjects(trx, found.list);
  return {
    kinds: found.kinds,
    incomeFen: Number(found.income_fen),
    outgoingFen: Number(found.outgoing_fen),
    entries: Number(found.entries),
    rows: found.list.map((row) => ({
      ...row,
      gmt_create: new Date(row.gmt_create),
      subject: subjects.get(subjectOf(row)) ?? null,
    })),
  };
}

type Reason = Pick<EntryRow, "reason" | "reference">;

/** What an entry names in its reference: an order's line by itself, or by its share; "" where it is of neither. */
function subjectOf({ reason, reference }: Reason): string {
  const [first, second] = reference.split(":");
  if (reason === "share") return `line ${first}`;
  return reason === "refund-share" || reason === "refund-claim" ? `share ${second}` : "";
}

/**
 * The names of what was sold, by `subjectOf`. A statement of its own: the planner expects one entry of a month, and
 * would look through all lines for each of them.
 */
async function selectSubjects(trx: Trx, entries: readonly Reason[]): Promise<Map<string, string>> {
  const wanted = [...new Set(entries.map(subjectOf))];
  const of = (kind: string) => wanted.filter((key) => key.startsWith(kind)).map((key) => key.slice(kind.length));
  const [lines, shares] = [of("line "), of("share ")];
  if (lines.length + shares.length === 0) return new Map();
  const { rows } = await sql<{ subject: string; line_name: string }>`
    select 'line ' || id as subject, line_name from order_line where id = any(${lines}::bigint[])
    union all
    select 'share ' || share.id, line_name from order_share share join order_line line on line.id = line_id
      where share.id = any(${shares}::bigint[])`.execute(trx);
  return new Map(rows.map(({ subject, line_name }) => [subject, line_name]));
}
