import { sql } from "kysely";
import type { ExportPayoutsBody, ExportPayoutsReply } from "../../../../generated/types.ts";
import { ExtractStatusEnum } from "../../../../generated/enums.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { yuan } from "../../../lib/money.ts";
import { SHEET_TYPES, csvOf, workbookOf, type Sheet } from "../../../lib/sheets.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { auditActor, recordAudit } from "../../audit/index.ts";
import { earnerOfRow, nameOfEarner } from "../ledger/accounts.ts";
import { newOrderNo } from "../order-no.ts";
import { CARD_KEY, openCard } from "./seal-card.ts";

/** Payouts of a batch at most. */
const MAX_BATCH = 500;

/**
 * Hands what was agreed to over to the bank: a batch of payouts, with the cards' numbers. A batch that was made before
 * is given again by its number, as it was. Payouts whose bank details were just changed wait. PAYOUT_NONE where there is
 * nothing to hand over; NOT_FOUND.
 */
export async function exportPayouts(
  { batchNo: wanted, format = "csv" }: ExportPayoutsBody,
  context: OperationContext,
): Promise<ExportPayoutsReply> {
  const session = sessionIn(context);
  const key = await context.services.secrets.get(CARD_KEY);
  const now = context.now();
  const batchNo = wanted ?? newOrderNo(now);
  const rows = await withActor(context.db, systemActor, async (trx) => {
    const made = wanted === undefined ? await makeBatch(trx, { batchNo, userNo: session.userNo, now }) : undefined;
    if (made === 0) fail("PAYOUT_NONE");
    const found = await trx
      .selectFrom("withdrawal")
      .selectAll()
      .where("batch_no", "=", batchNo)
      .orderBy("withdrawal_no")
      .execute();
    if (found.length === 0) fail("NOT_FOUND");
    await recordAudit(trx, {
      ...auditActor(session),
      action: "payout.export",
      subject: `batch:${batchNo}`,
      detail: { payouts: found.length },
    });
    return found;
  });
  const total = rows.reduce((sum, { amount_fen: fen }) => sum + Number(fen), 0);
  const list = rows.map((row) => ({
    withdrawalNo: row.withdrawal_no,
    extractMoney: yuan(Number(row.amount_fen)),
    bankCardNo: openCard(row.card_sealed, { key, owner: nameOfEarner(earnerOfRow(row)) }),
    bankName: row.bank_name,
    bankBranchName: row.branch_name,
    bankUserName: row.holder_name,
  }));
  const file = await fileOf(list, { batchNo, format, context });
  return { batchNo, payoutCount: list.length, totalMoney: yuan(total), list, ...file };
}

/** A batch as the bank takes it, with columns for its answer. All are texts: a spreadsheet would round long numbers. */
async function fileOf(
  list: ExportPayoutsReply["list"],
  { batchNo, format, context }: { batchNo: string; format: "csv" | "xlsx"; context: OperationContext },
): Promise<Pick<ExportPayoutsReply, "fileName" | "mediaType" | "content">> {
  const { t } = context.site.texts(context.locale);
  const sheet: Sheet = {
    name: t("site.payout.file"),
    head: columns.map((column) => t(`site.payout.column.${column}`)),
    rows: list.map((payout) => [
      payout.withdrawalNo,
      payout.extractMoney,
      payout.bankCardNo,
      payout.bankUserName,
      payout.bankName,
      payout.bankBranchName,
      "",
      "",
      "",
    ]),
  };
  const content = await (format === "csv" ? csvOf(sheet) : workbookOf(sheet));
  return {
    fileName: `${sheet.name}-${batchNo}.${format}`,
    mediaType: SHEET_TYPES[format],
    content: content.toString("base64"),
  };
}

const columns = ["no", "amount", "card", "holder", "bank", "branch", "result", "reference", "remark"] as const;

/** Puts what can be paid now into a batch; gives how many. None: no batch is made. */
export async function makeBatch(
  trx: Trx,
  { batchNo, userNo, now }: { batchNo: string; userNo: string; now: Date },
): Promise<number> {
  const { rows } = await sql<{ withdrawal_no: string }>`select withdrawal_no from withdrawal
    where extract_status = ${ExtractStatusEnum.paying} and gmt_payable <= ${now}
    order by gmt_create, withdrawal_no limit ${MAX_BATCH} for no key update skip locked`.execute(trx);
  if (rows.length === 0) return 0;
  await trx.insertInto("payout_batch").values({ batch_no: batchNo, user_no: userNo, gmt_create: now }).execute();
  await sql`update withdrawal set extract_status = ${ExtractStatusEnum.confirming}, batch_no = ${batchNo}
    where withdrawal_no = any(${rows.map(({ withdrawal_no: withdrawalNo }) => withdrawalNo)}::text[])`.execute(trx);
  return rows.length;
}
