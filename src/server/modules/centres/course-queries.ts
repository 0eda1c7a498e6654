import { sql, type RawBuilder } from "kysely";
import { PeriodTypeEnum } from "../../../generated/enums.ts";
import type { Trx } from "../../database/connect.ts";
import type { PageRange } from "../../lib/paging.ts";

/** Into how many parts a lesson is cut to see where people are in it. */
export const PARTS = 20;

export interface PeriodRow {
  id: string;
  chapter_name: string;
  period_name: string;
  period_type: PeriodTypeEnum;
  length: number;
  learners: number;
  completes: number;
}

const lengthOf = sql<number>`coalesce(case period.period_type
  when ${PeriodTypeEnum.live} then extract(epoch from period.end_time - period.begin_time)::int
  when ${PeriodTypeEnum.document} then period.doc_page
  when ${PeriodTypeEnum.video} then period.video_seconds end, 0)`;

/** The lessons of a course in their order, with who began and who completed them. */
export async function selectPeriods(trx: Trx, courseId: string): Promise<PeriodRow[]> {
  const { rows } = await sql<PeriodRow>`
    select period.id, chapter.chapter_name, period.period_name, period.period_type, ${lengthOf} as length,
      coalesce(done.learners, 0) as learners, coalesce(done.completes, 0) as completes
    from period join chapter on chapter.id = period.chapter_id
    left join (select period_id, count(*)::int as learners, count(gmt_complete)::int as completes
      from study_progress where course_id = ${courseId} group by period_id) as done on done.period_id = period.id
    where period.course_id = ${courseId} and period.gmt_remove is null
    order by chapter.sort, chapter.id, period.sort, period.id`.execute(trx);
  return rows;
}

/** How many begin to be, and end to be, where in a lesson: `change` adds up from the first part on. */
export interface ChangeRow {
  period_id: string;
  part: number;
  change: number;
}

/**
 * Who saw the middle of which part, as changes from part to part: each stretch that somebody watched is looked at once,
 * however many parts it covers. Stretches of one person do not overlap. Of a document it is the pages up to the last.
 */
export async function selectWatched(trx: Trx, courseId: string): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    with piece as (
      select progress.period_id,
        least(${PARTS}, greatest(0, ceil(range.start * ${PARTS}::int / lesson.length - 0.5)))::int as first,
        least(${PARTS}, greatest(0, ceil(range.stop * ${PARTS}::int / lesson.length - 0.5)))::int as after
      from study_progress as progress
      join (select period.id, period.period_type, ${lengthOf} as length from period
        where period.course_id = ${courseId} and period.gmt_remove is null) as lesson on lesson.id = progress.period_id
      cross join lateral (
        select (pair ->> 0)::numeric as start, (pair ->> 1)::numeric as stop from jsonb_array_elements(progress.ranges) as pair
        union all select 0, progress.page where lesson.period_type = ${PeriodTypeEnum.document}) as range
      where progress.course_id = ${courseId} and lesson.length > 0)
    select period_id, part, sum(change)::int as change from (
      select period_id, first as part, 1 as change from piece where after > first
      union all select period_id, after, -1 from piece where after > first) as edge
    where part < ${PARTS} group by period_id, part`.execute(trx);
  return rows;
}

/** Where those are who began a lesson and did not complete it. */
export async function selectStopped(trx: Trx, courseId: string): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    select progress.period_id,
      least(${PARTS - 1}, greatest(0, floor(progress.position * ${PARTS}::numeric / lesson.length)))::int as part,
      count(*)::int as change
    from study_progress as progress
    join (select period.id, ${lengthOf} as length from period
      where period.course_id = ${courseId} and period.gmt_remove is null) as lesson on lesson.id = progress.period_id
    where progress.course_id = ${courseId} and progress.gmt_complete is null and lesson.length > 0
    group by 1, 2`.execute(trx);
  return rows;
}

interface TotalsRow {
  holders: number;
  learners: number;
  active: number;
  completes: number;
  scores: number[];
}

