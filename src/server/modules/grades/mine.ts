import { sql } from "kysely";
import { AttendanceStateEnum, ExamKindEnum, ExamStateEnum, GradeRoleEnum } from "../../../generated/enums.ts";
import type {
  ExportGradeTimetableBody,
  ExportGradeTimetableReply,
  GetGradeRoomParams,
  GradeExam,
  GradeRoom,
  ListGradeMatesBody,
  ListGradeMatesReply,
  ListMyGradesReply,
  MyGrade,
} from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { fail } from "../../core/errors.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { pageOf, pageRange } from "../../lib/paging.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { GRADE_MEMBER } from "../orders/index.ts";
import { withOwnGrade } from "./access.ts";
import { attendanceOf } from "./attendance/people.ts";
import { calendarOf } from "./calendar.ts";
import { coursesOf, examsOf, noticesOf, presentLesson, selectLessons } from "./content-queries.ts";
import { gradeStatusAt } from "./status.ts";
import { todoOf } from "./to-do.ts";

/** Classes of one person that a page lists. */
const MAX_GRADES = 200;

interface MyGradeRow {
  id: string;
  grade_name: string;
  cover: string;
  state: number;
  begin_time: Date;
  end_time: Date;
  lecturer_name: string | null;
  role: number | null;
  application_state: number | null;
  answer: string | null;
  is_invited: boolean;
}

/** The classes of the person who asks, those that they asked to join, and those that have them on their list. */
export async function listMyGrades(context: OperationContext): Promise<ListMyGradesReply> {
  const { userNo } = sessionIn(context);
  return withActor(context.db, systemActor, async (trx) => {
    const { rows } = await sql<MyGradeRow>`
      with mine as (
        select grade_id, role, null::smallint as application_state, null::text as answer, false as is_invited
        from grade_member where user_no = ${userNo} and state = ${GRADE_MEMBER.active}
        union all
        select grade_id, null, state, answer, false from (
          select distinct on (grade_id) grade_id, state, answer from grade_application
          where user_no = ${userNo} order by grade_id, id desc
        ) as asked where state in (1, 3)
          and not exists (select from grade_member where grade_member.grade_id = asked.grade_id
            and user_no = ${userNo} and grade_member.state = ${GRADE_MEMBER.active})
        union all
        select grade_id, null, null, null, true from grade_invitee join app_user using (mobile) where user_no = ${userNo}
      )
      select grade.id, grade_name, cover, grade.state, begin_time, end_time, lecturer_name, max(mine.role)::int as role,
        max(application_state)::int as application_state, max(answer) as answer, bool_or(is_invited) as is_invited
      from mine join grade on grade.id = grade_id
        left join lecturer on lecturer.lecturer_user_no = grade.lecturer_user_no
      group by grade.id, lecturer_name
      order by end_time < ${context.now()}, begin_time desc, grade.id desc limit ${MAX_GRADES}`.execute(trx);
    const next = await sql<{ grade_id: string; id: string }>`
      select distinct on (grade_id) grade_id, id from grade_lesson
      where grade_id = any(${rows.filter(({ role }) => role !== null).map(({ id }) => id)}::bigint[])
        and gmt_end > ${context.now()}
      order by grade_id, gmt_begin, id`.execute(trx);
    const lessons = await selectLessons(trx, { ids: next.rows.map(({ id }) => id) });
    const nextOf = new Map(next.rows.map(({ grade_id, id }) => [grade_id, id]));
    const todo = await todoOf(trx, userNo, context);
    return {
      list: rows.map((row) => {
        const lesson = lessons.find(({ id }) => id === nextOf.get(row.id));
        return { ...presentMine(row, lesson && presentLesson(lesson, context), context), ...todo.get(row.id) };
      }),
    };
  });
}

function presentMine(row: MyGradeRow, nextLesson: MyGrade["nextLesson"], context: OperationContext): MyGrade {
  const { timeZone } = context.site.settings;
  return {
    id: row.id,
    gradeName: row.grade_name,
    cover: row.cover,
    gradeStatus: gradeStatusAt(row, context.now()),
    lecturerName: row.lecturer_name ?? "",
    beginTime: dateTimeIn(timeZone, row.begin_time),
    endTime: dateTimeIn(timeZone, row.end_time),
    // Checked by the tables.
    ...(row.role === null ? {} : { role: row.role as NonNullable<MyGrade["role"]> }),
    ...(row.application_state === null
      ? {}
      : { applicationState: row.application_state as NonNullable<MyGrade["applicationState"]> }),
    ...(row.answer ? { answer: row.answer } : {}),
    ...(row.is_invited && row.role === null ? { isInvited: true } : {}),
    ...(nextLesson ? { nextLesson } : {}),
  };
}

