import type { Withdrawal } from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { yuan } from "../../../lib/money.ts";
import type { WithdrawalRow } from "./decide.ts";

/** A withdrawal as those read it whose it is, and operators: of the card the last four digits. */
export function presentWithdrawal(row: WithdrawalRow, { site, now }: OperationContext): Withdrawal {
  const { timeZone } = site.settings;
  return {
    withdrawalNo: row.withdrawal_no,
    gmtCreate: dateTimeIn(timeZone, row.gmt_create),
    // Checked by the table.
    profitStatus: row.extract_status as Withdrawal["profitStatus"],
    lecturerProfit: yuan(Number(row.amount_fen)),
    bankCardNo: `**** ${row.card_last4}`,
    bankName: row.bank_name,
    bankBranchName: row.branch_name,
    bankUserName: row.holder_name,
    bankReference: row.bank_reference ?? "",
    remark: row.remark,
    ...(row.gmt_done ? { gmtDone: dateTimeIn(timeZone, row.gmt_done) } : {}),
    ...(row.gmt_payable > now() ? { gmtPayable: dateTimeIn(timeZone, row.gmt_payable) } : {}),
  };
}
