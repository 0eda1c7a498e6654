import type {
  AttendanceLesson,
  GetGradeAttendanceBody,
  GradeAttendance,
  ListAttendanceLessonsBody,
  ListAttendanceLessonsReply,
  SaveGradeAttendanceBody,
} from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import type { Trx } from "../../../database/connect.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { withGrade } from "../access.ts";
import { isOpen, selectLessons, withLesson, type LessonRow } from "./access.ts";
import { countPeople } from "./people.ts";
import { codeAt, tokenAt, tokenMsAt } from "./token.ts";

/** The name of the key that signs tokens, digits, tickets and hashes of browsers. */
export const ATTENDANCE_SECRET = "attendance";

/** Opens signing in to a lesson, or closes it. NOT_FOUND; ATTENDANCE_NOT_STARTED for closing what was never opened. */
export async function saveGradeAttendance(
  { lessonId, isOpen: opens, lateMinutes }: SaveGradeAttendanceBody,
  context: OperationContext,
): Promise<GradeAttendance> {
  const secret = await context.services.secrets.get(ATTENDANCE_SECRET);
  const now = context.now();
  return withLesson(lessonId, context, async (trx, lesson) => {
    if (opens) {
      const gmt_late = lateMinutes === undefined ? null : new Date(lesson.gmt_begin.getTime() + lateMinutes * 60_000);
      await trx
        .insertInto("grade_attendance")
        .values({
          lesson_id: lessonId,
          grade_id: lesson.grade_id,
          org_no: lesson.org_no,
          author_user_no: sessionIn(context).userNo,
          gmt_open: now,
          gmt_late,
        })
        .onConflict((conflict) => conflict.column("lesson_id").doUpdateSet({ gmt_close: null, gmt_late }))
        .execute();
    } else {
      if (lesson.gmt_open === null) fail("ATTENDANCE_NOT_STARTED");
      await trx
        .updateTable("grade_attendance")
        .set({ gmt_close: now })
        .where("lesson_id", "=", lessonId)
        .where("gmt_close", "is", null)
        .execute();
    }
    const saved = await selectLessons(trx).where("grade_lesson.id", "=", lessonId).executeTakeFirstOrThrow();
    return present(trx, { lesson: saved, secret }, context);
  });
}

/** The code of this moment and who is there. NOT_FOUND. */
export async function getGradeAttendance(
  { lessonId }: GetGradeAttendanceBody,
  context: OperationContext,
): Promise<GradeAttendance> {
  const secret = await context.services.secrets.get(ATTENDANCE_SECRET);
  return withLesson(lessonId, context, (trx, lesson) => present(trx, { lesson, secret }, context));
}

async function present(
  trx: Trx,
  { lesson, secret }: { lesson: LessonRow; secret: string },
  context: OperationContext,
): Promise<GradeAttendance> {
  const { timeZone } = context.site.settings;
  const counts = await countPeople(trx, lesson);
  const now = context.now();
  const { lesson_id: lessonId, gmt_open, gmt_close, gmt_late } = lesson;
  return {
    lessonId,
    lessonName: lesson.lesson_name,
    gradeId: lesson.grade_id,
    gradeName: lesson.grade_name,
    gmtBegin: dateTimeIn(timeZone, lesson.gmt_begin),
    gmtEnd: dateTimeIn(timeZone, lesson.gmt_end),
    isOpen: isOpen(lesson),
    ...(gmt_open === null ? {} : { gmtOpen: dateTimeIn(timeZone, gmt_open) }),
    ...(gmt_close === null ? {} : { gmtClose: dateTimeIn(timeZone, gmt_close) }),
    ...(gmt_late === null ? {} : { gmtLate: dateTimeIn(timeZone, gmt_late) }),
    ...(isOpen(lesson)
      ? {
          token: tokenAt(secret, { lessonId, now }),
          tokenMs: tokenMsAt(now),
          code: codeAt(secret, { lessonId, now }),
        }
      : {}),
    gmtNow: dateTimeIn(timeZone, now),
    ...counts,
  };
}

/** The lessons of a class with how many signed in, the last first. NOT_FOUND. */
export async function listAttendanceLessons(
  { gradeId }: ListAttendanceLessonsBody,
  context: OperationContext,
): Promise<ListAttendanceLessonsReply> {
  const { timeZone } = context.site.settings;
  return withGrade({ gradeId, as: "manager" }, context, async (trx, grade) => {
    const rows = await selectLessons(trx)
      .where("grade_lesson.grade_id", "=", gradeId)
      .select(({ selectFrom }) =>
        selectFrom("grade_attendee")
          .whereRef("grade_attendee.lesson_id", "=", "grade_lesson.id")
          .where("grade_attendee.state", "in", [1, 2])
          .select(({ fn }) => fn.countAll<string>().as("count"))
          .as("signed"),
      )
      .orderBy("grade_lesson.gmt_begin", "desc")
      .orderBy("grade_lesson.id", "desc")
      .execute();
    const list = rows.map((row): AttendanceLesson => ({
      lessonId: row.lesson_id,
      lessonName: row.lesson_name,
      gmtBegin: dateTimeIn(timeZone, row.gmt_begin),
      gmtEnd: dateTimeIn(timeZone, row.gmt_end),
      isOpen: isOpen(row),
      isHeld: row.gmt_open !== null,
      signedCount: Number(row.signed),
    }));
    return { gradeId, gradeName: grade.grade_name, list };
  });
}
