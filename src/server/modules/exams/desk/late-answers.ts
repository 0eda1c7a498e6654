import { sql } from "kysely";
import type { QuestionKindEnum } from "../../../../generated/enums.ts";
import type {
  AcceptExamLateAnswerBody,
  ExamAnswerBody,
  ExamLateAnswer,
  ExamQuestionBody,
  ListExamLateAnswersBody,
  ListExamLateAnswersReply,
} from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { pageOf, pageSpan } from "../../../lib/paging.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { auditActor, recordAudit } from "../../audit/index.ts";
import { questionExcerpt } from "../authoring/question-excerpt.ts";
import { MARK_SOURCES, markPlace, sumUp } from "../marking/mark-attempt.ts";
import { checkDesk, examOfAttempt, selectDeskExam } from "./access.ts";
import { learnerName } from "./learner-name.ts";

/** Characters of a question in the list. */
const EXCERPT = 120;

/** The newest of each answer that came after the time of grace, the latest first. NOT_FOUND. */
export async function listExamLateAnswers(
  { examId, ...input }: ListExamLateAnswersBody,
  context: OperationContext,
): Promise<ListExamLateAnswersReply> {
  await checkDesk(examId, "helper", context);
  const { page, rows: range } = pageSpan(input);
  return withActor(context.db, systemActor, async (trx) => {
    const { settings } = await selectDeskExam(trx, examId);
    const { rows } = await sql<LateRow & { total: number }>`
      with late as (
        select distinct on (log.attempt_id, log.slot) log.attempt_id, log.slot, log.seq, log.body, log.late_ms,
          log.gmt_saved, attempt.user_no
        from exam_attempt as attempt join exam_answer_log as log on log.attempt_id = attempt.id
        where attempt.exam_id = ${examId} and attempt.state <> 1 and not log.is_counted
        order by log.attempt_id, log.slot, log.seq desc
      )
      select late.attempt_id as "attemptId", late.slot, late.seq::float8 as seq, late.body, late.late_ms as "lateMs",
        late.gmt_saved as "gmtSaved", ${learnerName(sql`${examId}::bigint`)} as "learnerName", version.question_kind as kind,
        version.body as question, counted.body as counted, coalesce(counted.seq >= late.seq, false) as "isAccepted",
        count(*) over ()::int as total
      from late join app_user on app_user.user_no = late.user_no
      join exam_attempt_slot as place on place.attempt_id = late.attempt_id and place.slot = late.slot
      join exam_question_version as version on version.id = place.question_version_id
      left join exam_answer as counted on counted.attempt_id = late.attempt_id and counted.slot = late.slot
      order by late.gmt_saved desc, late.attempt_id, late.slot
      limit ${range.pageSize} offset ${range.offset}`.execute(trx);
    return pageOf(
      rows.map((row) => presentLate(row, { context, isAnonymous: settings.isAnonymous === true })),
      rows[0]?.total ?? 0,
      page,
    );
  });
}

interface LateRow {
  attemptId: string;
  slot: number;
  seq: number;
  body: ExamAnswerBody;
  lateMs: number;
  gmtSaved: Date;
  learnerName: string;
  kind: QuestionKindEnum;
  question: ExamQuestionBody;
  counted: ExamAnswerBody | null;
  isAccepted: boolean;
}

function presentLate(
  row: LateRow,
  { context, isAnonymous }: { context: OperationContext; isAnonymous: boolean },
): ExamLateAnswer {
  return {
    attemptId: row.attemptId,
    slot: row.slot,
    seq: row.seq,
    ...(isAnonymous ? {} : { learnerName: row.learnerName }),
    questionKind: row.kind,
    words: questionExcerpt(row.question, EXCERPT),
    answer: row.body,
    ...(row.counted === null ? {} : { counted: row.counted }),
    lateMs: row.lateMs,
    gmtSaved: dateTimeIn(context.site.settings.timeZone, row.gmtSaved),
    isAccepted: row.isAccepted,
  };
}

/**
 * Lets an answer count that came after the time of grace, and marks its question anew: by the key, or it waits for a
 * person. Recorded; what counted before stays in the log. NOT_FOUND; EXAM_CHANGED where a newer one counts already, or the
 * attempt is not marked yet.
 */
export async function acceptExamLateAnswer(
  { attemptId, slot, seq }: AcceptExamLateAnswerBody,
  context: OperationContext,
): Promise<Record<string, never>> {
  const examId = await withActor(context.db, systemActor, (trx) => examOfAttempt(attemptId, trx));
  await checkDesk(examId, "helper", context);
  await withActor(context.db, systemActor, async (trx) => {
    const exam = await selectDeskExam(trx, examId);
    const attempt = await trx
      .selectFrom("exam_attempt")
      .where("id", "=", attemptId)
      .select(["state", "grading_needed"])
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (attempt.state < 2) fail("NOT_FOUND");
    // What is marked afterwards has it anyway; marking must not come between.
    if (attempt.grading_needed) fail("EXAM_CHANGED");
    const { numAffectedRows } = await sql`
      insert into exam_answer (attempt_id, slot, seq, body, gmt_saved, late_ms)
      select attempt_id, slot, seq, body, gmt_saved, late_ms from exam_answer_log
      where attempt_id = ${attemptId} and slot = ${slot} and seq = ${seq} and not is_counted
      on conflict (attempt_id, slot) do update
        set seq = excluded.seq, body = excluded.body, gmt_saved = excluded.gmt_saved, late_ms = excluded.late_ms
        where excluded.seq > exam_answer.seq`.execute(trx);
    if ((numAffectedRows ?? 0n) === 0n) fail("EXAM_CHANGED");
    await markAnew(trx, { attemptId, slot, now: context.now() });
    await recordAudit(trx, {
      ...auditActor(sessionIn(context)),
      action: "exam.late",
      orgNo: exam.org_no,
      subject: `examAttempt:${attemptId}`,
      detail: { slot, seq },
    });
  });
  return {};
}

/** Another mark by the key for one place; the opinions about the answer before are of no use any more. */
async function markAnew(
  trx: Trx,
  { attemptId, slot, now }: { attemptId: string; slot: number; now: Date },
): Promise<void> {
  const { cents, needsMarker } = (await markPlace(trx, { attemptId, slot })) ?? fail("NOT_FOUND");
  const { rows } = await sql<{ version: number }>`update exam_mark set is_current = false
    where attempt_id = ${attemptId} and slot = ${slot} and is_current returning version`.execute(trx);
  await sql`delete from exam_opinion where attempt_id = ${attemptId} and slot = ${slot}`.execute(trx);
  await sql`insert into exam_mark (attempt_id, slot, mark_source, cents, needs_marker, version, gmt_create)
    values (${attemptId}, ${slot}, ${MARK_SOURCES.key}, ${cents}, ${needsMarker}, ${(rows[0]?.version ?? 0) + 1}, ${now})`.execute(
    trx,
  );
  await sumUp(trx, [attemptId]);
}
