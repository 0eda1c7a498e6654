import { sql } from "kysely";
import type { PeriodLength } from "../../../shared/study-progress.ts";
import type { Range } from "../../../shared/watched-ranges.ts";
import type { Trx } from "../../database/connect.ts";
import type { StudyClock } from "./validate-heartbeat.ts";

/** A period as far as studying it goes. */
export interface PeriodFacts extends PeriodLength {
  id: string;
  courseId: string;
  orgNo: string;
  /** Open to everybody, because it is free to try. */
  isTrial: boolean;
  /** Whether its course is on offer. */
  isPublic: boolean;
  /** When a live session begins. */
  begins: Date | null;
}

/** What is kept of a person in a period. */
export interface Kept {
  ranges: readonly Range[];
  seconds: number;
  page: number;
  position: number;
  isComplete: boolean;
}

/** Rows by "one number/other number". */
export const pairKey = (left: string, right: string): string => `${left}/${right}`;

export async function selectPeriodFacts(trx: Trx, periodIds: string[]): Promise<Map<string, PeriodFacts>> {
  const { rows } = await sql<PeriodFacts>`
    select period.id, period.course_id as "courseId", period.org_no as "orgNo", period.period_type as "periodType",
    period.doc_page as pages,
      course.is_public and (period.is_free or chapter.is_free) as "isTrial",
      course.is_public as "isPublic",
      case period.period_type when 2 then period.begin_time end as begins,
      case period.period_type when 2 then extract(epoch from period.end_time - period.begin_time)::int
        else period.video_seconds end as seconds
    from period join chapter on chapter.id = period.chapter_id join course on course.id = period.course_id
    where period.id = any(${periodIds}::bigint[]) and period.gmt_remove is null`.execute(trx);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Of pairs of a person and a course those where the person has the right to it. */
export async function selectHeld(
  trx: Trx,
  { userNos, courseIds, now }: { userNos: string[]; courseIds: string[]; now: Date },
): Promise<Set<string>> {
  const { rows } = await sql<{ user_no: string; course_id: string }>`
    select distinct user_no, course_id
    from unnest(${userNos}::bigint[], ${courseIds}::bigint[]) as asked (user_no, course_id) join course_right using (user_no, course_id)
    where (gmt_expire is null or gmt_expire > ${now})`.execute(trx);
  return new Set(rows.map(({ user_no, course_id }) => pairKey(user_no, course_id)));
}

/**
 * Of pairs of a person and a period those where the person is registered for an open class that is held in it
 * (access/open-class.ts).
 */
export async function selectRegistered(
  trx: Trx,
  { userNos, periodIds }: { userNos: string[]; periodIds: string[] },
): Promise<Set<string>> {
  if (userNos.length === 0) return new Set();
  const { rows } = await sql<{ user_no: string; period_id: string }>`
    select open_course_user.user_no, open_course.period_id
    from unnest(${userNos}::bigint[], ${periodIds}::bigint[]) as asked (user_no, period_id)
    join open_course on open_course.period_id = asked.period_id join course on course.id = open_course.course_id
    join open_course_user on open_course_user.open_course_id = open_course.id and open_course_user.user_no = asked.user_no
    where open_course.is_putaway and course.is_public`.execute(trx);
  return new Set(rows.map(({ user_no, period_id }) => pairKey(user_no, period_id)));
}

/**
 * The clocks of people, locked in one order, so that of two transactions one waits for the other. Some may have none
 * yet.
 */
export async function lockClocks(trx: Trx, userNos: string[]): Promise<Map<string, StudyClock>> {
  const { rows } = await sql<{ user_no: string; spare_seconds: number; gmt_beat: Date }>`
    select user_no, spare_seconds, gmt_beat from study_clock where user_no = any(${userNos}::bigint[]) order by user_no for update`.execute(
    trx,
  );
  return new Map(rows.map((row) => [row.user_no, { budgetSeconds: row.spare_seconds, at: row.gmt_beat }]));
}

export async function insertClocks(
  trx: Trx,
  { userNos, budgetSeconds, at }: { userNos: string[]; budgetSeconds: number; at: Date },
): Promise<void> {
  await sql`insert into study_clock (user_no, spare_seconds, gmt_beat)
    select user_no, ${budgetSeconds}, ${at} from unnest(${userNos}::bigint[]) as added (user_no) order by user_no
    on conflict (user_no) do nothing`.execute(trx);
}

export async function updateClocks(trx: Trx, clocks: ReadonlyMap<string, StudyClock>): Promise<void> {
  const values = [...clocks.values()];
  await sql`update study_clock set spare_seconds = said.spare, gmt_beat = said.at
    from unnest(${[...clocks.keys()]}::bigint[], ${values.map(({ budgetSeconds }) => budgetSeconds)}::real[],
      ${values.map(({ at }) => at.toISOString())}::timestamptz[])
      as said (user_no, spare, at)
    where study_clock.user_no = said.user_no`.execute(trx);
}

export async function selectKept(
  trx: Trx,
  { userNos, periodIds }: { userNos: string[]; periodIds: string[] },
): Promise<Map<string, Kept>> {
  const { rows } = await sql<Kept & { userNo: string; periodId: string }>`
    select user_no as "userNo", period_id as "periodId", ranges, seconds, page, position, gmt_complete is not null as "isComplete"
    from unnest(${userNos}::bigint[], ${periodIds}::bigint[]) as asked (user_no, period_id)
    join study_progress using (user_no, period_id)`.execute(trx);
  return new Map(rows.map(({ userNo, periodId, ...kept }) => [pairKey(userNo, periodId), kept]));
}

/** What is now known of a person in a period. */
export interface Written {
  userNo: string;
  period: PeriodFacts;
  after: Kept;
  at: Date;
}

export async function writeKept(trx: Trx, written: readonly Written[]): Promise<void> {
  const of = <Value>(read: (row: Written) => Value): Value[] => written.map(read);
  await sql`
    insert into study_progress (user_no, period_id, org_no, course_id, ranges, seconds, page, position, gmt_create, gmt_beat, gmt_complete)
    select user_no, period_id, org_no, course_id, ranges, seconds, page, position, at, at, case when is_complete then at end
    from unnest(
      ${of(({ userNo }) => userNo)}::bigint[], ${of(({ period }) => period.id)}::bigint[], ${of(({ period }) => period.orgNo)}::text[],
      ${of(({ period }) => period.courseId)}::bigint[], ${of(({ after }) => JSON.stringify(after.ranges))}::jsonb[],
      ${of(({ after }) => after.seconds)}::int[],
      ${of(({ after }) => after.page)}::int[], ${of(({ after }) => after.position)}::int[],
      ${of(({ after }) => after.isComplete)}::boolean[],
      ${of(({ at }) => at.toISOString())}::timestamptz[]
    ) as said (user_no, period_id, org_no, course_id, ranges, seconds, page, position, is_complete, at)
    on conflict (user_no, period_id) do update set ranges = excluded.ranges, seconds = excluded.seconds, page = excluded.page,
      position = excluded.position, gmt_beat = excluded.gmt_beat,
      gmt_complete = coalesce(study_progress.gmt_complete, excluded.gmt_complete)`.execute(trx);
}
