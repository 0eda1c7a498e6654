import type { DeleteGradeLessonBody, GradeLesson, SaveGradeLessonBody } from "../../../generated/types.ts";
import { momentOf } from "../../../shared/date-time.ts";
import type { OperationContext } from "../../core/context.ts";
import { fail, failFields } from "../../core/errors.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { withGrade } from "./access.ts";
import { presentLesson, selectLessons } from "./content-queries.ts";

/** Lessons of a class: one each day for more than a year. */
const MAX_LESSONS = 500;

/** Adds a lesson, or changes one. NOT_FOUND; GRADE_LESSONS_MANY; 900 where it ends before it begins. */
export async function saveGradeLesson(
  { gradeId, id, lessonName, place = "", note = "", courseId, gmtBegin, gmtEnd }: SaveGradeLessonBody,
  context: OperationContext,
): Promise<GradeLesson> {
  if (![id ?? "0", courseId ?? "0"].every(isRecordId)) fail("NOT_FOUND");
  const { t } = context.site.texts(context.locale);
  if (gmtEnd <= gmtBegin) failFields([{ path: "gmtEnd", message: t("error.field.examWindow") }]);
  if (lessonName.trim() === "") failFields([{ path: "lessonName", message: t("error.field.required") }]);
  const { timeZone } = context.site.settings;
  return withGrade({ gradeId, as: "manager" }, context, async (trx, grade) => {
    if (courseId !== undefined) {
      const course = await trx
        .selectFrom("grade_course")
        .where("grade_id", "=", gradeId)
        .where("course_id", "=", courseId)
        .select("course_id")
        .executeTakeFirst();
      if (!course) fail("NOT_FOUND");
    }
    const values = {
      lesson_name: lessonName.trim(),
      place: place.trim(),
      note: note.trim(),
      course_id: courseId ?? null,
      gmt_begin: momentOf(gmtBegin, timeZone),
      gmt_end: momentOf(gmtEnd, timeZone),
      gmt_modified: context.now(),
    };
    if (id === undefined) {
      const { count } = await trx
        .selectFrom("grade_lesson")
        .where("grade_id", "=", gradeId)
        .select(({ fn }) => fn.countAll<string>().as("count"))
        .executeTakeFirstOrThrow();
      if (Number(count) >= MAX_LESSONS) fail("GRADE_LESSONS_MANY", { args: { limit: MAX_LESSONS } });
    }
    const saved = await (
      id === undefined
        ? trx
            .insertInto("grade_lesson")
            .values({ ...values, grade_id: gradeId, org_no: grade.org_no, gmt_create: context.now() })
            .returning("id")
        : trx
            .updateTable("grade_lesson")
            .set(values)
            .where("id", "=", id)
            .where("grade_id", "=", gradeId)
            .returning("id")
    ).executeTakeFirst();
    if (!saved) fail("NOT_FOUND");
    const [lesson] = await selectLessons(trx, { ids: [saved.id] });
    return lesson ? presentLesson(lesson, context) : fail("NOT_FOUND");
  });
}

/** Takes a lesson out of the timetable. NOT_FOUND; GRADE_LESSON_IN_USE where attendance of somebody is written down. */
export async function deleteGradeLesson(
  { gradeId, id }: DeleteGradeLessonBody,
  context: OperationContext,
): Promise<Record<string, never>> {
  if (!isRecordId(id)) fail("NOT_FOUND");
  return withGrade({ gradeId, as: "manager" }, context, async (trx) => {
    // Locked first: who checks in at the same moment is seen by the next statement.
    const lesson = await trx
      .selectFrom("grade_lesson")
      .where("id", "=", id)
      .where("grade_id", "=", gradeId)
      .select("id")
      .forUpdate()
      .executeTakeFirst();
    if (!lesson) fail("NOT_FOUND");
    const attendee = await trx
      .selectFrom("grade_attendee")
      .where("lesson_id", "=", id)
      .select("user_no")
      .limit(1)
      .executeTakeFirst();
    if (attendee) fail("GRADE_LESSON_IN_USE");
    await trx.deleteFrom("grade_lesson").where("id", "=", id).execute();
    return {};
  });
}
