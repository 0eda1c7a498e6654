import type { ListPayoutsBody, ListPayoutsReply } from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import { pageOf, pageRange } from "../../../lib/paging.ts";
import { presentWithdrawal } from "./present.ts";

/** Withdrawals in a state, those that have waited longest first; for operators. */
export async function listPayouts(
  { profitStatus, ...page }: ListPayoutsBody,
  context: OperationContext,
): Promise<ListPayoutsReply> {
  const range = pageRange(page);
  // Of others: that an operator asks was checked by the call's access.
  return withActor(context.db, systemActor, async (trx) => {
    const found = trx.selectFrom("withdrawal").where("extract_status", "=", profitStatus);
    const rows = await found
      .leftJoin("app_user", "app_user.user_no", "withdrawal.user_no")
      .leftJoin("organisation", "organisation.org_no", "withdrawal.org_no")
      .selectAll("withdrawal")
      .select(["app_user.name", "organisation.org_name"])
      .orderBy("withdrawal.gmt_create")
      .orderBy("withdrawal.withdrawal_no")
      .limit(range.pageSize)
      .offset(range.offset)
      .execute();
    const { total } = await found.select(({ fn }) => fn.countAll<string>().as("total")).executeTakeFirstOrThrow();
    const list = rows.map((row) => ({
      ...presentWithdrawal(row, context),
      earnerName: row.name ?? row.org_name ?? "",
      isOrganisation: row.org_no !== null,
      ...(row.batch_no === null ? {} : { batchNo: row.batch_no }),
      approvals: [row.first_user_no, row.second_user_no].filter((userNo) => userNo !== null).length,
    }));
    return pageOf(list, Number(total), range);
  });
}
