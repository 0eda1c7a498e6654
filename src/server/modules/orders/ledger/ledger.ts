import { sql } from "kysely";
import type { Trx } from "../../../database/connect.ts";

/**
 * Where money can be: with a person, with the platform for what it sold, or outside with whoever collects and pays it.
 */
export type Account = { kind: "wallet"; userNo: string } | { kind: "sales" } | { kind: "outside"; name: string };

export interface Movement {
  from: Account;
  to: Account;
  /** Fen, above 0. */
  amountFen: number;
  /** What it is for, such as "payment"; with `reference` it happens once. */
  reason: string;
  reference: string;
  now: Date;
}

/**
 * Moves money from one account to another, in the caller's transaction of scope system. False, and nothing moved, where
 * a wallet has too little. Throws when a movement with this reason and reference was made before.
 */
export async function moveMoney(trx: Trx, { from, to, amountFen, reason, reference, now }: Movement): Promise<boolean> {
  const [source, target] = [await accountId(trx, from), await accountId(trx, to)];
  // Both rows in one order, whichever way money flows: two movements never wait for each other.
  await sql`select id from ledger_account where id in (${source}, ${target}) order by id for no key update`.execute(
    trx,
  );
  const { numAffectedRows } = await sql`update ledger_account set balance_fen = balance_fen - ${amountFen}
    where id = ${source} and (account_kind <> 'wallet' or balance_fen >= ${amountFen})`.execute(trx);
  if (numAffectedRows !== 1n) return false;
  await sql`update ledger_account set balance_fen = balance_fen + ${amountFen} where id = ${target}`.execute(trx);
  await trx
    .insertInto("ledger_entry")
    .values({ from_account: source, to_account: target, amount_fen: amountFen, reason, reference, gmt_create: now })
    .execute();
  return true;
}

/** Fen in a person's wallet; 0 where they never had one. */
export async function walletBalance(trx: Trx, userNo: string): Promise<number> {
  const row = await trx
    .selectFrom("ledger_account")
    .where("account_kind", "=", "wallet")
    .where("user_no", "=", userNo)
    .select("balance_fen")
    .executeTakeFirst();
  return Number(row?.balance_fen ?? 0);
}

async function accountId(trx: Trx, account: Account): Promise<string> {
  const name = account.kind === "wallet" ? account.userNo : account.kind === "outside" ? account.name : "";
  const find = () =>
    trx
      .selectFrom("ledger_account")
      .where("account_kind", "=", account.kind)
      .where("account_name", "=", name)
      .select("id")
      .executeTakeFirst();
  const found = await find();
  if (found) return found.id;
  const userNo = account.kind === "wallet" ? account.userNo : null;
  await trx
    .insertInto("ledger_account")
    .values({ account_kind: account.kind, account_name: name, user_no: userNo })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await find())?.id ?? neverMade();
}

function neverMade(): never {
  throw new Error("an account of the ledger could not be made: is the scope system?");
}
