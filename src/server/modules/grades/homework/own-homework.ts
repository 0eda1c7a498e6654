import { sql } from "kysely";
import { HomeworkLateEnum } from "../../../../generated/enums.ts";
import type {
  DeleteHomeworkBody,
  HomeworkSettings,
  ListOwnHomeworkBody,
  ListOwnHomeworkReply,
  OwnHomework,
  SaveHomeworkBody,
} from "../../../../generated/types.ts";
import { momentOf } from "../../../../shared/date-time.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail, failFields } from "../../../core/errors.ts";
import type { Trx } from "../../../database/connect.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { centsOf, examStateAt, lengthenDeadlines, pointsOf, sumUp } from "../../exams/index.ts";
import { withGrade } from "../access.ts";
import { selectHomework, type HomeworkRow } from "./homework-queries.ts";
import { addExam, changeTask } from "./make-exam.ts";
import { textOfTask } from "./task-text.ts";

/** The homework of a class that one manages, the newest first. NOT_FOUND. */
export function listOwnHomework(
  { gradeId }: ListOwnHomeworkBody,
  context: OperationContext,
): Promise<ListOwnHomeworkReply> {
  return withGrade({ gradeId, as: "manager" }, context, async (trx) => ({
    list: (await selectHomework(trx, { gradeId })).map((row) => presentOwn(row, context)),
  }));
}

/**
 * Gives a class homework, or changes it: an exam of kind homework for its members, with one task. Once somebody has begun,
 * task, criteria and points stay. NOT_FOUND, also for one that was not made in a class; EXAM_CHANGED where somebody else
 * changed it meanwhile; 900 for settings that contradict each other.
 */
export function saveHomework(
  { gradeId, id, version, settings }: SaveHomeworkBody,
  context: OperationContext,
): Promise<OwnHomework> {
  if (id !== undefined && !isRecordId(id)) fail("NOT_FOUND");
  checkSettings(settings, context);
  return withGrade({ gradeId, as: "owner" }, context, async (trx, grade) => {
    const values = rowOf(settings, context);
    const now = context.now();
    const authorUserNo = sessionIn(context).userNo;
    if (id === undefined) {
      const made = await addExam(trx, { grade, settings, values, maxCents: maxCentsOf(settings), authorUserNo, now });
      return presentOne(trx, { gradeId, id: made }, context);
    }
    // Who begins meanwhile waits, or came before.
    await sql`select from exam where id = ${id} for update`.execute(trx);
    const [before] = await selectHomework(trx, { gradeId, id });
    if (!before?.is_rubric_shown) fail("NOT_FOUND");
    if (version !== undefined && before.version !== version) fail("EXAM_CHANGED");
    if (isOtherTask(before, settings)) {
      if (before.is_begun) refuse("settings.task", "error.field.homeworkBegun", context);
      await changeTask(trx, { before, settings, maxCents: maxCentsOf(settings), authorUserNo, now });
    }
    await trx
      .updateTable("exam")
      .set({ ...values, version: before.version + 1, gmt_modified: now })
      .where("id", "=", id)
      .execute();
    await lengthenDeadlines(trx, { examId: id, now });
    await sumUpLate(trx, id);
    return presentOne(trx, { gradeId, id }, context);
  });
}

/** What being late takes off follows the settings, also for what is marked already. */
async function sumUpLate(trx: Trx, examId: string): Promise<void> {
  const { rows } = await sql<{
    id: string;
  }>`select attempt.id from exam_attempt as attempt join exam on exam.id = exam_id
    where exam_id = ${examId} and attempt.state >= 3 and (cents_off > 0 or gmt_submit > gmt_due)
    order by attempt.id for update of attempt`.execute(trx);
  if (rows.length > 0)
    await sumUp(
      trx,
      rows.map(({ id }) => id),
    );
}

/** Takes homework back. NOT_FOUND; HOMEWORK_IN_USE once somebody has begun. */
export function deleteHomework(
  { gradeId, id }: DeleteHomeworkBody,
  context: OperationContext,
): Promise<Record<string, never>> {
  if (!isRecordId(id)) fail("NOT_FOUND");
  return withGrade({ gradeId, as: "owner" }, context, async (trx) => {
    await sql`select from exam where id = ${id} for update`.execute(trx);
    const [row] = await selectHomework(trx, { gradeId, id });
    if (!row) fail("NOT_FOUND");
    if (row.is_begun) fail("HOMEWORK_IN_USE");
    await trx.deleteFrom("grade_exam").where("grade_id", "=", gradeId).where("exam_id", "=", id).execute();
    // Another class may have it as well.
    await sql`update exam set is_putaway = false, gmt_modified = ${context.now()} where id = ${id} and is_rubric_shown
      and not exists (select from grade_exam where exam_id = ${id})`.execute(trx);
    return {};
  });
}

async function presentOne(
  trx: Trx,
  which: { gradeId: string; id: string },
  context: OperationContext,
): Promise<OwnHomework> {
  const [row] = await selectHomework(trx, which);
  return row ? presentOwn(row, context) : fail("NOT_FOUND");
}

