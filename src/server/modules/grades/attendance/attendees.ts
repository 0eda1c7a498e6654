import type {
  ExportGradeAttendanceBody,
  ExportGradeAttendanceReply,
  GradeAttendee,
  ListAttendanceTotalsBody,
  ListAttendanceTotalsReply,
  ListGradeAttendeesBody,
  ListGradeAttendeesReply,
  SaveGradeAttendeeBody,
} from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail, failFields } from "../../../core/errors.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { pageOf, pageRange } from "../../../lib/paging.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { csvOf, workbookOf, type Sheet } from "../../../lib/sheets.ts";
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
    return pageOf(found.list, found.totalCount, page);
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
  return withGrade({ gradeId, as: "manager" }, context, async (trx) => {
    const found = await selectTotals(trx, {
      gradeId,
      now: context.now(),
      keyword,
      limit: page.pageSize,
      offset: page.offset,
    });
    return pageOf(found.list, found.totalCount, page);
  });
}

/** Who was at a lesson, or the totals of a class, as a file in the caller's language. NOT_FOUND. */
export async function exportGradeAttendance(
  { gradeId, lessonId, format }: ExportGradeAttendanceBody,
  context: OperationContext,
): Promise<ExportGradeAttendanceReply> {
  const { title, sheet } = await (lessonId === undefined
    ? totalsSheet(gradeId, context)
    : lessonSheet({ gradeId, lessonId }, context));
  const content = await (format === "csv" ? csvOf(sheet) : workbookOf(sheet));
  const day = dateTimeIn(context.site.settings.timeZone, context.now()).slice(0, 10);
  return {
    fileName: `${title.replaceAll(/[\\/:*?"<>|]/g, " ")}-${sheet.name}-${day}.${format}`,
    mediaType: mediaTypes[format],
    content: content.toString("base64"),
  };
}

const mediaTypes = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

interface TitledSheet {
  title: string;
  sheet: Sheet;
}

async function lessonSheet(
  { gradeId, lessonId }: { gradeId: string; lessonId: string },
  context: OperationContext,
): Promise<TitledSheet> {
  const { t } = context.site.texts(context.locale);
  return withLesson(lessonId, context, async (trx, lesson) => {
    if (lesson.grade_id !== gradeId) fail("NOT_FOUND");
    const { list } = await selectPeople(trx, { lesson, filter: {} }, context);
    return {
      title: `${lesson.grade_name} ${lesson.lesson_name}`,
      sheet: {
        name: t("site.attendance.file"),
        head: (["name", "number", "state", "time", "way", "reason", "shared"] as const).map((column) =>
          t(`site.attendance.${column}`),
        ),
        rows: list.map((one) => [
          one.userName,
          one.memberNumber,
          t(`enum.AttendanceStateEnum.${one.attendanceState}`),
          one.gmtSign ?? "",
          one.attendanceWay === undefined ? "" : t(`enum.AttendanceWayEnum.${one.attendanceWay}`),
          one.reason,
          one.sharedWith.join(", "),
        ]),
      },
    };
  });
}

async function totalsSheet(gradeId: string, context: OperationContext): Promise<TitledSheet> {
  const { t } = context.site.texts(context.locale);
  return withGrade({ gradeId, as: "manager" }, context, async (trx, grade) => {
    const { list } = await selectTotals(trx, { gradeId, now: context.now() });
    const columns = ["name", "number", "lessons", "present", "late", "excused", "absent"] as const;
    return {
      title: grade.grade_name,
      sheet: {
        name: t("site.attendance.totals"),
        head: columns.map((column) => t(`site.attendance.${column}`)),
        rows: list.map((one) => [
          one.userName,
          one.memberNumber,
          one.lessonCount,
          one.presentCount,
          one.lateCount,
          one.excusedCount,
          one.absentCount,
        ]),
      },
    };
  });
}
