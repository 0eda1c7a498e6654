import { sql } from "kysely";
import { OrderStatusEnum } from "../../../generated/enums.ts";
import type { Trx } from "../../database/connect.ts";
import type { PageRange } from "../../lib/paging.ts";

/** Refunds that wait for an answer, with what was bought and by whom. In scope `system`. */
export function selectRefunds(trx: Trx, { pageSize, offset }: PageRange) {
  return waiting(trx)
    .innerJoin("app_user", "app_user.user_no", "sales_order.user_no")
    .innerJoin("order_refund", (join) =>
      join.onRef("order_refund.order_no", "=", "sales_order.order_no").on("order_refund.refund_state", "=", 1),
    )
    .select([
      "sales_order.order_no",
      "order_refund.amount_fen",
      "sales_order.refund_reason",
      "sales_order.gmt_pay",
      "app_user.name",
    ])
    .select(
      sql<
        string | null
      >`(select string_agg(line_name, ' · ' order by id) from order_line join order_refund_line on line_id = id
        where order_refund_line.refund_no = order_refund.refund_no)`.as("line_names"),
    )
    .orderBy("sales_order.gmt_pay")
    .orderBy("sales_order.order_no")
    .limit(pageSize)
    .offset(offset)
    .execute();
}

export async function countRefunds(trx: Trx): Promise<number> {
  const { total } = await waiting(trx)
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

function waiting(trx: Trx) {
  return trx
    .selectFrom("sales_order")
    .where("sales_order.order_status", "=", OrderStatusEnum.refunding)
    .where("sales_order.is_refund_agreed", "=", false);
}