function presentOwn(row: HomeworkRow, context: OperationContext): OwnHomework {
  const { timeZone } = context.site.settings;
  const due = row.gmt_due ?? row.gmt_end;
  return {
    id: row.id,
    version: row.version,
    settings: {
      homeworkName: row.exam_name,
      task: textOfTask(row.introduce) || row.exam_name,
      ...(row.gmt_begin === null ? {} : { gmtBegin: dateTimeIn(timeZone, row.gmt_begin) }),
      gmtDue: due === null ? "" : dateTimeIn(timeZone, due),
      homeworkLate: lateRuleOf(row),
      ...(row.gmt_end === null || lateRuleOf(row) === HomeworkLateEnum.refused
        ? {}
        : { gmtEnd: dateTimeIn(timeZone, row.gmt_end) }),
      ...(row.late_percent === null ? {} : { latePercent: row.late_percent }),
      isFileTaken: row.is_file_taken,
      maxScore: pointsOf(row.max_cents),
      rubricList: row.key?.rubric ?? [],
    },
    examState: examStateAt(row, context.now()),
    isBegun: row.is_begun,
    isOwnKind: row.is_rubric_shown,
    handedInCount: row.handed_in,
    lateCount: row.late,
    waitingCount: row.waiting,
    memberCount: row.members,
  };
}

/** What becomes of what is late, as the stored times say it. */
export function lateRuleOf({
  gmt_due,
  gmt_end,
  late_percent,
}: Pick<HomeworkRow, "gmt_due" | "gmt_end" | "late_percent">): HomeworkLateEnum {
  if (gmt_due === null || (gmt_end !== null && gmt_end <= gmt_due)) return HomeworkLateEnum.refused;
  return late_percent === null ? HomeworkLateEnum.taken : HomeworkLateEnum.pointsOff;
}

function isOtherTask(before: HomeworkRow, settings: HomeworkSettings): boolean {
  const rubricOf = (lines: readonly { text: string; share: number }[]) =>
    JSON.stringify(lines.map(({ text, share }) => [text.trim(), share]));
  return (
    textOfTask(before.introduce) !== settings.task.trim().replaceAll("\r\n", "\n") ||
    before.max_cents !== maxCentsOf(settings) ||
    rubricOf(before.key?.rubric ?? []) !== rubricOf(settings.rubricList)
  );
}

/** Criteria are the points, where there are some. */
function maxCentsOf({ rubricList, maxScore }: HomeworkSettings): number {
  return rubricList.length > 0 ? rubricList.reduce((sum, { share }) => sum + share * 100, 0) : centsOf(maxScore);
}

function checkSettings(settings: HomeworkSettings, context: OperationContext): void {
  const { t } = context.site.texts(context.locale);
  const { homeworkName, task, gmtBegin, gmtDue, gmtEnd, homeworkLate, latePercent, rubricList } = settings;
  const faults = [
    ...(homeworkName.trim() === "" ? [{ path: "settings.homeworkName", message: t("error.field.required") }] : []),
    ...(task.trim() === "" ? [{ path: "settings.task", message: t("error.field.required") }] : []),
    ...(gmtBegin !== undefined && gmtDue <= gmtBegin
      ? [{ path: "settings.gmtDue", message: t("error.field.examWindow") }]
      : []),
    ...(homeworkLate !== HomeworkLateEnum.refused && gmtEnd !== undefined && gmtEnd <= gmtDue
      ? [{ path: "settings.gmtEnd", message: t("error.field.homeworkEnd") }]
      : []),
    ...(homeworkLate === HomeworkLateEnum.pointsOff && latePercent === undefined
      ? [{ path: "settings.latePercent", message: t("error.field.required") }]
      : []),
    ...(rubricList.some(({ text }) => text.trim() === "")
      ? [{ path: "settings.rubricList", message: t("error.field.required") }]
      : []),
    ...(maxCentsOf(settings) === 0 ? [{ path: "settings.maxScore", message: t("error.field.required") }] : []),
  ];
  if (faults.length > 0) failFields(faults);
}

function refuse(path: string, text: "error.field.homeworkBegun", context: OperationContext): never {
  return failFields([{ path, message: context.site.texts(context.locale).t(text) }]);
}

export type HomeworkValues = ReturnType<typeof rowOf>;

function rowOf(settings: HomeworkSettings, context: OperationContext) {
  const { timeZone } = context.site.settings;
  const { homeworkLate, gmtEnd, gmtBegin } = settings;
  const due = momentOf(settings.gmtDue, timeZone);
  const isRefused = homeworkLate === HomeworkLateEnum.refused;
  return {
    exam_name: settings.homeworkName.trim(),
    gmt_begin: gmtBegin === undefined ? null : momentOf(gmtBegin, timeZone),
    gmt_due: due,
    gmt_end: isRefused ? due : gmtEnd === undefined ? null : momentOf(gmtEnd, timeZone),
    late_percent: homeworkLate === HomeworkLateEnum.pointsOff ? (settings.latePercent ?? null) : null,
    is_file_taken: settings.isFileTaken,
  };
}
