import { sql } from "kysely";
import { AttendanceStateEnum, AttendanceWayEnum } from "../../../../generated/enums.ts";
import type { AttendanceTotal, GradeAttendee } from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import type { Trx } from "../../../database/connect.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { hasWords } from "../../../lib/matches-search.ts";
import type { LessonRow } from "./access.ts";

/** Who is asked to be at a lesson: who was a member before its end; and whoever has something written down. */
const peopleOf = ({ lesson_id, grade_id, gmt_end }: LessonRow) => sql`
  select member.user_no, member.member_number, app_user.name, right(app_user.mobile, 4) as digits, attendee.state,
    attendee.signed_by, attendee.gmt_sign, attendee.browser_hash, attendee.reason, attendee.gmt_correct,
    attendee.browser_hash is not null and exists (
      select from grade_attendee as other where other.lesson_id = ${lesson_id}
        and other.browser_hash = attendee.browser_hash and other.user_no <> attendee.user_no
    ) as is_shared
  from grade_member as member join app_user on app_user.user_no = member.user_no
  left join grade_attendee as attendee on attendee.lesson_id = ${lesson_id} and attendee.user_no = member.user_no
  where member.grade_id = ${grade_id} and member.role = 3
    and (attendee.user_no is not null or (member.state = 1 and member.gmt_join < ${gmt_end}))`;

/** How many are there, and how they came. */
export interface AttendanceCounts {
  memberCount: number;
  presentCount: number;
  lateCount: number;
  excusedCount: number;
  absentCount: number;
  codeCount: number;
  sharedCount: number;
}

export async function countPeople(trx: Trx, lesson: LessonRow): Promise<AttendanceCounts> {
  const { present, late, excused, absent } = AttendanceStateEnum;
  const { rows } = await sql<AttendanceCounts>`
    select count(*)::int as "memberCount", count(*) filter (where state = ${present})::int as "presentCount",
      count(*) filter (where state = ${late})::int as "lateCount",
      count(*) filter (where state = ${excused})::int as "excusedCount",
      count(*) filter (where coalesce(state, ${absent}) = ${absent})::int as "absentCount",
      count(*) filter (where state in (${present}, ${late}) and signed_by = ${AttendanceWayEnum.code})::int as "codeCount",
      count(*) filter (where is_shared)::int as "sharedCount"
    from (${peopleOf(lesson)}) as people`.execute(trx);
  return rows[0]!;
}

interface PersonRow {
  user_no: string;
  member_number: string;
  name: string | null;
  digits: string | null;
  state: AttendanceStateEnum | null;
  signed_by: AttendanceWayEnum | null;
  gmt_sign: Date | null;
  reason: string | null;
  gmt_correct: Date | null;
  shared_with: string[] | null;
  total: number;
}

export interface PeopleFilter {
  which?: "all" | "there" | "missing" | "shared" | undefined;
  keyword?: string | undefined;
  userNo?: string;
}

/** People of a lesson, who came last first and then those who are missing. Without a limit: all. */
export async function selectPeople(
  trx: Trx,
  { lesson, filter, limit, offset = 0 }: { lesson: LessonRow; filter: PeopleFilter; limit?: number; offset?: number },
  context: OperationContext,
): Promise<{ list: GradeAttendee[]; totalCount: number }> {
  const { which = "all", keyword = "", userNo } = filter;
  const { present, late } = AttendanceStateEnum;
  const isThere = sql`coalesce(state in (${present}, ${late}), false)`;
  const chosen = { all: sql`true`, there: isThere, missing: sql`not ${isThere}`, shared: sql`is_shared` }[which];
  const { rows } = await sql<PersonRow>`
    with people as (${peopleOf(lesson)}),
    lines as (
      select *, count(*) over ()::int as total from people
      where ${chosen} ${userNo === undefined ? sql`` : sql`and user_no = ${userNo}`} ${matching(keyword)}
      order by gmt_sign desc nulls last, name, user_no
      ${limit === undefined ? sql`` : sql`limit ${limit} offset ${offset}`}
    )
    select lines.*, case when is_shared then (
        select array_agg(coalesce(app_user.name, '') || ' ' || coalesce(right(app_user.mobile, 4), '') order by app_user.name)
        from grade_attendee as other join app_user on app_user.user_no = other.user_no
        where other.lesson_id = ${lesson.lesson_id} and other.browser_hash = lines.browser_hash
          and other.user_no <> lines.user_no
      ) end as shared_with
    from lines order by gmt_sign desc nulls last, name, user_no`.execute(trx);
  return { list: rows.map((row) => presentPerson(row, context)), totalCount: rows[0]?.total ?? 0 };
}

