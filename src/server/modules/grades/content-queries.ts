import { sql } from "kysely";
import { ExamKindEnum } from "../../../generated/enums.ts";
import type { GradeCourse, GradeExam, GradeLesson, GradeNotice } from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import type { Trx } from "../../database/connect.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { isOffered } from "../../../site/document/features.ts";
import { selectPercents } from "../progress/index.ts";
import { examStateAt, selectAttemptsIn } from "../exams/index.ts";
import { homeworkStanding } from "./homework/own-work.ts";

/** Announcements that a page shows. */
const MAX_NOTICES = 50;

/** The courses of a class that can be seen by all, in its order; with how far somebody is in them. */
export async function coursesOf(trx: Trx, gradeId: string, userNo?: string): Promise<GradeCourse[]> {
  const { rows } = await sql<GradeCourse>`
    select course.id as "courseId", course_name as "courseName", course_logo as "courseLogo",
      course_category as "courseCategory"
    from grade_course join course on course.id = course_id
    where grade_id = ${gradeId} and is_public order by grade_course.sort, course.id`.execute(trx);
  if (userNo === undefined) return rows;
  const percents = await selectPercents(trx, { courseIds: rows.map(({ courseId }) => courseId), userNos: [userNo] });
  return rows.map((row) => ({ ...row, progress: percents.get(row.courseId)?.get(userNo) ?? 0 }));
}

/**
 * The exams and homework of a class in its order; those that are not on offer only for who manages it. For a member with
 * where they stand with homework, and without what was due before they joined and they have not done. None where the site
 * has no exams.
 */
export async function examsOf(
  trx: Trx,
  { gradeId, withDrafts, member }: { gradeId: string; withDrafts: boolean; member?: string | undefined },
  context: OperationContext,
): Promise<GradeExam[]> {
  if (!isOffered(context.site.settings.features, "exams")) return [];
  let query = trx
    .selectFrom("grade_exam")
    .innerJoin("exam", "exam.id", "grade_exam.exam_id")
    .where("grade_exam.grade_id", "=", gradeId)
    .select(["exam.id", "exam_name", "exam_kind", "gmt_begin", "gmt_end", "gmt_due"])
    .orderBy("grade_exam.sort")
    .orderBy("exam.id");
  if (!withDrafts) query = query.where("exam.is_putaway", "=", true);
  const rows = await query.execute();
  if (member === undefined) return rows.map((row) => presentGradeExam(row, context));
  const now = context.now();
  const isHomework = ({ exam_kind }: { exam_kind: number }) => exam_kind === ExamKindEnum.homework;
  const examIds = rows.filter(isHomework).map(({ id }) => id);
  if (examIds.length === 0) return rows.map((row) => presentGradeExam(row, context));
  const attempts = Map.groupBy(await selectAttemptsIn(trx, { examIds, userNo: member }), ({ exam_id }) => exam_id);
  const joined = await trx
    .selectFrom("grade_member")
    .where("grade_id", "=", gradeId)
    .where("user_no", "=", member)
    .select("gmt_join")
    .executeTakeFirst();
  return rows.flatMap((row) => {
    const own = attempts.get(row.id) ?? [];
    const due = row.gmt_due ?? row.gmt_end;
    if (!isHomework(row)) return [presentGradeExam(row, context)];
    if (own.length === 0 && joined && due !== null && due <= joined.gmt_join) return [];
    return [{ ...presentGradeExam(row, context), ...homeworkStanding(own, now) }];
  });
}

export function presentGradeExam(
  row: {
    id: string;
    exam_name: string;
    exam_kind: number;
    gmt_begin: Date | null;
    gmt_end: Date | null;
    gmt_due: Date | null;
  },
  context: OperationContext,
): GradeExam {
  const { timeZone } = context.site.settings;
  return {
    id: row.id,
    examName: row.exam_name,
    // Checked by the table.
    examKind: row.exam_kind as GradeExam["examKind"],
    examState: examStateAt(row, context.now()),
    ...(row.gmt_begin === null ? {} : { gmtBegin: dateTimeIn(timeZone, row.gmt_begin) }),
    ...(row.gmt_end === null ? {} : { gmtEnd: dateTimeIn(timeZone, row.gmt_end) }),
    ...(row.gmt_due === null ? {} : { gmtDue: dateTimeIn(timeZone, row.gmt_due) }),
  };
}

export interface LessonRow {
  id: string;
  lesson_name: string;
  place: string;
  note: string;
  course_id: string | null;
  course_name: string | null;
  gmt_begin: Date;
  gmt_end: Date;
}

/** The timetable of a class, or some of its lessons. */
export async function selectLessons(
  trx: Trx,
  which: { gradeId: string } | { ids: readonly string[] },
): Promise<LessonRow[]> {
  return trx
    .selectFrom("grade_lesson")
    .leftJoin("course", "course.id", "grade_lesson.course_id")
    .where(
      "gradeId" in which
        ? sql<boolean>`grade_id = ${which.gradeId}`
        : sql<boolean>`grade_lesson.id = any(${which.ids}::bigint[])`,
    )
    .select(["grade_lesson.id", "lesson_name", "place", "note", "grade_lesson.course_id", "course_name"])
    .select(["grade_lesson.gmt_begin", "grade_lesson.gmt_end"])
    .orderBy("grade_lesson.gmt_begin")
    .orderBy("grade_lesson.id")
    .execute();
}

export function presentLesson(row: LessonRow, context: OperationContext): GradeLesson {
  const { timeZone } = context.site.settings;
  return {
    id: row.id,
    lessonName: row.lesson_name,
    place: row.place,
    note: row.note,
    ...(row.course_id === null ? {} : { courseId: row.course_id, courseName: row.course_name ?? "" }),
    gmtBegin: dateTimeIn(timeZone, row.gmt_begin),
    gmtEnd: dateTimeIn(timeZone, row.gmt_end),
  };
}

/** The announcements of a class, the newest first. */
export async function noticesOf(trx: Trx, gradeId: string, context: OperationContext): Promise<GradeNotice[]> {
  const rows = await trx
    .selectFrom("grade_notice")
    .leftJoin("app_user", "app_user.user_no", "grade_notice.author_user_no")
    .where("grade_id", "=", gradeId)
    .select(["grade_notice.id", "title", "body", "app_user.name", "grade_notice.gmt_create"])
    .orderBy("grade_notice.id", "desc")
    .limit(MAX_NOTICES)
    .execute();
  return rows.map(({ id, title, body, name, gmt_create }) => ({
    id,
    title,
    body,
    authorName: name ?? "",
    gmtCreate: dateTimeIn(context.site.settings.timeZone, gmt_create),
  }));
}
