import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { selectManaged } from "../access.ts";

/** A lesson with its class, and signing in to it where that was ever opened. */
export interface LessonRow {
  lesson_id: string;
  lesson_name: string;
  gmt_begin: Date;
  gmt_end: Date;
  grade_id: string;
  grade_name: string;
  org_no: string;
  gmt_open: Date | null;
  gmt_close: Date | null;
  gmt_late: Date | null;
}

/** Whether people can sign in to it. */
export const isOpen = ({ gmt_open, gmt_close }: LessonRow): boolean => gmt_open !== null && gmt_close === null;

/** Lessons with their classes, in a transaction of scope `system`. */
export const selectLessons = (trx: Trx) =>
  trx
    .selectFrom("grade_lesson")
    .innerJoin("grade", "grade.id", "grade_lesson.grade_id")
    .leftJoin("grade_attendance", "grade_attendance.lesson_id", "grade_lesson.id")
    .select(["grade_lesson.id as lesson_id", "lesson_name", "grade_lesson.gmt_begin", "grade_lesson.gmt_end"])
    .select(["grade.id as grade_id", "grade_name", "grade.org_no", "gmt_open", "gmt_close", "gmt_late"]);

/**
 * Does something with a lesson of a class that the caller manages, in a transaction of scope `system`. NOT_FOUND for
 * everybody else.
 */
export function withLesson<Result>(
  lessonId: string,
  context: OperationContext,
  work: (trx: Trx, lesson: LessonRow) => Promise<Result>,
): Promise<Result> {
  return withActor(context.db, systemActor, async (trx) => {
    const lesson = isRecordId(lessonId)
      ? await selectLessons(trx).where("grade_lesson.id", "=", lessonId).executeTakeFirst()
      : undefined;
    if (!lesson) fail("NOT_FOUND");
    await selectManaged(trx, { gradeId: lesson.grade_id, as: "manager" }, context);
    return work(trx, lesson);
  });
}
