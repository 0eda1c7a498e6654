import { sql } from "kysely";
import type { Trx } from "../../database/connect.ts";

export interface LogFilter {
  userNo: string;
  courseId?: string | undefined;
}

export interface LogRow {
  period_id: string;
  period_name: string;
  period_type: number;
  length: number | null;
  doc_page: number | null;
  chapter_name: string;
  course_id: string;
  course_name: string;
  course_category: number;
  seconds: number;
  page: number;
  position: number;
  gmt_create: Date;
  gmt_beat: Date;
  gmt_complete: Date | null;
}

/** What a person studied, the latest first; what they may see no more (off the shelf and not theirs) is left out. */
export async function selectLogs(
  trx: Trx,
  filter: LogFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<LogRow[]> {
  const { rows } = await sql<LogRow>`
    select study_progress.period_id, period.period_name, period.period_type, period.doc_page, chapter.chapter_name,
    course.id as course_id, course.course_name, course.course_category,
      case period.period_type when 2 then extract(epoch from period.end_time - period.begin_time)::int
        else period.video_seconds end as length,
      study_progress.seconds, study_progress.page, study_progress.position, study_progress.gmt_create,
      study_progress.gmt_beat, study_progress.gmt_complete
    ${logFrom(filter)}
    order by study_progress.gmt_beat desc, study_progress.period_id limit ${limit} offset ${offset}`.execute(trx);
  return rows;
}

export async function sumLogs(
  trx: Trx,
  filter: LogFilter,
): Promise<{ total: number; seconds: number; complete: number }> {
  const { rows } = await sql<{ total: string; seconds: string | null; complete: string }>`
    select count(*) as total, sum(study_progress.seconds) as seconds,
    count(study_progress.gmt_complete) as complete ${logFrom(filter)}`.execute(trx);
  return {
    total: Number(rows[0]?.total ?? 0),
    seconds: Number(rows[0]?.seconds ?? 0),
    complete: Number(rows[0]?.complete ?? 0),
  };
}

function logFrom({ userNo, courseId }: LogFilter) {
  return sql`from study_progress join period on period.id = study_progress.period_id join chapter on chapter.id = period.chapter_id
    join course on course.id = study_progress.course_id
    where study_progress.user_no = ${userNo} ${courseId === undefined ? sql`` : sql`and study_progress.course_id = ${courseId}`}`;
}
