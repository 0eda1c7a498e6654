import { sql } from "kysely";
import type { Trx } from "../../../database/connect.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";

/** Who earns of sales: a lecturer, or an organisation. */
export type Earner = { userNo: string } | { orgNo: string };

/**
 * Where money can be: in a person's wallet; with who earned it, before it can be withdrawn (`pending`), after
 * (`available`), while it is being withdrawn (`held`), or owed by them (`claim`, below 0); with the platform for what
 * an organisation's site sold in a month; or outside with whoever collects and pays it.
 */
export type Account =
  | { kind: "wallet"; userNo: string }
  | { kind: "pending" | "available" | "held" | "claim"; earner: Earner }
  | { kind: "sales"; orgNo: string; month: string }
  | { kind: "outside"; name: string };

/** The account that an order of this organisation is paid into and paid back from, whenever that is. */
export function salesOf(orgNo: string, paidAt: Date): Account {
  return { kind: "sales", orgNo, month: dateTimeIn(undefined, paidAt).slice(0, 7) };
}

/** The earner of a row that is a lecturer's or an organisation's. */
export function earnerOfRow({
  user_no: userNo,
  org_no: orgNo,
}: {
  user_no: string | null;
  org_no: string | null;
}): Earner {
  return userNo === null ? { orgNo: orgNo ?? "" } : { userNo };
}

/** How an earner is called in the names of accounts. */
export function nameOfEarner(earner: Earner): string {
  return "userNo" in earner ? `user:${earner.userNo}` : `org:${earner.orgNo}`;
}

/** One text for one account. */
export function keyOf(account: Account): string {
  return `${account.kind} ${nameOf(account)}`;
}

function nameOf(account: Account): string {
  if (account.kind === "wallet") return account.userNo;
  if (account.kind === "sales") return `${account.orgNo}:${account.month}`;
  return account.kind === "outside" ? account.name : nameOfEarner(account.earner);
}

/** The ids of accounts by `keyOf`. Those that are not there yet are made. In scope system. */
export async function accountIds(trx: Trx, accounts: readonly Account[]): Promise<Map<string, string>> {
  const wanted = new Map(accounts.map((account) => [keyOf(account), account]));
  const find = async () => {
    const all = [...wanted.values()];
    const { rows } = await sql<{ id: string; key: string }>`
      select id, account_kind || ' ' || account_name as key from ledger_account join
        unnest(${all.map(({ kind }) => kind)}::text[], ${all.map(nameOf)}::text[]) as wanted (kind, name)
        on account_kind = wanted.kind and account_name = wanted.name`.execute(trx);
    return new Map(rows.map(({ id, key }) => [key, id]));
  };
  const found = await find();
  // In one order: who makes the same at once waits, and never for one another.
  const missing = [...wanted].filter(([key]) => !found.has(key)).toSorted(([one], [two]) => (one < two ? -1 : 1));
  if (missing.length === 0) return found;
  await trx
    .insertInto("ledger_account")
    .values(
      missing.map(([, account]) => ({
        account_kind: account.kind,
        account_name: nameOf(account),
        balance_fen: account.kind === "sales" || account.kind === "outside" ? null : 0,
        ...ownerOf(account),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const all = await find();
  if (all.size !== wanted.size) throw new Error("an account of the ledger could not be made: is the scope system?");
  return all;
}

function ownerOf(account: Account): { user_no: string | null; org_no: string | null } {
  if (account.kind === "wallet") return { user_no: account.userNo, org_no: null };
  if (account.kind === "sales" || account.kind === "outside") return { user_no: null, org_no: null };
  return "userNo" in account.earner
    ? { user_no: account.earner.userNo, org_no: null }
    : { user_no: null, org_no: account.earner.orgNo };
}
