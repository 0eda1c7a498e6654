import { sql, type RawBuilder } from "kysely";
import type { GetIncomeTotalsReply } from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import { yuan } from "../../../lib/money.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { columnsOf, earnerIn } from "./earner.ts";

const MONTHS = 12;
const DAYS = 30;
const COURSES = 10;

/**
 * What was earned in each of the last twelve months and on each of the last thirty days, and of which courses most,
 * without what was refunded.
 */
export async function getIncomeTotals(context: OperationContext): Promise<GetIncomeTotalsReply> {
  const { user_no: userNo, org_no: orgNo } = columnsOf(earnerIn(sessionIn(context)));
  const { timeZone = "Asia/Shanghai" } = context.site.settings;
  const mine = userNo === null ? sql`share.org_no = ${orgNo}` : sql`share.user_no = ${userNo}`;
  const now = context.now();
  const earnedIn = (spans: Spans) => earnedBySpan({ ...spans, mine, now, timeZone });
  return withActor(context.db, systemActor, async (trx) => {
    const { rows: months } = await earnedIn({ step: "month", count: MONTHS, format: "YYYY-MM" }).execute(trx);
    const { rows: days } = await earnedIn({ step: "day", count: DAYS, format: "YYYY-MM-DD" }).execute(trx);
    const { rows: courses } = await sql<{ name: string; fen: string }>`
      select max(line_name) as name, sum(share.amount_fen - share.refunded_fen) as fen
      from order_share share join order_line line on line.id = share.line_id where ${mine}
      group by course_id, exam_id, grade_id having sum(share.amount_fen - share.refunded_fen) > 0
      order by 2 desc, 1 limit ${COURSES}`.execute(trx);
    return {
      monthList: months.map(({ span, fen }) => ({ month: span, income: yuan(Number(fen)) })),
      dayList: days.map(({ span, fen }) => ({ day: span, income: yuan(Number(fen)) })),
      courseList: courses.map(({ name, fen }) => ({ courseName: name, income: yuan(Number(fen)) })),
    };
  });
}

/** So many months or days until now, and how they are written. */
interface Spans {
  step: "month" | "day";
  count: number;
  format: string;
}

/** What was earned in each of them, the oldest first. */
function earnedBySpan({
  step,
  count,
  format,
  mine,
  now,
  timeZone,
}: Spans & { mine: RawBuilder<unknown>; now: Date; timeZone: string }) {
  const length = sql`${`1 ${step}`}::interval`;
  const last = sql`date_trunc(${step}, ${now}::timestamptz at time zone ${timeZone})`;
  return sql<{ span: string; fen: string }>`
    select to_char(span, ${format}) as span, coalesce(sum(amount_fen - refunded_fen), 0) as fen
    from generate_series(${last} - ${length} * ${count - 1}::integer, ${last}, ${length}) as span
    left join order_share share on ${mine} and share.gmt_create >= span at time zone ${timeZone}
      and share.gmt_create < (span + ${length}) at time zone ${timeZone}
    group by span order by span`;
}
