import { sql } from "kysely";
import type { Trx } from "../../../database/connect.ts";
import { accountIds, keyOf, type Account } from "./accounts.ts";

export interface Movement {
  from: Account;
  to: Account;
  /** Fen, above 0. */
  amountFen: number;
  /** What it is for, such as "payment"; with `reference` it happens once. */
  reason: string;
  reference: string;
  /** The order that it follows from. */
  orderNo?: string;
  now: Date;
}

/** Moves money once, as `moveAll` does. */
export function moveMoney(trx: Trx, movement: Movement): Promise<boolean> {
  return moveAll(trx, [movement]);
}

/**
 * Moves money between accounts, one movement after the other and all or none of them, in the caller's transaction of
 * scope system. False, and nothing moved, where an account of a person or an organisation has too little, or a claim
 * would be paid twice. Throws when a movement with its reason and reference was made before.
 *
 * Accounts that keep a balance are locked until the transaction ends: move money last.
 */
export async function moveAll(trx: Trx, movements: readonly Movement[]): Promise<boolean> {
  if (movements.length === 0) return true;
  const ids = await accountIds(
    trx,
    movements.flatMap(({ from, to }) => [from, to]),
  );
  const balances = await lockById(trx, [...ids.values()]);
  const idOf = (account: Account): string => ids.get(keyOf(account)) ?? neverMade();
  for (const { from, to, amountFen } of movements) {
    if (!add(balances, { id: idOf(from), account: from, fen: -amountFen })) return false;
    if (!add(balances, { id: idOf(to), account: to, fen: amountFen })) return false;
  }
  await trx
    .insertInto("ledger_entry")
    .values(
      movements.map(({ from, to, amountFen, reason, reference, orderNo, now }) => ({
        from_account: idOf(from),
        to_account: idOf(to),
        amount_fen: amountFen,
        reason,
        reference,
        order_no: orderNo ?? null,
        gmt_create: now,
      })),
    )
    .execute();
  return true;
}

/** Fen in accounts that keep a balance, by `keyOf`; they stay so until the transaction ends. In scope system. */
export async function lockBalances(trx: Trx, accounts: readonly Account[]): Promise<Map<string, number>> {
  const ids = await accountIds(trx, accounts);
  const balances = await lockById(trx, [...ids.values()]);
  return new Map([...ids].map(([key, id]) => [key, balances.get(id) ?? 0]));
}

/** The same without a lock, and 0 for accounts that are not there. */
export async function balancesOf(trx: Trx, accounts: readonly Account[]): Promise<Map<string, number>> {
  const keys = accounts.map(keyOf);
  const { rows } = await sql<{ key: string; balance_fen: string }>`
    select account_kind || ' ' || account_name as key, balance_fen from ledger_account
    where (account_kind, account_name) in (select split_part(key, ' ', 1), split_part(key, ' ', 2) from unnest(${keys}::text[]) as key)`.execute(
    trx,
  );
  return new Map(rows.map(({ key, balance_fen: fen }) => [key, Number(fen)]));
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

/** In the order of their ids, so that two transactions never wait for each other. */
async function lockById(trx: Trx, ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{
    id: string;
    balance_fen: string;
  }>`select id, balance_fen from ledger_lock(${ids}::bigint[])`.execute(trx);
  return new Map(rows.map(({ id, balance_fen }) => [id, Number(balance_fen)]));
}

/** Adds to what an account would have; false where it may not have that. The database refuses it too. */
function add(
  balances: Map<string, number>,
  { id, account, fen }: { id: string; account: Account; fen: number },
): boolean {
  const before = balances.get(id);
  if (before === undefined) return true;
  const after = before + fen;
  balances.set(id, after);
  return account.kind === "claim" ? after <= 0 : after >= 0;
}

function neverMade(): never {
  throw new Error("an account of the ledger is missing");
}
