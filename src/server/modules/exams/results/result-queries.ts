import { sql, type RawBuilder, type SqlBool } from "kysely";
import { ExamAttemptStateEnum } from "../../../../generated/enums.ts";
import type { ListExamResultsBody } from "../../../../generated/types.ts";
import type { Trx } from "../../../database/connect.ts";
import { hasWords } from "../../../lib/matches-search.ts";
import type { PageRange } from "../../../lib/paging.ts";
import { learnerName } from "../desk/learner-name.ts";

export type ResultFilter = Pick<ListExamResultsBody, "examId" | "str" | "attemptState" | "show" | "sort">;

export interface ResultRow {
  attemptId: string;
  learnerName: string;
  attemptNo: number;
  state: ExamAttemptStateEnum;
  gmtStart: Date;
  gmtSubmit: Date | null;
  isByServer: boolean;
  cents: number | null;
  maxCents: number;
  passCents: number;
  answered: number;
  questions: number;
  waiting: number;
  late: number;
  uncounted: number;
  away: number;
  isRegraded: boolean;
  isReplaced: boolean;
}

const isLate = sql<SqlBool>`exists (select from exam_answer
  where exam_answer.attempt_id = attempt.id and exam_answer.late_ms > 0)`;
const isRegraded = sql<SqlBool>`exists (select from exam_regrade_attempt as changed where changed.attempt_id = attempt.id)`;

/** What homework that was handed in again was before counts no more. */
const counts = sql<SqlBool>`not attempt.is_replaced`;

const resultName = learnerName(sql`attempt.exam_id`);

/** Whether an attempt is among those that are asked for. */
function isWanted({ examId, str, attemptState, show }: ResultFilter): RawBuilder<SqlBool> {
  const parts = [
    sql`attempt.exam_id = ${examId}`,
    ...(str ? [hasWords([resultName], str)] : []),
    ...(attemptState === undefined ? [] : [sql`attempt.state = ${attemptState}`]),
    ...(show === "passed"
      ? [sql`attempt.state = ${ExamAttemptStateEnum.finished} and attempt.cents >= attempt.pass_cents and ${counts}`]
      : []),
    ...(show === "failed"
      ? [sql`attempt.state = ${ExamAttemptStateEnum.finished} and attempt.cents < attempt.pass_cents and ${counts}`]
      : []),
    ...(show === "late" ? [isLate] : []),
    ...(show === "regraded" ? [isRegraded] : []),
  ];
  return sql<SqlBool>`(${sql.join(parts, sql` and `)})`;
}

const orders = {
  "": sql`attempt.gmt_start desc, attempt.id desc`,
  learnerName: sql`"learnerName", attempt.id`,
  "-learnerName": sql`"learnerName" desc, attempt.id`,
  score: sql`attempt.cents nulls last, attempt.id`,
  "-score": sql`attempt.cents desc nulls last, attempt.id`,
  minutes: sql`attempt.gmt_submit - attempt.gmt_start nulls last, attempt.id`,
  "-minutes": sql`attempt.gmt_submit - attempt.gmt_start desc nulls last, attempt.id`,
};

/** Attempts at an exam, in a transaction of scope `system`. */
export async function selectResults(trx: Trx, filter: ResultFilter, range: PageRange): Promise<ResultRow[]> {
  const { rows } = await sql<ResultRow>`
    select attempt.id as "attemptId", ${resultName} as "learnerName", attempt.attempt_no as "attemptNo", attempt.state,
      attempt.gmt_start as "gmtStart", attempt.gmt_submit as "gmtSubmit", attempt.is_by_server as "isByServer",
      attempt.cents, attempt.max_cents as "maxCents", attempt.pass_cents as "passCents",
      answers.answered, answers.late,
      (select count(*)::int from exam_attempt_slot where attempt_id = attempt.id) as questions,
      (select count(*)::int from exam_mark where attempt_id = attempt.id and is_current and needs_marker and ${counts})
        as waiting,
      (select count(distinct slot)::int from exam_answer_log where attempt_id = attempt.id and not is_counted) as uncounted,
      (select count(*)::int from exam_event where attempt_id = attempt.id and event_kind = 1) as away,
      ${isRegraded} as "isRegraded", attempt.is_replaced as "isReplaced"
    from exam_attempt as attempt join app_user on app_user.user_no = attempt.user_no
    cross join lateral (select count(*)::int as answered, count(*) filter (where late_ms > 0)::int as late
      from exam_answer where attempt_id = attempt.id) as answers
    where ${isWanted(filter)}
    order by ${orders[filter.sort ?? ""]}
    limit ${range.pageSize} offset ${range.offset}`.execute(trx);
  return rows;
}

export async function countResults(trx: Trx, filter: ResultFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total
    from exam_attempt as attempt join app_user on app_user.user_no = attempt.user_no
    where ${isWanted(filter)}`.execute(trx);
  return rows[0]?.total ?? 0;
}

export interface FigureRow {
  attempts: number;
  open: number;
  finished: number;
  passed: number;
  late: number;
  mean: number | null;
  median: number | null;
  highest: number | null;
  lowest: number | null;
}

/** The scores of an exam at a glance, in a transaction of scope `system`. */
export async function selectFigures(trx: Trx, examId: string): Promise<FigureRow & { histogram: number[] }> {
  const { rows } = await sql<FigureRow>`
    select count(*)::int as attempts, count(*) filter (where state = ${ExamAttemptStateEnum.inProgress})::int as open,
      count(*) filter (where ended)::int as finished, count(*) filter (where ended and cents >= pass_cents)::int as passed,
      (select count(*)::int from exam_attempt as attempt where attempt.exam_id = ${examId} and ${counts} and ${isLate})
        as late,
      avg(cents) filter (where ended)::float8 as mean,
      percentile_cont(0.5) within group (order by cents) filter (where ended) as median,
      max(cents) filter (where ended) as highest, min(cents) filter (where ended) as lowest
    from (select *, state = ${ExamAttemptStateEnum.finished} as ended from exam_attempt as attempt
      where exam_id = ${examId} and ${counts}) as all_of_it`.execute(trx);
  const bins = await sql<{ bin: number; count: number }>`
    select least(9, cents::bigint * 10 / max_cents)::int as bin, count(*)::int as count
    from exam_attempt as attempt where exam_id = ${examId} and state = ${ExamAttemptStateEnum.finished} and max_cents > 0
      and ${counts} group by 1`.execute(trx);
  const none = {
    attempts: 0,
    open: 0,
    finished: 0,
    passed: 0,
    late: 0,
    mean: null,
    median: null,
    highest: null,
    lowest: null,
  };
  return { ...(rows[0] ?? none), histogram: histogramOf(bins.rows) };
}

/** Ten counts of ten bins. */
export function histogramOf(bins: readonly { bin: number; count: number }[]): number[] {
  return Array.from({ length: 10 }, (_, place) => bins.find(({ bin }) => bin === place)?.count ?? 0);
}
