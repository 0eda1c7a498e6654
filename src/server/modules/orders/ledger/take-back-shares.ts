import { sql } from "kysely";
import type { Trx } from "../../../database/connect.ts";
import { keyOf, type Account, type Earner } from "./accounts.ts";
import { lockBalances, type Movement } from "./ledger.ts";

export interface SharesTakenBack {
  refundNo: string;
  orderNo: string;
  sales: Account;
  /** Where the buyer's money goes, which is locked with the others. */
  to: Account;
  now: Date;
}

interface ShareRow {
  id: string;
  party: number;
  user_no: string | null;
  org_no: string | null;
  amount_fen: string;
  refunded_fen: string;
  is_settled: boolean;
  pay_fen: number;
  /** Of the line, with this refund. */
  back_fen: string;
}

/**
 * Takes back what was earned of the lines of a refund, and gives the movements of it. Before it can be withdrawn it is
 * pending; after, what is available pays as far as it reaches, and the rest is a claim. Each gives back in proportion
 * to what is paid back of the line, the platform what is left over. Locks the shares, and the accounts. In scope
 * system.
 */
export async function takeBackShares(
  trx: Trx,
  { refundNo, orderNo, sales, to, now }: SharesTakenBack,
): Promise<Movement[]> {
  const { rows } = await sql<ShareRow>`
    select share.id, share.party, share.user_no, share.org_no, share.amount_fen, share.refunded_fen,
      share.gmt_settle is not null as is_settled, line.pay_fen,
      (select sum(back.amount_fen) from order_refund_line back join order_refund refund using (refund_no)
        where back.line_id = line.id and (refund.refund_state = 3 or refund_no = ${refundNo})) as back_fen
    from order_share share join order_line line on line.id = share.line_id
    where share.order_no = ${orderNo} and line.id in (select line_id from order_refund_line where refund_no = ${refundNo})
    order by share.id for no key update of share`.execute(trx);
  const taken = rows.map((row) => {
    const target = Number((BigInt(row.amount_fen) * BigInt(row.back_fen)) / BigInt(row.pay_fen));
    return { row, fen: row.party === 1 ? 0 : target - Number(row.refunded_fen), target, earner: earnerOf(row) };
  });
  const changed = taken.filter(({ fen }) => fen > 0);
  await sql`update order_share set refunded_fen = taken.fen
    from unnest(${changed.map(({ row }) => row.id)}::bigint[], ${changed.map(({ target }) => target)}::bigint[]) as taken (id, fen)
    where order_share.id = taken.id`.execute(trx);
  const earners = changed.flatMap(({ earner }) => earner ?? []);
  const balances = await lockBalances(trx, [
    to,
    ...earners.flatMap((earner) => (["pending", "available", "claim"] as const).map((kind) => ({ kind, earner }))),
  ]);
  return taken.flatMap(({ row, fen, earner }) => {
    if (!earner || fen === 0) return [];
    const base = { to: sales, reference: `${refundNo}:${row.id}`, orderNo, now };
    if (!row.is_settled)
      return [
        { ...base, from: { kind: "pending", earner }, amountFen: fen, reason: "refund-share" },
      ] satisfies Movement[];
    const available: Account = { kind: "available", earner };
    const there = balances.get(keyOf(available)) ?? 0;
    const paid = Math.min(there, fen);
    balances.set(keyOf(available), there - paid);
    const both: Movement[] = [
      { ...base, from: available, amountFen: paid, reason: "refund-share" },
      { ...base, from: { kind: "claim", earner }, amountFen: fen - paid, reason: "refund-claim" },
    ];
    return both.filter(({ amountFen }) => amountFen > 0);
  });
}

function earnerOf({ user_no: userNo, org_no: orgNo }: ShareRow): Earner | undefined {
  if (userNo !== null) return { userNo };
  return orgNo === null ? undefined : { orgNo };
}
