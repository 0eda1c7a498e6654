import type {
  CheckPayoutAnswersBody,
  CheckPayoutAnswersReply,
  PayoutAnswer,
  RefusedRow,
} from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { cutText } from "../../../../shared/cut-text.ts";
import { foldWidth } from "../../../../shared/fold-width.ts";
import { findHeadings, readColumnsOf } from "../../../../shared/table-columns.ts";

const MAX_ROWS = 2000;

/** What a column is, by its heading in either language: those that a batch is exported with. */
const headings = {
  withdrawalNo: /^(提现单号|withdrawal no\.?)$/i,
  extractMoney: /^(金额|amount)/i,
  result: /^(打款结果|结果|result)/i,
  bankReference: /^(银行流水号|流水号|bank reference|reference)/i,
  remark: /^(备注|说明|原因|remark|note)/i,
};
type Column = keyof typeof headings;

const paid = /^(成功|已打款|已付款|已支付|支付成功|paid|success|succeeded|done)$/i;
const returned = /^(失败|退回|退票|已退回|未支付|支付失败|returned|failed|refused)$/i;

/**
 * What the bank answers to payouts, as `savePayoutAnswers` takes it, which column is what, and the lines that cannot be
 * read. Nothing is stored. PAYOUT_FILE where it has no column of withdrawals, amounts, results and references.
 */
export async function checkPayoutAnswers(
  { text }: CheckPayoutAnswersBody,
  context: OperationContext,
): Promise<CheckPayoutAnswersReply> {
  const owner = `user ${sessionIn(context).userNo}`;
  const rows = await context.services.work.run("readLines", { text }, { owner });
  const table = rows.map(({ row, cells }) => ({ row, cells: cells.map(tidy) }));
  const { at, columns } = findHeadings(table, headings);
  const { remark: _, ...needed } = columns;
  const below = table.slice(at + 1);
  const isWhole = Object.values(needed).every((column) => column !== undefined);
  if (!isWhole || below.length === 0 || below.length > MAX_ROWS) fail("PAYOUT_FILE", { args: { limit: MAX_ROWS } });
  const read = below.map(({ row, cells }) => ({
    row,
    record: answerOf((column) => cells[columns[column] ?? -1] ?? ""),
  }));
  return {
    columnList: readColumnsOf({ heading: table[at]?.cells ?? [], below, columns }),
    recordList: read.flatMap(({ row, record }) => (record ? [{ row, record }] : [])),
    refusedList: read.flatMap(({ row, record }): RefusedRow[] => (record ? [] : [{ row, reason: "unreadable" }])),
  };
}

/** Without the apostrophe by which a spreadsheet is kept from taking a text for a number. */
function tidy(cell: string): string {
  return foldWidth(cell).trim().replace(/^'/, "");
}

function answerOf(cell: (column: Column) => string): PayoutAnswer | undefined {
  const withdrawalNo = cell("withdrawalNo");
  const money = /^¥?(\d{1,12})(?:\.(\d{1,2}))?$/.exec(cell("extractMoney").replaceAll(",", ""));
  const result = cell("result");
  const bankReference = cutText(cell("bankReference"), 64);
  const isPaid = paid.test(result);
  if (!/^\d{20}$/.test(withdrawalNo) || !money || (!isPaid && !returned.test(result))) return undefined;
  if (isPaid && bankReference === "") return undefined;
  const extractMoney = `${money[1]}.${(money[2] ?? "").padEnd(2, "0")}`;
  const reference = bankReference === "" ? {} : { bankReference };
  return { withdrawalNo, extractMoney, isPaid, ...reference, remark: cutText(cell("remark"), 500) };
}
