import type { Handlers } from "../../../../generated/contract.ts";
import type { OperationContext } from "../../../core/context.ts";
import type { IncomingFile } from "../../../core/incoming-file.ts";
import { saveBankAccount } from "./bank-account.ts";
import { checkPayoutAnswers } from "./answer-lines.ts";
import { savePayoutAnswers } from "./answers.ts";
import { exportPayouts } from "./batches.ts";
import { auditWithdrawal } from "./decide.ts";
import { getIncomeTotals } from "./income-totals.ts";
import { getEarnings, listIncome, listWithdrawals } from "./own.ts";
import { listPayouts } from "./queue.ts";
import { saveWithdrawal } from "./withdraw.ts";

/** What was earned, and how it is paid out. */
export const payoutHandlers = {
  getEarnings: (_input, context) => getEarnings(context),
  listIncome,
  getIncomeTotals: (_input, context) => getIncomeTotals(context),
  listWithdrawals,
  saveBankAccount,
  saveWithdrawal,
  listPayouts,
  auditWithdrawal,
  exportPayouts,
  savePayoutAnswers,
  checkPayoutAnswers,
} satisfies Partial<Handlers<OperationContext, IncomingFile>>;
