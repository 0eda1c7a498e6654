import type {
  GetStatementBody,
  GetStatementReply,
  ListStatementsBody,
  ListStatementsReply,
  StatementEntry,
} from "../../../../generated/types.ts";
import type { Texts } from "../../../../site/compile/texts.ts";
import type { OperationContext } from "../../../core/context.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { yuan } from "../../../lib/money.ts";
import { pageOf, pageRange } from "../../../lib/paging.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { earnerIn } from "../payouts/earner.ts";
import { selectMonth, selectMonths, type EntryRow, type Holder, type MonthOfEntries } from "./queries.ts";

/** Months that are listed at most. */
const MAX_MONTHS = 24;

/** The months of a statement, the newest first: from the month of the first entry on. */
export async function listStatements(
  input: ListStatementsBody,
  context: OperationContext,
): Promise<ListStatementsReply> {
  const holder = holderIn(input, context);
  const months = monthsUntil(monthOf(context.now()), MAX_MONTHS);
  const rows = await withActor(context.db, systemActor, (trx) =>
    selectMonths(trx, { holder, since: months.at(-1) ?? "", now: context.now() }),
  );
  const byMonth = new Map(rows.map((row) => [row.month, row]));
  const first = rows.at(-1)?.month;
  let closing = Number(rows[0]?.present_fen ?? 0);
  const list = months
    .filter((month) => first !== undefined && month >= first)
    .map((month) => {
      const row = byMonth.get(month);
      const [income, outgoing] = [Number(row?.income_fen ?? 0), Number(row?.outgoing_fen ?? 0)];
      const opening = closing - income + outgoing;
      const sums = { opening: yuan(opening), income: yuan(income), outgoing: yuan(outgoing), closing: yuan(closing) };
      closing = opening;
      return { month, ...sums, entries: Number(row?.entries ?? 0) };
    });
  return { list };
}

/** The statement of a month, with a page of its entries, the newest first. */
export async function getStatement(
  { of, month: wanted = "", ...page }: GetStatementBody,
  context: OperationContext,
): Promise<GetStatementReply> {
  const holder = holderIn({ of }, context);
  const range = pageRange(page);
  const month = wanted || monthOf(context.now());
  const found = await withActor(context.db, systemActor, (trx) =>
    selectMonth(trx, { holder, month, limit: range.pageSize, offset: range.offset, order: "newest" }),
  );
  const { lookup } = context.site.texts(context.locale);
  const list = found.rows.map((row) => presentEntry(row, lookup));
  return { statement: { month, ...presentSums(found) }, ...pageOf(list, found.entries, range) };
}

/** Whose statement is asked for. Of the platform, the policy let operators through alone. */
export function holderIn({ of }: ListStatementsBody, context: OperationContext): Holder {
  return of === "platform" ? "platform" : earnerIn(sessionIn(context));
}

/** The month of a moment in the books. */
export function monthOf(moment: Date): string {
  return dateTimeIn(undefined, moment).slice(0, 7);
}

/** What a month came to. */
export function presentSums({ kinds, incomeFen, outgoingFen }: MonthOfEntries) {
  const sum = (name: "opening" | "closing") => kinds.reduce((total, kind) => total + Number(kind[name]), 0);
  return {
    opening: yuan(sum("opening")),
    income: yuan(incomeFen),
    outgoing: yuan(outgoingFen),
    closing: yuan(sum("closing")),
    accounts: kinds.map(({ kind, opening, closing }) => ({
      kind,
      opening: yuan(Number(opening)),
      closing: yuan(Number(closing)),
    })),
  };
}

/** An entry with its words, which are looked up once for all. */
export function presentEntry(row: EntryRow, lookup: Texts["lookup"]): StatementEntry {
  return {
    id: row.id,
    gmtCreate: dateTimeIn(undefined, row.gmt_create),
    reason: row.reason,
    reasonName: lookup(`site.ledger.reason.${row.reason}`) ?? row.reason,
    reference: row.reference,
    ...(row.order_no === null ? {} : { orderNo: row.order_no }),
    subject: row.subject ?? "",
    amount: yuan(Number(row.fen)),
    balance: yuan(Number(row.balance)),
  };
}

/** So many months until one, the newest first. */
function monthsUntil(last: string, count: number): string[] {
  const [year = 0, month = 0] = last.split("-").map(Number);
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back)).toISOString().slice(0, 7),
  );
}