/** The inside of a class. NOT_FOUND; GRADE_NOT_IN for who does not belong to it. */
export async function getGradeRoom({ id }: GetGradeRoomParams, context: OperationContext): Promise<GradeRoom> {
  const { userNo } = sessionIn(context);
  return withOwnGrade(id, context, async (trx, grade, role) => {
    const { timeZone } = context.site.settings;
    const isMember = role === GradeRoleEnum.member;
    const attended = isMember
      ? await attendanceOf(trx, { gradeId: grade.id, userNo, now: context.now() })
      : new Map<string, { attendanceState: AttendanceStateEnum }>();
    const exams = await examsOf(trx, { gradeId: grade.id, withDrafts: false, member: userNo }, context);
    const homework = exams.filter(isHomework);
    const lecturer =
      grade.lecturer_user_no === null
        ? undefined
        : await trx
            .selectFrom("lecturer")
            .where("lecturer_user_no", "=", grade.lecturer_user_no)
            .select("lecturer_name")
            .executeTakeFirst();
    return {
      id: grade.id,
      gradeName: grade.grade_name,
      // Checked by the table.
      gradeState: grade.state as GradeRoom["gradeState"],
      beginTime: dateTimeIn(timeZone, grade.begin_time),
      endTime: dateTimeIn(timeZone, grade.end_time),
      role,
      isGradeAdmin: !isMember,
      isMembersShown: grade.is_members_shown,
      ...(grade.is_board_shown ? { isBoardShown: true } : {}),
      memberCount: grade.member_count,
      lecturerName: lecturer?.lecturer_name ?? "",
      noticeList: await noticesOf(trx, grade.id, context),
      lessonList: (await selectLessons(trx, { gradeId: grade.id })).map((row) => ({
        ...presentLesson(row, context),
        ...attended.get(row.id),
      })),
      courseList: await coursesOf(trx, grade.id, userNo),
      examList: exams.filter((one) => !isHomework(one)),
      homeworkList: [...homework.filter(isToDo), ...homework.filter((one) => !isToDo(one))],
      ...attendanceCounts([...attended.values()].map(({ attendanceState }) => attendanceState)),
    };
  });
}

const isHomework = ({ examKind }: GradeExam): boolean => examKind === ExamKindEnum.homework;

/** Not handed in, and not too late for it. */
const isToDo = ({ homeworkState, examState }: GradeExam): boolean =>
  (homeworkState === "none" || homeworkState === "begun") && examState !== ExamStateEnum.over;

/** How often a member was there, of the lessons of which it is known; nothing where of none. */
function attendanceCounts(states: readonly AttendanceStateEnum[]): Partial<GradeRoom> {
  if (states.length === 0) return {};
  const countOf = (state: AttendanceStateEnum) => states.filter((one) => one === state).length;
  return {
    lessonCount: states.length,
    presentCount: countOf(AttendanceStateEnum.present),
    lateCount: countOf(AttendanceStateEnum.late),
    excusedCount: countOf(AttendanceStateEnum.excused),
    absentCount: countOf(AttendanceStateEnum.absent),
  };
}

/** Who else is in a class: names alone. NOT_FOUND; GRADE_NOT_IN; nobody where the class does not show its members. */
export async function listGradeMates(
  { id, ...input }: ListGradeMatesBody,
  context: OperationContext,
): Promise<ListGradeMatesReply> {
  const page = pageRange(input);
  return withOwnGrade(id, context, async (trx, grade, role) => {
    if (role === GradeRoleEnum.member && !grade.is_members_shown) return pageOf([], 0, page);
    const { rows } = await sql<{ name: string; role: 2 | 3; total: number }>`
      select app_user.name, role, count(*) over ()::int as total
      from grade_member join app_user using (user_no) where grade_id = ${grade.id} and state = ${GRADE_MEMBER.active}
      order by role, gmt_join, user_no limit ${page.pageSize} offset ${page.offset}`.execute(trx);
    return pageOf(
      rows.map(({ name, role: one }) => ({ name, role: one })),
      rows[0]?.total ?? 0,
      page,
    );
  });
}

/** The timetable as a calendar file, which other programs read. NOT_FOUND; GRADE_NOT_IN. */
export async function exportGradeTimetable(
  { id }: ExportGradeTimetableBody,
  context: OperationContext,
): Promise<ExportGradeTimetableReply> {
  return withOwnGrade(id, context, async (trx, grade) => {
    const lessons = await selectLessons(trx, { gradeId: grade.id });
    if (lessons.length === 0) fail("NOT_FOUND");
    const calendar = calendarOf({ gradeName: grade.grade_name, lessons, now: context.now() });
    return {
      fileName: `${grade.grade_name.replaceAll(/[\\/:*?"<>|]/g, " ")}.ics`,
      mediaType: "text/calendar; charset=utf-8",
      content: Buffer.from(calendar).toString("base64"),
    };
  });
}
