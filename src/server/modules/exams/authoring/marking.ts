import { sql } from "kysely";
import type {
  ExamAnswerBody,
  ExamMarking,
  ExamMarkingCard,
  ExamQuestionBody,
  ExamQuestionKey,
  GetExamMarkingBody,
  ListExamMarkingBody,
  ListExamMarkingReply,
  SaveExamMarkBody,
} from "../../../../generated/types.ts";
import type { QuestionKindEnum } from "../../../../generated/enums.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail, failFields } from "../../../core/errors.ts";
import { actorOf, systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { pageOf, pageSpan } from "../../../lib/paging.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { MARK_SOURCES, sumUp } from "../marking/mark-attempt.ts";
import { centsOf, pointsOf } from "../points.ts";
import { isMine } from "./owner.ts";
import { wordsOf } from "./questions.ts";

/** Characters of a question in the queue. */
const EXCERPT = 120;

/** The answers that wait for a person, or those that a person has marked. */
export async function listExamMarking(
  { examId, isMarked = false, ...input }: ListExamMarkingBody,
  context: OperationContext,
): Promise<ListExamMarkingReply> {
  const { page, rows: range } = pageSpan(input);
  if (examId !== undefined && !isRecordId(examId)) return pageOf([], 0, page);
  const { total, rows } = await withActor(context.db, actorOf(sessionIn(context)), async (trx) => {
    const from = sql`from exam_mark as mark
      join exam_attempt on exam_attempt.id = mark.attempt_id join exam on exam.id = exam_attempt.exam_id
      join exam_attempt_slot as place on place.attempt_id = mark.attempt_id and place.slot = mark.slot
      where mark.is_current and ${isMine("exam_attempt")}
        and ${isMarked ? sql`mark.mark_source <> ${MARK_SOURCES.key}` : sql`mark.needs_marker`}
        and ${examId === undefined ? sql`true` : sql`exam.id = ${examId}`}`;
    const counted = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(trx);
    const queue = await sql<QueueRow>`
      select mark.attempt_id as "attemptId", mark.slot, exam.id as "examId", exam.exam_name as "examName",
        exam_attempt.user_no as "userNo", exam_attempt.gmt_submit as "gmtSubmit", place.max_cents as "maxCents",
        place.question_version_id as "versionId"
      ${from} order by exam_attempt.gmt_submit, mark.attempt_id, mark.slot
      limit ${range.pageSize} offset ${range.offset}`.execute(trx);
    return { total: counted.rows[0]?.total ?? 0, rows: queue.rows };
  });
  return pageOf(await presentQueue(rows, { context, isMarked }), total, page);
}

interface QueueRow {
  attemptId: string;
  slot: number;
  examId: string;
  examName: string;
  userNo: string;
  gmtSubmit: Date;
  maxCents: number;
  versionId: string;
}

/** Names and questions of what the queue has: whoever may mark an answer may see them, whoever's they are. */
function presentQueue(
  rows: readonly QueueRow[],
  { context, isMarked }: { context: OperationContext; isMarked: boolean },
): Promise<ExamMarkingCard[]> {
  return withActor(context.db, systemActor, async (trx) => {
    const questions = await trx
      .selectFrom("exam_question_version")
      .where(sql<boolean>`id = any(${rows.map(({ versionId }) => versionId)}::bigint[])`)
      .select(["id", "question_kind", "body"])
      .execute();
    const names = await trx
      .selectFrom("app_user")
      .where(sql<boolean>`user_no = any(${rows.map(({ userNo }) => userNo)}::bigint[])`)
      .select(["user_no", "name"])
      .execute();
    const questionOf = new Map(questions.map((one) => [one.id, one]));
    const nameOf = new Map(names.map(({ user_no, name }) => [user_no, name]));
    return rows.flatMap((row): ExamMarkingCard[] => {
      const question = questionOf.get(row.versionId);
      if (!question) return [];
      return [
        {
          attemptId: row.attemptId,
          slot: row.slot,
          examId: row.examId,
          examName: row.examName,
          // Checked when it was written.
          questionKind: question.question_kind as QuestionKindEnum,
          words: wordsOf(question.body as unknown as ExamQuestionBody).slice(0, EXCERPT),
          learnerName: nameOf.get(row.userNo) ?? "",
          gmtSubmit: dateTimeIn(context.site.settings.timeZone, row.gmtSubmit),
          maxScore: pointsOf(row.maxCents),
          isMarked,
        },
      ];
    });
  });
}

/** An answer to mark. NOT_FOUND where it is not of an exam of one's own, or not submitted. */
export async function getExamMarking(
  { attemptId, slot }: GetExamMarkingBody,
  context: OperationContext,
): Promise<ExamMarking> {
  await checkMine(attemptId, context);
  return withActor(context.db, systemActor, (trx) => markingOf(trx, { attemptId, slot }));
}

/**
 * Marks an answer; with the last one the attempt is finished. NOT_FOUND; EXAM_CHANGED where somebody else marked it
 * meanwhile, and then nothing is overwritten; 900 for more points than there are.
 */
export async function saveExamMark(
  { attemptId, slot, version, score, rubric = [], note = "" }: SaveExamMarkBody,
  context: OperationContext,
): Promise<ExamMarking> {
  const { userNo } = sessionIn(context);
  await checkMine(attemptId, context);
  // Marks are the server's own work, after it has looked at whose the exam is.
  return withActor(context.db, systemActor, async (trx) => {
    // One after the other, for an attempt: the sum is of all its marks.
    await trx.selectFrom("exam_attempt").where("id", "=", attemptId).select("id").forUpdate().executeTakeFirst();
    const before = await markingOf(trx, { attemptId, slot });
    if (before.version !== version) fail("EXAM_CHANGED");
    if (centsOf(score) > centsOf(before.maxScore))
      failFields([{ path: "score", message: context.site.texts(context.locale).t("error.field.examScore") }]);
    await sql`update exam_mark set is_current = false where attempt_id = ${attemptId} and slot = ${slot} and is_current`.execute(
      trx,
    );
    await trx
      .insertInto("exam_mark")
      .values({
        attempt_id: attemptId,
        slot,
        mark_source: MARK_SOURCES.person,
        marker_user_no: userNo,
        cents: centsOf(score),
        rubric: sql<number[]>`${rubric}::smallint[]`,
        note: note.trim(),
        version: version + 1,
        gmt_create: context.now(),
      })
      .execute();
    await sumUp(trx, attemptId);
    return markingOf(trx, { attemptId, slot });
  });
}

/** NOT_FOUND unless row level security lets the caller mark the attempt: of one's own attempt it shows no more. */
async function checkMine(attemptId: string, context: OperationContext): Promise<void> {
  const isThere =
    isRecordId(attemptId) &&
    (await withActor(context.db, actorOf(sessionIn(context)), (trx) =>
      trx
        .selectFrom("exam_attempt")
        .where("id", "=", attemptId)
        .where(isMine("exam_attempt"))
        .where("state", ">=", 3)
        .select("id")
        .executeTakeFirst(),
    ));
  if (!isThere) fail("NOT_FOUND");
}

interface MarkingRow {
  section: number;
  kind: QuestionKindEnum;
  body: ExamQuestionBody;
  key: ExamQuestionKey;
  answer: ExamAnswerBody | null;
  lateMs: number | null;
  examName: string;
  learnerName: string;
  maxCents: number;
  cents: number;
  rubric: number[];
  note: string;
  version: number;
  needsMarker: boolean;
  awayCount: number;
  awayMs: number;
}

async function markingOf(trx: Trx, { attemptId, slot }: { attemptId: string; slot: number }): Promise<ExamMarking> {
  const { rows } = await sql<MarkingRow>`
    select place.section, version.question_kind as kind, version.body, secret.key, answer.body as answer,
      answer.late_ms as "lateMs", exam.exam_name as "examName", app_user.name as "learnerName",
      place.max_cents as "maxCents", mark.cents, mark.rubric, mark.note, mark.version, mark.needs_marker as "needsMarker",
      (select count(*)::int from exam_event where attempt_id = attempt.id and event_kind = 1) as "awayCount",
      (select coalesce(sum(duration_ms), 0)::float8 from exam_event where attempt_id = attempt.id and event_kind = 1)
        as "awayMs"
    from exam_attempt as attempt join exam on exam.id = attempt.exam_id join app_user on app_user.user_no = attempt.user_no
    join exam_attempt_slot as place on place.attempt_id = attempt.id
    join exam_question_version as version on version.id = place.question_version_id
    join exam_question_key as secret on secret.version_id = version.id
    join exam_mark as mark on mark.attempt_id = attempt.id and mark.slot = place.slot and mark.is_current
    left join exam_answer as answer on answer.attempt_id = attempt.id and answer.slot = place.slot
    where attempt.id = ${attemptId} and place.slot = ${slot}`.execute(trx);
  const row = rows[0] ?? fail("NOT_FOUND");
  return {
    attemptId,
    slot,
    section: row.section,
    questionKind: row.kind,
    maxScore: pointsOf(row.maxCents),
    body: row.body,
    examName: row.examName,
    learnerName: row.learnerName,
    ...(row.answer === null ? {} : { answer: row.answer }),
    key: row.key,
    score: pointsOf(row.cents),
    rubric: row.rubric,
    note: row.note,
    version: row.version,
    isMarked: !row.needsMarker,
    lateMs: row.lateMs ?? 0,
    awayCount: row.awayCount,
    awayMs: row.awayMs,
  };
}
