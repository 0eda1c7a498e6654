import type { ExportStatementBody, ExportStatementReply } from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { SHEET_TYPES, csvOf, workbookOf, type Sheet } from "../../../lib/sheets.ts";
import { auditActor, recordAudit } from "../../audit/index.ts";
import { nameOfEarner } from "../ledger/accounts.ts";
import { selectMonth } from "./queries.ts";
import { holderIn, monthOf, presentEntry, presentSums } from "./statements.ts";

/** A statement is whole or none: what has more is refused. */
const MAX_ENTRIES = 200_000;

/**
 * The statement of a month as a file: the opening, every entry in the order of time, the closing. STATEMENT_TOO_LONG
 * where it has too many.
 */
export async function exportStatement(
  { of, month: wanted = "", format }: ExportStatementBody,
  context: OperationContext,
): Promise<ExportStatementReply> {
  const session = sessionIn(context);
  const holder = holderIn({ of }, context);
  const month = wanted || monthOf(context.now());
  const found = await withActor(context.db, systemActor, async (trx) => {
    const statement = await selectMonth(trx, { holder, month, limit: MAX_ENTRIES, offset: 0, order: "oldest" });
    if (statement.entries > MAX_ENTRIES)
      fail("STATEMENT_TOO_LONG", { args: { most: MAX_ENTRIES, entries: statement.entries } });
    await recordAudit(trx, {
      ...auditActor(session),
      action: "statement.export",
      orgNo: session.orgNo,
      subject: `statement:${holder === "platform" ? holder : nameOfEarner(holder)}`,
      detail: { month, entries: statement.entries, format },
    });
    return statement;
  });
  const { t, lookup } = context.site.texts(context.locale);
  const sums = presentSums(found);
  const sheet: Sheet = {
    name: t("site.statement.file"),
    head: columns.map((column) => t(`site.statement.column.${column}`)),
    rows: [
      ["", t("site.statement.opening"), "", "", "", "", Number(sums.opening)],
      ...found.rows.map((row) => {
        const { gmtCreate, reasonName, subject, orderNo = "", reference, amount, balance } = presentEntry(row, lookup);
        return [gmtCreate, reasonName, subject, orderNo, reference, Number(amount), Number(balance)];
      }),
      ["", t("site.statement.closing"), "", "", "", "", Number(sums.closing)],
    ],
  };
  const content = await (format === "csv" ? csvOf(sheet) : workbookOf(sheet));
  return {
    fileName: `${sheet.name}-${month}.${format}`,
    mediaType: SHEET_TYPES[format],
    content: content.toString("base64"),
  };
}

const columns = ["at", "what", "subject", "order", "reference", "amount", "balance"] as const;
