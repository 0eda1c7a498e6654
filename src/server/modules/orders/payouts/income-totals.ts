import { sql } from "kysely";
import type { GetIncomeTotalsReply } from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import { yuan } from "../../../lib/money.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { columnsOf, earnerIn } from "./earner.ts";

const MONTHS = 12;
const COURSES = 10;

/** What was earned in each of the last twelve months, and of which courses most, without what was refunded. */
export async function getIncomeTotals(context: OperationContext): Promise<GetIncomeTotalsReply> {
  const { user_no: userNo, org_no: orgNo } = columnsOf(earnerIn(sessionIn(context)));
  const { timeZone = "Asia/Shanghai" } = context.site.settings;
  const mine = userNo === null ? sql`share.org_no = ${orgNo}` : sql`share.user_no = ${userNo}`;
  const thisMonth = sql`date_trunc('month', ${context.now()}::timestamptz at time zone ${timeZone})`;
  return withActor(context.db, systemActor, async (trx) => {
    const { rows: months } = await sql<{ month: string; fen: string }>`
      select to_char(month, 'YYYY-MM') as month, coalesce(sum(amount_fen - refunded_fen), 0) as fen
      from generate_series(${thisMonth} - interval '1 month' * ${MONTHS - 1}::integer, ${thisMonth}, interval '1 month') as month
      left join order_share share on ${mine} and share.gmt_create >= month at time zone ${timeZone}
        and share.gmt_create < (month + interval '1 month') at time zone ${timeZone}
      group by month order by month`.execute(trx);
    const { rows: courses } = await sql<{ name: string; fen: string }>`
      select max(line_name) as name, sum(share.amount_fen - share.refunded_fen) as fen
      from order_share share join order_line line on line.id = share.line_id where ${mine}
      group by course_id, exam_id, grade_id having sum(share.amount_fen - share.refunded_fen) > 0
      order by 2 desc, 1 limit ${COURSES}`.execute(trx);
    return {
      monthList: months.map(({ month, fen }) => ({ month, income: yuan(Number(fen)) })),
      courseList: courses.map(({ name, fen }) => ({ courseName: name, income: yuan(Number(fen)) })),
    };
  });
}
