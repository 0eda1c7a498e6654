import { sql } from "kysely";
import type { LedgerAccount } from "../../../../generated/types.ts";
import type { Trx } from "../../../database/connect.ts";
import { selectUnevenDays } from "../../figures/index.ts";

export interface BooksAccount {
  /** `unknown`: entries name an account that there is not. */
  kind: LedgerAccount["kind"];
  name: string;
  /** Fen that left it, and that came, as whole numbers in text: they may be beyond what a number holds exactly. */
  debitFen: string;
  creditFen: string;
  balanceFen: string;
}

/** Something of the books that is not as it must be. */
export interface BooksFinding {
  /**
   * `sum`: all accounts together are not 0. `balance`: one is not the sum of its entries. `below`: one has less than it
   * may. `line`: what is shared of a line is not what was paid. `pending`: what is pending is not what waits.
   * `held`: what is held is not what is asked to be paid out. `day`: a day was summed otherwise than its entries say.
   */
  kind: "sum" | "balance" | "below" | "line" | "pending" | "held" | "day";
  subject: string;
  expectedFen: string;
  foundFen: string;
}

export interface Books {
  accounts: BooksAccount[];
  entries: number;
  findings: BooksFinding[];
}

/** The trial balance: every account with what came and went, and whatever is uneven. In scope system. */
export async function trialBalance(trx: Trx): Promise<Books> {
  const { rows } = await sql<{
    account_kind: LedgerAccount["kind"];
    account_name: string;
    balance_fen: string | null;
    debit: string;
    credit: string;
  }>`with flow as (
      select account, sum(debit) as debit, sum(credit) as credit from (
        select from_account as account, sum(amount_fen) as debit, 0 as credit from ledger_entry group by 1
        union all select to_account, 0, sum(amount_fen) from ledger_entry group by 1
      ) sides group by 1
    ) select coalesce(account_kind, 'unknown') as account_kind, coalesce(account_name, flow.account::text) as account_name,
      balance_fen, coalesce(debit, 0) as debit, coalesce(credit, 0) as credit
    from ledger_account full join flow on flow.account = ledger_account.id
    order by account_kind, account_name collate "C"`.execute(trx);
  const { total } = await trx
    .selectFrom("ledger_entry")
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  const findings: BooksFinding[] = [];
  let sum = 0n;
  for (const { account_kind: kind, account_name: name, balance_fen: kept, debit, credit } of rows) {
    const balance = BigInt(credit) - BigInt(debit);
    sum += balance;
    const subject = `${kind} ${name}`;
    const expectedFen = String(balance);
    if (kept !== null && BigInt(kept) !== balance)
      findings.push({ kind: "balance", subject, expectedFen, foundFen: kept });
    const isBelow = kind === "claim" ? balance > 0n : kept !== null && balance < 0n;
    if (isBelow) findings.push({ kind: "below", subject, expectedFen: "0", foundFen: expectedFen });
  }
  if (sum !== 0n) findings.push({ kind: "sum", subject: "", expectedFen: "0", foundFen: String(sum) });
  return {
    accounts: rows.map(({ account_kind: kind, account_name: name, debit, credit }) => ({
      kind,
      name,
      debitFen: debit,
      creditFen: credit,
      balanceFen: String(BigInt(credit) - BigInt(debit)),
    })),
    entries: Number(total),
    findings: [
      ...findings,
      ...(await unevenLines(trx)),
      ...(await unevenPending(trx)),
      ...(await unevenHeld(trx)),
      ...(await unevenDays(trx)),
    ],
  };
}

/** Most of a kind that are named. */
const NAMED = 100;

async function unevenLines(trx: Trx): Promise<BooksFinding[]> {
  const { rows } = await sql<{ line_id: string; pay_fen: string; shared: string }>`
    select line_id, pay_fen, sum(amount_fen) as shared from order_share join order_line on order_line.id = line_id
    group by 1, 2 having sum(amount_fen) <> pay_fen order by 1 limit ${NAMED}`.execute(trx);
  return rows.map((row) => ({
    kind: "line",
    subject: row.line_id,
    expectedFen: String(row.pay_fen),
    foundFen: row.shared,
  }));
}

async function unevenPending(trx: Trx): Promise<BooksFinding[]> {
  const { rows } = await sql<{ name: string; expected: string; found: string }>`
    with waiting as (
      select user_no, org_no, sum(amount_fen - refunded_fen) as fen from order_share
      where gmt_settle is null and party <> 1 group by 1, 2
    ) select account_name as name, coalesce(waiting.fen, 0) as expected, balance_fen as found
    from ledger_account account left join waiting
      on waiting.user_no is not distinct from account.user_no and waiting.org_no is not distinct from account.org_no
    where account_kind = 'pending' and coalesce(waiting.fen, 0) <> balance_fen order by 1 limit ${NAMED}`.execute(trx);
  return rows.map(({ name, expected, found }) => ({
    kind: "pending",
    subject: `pending ${name}`,
    expectedFen: expected,
    foundFen: found,
  }));
}

async function unevenDays(trx: Trx): Promise<BooksFinding[]> {
  return (await selectUnevenDays(trx, NAMED)).map(({ day, expected, found }) => ({
    kind: "day",
    subject: day,
    expectedFen: expected,
    foundFen: found,
  }));
}

async function unevenHeld(trx: Trx): Promise<BooksFinding[]> {
  const { rows } = await sql<{ name: string; expected: string; found: string }>`
    with waiting as (
      select user_no, org_no, sum(amount_fen) as fen from withdrawal where extract_status in (1, 2, 3) group by 1, 2
    ) select account_name as name, coalesce(waiting.fen, 0) as expected, balance_fen as found
    from ledger_account account left join waiting
      on waiting.user_no is not distinct from account.user_no and waiting.org_no is not distinct from account.org_no
    where account_kind = 'held' and coalesce(waiting.fen, 0) <> balance_fen order by 1 limit ${NAMED}`.execute(trx);
  return rows.map(({ name, expected, found }) => ({
    kind: "held",
    subject: `held ${name}`,
    expectedFen: expected,
    foundFen: found,
  }));
}
