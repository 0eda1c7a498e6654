import { sql } from "kysely";
import type { Trx } from "../../database/connect.ts";
import { coursePercent, type PeriodProgress } from "../../../shared/study-progress.ts";
import { lengthOf, periodSeconds, type LengthRow } from "./period-length.ts";

interface PeriodRow extends LengthRow {
  id: string;
  course_id: string;
}

interface ProgressRow {
  user_no: string;
  course_id: string;
  period_id: string;
  seconds: number;
  page: number;
  is_complete: boolean;
}

/**
 * How far people are in courses, in per cent, by the formula of every page: by course, then by person. Who has not begun
 * is not among them.
 */
export async function selectPercents(
  trx: Trx,
  { courseIds, userNos }: { courseIds: readonly string[]; userNos: readonly string[] },
): Promise<Map<string, Map<string, number>>> {
  if (courseIds.length === 0 || userNos.length === 0) return new Map();
  const { rows: lengths } = await sql<PeriodRow>`
    select period.id, course_id, period_type, doc_page, ${periodSeconds} as seconds from period
    where course_id = any(${[...courseIds]}::bigint[]) and gmt_remove is null`.execute(trx);
  const { rows: progress } = await sql<ProgressRow>`
    select user_no, study_progress.course_id, period_id, study_progress.seconds, page,
      gmt_complete is not null as is_complete
    from study_progress join period on period.id = period_id
    where study_progress.course_id = any(${[...courseIds]}::bigint[]) and user_no = any(${[...userNos]}::bigint[])
      and gmt_remove is null`.execute(trx);
  const periods = Map.groupBy(lengths, ({ course_id }) => course_id);
  const ofCourses = [...Map.groupBy(progress, ({ course_id }) => course_id)].map(([courseId, rows]) => {
    const ofPeople = [...Map.groupBy(rows, ({ user_no }) => user_no)].map(
      ([userNo, own]) => [userNo, percentOf(periods.get(courseId) ?? [], own)] as const,
    );
    return [courseId, new Map(ofPeople)] as const;
  });
  return new Map(ofCourses);
}

function percentOf(periods: readonly PeriodRow[], rows: readonly ProgressRow[]): number {
  const progress = new Map<string, PeriodProgress>(
    rows.map(({ period_id, seconds, page, is_complete }) => [period_id, { seconds, page, isComplete: is_complete }]),
  );
  return coursePercent(periods.map((period) => ({ ...lengthOf(period), progress: progress.get(period.id) })));
}
