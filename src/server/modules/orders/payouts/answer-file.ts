import type { HandlerInput } from "../../../../generated/contract.ts";
import type {
  CheckPayoutAnswersReply,
  ImportPayoutAnswersReply,
  SavePayoutAnswersBody,
} from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import type { IncomingFile } from "../../../core/incoming-file.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { takeAnswers } from "./answers.ts";
import { cutText } from "../../../../shared/cut-text.ts";
import { foldWidth } from "../../../../shared/fold-width.ts";
import { findHeadings, readColumnsOf } from "../../../../shared/table-columns.ts";

const MAX_FILE_BYTES = 2 * 1024 * 1024;
const MAX_ROWS = 2000;
const tooLarge = { args: { limit: MAX_FILE_BYTES / 1024 / 1024, kinds: "CSV, XLSX" } };

type Answer = SavePayoutAnswersBody["list"][number];

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
 * Which column of the bank's answer is what, and the rows that cannot be read. Nothing is stored. PAYOUT_FILE where it
 * has no column of withdrawals, amounts, results and references.
 */
export async function checkPayoutAnswers(
  { file }: HandlerInput<"checkPayoutAnswers", IncomingFile>,
  context: OperationContext,
): Promise<CheckPayoutAnswersReply> {
  const { columnList, parsed } = await readAnswers(file, context);
  return {
    columnList,
    rowCount: parsed.length,
    unreadableRowList: parsed.filter(({ answer }) => answer === undefined).map(({ row }) => row),
  };
}

/**
 * Takes the bank's answer to a batch from its file, row by row, and says what came of each. A row that cannot be read
 * changes nothing. The errors of `checkPayoutAnswers`.
 */
export async function importPayoutAnswers(
  { file }: HandlerInput<"importPayoutAnswers", IncomingFile>,
  context: OperationContext,
): Promise<ImportPayoutAnswersReply> {
  const { parsed } = await readAnswers(file, context);
  const answers = parsed.flatMap(({ answer }) => answer ?? []);
  const outcomes = await takeAnswers(answers, context);
  return {
    list: parsed.map(({ row, withdrawalNo, answer }) => ({
      row,
      withdrawalNo,
      outcome: answer ? (outcomes[answers.indexOf(answer)] ?? "unknown") : "unreadable",
    })),
  };
}

async function readAnswers(file: IncomingFile, context: OperationContext) {
  const bytes = await file.bytes(MAX_FILE_BYTES);
  const { userNo } = sessionIn(context);
  const read = await context.services.work.run("readTable", { bytes }, { owner: `user ${userNo}` });
  if ("fault" in read) fail(read.fault === "large" ? "FILE_TOO_LARGE" : "FILE_KIND_REFUSED", tooLarge);
  const table = read.rows.map(({ row, cells }) => ({ row, cells: cells.map(tidy) }));
  const { at, columns } = findHeadings(table, headings);
  const { remark: _, ...needed } = columns;
  const below = table.slice(at + 1);
  const isWhole = Object.values(needed).every((column) => column !== undefined);
  if (!isWhole || below.length === 0 || below.length > MAX_ROWS) fail("PAYOUT_FILE", { args: { limit: MAX_ROWS } });
  const parsed = below.map(({ row, cells }) => {
    const cell = (column: Column) => cells[columns[column] ?? -1] ?? "";
    return { row, withdrawalNo: cutText(cell("withdrawalNo"), 40), answer: answerOf(cell) };
  });
  return { parsed, columnList: readColumnsOf({ heading: table[at]?.cells ?? [], below, columns }) };
}

/** Without the apostrophe by which a spreadsheet is kept from taking a text for a number. */
function tidy(cell: string): string {
  return foldWidth(cell).trim().replace(/^'/, "");
}

function answerOf(cell: (column: Column) => string): Answer | undefined {
  const withdrawalNo = cell("withdrawalNo");
  const money = /^¥?(\d{1,12})(?:\.(\d{1,2}))?$/.exec(cell("extractMoney").replaceAll(",", ""));
  const result = cell("result");
  const bankReference = cutText(cell("bankReference"), 64);
  const isPaid = paid.test(result);
  if (!/^\d{20}$/.test(withdrawalNo) || !money || (!isPaid && !returned.test(result))) return undefined;
  if (isPaid && bankReference === "") return undefined;
  const extractMoney = `${money[1]}.${(money[2] ?? "").padEnd(2, "0")}`;
  return { withdrawalNo, extractMoney, isPaid, bankReference, remark: cutText(cell("remark"), 500) };
}