function presentPerson(row: PersonRow, context: OperationContext): GradeAttendee {
  const { timeZone } = context.site.settings;
  return {
    userNo: row.user_no,
    userName: nameOf(row),
    memberNumber: row.member_number,
    attendanceState: row.state ?? AttendanceStateEnum.absent,
    isHeard: row.state !== null,
    ...(row.signed_by === null ? {} : { attendanceWay: row.signed_by }),
    ...(row.gmt_sign === null ? {} : { gmtSign: dateTimeIn(timeZone, row.gmt_sign) }),
    reason: row.reason ?? "",
    ...(row.gmt_correct === null ? {} : { gmtCorrect: dateTimeIn(timeZone, row.gmt_correct) }),
    sharedWith: row.shared_with ?? [],
  };
}

interface TotalRow extends Omit<AttendanceTotal, "userName"> {
  name: string | null;
  digits: string | null;
  total: number;
}

/** At how many lessons each member was. A lesson counts once it is over, or signing in is closed; since they joined. */
export async function selectTotals(
  trx: Trx,
  {
    gradeId,
    now,
    keyword = "",
    limit,
    offset = 0,
  }: { gradeId: string; now: Date; keyword?: string | undefined; limit?: number; offset?: number },
): Promise<{ list: AttendanceTotal[]; totalCount: number }> {
  const { present, late, excused, absent } = AttendanceStateEnum;
  const of = (state: AttendanceStateEnum, name: string) =>
    sql`count(lesson.id) filter (where coalesce(lesson.state, ${absent}) = ${state})::int as ${sql.ref(name)}`;
  const { rows } = await sql<TotalRow>`
    with people as (
      select member.user_no, member.member_number, member.gmt_join, app_user.name, right(app_user.mobile, 4) as digits,
        count(*) over ()::int as total
      from grade_member as member join app_user on app_user.user_no = member.user_no
      where member.grade_id = ${gradeId} and member.role = 3 and member.state = 1 ${matching(keyword)}
      order by app_user.name, member.user_no ${limit === undefined ? sql`` : sql`limit ${limit} offset ${offset}`}
    ),
    lesson as (
      select id, gmt_end from grade_lesson join grade_attendance on lesson_id = id
      where grade_lesson.grade_id = ${gradeId} and (gmt_end <= ${now} or gmt_close is not null)
    )
    select people.user_no as "userNo", member_number as "memberNumber", name, digits, total,
      count(lesson.id)::int as "lessonCount", ${of(present, "presentCount")}, ${of(late, "lateCount")},
      ${of(excused, "excusedCount")}, ${of(absent, "absentCount")}
    from people
    left join lateral (
      select lesson.id, attendee.state from lesson
      left join grade_attendee as attendee on attendee.lesson_id = lesson.id and attendee.user_no = people.user_no
      where lesson.gmt_end > people.gmt_join or attendee.user_no is not null
    ) as lesson on true
    group by people.user_no, member_number, name, digits, total
    order by name, people.user_no`.execute(trx);
  return {
    list: rows.map(({ name, digits, total: _total, ...row }) => ({ ...row, userName: nameOf({ name, digits }) })),
    totalCount: rows[0]?.total ?? 0,
  };
}

/**
 * Whether a member was at the lessons with check-in, by lesson: those that are over or closed since they joined, and all
 * of which something is written down.
 */
export async function attendanceOf(
  trx: Trx,
  { gradeId, userNo, now }: { gradeId: string; userNo: string; now: Date },
): Promise<Map<string, { attendanceState: AttendanceStateEnum }>> {
  const { rows } = await sql<{ id: string; state: AttendanceStateEnum | null }>`
    select lesson.id, attendee.state from grade_member as member
    join grade_lesson as lesson using (grade_id) join grade_attendance on lesson_id = lesson.id
    left join grade_attendee as attendee on attendee.lesson_id = lesson.id and attendee.user_no = member.user_no
    where member.grade_id = ${gradeId} and member.user_no = ${userNo} and (attendee.user_no is not null
      or ((lesson.gmt_end <= ${now} or gmt_close is not null) and lesson.gmt_end > member.gmt_join))`.execute(trx);
  return new Map(rows.map(({ id, state }) => [id, { attendanceState: state ?? AttendanceStateEnum.absent }]));
}

function nameOf({ name, digits }: { name: string | null; digits: string | null }): string {
  return [name, digits].filter(Boolean).join(" ");
}

function matching(keyword: string) {
  if (keyword.trim() === "") return sql``;
  const columns = [sql<string>`coalesce(name, '')`, sql<string>`member_number`];
  return sql`and ${hasWords(columns, keyword)}`;
}
