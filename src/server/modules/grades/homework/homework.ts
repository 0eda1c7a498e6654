import { sql } from "kysely";
import { ExamKindEnum, ExamStateEnum, GradeRoleEnum, QuestionKindEnum } from "../../../../generated/enums.ts";
import type {
  GetHomeworkBody,
  GetHomeworkFileBody,
  GetHomeworkFileReply,
  Homework,
  HomeworkAnswer,
  HomeworkFile,
  HomeworkWork,
  RichText,
} from "../../../../generated/types.ts";
import { answerWords } from "../../../../shared/answer-text.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import {
  checkDesk,
  examStateAt,
  pointsOf,
  revealOf,
  safeBrowserProof,
  selectAttemptsIn,
  selectExam,
  selectFiles,
  selectKeys,
  selectMarks,
  selectRights,
  selectSlots,
  shownNames,
  shownQuestion,
  standingOf,
  stateAt,
  type AttemptRow,
} from "../../exams/index.ts";
import type { GradeRow } from "../../orders/index.ts";
import { roleIn } from "../access.ts";
import { lateRuleOf } from "./own-homework.ts";
import { isHandedIn, isLate } from "./own-work.ts";

/**
 * A homework with what the person who asks has handed in and what that earned. NOT_FOUND; GRADE_NOT_IN for who does not
 * belong to a class that has it.
 */
export function getHomework({ id }: GetHomeworkBody, context: OperationContext): Promise<Homework> {
  const { userNo } = sessionIn(context);
  if (!isRecordId(id)) fail("NOT_FOUND");
  return withActor(context.db, systemActor, async (trx) => {
    const now = context.now();
    const exam = (await selectExam(trx, { id, orgNo: undefined, now })) ?? fail("NOT_FOUND");
    if (exam.exam_kind !== ExamKindEnum.homework) fail("NOT_FOUND");
    const { grade, role } = await gradeOf(trx, id, context);
    const isGradeAdmin = role !== GradeRoleEnum.member;
    const attempts = await selectAttemptsIn(trx, { examIds: [id], userNo });
    const rightsOf = await selectRights(trx, { exam, userNos: [userNo], now });
    const { reason, open } = standingOf({
      exam,
      attempts,
      rights: rightsOf(userNo),
      proof: safeBrowserProof(undefined, context),
      now,
    });
    const handedIn = attempts.filter((row) => isHandedIn(row, now));
    const counted = handedIn.find(({ is_replaced }) => !is_replaced);
    const examState = examStateAt(exam, now);
    const isHidden = examState === ExamStateEnum.coming && !isGradeAdmin;
    const { rubric, isOwnKind } = await selectKind(trx, exam.paper_version_id);
    const { timeZone } = context.site.settings;
    const named = [...(open ? [open.id] : []), ...(counted ? [counted.id] : [])];
    const files = named.length === 0 ? [] : await selectFiles(trx, named);
    const isRubricShown = exam.is_rubric_shown;
    return {
      id,
      homeworkName: exam.exam_name,
      gradeId: grade.id,
      gradeName: grade.grade_name,
      examState,
      ...(exam.gmt_begin === null ? {} : { gmtBegin: dateTimeIn(timeZone, exam.gmt_begin) }),
      ...(exam.gmt_due === null ? {} : { gmtDue: dateTimeIn(timeZone, exam.gmt_due) }),
      ...(exam.gmt_end === null ? {} : { gmtEnd: dateTimeIn(timeZone, exam.gmt_end) }),
      homeworkLate: lateRuleOf(exam),
      ...(exam.late_percent === null ? {} : { latePercent: exam.late_percent }),
      isFileTaken: exam.is_file_taken,
      maxScore: pointsOf(exam.max_cents),
      // Checked when it was written.
      introduce: isHidden ? { type: "doc", content: [] } : (exam.introduce as unknown as RichText),
      rubricList: exam.is_rubric_shown && !isHidden ? rubric : [],
      canStart: open !== undefined || reason === "",
      startReason: open ? "" : reason,
      isOwnKind,
      isGradeAdmin,
      ...(open ? { attemptId: open.id } : {}),
      attemptCount: handedIn.length,
      ...(counted ? { work: await workOf(trx, { row: counted, files, isRubricShown, context }) } : {}),
      fileList: files,
    };
  });
}

/** The class that somebody has a homework in; where they manage one and are a member of another, the latter. */
async function gradeOf(
  trx: Trx,
  examId: string,
  context: OperationContext,
): Promise<{ grade: GradeRow; role: GradeRoleEnum }> {
  const grades = await trx
    .selectFrom("grade")
    .where(sql<boolean>`exists (select from grade_exam where grade_id = grade.id and exam_id = ${examId})`)
    .selectAll()
    .orderBy("id", "desc")
    .execute();
  let managed: { grade: GradeRow; role: GradeRoleEnum } | undefined;
  for (const grade of grades) {
    const role = await roleIn(trx, grade, context);
    if (role === GradeRoleEnum.member) return { grade, role };
    if (role !== undefined) managed ??= { grade, role };
  }
  return managed ?? fail(grades.some(({ is_putaway }) => is_putaway) ? "GRADE_NOT_IN" : "NOT_FOUND");
}