/** Of a course: who may study it, who does, and what they think of it. */
export async function selectTotals(
  trx: Trx,
  { courseId, orgNo, now }: { courseId: string; orgNo: string; now: Date },
): Promise<TotalsRow> {
  const { rows } = await sql<TotalsRow>`
    with studying as (
      select progress.user_no, max(progress.gmt_beat) as beat,
        count(progress.gmt_complete) filter (where period.gmt_remove is null) as completes
      from study_progress as progress join period on period.id = progress.period_id
      where progress.course_id = ${courseId} group by progress.user_no),
    lessons as (select count(*) as total from period where course_id = ${courseId} and gmt_remove is null)
    select
      (select count(*) from course_user where course_id = ${courseId} and org_no = ${orgNo} and gmt_revoke is null
        and (gmt_expire is null or gmt_expire > ${now}))::int as holders,
      (select count(*) from studying)::int as learners,
      (select count(*) from studying where beat > ${now}::timestamptz - interval '7 days')::int as active,
      (select count(*) from studying, lessons where total > 0 and completes >= total)::int as completes,
      array(select (select count(*) from course_score where course_id = ${courseId} and score = star)::int
        from generate_series(1, 5) as star order by star) as scores`.execute(trx);
  return rows[0] ?? { holders: 0, learners: 0, active: 0, completes: 0, scores: [0, 0, 0, 0, 0] };
}

/** What somebody earned of a course, without what was paid back. */
export async function sumIncome(
  trx: Trx,
  { courseId, whose }: { courseId: string; whose: RawBuilder<unknown> },
): Promise<{ orders: number; fen: string }> {
  const { rows } = await sql<{ orders: number; fen: string }>`
    select count(distinct share.order_no)::int as orders,
      coalesce(sum(share.amount_fen - share.refunded_fen), 0)::text as fen
    from order_line as line join order_share as share on share.line_id = line.id
    where line.course_id = ${courseId} and ${whose}`.execute(trx);
  return rows[0] ?? { orders: 0, fen: "0" };
}

export interface LearnerRow {
  user_no: string;
  name: string;
  is_member: boolean;
  completes: number;
  gmt_create: Date;
  gmt_beat: Date | null;
}

export interface LearnerFilter {
  courseId: string;
  orgNo: string;
  now: Date;
}

/** Who may study a course, with how many of its lessons they completed. */
export async function selectLearners(
  trx: Trx,
  { sort, range, ...filter }: LearnerFilter & { sort: "" | "study" | "progress" | "begin"; range: PageRange },
): Promise<LearnerRow[]> {
  const orders = {
    begin: sql`holder.gmt_create desc`,
    progress: sql`completes desc, study.beat desc nulls last`,
    study: sql`study.beat desc nulls last`,
  };
  const { rows } = await sql<LearnerRow>`
    select holder.user_no, person.name, person.org_no = ${filter.orgNo} as is_member, coalesce(study.completes, 0)::int as completes,
      holder.gmt_create, study.beat as gmt_beat
    ${holders(filter)} join app_user as person on person.user_no = holder.user_no
    left join (
      select progress.user_no, max(progress.gmt_beat) as beat,
        count(progress.gmt_complete) filter (where period.gmt_remove is null) as completes
      from study_progress as progress join period on period.id = progress.period_id
      where progress.course_id = ${filter.courseId} group by progress.user_no) as study
      on study.user_no = holder.user_no
    order by ${orders[sort || "study"]}, holder.id limit ${range.pageSize} offset ${range.offset}`.execute(trx);
  return rows;
}

export async function countLearners(trx: Trx, filter: LearnerFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total ${holders(filter)}`.execute(trx);
  return rows[0]?.total ?? 0;
}

function holders({ courseId, orgNo, now }: LearnerFilter) {
  return sql`from (select id, user_no, gmt_create from course_user where course_id = ${courseId} and org_no = ${orgNo}
    and gmt_revoke is null and (gmt_expire is null or gmt_expire > ${now})) as holder`;
}
