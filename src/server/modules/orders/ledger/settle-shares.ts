import { sql } from "kysely";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Db, Trx } from "../../../database/connect.ts";
import { earnerOfRow, keyOf, type Account } from "./accounts.ts";
import { lockBalances, moveAll, type Movement } from "./ledger.ts";

/** Few, because payments of the same earners wait meanwhile. */
const AT_ONCE = 50;

/**
 * Lets what was earned be withdrawn when its time has come, and pays with it first what the earner owes; gives how many
 * shares. What is asked back waits until that is decided. Several nodes may do it at once.
 */
export async function settleShares(db: Db, now: Date): Promise<number> {
  for (let settled = 0; ;) {
    const some = await withActor(db, systemActor, (trx) => settleSome(trx, now));
    settled += some;
    if (some < AT_ONCE) return settled;
  }
}

/** The same for some of them, in a transaction of scope system; fewer than there may be at once are the last. */
export async function settleSome(trx: Trx, now: Date): Promise<number> {
  const { rows } = await sql<{
    id: string;
    order_no: string;
    user_no: string | null;
    org_no: string | null;
    left_fen: string;
  }>`update order_share set gmt_settle = ${now} where id in (
      select share.id from order_share share join sales_order using (order_no)
      where share.gmt_settle is null and share.party <> 1 and share.gmt_due <= ${now} and order_status <> 5
      order by share.gmt_due, share.id limit ${AT_ONCE} for no key update of share skip locked
    ) returning id, order_no, user_no, org_no, amount_fen - refunded_fen as left_fen`.execute(trx);
  const shares = rows
    .map((row) => ({ ...row, fen: Number(row.left_fen), earner: earnerOfRow(row) }))
    .filter(({ fen }) => fen > 0)
    .toSorted((one, two) => Number(one.id) - Number(two.id));
  // All that will be moved between, at once and so in one order.
  const balances = await lockBalances(
    trx,
    shares.flatMap(({ earner }) => (["pending", "available", "claim"] as const).map((kind) => ({ kind, earner }))),
  );
  const movements = shares.flatMap(({ id, order_no: orderNo, earner, fen }): Movement[] => {
    const claim: Account = { kind: "claim", earner };
    const available: Account = { kind: "available", earner };
    const owed = -(balances.get(keyOf(claim)) ?? 0);
    const paid = Math.min(owed, fen);
    balances.set(keyOf(claim), paid - owed);
    const base = { reference: id, orderNo, now };
    const settling: Movement = {
      ...base,
      from: { kind: "pending", earner },
      to: available,
      amountFen: fen,
      reason: "settle",
    };
    return paid === 0
      ? [settling]
      : [settling, { ...base, from: available, to: claim, amountFen: paid, reason: "claim" }];
  });
  if (!(await moveAll(trx, movements))) throw new Error("shares are to be settled that are not pending in the ledger");
  return rows.length;
}