/** What the one question of a homework is marked by, and whether all of its questions are answered in words. */
async function selectKind(
  trx: Trx,
  paperVersionId: string,
): Promise<{ rubric: Homework["rubricList"]; isOwnKind: boolean }> {
  const { rows } = await sql<{ kind: number; rubric: Homework["rubricList"] | null }>`
    select question_kind as kind, secret.key -> 'rubric' as rubric
    from exam_paper_version as paper
      cross join lateral jsonb_array_elements(paper.sections) as section
      cross join lateral jsonb_array_elements(section -> 'fixed') as fixed
      join exam_question as question on question.id = (fixed ->> 'questionId')::bigint
      left join exam_question_key as secret on secret.version_id = question.version_id
    where paper.id = ${paperVersionId}`.execute(trx);
  const { rows: drawn } = await sql`select from exam_paper_version as paper
      cross join lateral jsonb_array_elements(paper.sections) as section
    where paper.id = ${paperVersionId} and jsonb_array_length(coalesce(section -> 'random', '[]')) > 0`.execute(trx);
  return {
    rubric: rows.length === 1 ? (rows[0]?.rubric ?? []) : [],
    isOwnKind: drawn.length === 0 && rows.every(({ kind }) => kind === Number(QuestionKindEnum.shortAnswer)),
  };
}

interface HandedIn {
  row: AttemptRow;
  files: readonly HomeworkFile[];
  isRubricShown: boolean;
  context: OperationContext;
}

async function workOf(trx: Trx, { row, files, isRubricShown, context }: HandedIn): Promise<HomeworkWork> {
  const now = context.now();
  const isShown = revealOf(row, now).score;
  const slots = await selectSlots(trx, row.id);
  const marks = isShown ? await selectMarks(trx, row.id) : undefined;
  const keys = isShown
    ? await selectKeys(
        trx,
        slots.map(({ versionId }) => versionId),
      )
    : undefined;
  const { t } = context.site.texts(context.locale);
  const truths = { true: t("examSheet.true"), false: t("examSheet.false") };
  const named = new Set(slots.flatMap(({ answer }) => answer?.files ?? []));
  return {
    attemptId: row.id,
    attemptNo: row.attempt_no,
    attemptState: stateAt(row, now),
    gmtSubmit: dateTimeIn(context.site.settings.timeZone, row.gmt_submit ?? row.gmt_deadline ?? now),
    isLate: isLate(row),
    maxScore: pointsOf(row.max_cents),
    ...(isShown ? { score: pointsOf(row.cents ?? 0) } : {}),
    ...(isShown && row.cents_off > 0 ? { pointsOff: pointsOf(row.cents_off) } : {}),
    answerList: slots.map((slot): HomeworkAnswer => {
      const mark = marks?.get(slot.slot);
      const rubric = keys?.get(slot.versionId)?.rubric ?? [];
      const isMarked = mark !== undefined && !mark.needsMarker;
      const body = shownQuestion(slot.body, slot.optionOrder);
      const answer = slot.answer ? shownNames(slot.answer, slot.optionOrder) : undefined;
      const criteria = rubric.map((line, index) => ({ ...line, isMet: isMarked && mark.rubric.includes(index) }));
      return {
        slot: slot.slot,
        maxScore: pointsOf(slot.maxCents),
        task: body.stem,
        answerText: answerWords(body, answer, truths),
        hasFiles: (answer?.files?.length ?? 0) > 0,
        ...(isMarked ? { score: pointsOf(mark.cents) } : {}),
        ...(isMarked && mark.note ? { note: mark.note } : {}),
        criterionList: isMarked ? criteria.filter(({ isMet }) => isMet || isRubricShown) : [],
      };
    }),
    fileList: files.filter(({ fileNo }) => named.has(fileNo)),
  };
}

/** The way to a file of an answer, for its author and for who marks it. NOT_FOUND. */
export async function getHomeworkFile(
  { attemptId, fileNo }: GetHomeworkFileBody,
  context: OperationContext,
): Promise<GetHomeworkFileReply> {
  if (!isRecordId(attemptId)) fail("NOT_FOUND");
  const found = await withActor(context.db, systemActor, async (trx) => {
    const attempt = await trx
      .selectFrom("exam_attempt")
      .where("id", "=", attemptId)
      .select(["user_no", "exam_id"])
      .executeTakeFirst();
    const file = (await selectFiles(trx, [attemptId])).find((one) => one.fileNo === fileNo);
    return attempt && file ? { ...attempt, fileName: file.fileName } : fail("NOT_FOUND");
  });
  if (found.user_no !== sessionIn(context).userNo) await checkDesk(found.exam_id, "helper", context);
  const { uploads } = context.services;
  const url = (await uploads.addressOf(fileNo, sessionIn(context))) ?? fail("NOT_FOUND");
  const expires = new Date(context.now().getTime() + uploads.addressTtlMs);
  return { fileName: found.fileName, url, expires: dateTimeIn(context.site.settings.timeZone, expires) };
}
