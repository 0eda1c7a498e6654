import type {
  GradeAttendee,
  ListAttendanceTotalsBody,
  ListAttendanceTotalsReply,
  ListGradeAttendeesBody,
  ListGradeAttendeesReply,
  SaveGradeAttendeeBody,
} from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail, failFields } from "../../../core/errors.ts";
import { pageOf, pageRange } from "../../../lib/paging.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { auditActor, recordAudit } from "../../audit/index.ts";
import { withGrade } from "../access.ts";
import { withLesson } from "./access.ts";
import { selectPeople, selectTotals } from "./people.ts";

/** Who was at a lesson and who was not. NOT_FOUND. */
export async function listGradeAttendees(
  { lessonId, which, keyword, ...input }: ListGradeAttendeesBody,
  context: OperationContext,
): Promise<ListGradeAttendeesReply> {
  const page = pageRange(input);
  return withLesson(lessonId, context, async (trx, lesson) => {
    const found = await selectPeople(
      trx,
      { lesson, filter: { which, keyword }, limit: page.pageSize, offset: page.offset },
      context,
    );
    return {
      ...pageOf(found.list, found.totalCount, page),
      gradeName: lesson.grade_name,
      lessonName: lesson.lesson_name,
    };
  });
}

/**
 * Writes down by hand whether somebody was at a lesson; how they signed in stays. Recorded. NOT_FOUND;
 * ATTENDANCE_NOT_STARTED.
 */
export async function saveGradeAttendee(
  { lessonId, userNo, attendanceState: state, reason: typed }: SaveGradeAttendeeBody,
  context: OperationContext,
): Promise<GradeAttendee> {
  if (!isRecordId(userNo)) fail("NOT_FOUND");
  const reason = typed.trim();
  if (reason === "")
    failFields([{ path: "reason", message: context.site.texts(context.locale).t("error.field.required") }]);
  return withLesson(lessonId, context, async (trx, lesson) => {
    const one = async () => (await selectPeople(trx, { lesson, filter: { userNo } }, context)).list[0];
    const before = (await one()) ?? fail("NOT_FOUND");
    if (lesson.gmt_open === null) fail("ATTENDANCE_NOT_STARTED");
    const corrected = { state, reason, corrector_user_no: sessionIn(context).userNo, gmt_correct: context.now() };
    await trx
      .insertInto("grade_attendee")
      .values({
        lesson_id: lessonId,
        user_no: userNo,
        grade_id: lesson.grade_id,
        org_no: lesson.org_no,
        ...corrected,
      })
      .onConflict((conflict) => conflict.columns(["lesson_id", "user_no"]).doUpdateSet(corrected))
      .execute();
    await recordAudit(trx, {
      ...auditActor(sessionIn(context)),
      action: "grade.attendance",
      orgNo: lesson.org_no,
      subject: `gradeLesson:${lessonId}`,
      detail: { userNo, from: before.attendanceState, to: state, reason },
    });
    return (await one()) ?? fail("NOT_FOUND");
  });
}

/** At how many lessons of a class each member was. NOT_FOUND. */
export async function listAttendanceTotals(
  { gradeId, keyword, ...input }: ListAttendanceTotalsBody,
  context: OperationContext,
): Promise<ListAttendanceTotalsReply> {
  const page = pageRange(input);
  return withGrade({ gradeId, as: "manager" }, context, async (trx, grade) => {
    const found = await selectTotals(trx, {
      gradeId,
      now: context.now(),
      keyword,
      limit: page.pageSize,
      offset: page.offset,
    });
    return { ...pageOf(found.list, found.totalCount, page), gradeName: grade.grade_name };
  });
}
