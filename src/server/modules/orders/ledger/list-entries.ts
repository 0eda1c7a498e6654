import { sql } from "kysely";
import type { ListLedgerEntriesBody, ListLedgerEntriesReply } from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { yuan } from "../../../lib/money.ts";
import { pageOf, pageRange } from "../../../lib/paging.ts";

interface EntryRow {
  id: string;
  amount_fen: string;
  reason: string;
  reference: string;
  order_no: string | null;
  gmt_create: Date;
  from_name: string;
  to_name: string;
}

/**
 * Entries of the ledger, the newest first; for operators. What they are looked for by is the number of an order, a
 * payment, a refund or a withdrawal, the bank's reference of a payout, or the name of an account.
 */
export async function listLedgerEntries(
  { keyword = "", ...page }: ListLedgerEntriesBody,
  context: OperationContext,
): Promise<ListLedgerEntriesReply> {
  const range = pageRange(page);
  const wanted = keyword.trim();
  const { t, lookup } = context.site.texts(context.locale);
  const { timeZone } = context.site.settings;
  const matches =
    wanted === ""
      ? sql`true`
      : sql`(order_no = ${wanted} or reference = ${wanted}
          or order_no in (select order_no from payment where payment_no = ${wanted}
            union all select order_no from order_refund where refund_no = ${wanted})
          or reference in (select withdrawal_no from withdrawal where bank_reference = ${wanted} or batch_no = ${wanted})
          or from_account in (select id from ledger_account where account_name = ${wanted})
          or to_account in (select id from ledger_account where account_name = ${wanted}))`;
  // Of others: that an operator asks was checked by the call's access.
  const { rows, total } = await withActor(context.db, systemActor, async (trx) => {
    const { rows: found } = await sql<EntryRow>`
      with page as (select * from ledger_entry where ${matches} order by id desc limit ${range.pageSize} offset ${range.offset})
      select page.id, amount_fen, reason, reference, order_no, page.gmt_create,
        sender.account_kind || ' ' || sender.account_name as from_name,
        receiver.account_kind || ' ' || receiver.account_name as to_name
      from page join ledger_account sender on sender.id = from_account
        join ledger_account receiver on receiver.id = to_account order by page.id desc`.execute(trx);
    const { rows: counted } = await sql<{ total: string }>`
      select count(*) as total from ledger_entry where ${matches}`.execute(trx);
    return { rows: found, total: Number(counted[0]?.total ?? 0) };
  });
  const nameOf = (account: string) => {
    const [kind = "", ...name] = account.split(" ");
    return t("site.ledger.account", { kind: lookup(`field.LedgerAccount.kind.${kind}`) ?? kind, name: name.join(" ") });
  };
  return pageOf(
    rows.map((row) => ({
      id: row.id,
      gmtCreate: dateTimeIn(timeZone, row.gmt_create),
      reason: row.reason,
      reasonName: lookup(`site.ledger.reason.${row.reason}`) ?? row.reason,
      reference: row.reference,
      ...(row.order_no === null ? {} : { orderNo: row.order_no }),
      amount: yuan(Number(row.amount_fen)),
      fromName: nameOf(row.from_name),
      toName: nameOf(row.to_name),
    })),
    total,
    range,
  );
}
