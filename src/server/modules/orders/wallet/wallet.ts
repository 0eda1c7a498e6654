import { sql } from "kysely";
import type { ListWalletEntriesBody, ListWalletEntriesReply, WalletEntry } from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { yuan } from "../../../lib/money.ts";
import { pageOf, pageRange, type PageRange } from "../../../lib/paging.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { walletBalance } from "../ledger/ledger.ts";

/** What came into the signed-in person's wallet and went out of it, the latest first, with what is in it. */
export async function listWalletEntries(
  input: ListWalletEntriesBody,
  context: OperationContext,
): Promise<ListWalletEntriesReply> {
  const { userNo } = sessionIn(context);
  const range = pageRange(input);
  const { timeZone } = context.site.settings;
  return withActor(context.db, systemActor, async (trx) => {
    const rows = await selectEntries(trx, userNo, range);
    const list = rows.map((row) => ({
      id: row.id,
      entryKind: kindOf(row.reason),
      amount: yuan(Number(row.fen)),
      ...(row.order_no === null ? {} : { orderNo: row.order_no }),
      gmtCreate: dateTimeIn(timeZone, row.gmt_create),
    }));
    return {
      ...pageOf(list, await countEntries(trx, userNo), range),
      balance: yuan(await walletBalance(trx, userNo)),
    };
  });
}

const kinds: Record<string, WalletEntry["entryKind"]> = {
  "top-up": "topUp",
  payment: "payment",
  refund: "refund",
  surplus: "surplus",
  "to-wallet": "reward",
};

/** What an entry is for; what has no words of its own is a correction. */
function kindOf(reason: string): WalletEntry["entryKind"] {
  return kinds[reason] ?? "other";
}

interface EntryRow {
  id: string;
  reason: string;
  /** Below 0 for what went out. */
  fen: string;
  order_no: string | null;
  gmt_create: Date;
}

/** Each side by its own index, so that a long ledger is not read through. */
async function selectEntries(trx: Trx, userNo: string, { pageSize, offset }: PageRange): Promise<EntryRow[]> {
  const most = pageSize + offset;
  const wallet = sql`(select id from ledger_account where account_kind = 'wallet' and user_no = ${userNo})`;
  const { rows } = await sql<EntryRow>`select id, reason, fen, order_no, gmt_create from (
      (select id, reason, amount_fen as fen, order_no, gmt_create from ledger_entry where to_account = ${wallet}
        order by id desc limit ${most})
      union all
      (select id, reason, -amount_fen, order_no, gmt_create from ledger_entry where from_account = ${wallet}
        order by id desc limit ${most})
    ) as entry order by id desc limit ${pageSize} offset ${offset}`.execute(trx);
  return rows;
}

async function countEntries(trx: Trx, userNo: string): Promise<number> {
  const wallet = sql`(select id from ledger_account where account_kind = 'wallet' and user_no = ${userNo})`;
  const { rows } = await sql<{ total: string }>`select
    (select count(*) from ledger_entry where to_account = ${wallet})
      + (select count(*) from ledger_entry where from_account = ${wallet}) as total`.execute(trx);
  return Number(rows[0]?.total ?? 0);
}
