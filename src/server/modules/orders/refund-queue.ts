import type { ListRefundsBody, ListRefundsReply } from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { yuan } from "../../lib/money.ts";
import { pageOf, pageRange } from "../../lib/paging.ts";
import { countRefunds, selectRefunds } from "./refund-queries.ts";

/** Orders whose money is asked back and nobody has answered yet, those paid longest ago first; for operators. */
export async function listRefunds(input: ListRefundsBody, context: OperationContext): Promise<ListRefundsReply> {
  const range = pageRange(input);
  const { timeZone } = context.site.settings;
  // Orders and names of others: that an operator asks was checked by the call's access.
  return withActor(context.db, systemActor, async (trx) => {
    const rows = await selectRefunds(trx, range);
    const list = rows.map((row) => ({
      orderNo: row.order_no,
      lineNames: row.line_names ?? "",
      payPrice: yuan(row.amount_fen),
      userName: row.name,
      refundReason: row.refund_reason,
      ...(row.gmt_pay ? { gmtPay: dateTimeIn(timeZone, row.gmt_pay) } : {}),
    }));
    return pageOf(list, await countRefunds(trx), range);
  });
}
