import { sql, type RawBuilder } from "kysely";
import type { QuestionKindEnum } from "../../../../generated/enums.ts";
import type {
  StartExamMarkingBody,
  StartExamMarkingReply,
  ExamMarkingCard,
  ExamQuestionBody,
  ListExamMarkingBody,
  ListExamMarkingReply,
} from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { actorOf, systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { pageOf, pageSpan } from "../../../lib/paging.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { isMine } from "../authoring/owner.ts";
import { questionExcerpt } from "../authoring/question-excerpt.ts";
import { MARK_SOURCES } from "../marking/mark-attempt.ts";
import { pointsOf } from "../points.ts";
import { checkDesk, selectDeskExam, type MoreSettings } from "./access.ts";
import { markingOf } from "./marking.ts";

/** Characters of a question in the queue. */
const EXCERPT = 120;
/** How long somebody has an answer open without a word. */
const CLAIM_TTL_MS = 120_000;

/** The answers that wait for a person, or those that a person has marked, of one's own exams and those one helps with. */
export async function listExamMarking(
  { examId, isMarked = false, ...input }: ListExamMarkingBody,
  context: OperationContext,
): Promise<ListExamMarkingReply> {
  const { page, rows: range } = pageSpan(input);
  if (examId !== undefined && !isRecordId(examId)) return pageOf([], 0, page);
  const examIds = await markableExams(examId, context);
  // Names and questions: whoever may mark an answer may see them, whoever's they are.
  return withActor(context.db, systemActor, async (trx) => {
    const from = answersOf(examIds, isMarked ? sql`mark.mark_source <> ${MARK_SOURCES.key}` : sql`mark.needs_marker`);
    const counted = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(trx);
    const queue = await sql<QueueRow>`
      select mark.attempt_id as "attemptId", mark.slot, exam.id as "examId", exam.exam_name as "examName",
        exam_attempt.gmt_submit as "gmtSubmit", place.max_cents as "maxCents", version.question_kind as kind, version.body,
        exam.settings, (select name from app_user where app_user.user_no = exam_attempt.user_no) as "learnerName"
      ${from} order by exam_attempt.gmt_submit, mark.attempt_id, mark.slot
      limit ${range.pageSize} offset ${range.offset}`.execute(trx);
    const list = queue.rows.map((row): ExamMarkingCard => presentCard(row, { context, isMarked }));
    return pageOf(list, counted.rows[0]?.total ?? 0, page);
  });
}

/** How many answers wait for whoever asks. */
export async function countExamMarking(context: OperationContext): Promise<number> {
  const examIds = await markableExams(undefined, context);
  return withActor(context.db, systemActor, async (trx) => {
    const { rows } = await sql<{ total: number }>`
      select count(*)::int as total ${answersOf(examIds, sql`mark.needs_marker`)}`.execute(trx);
    return rows[0]?.total ?? 0;
  });
}

/** The exams of whoever asks, and those they help with; or of these a certain one. */
async function markableExams(examId: string | undefined, context: OperationContext): Promise<string[]> {
  const session = sessionIn(context);
  const asked = examId === undefined ? sql`true` : sql`exam.id = ${examId}`;
  return withActor(context.db, actorOf(session), async (trx) => {
    const { rows } = await sql<{ id: string }>`
      select id from exam where ${isMine("exam")} and ${asked}
      union select exam_id from exam_assistant
      where user_no = ${session.userNo} and ${examId === undefined ? sql`true` : sql`exam_id = ${examId}`}`.execute(
      trx,
    );
    return rows.map(({ id }) => id);
  });
}

function answersOf(examIds: readonly string[], condition: RawBuilder<unknown>) {
  return sql`from exam_mark as mark
    join exam_attempt on exam_attempt.id = mark.attempt_id join exam on exam.id = exam_attempt.exam_id
    join exam_attempt_slot as place on place.attempt_id = mark.attempt_id and place.slot = mark.slot
    join exam_question_version as version on version.id = place.question_version_id
    where mark.is_current and not exam_attempt.is_replaced and exam.id = any(${examIds}::bigint[]) and ${condition}`;
}

interface QueueRow {
  attemptId: string;
  slot: number;
  examId: string;
  examName: string;
  learnerName: string;
  gmtSubmit: Date;
  maxCents: number;
  kind: QuestionKindEnum;
  body: ExamQuestionBody;
  settings: MoreSettings;
}

function presentCard(
  row: QueueRow,
  { context, isMarked }: { context: OperationContext; isMarked: boolean },
): ExamMarkingCard {
  return {
    attemptId: row.attemptId,
    slot: row.slot,
    examId: row.examId,
    examName: row.examName,
    questionKind: row.kind,
    words: questionExcerpt(row.body, EXCERPT),
    ...(row.settings.isAnonymous ? {} : { learnerName: row.learnerName }),
    gmtSubmit: dateTimeIn(context.site.settings.timeZone, row.gmtSubmit),
    maxScore: pointsOf(row.maxCents),
    isMarked,
  };
}

/**
 * Takes the next answer that waits for somebody, or a certain one, for two minutes. Of two markers at once each gets
 * another one. NOT_FOUND.
 */
export async function startExamMarking(
  { examId, attemptId, slot, order = "question", skipList = [] }: StartExamMarkingBody,
  context: OperationContext,
): Promise<StartExamMarkingReply> {
  const { userNo } = sessionIn(context);
  await checkDesk(examId, "helper", context);
  const isCertain = attemptId !== undefined && slot !== undefined;
  if (isCertain && !isRecordId(attemptId)) fail("NOT_FOUND");
  if (!skipList.every((one) => isRecordId(one.attemptId))) fail("NOT_FOUND");
  return withActor(context.db, systemActor, async (trx) => {
    const now = context.now();
    // One after the other for an exam, so that no two get the same.
    await sql`select pg_advisory_xact_lock(hashtext('exam claim'), hashtext(${examId}))`.execute(trx);
    const { settings } = await selectDeskExam(trx, examId);
    const free = freeFor({ userNo, now, isMarkedTwice: settings.isMarkedTwice === true, examId });
    const next = isCertain
      ? await selectCertain(trx, { examId, attemptId, slot })
      : await selectNext(trx, { free, order, skipList });
    const { rows } = await sql<{ waiting: number; own: number }>`
      select count(*)::int as waiting, count(*) filter (where ${free.filter})::int as own ${free.from}`.execute(trx);
    const counts = { waitingCount: rows[0]?.waiting ?? 0, ownCount: rows[0]?.own ?? 0 };
    if (!next) {
      if (isCertain) fail("NOT_FOUND");
      return counts;
    }
    // Elsewhere one has it no more: one marks one answer at a time.
    await sql`delete from exam_claim where marker_user_no = ${userNo}`.execute(trx);
    await sql`insert into exam_claim (attempt_id, slot, marker_user_no, gmt_until)
      values (${next.attemptId}, ${next.slot}, ${userNo}, ${new Date(now.getTime() + CLAIM_TTL_MS)})`.execute(trx);
    return { marking: await markingOf(trx, { ...next, userNo, now }), ...counts };
  });
}

/** What waits for a marker: not what they have marked already, nor what as many others as are needed have in hand. */
function freeFor({
  userNo,
  now,
  isMarkedTwice,
  examId,
}: {
  userNo: string;
  now: Date;
  isMarkedTwice: boolean;
  examId: string;
}) {
  const claimed = sql`(select count(*) from exam_claim where exam_claim.attempt_id = mark.attempt_id
    and exam_claim.slot = mark.slot and marker_user_no <> ${userNo} and gmt_until > ${now})`;
  const given = sql`(select count(*) from exam_opinion where exam_opinion.attempt_id = mark.attempt_id
    and exam_opinion.slot = mark.slot)`;
  const own = sql`exists (select from exam_opinion where exam_opinion.attempt_id = mark.attempt_id
    and exam_opinion.slot = mark.slot and marker_user_no = ${userNo})`;
  return {
    from: sql`from exam_mark as mark join exam_attempt as attempt on attempt.id = mark.attempt_id
      join exam_attempt_slot as place on place.attempt_id = mark.attempt_id and place.slot = mark.slot
      where mark.is_current and mark.needs_marker and not attempt.is_replaced and attempt.exam_id = ${examId}`,
    filter: isMarkedTwice
      ? sql`not ${own} and ${given} + ${claimed} < case when ${given} >= 2 then 3 else 2 end`
      : sql`${claimed} = 0`,
  };
}

async function selectNext(
  trx: Trx,
  {
    free,
    order,
    skipList,
  }: {
    free: ReturnType<typeof freeFor>;
    order: "question" | "person";
    skipList: readonly { attemptId: string; slot: number }[];
  },
): Promise<{ attemptId: string; slot: number } | undefined> {
  const skipped = skipList.map((one) => `${one.attemptId}/${one.slot}`);
  const { rows } = await sql<{ attemptId: string; slot: number }>`
    select mark.attempt_id as "attemptId", mark.slot ${free.from} and ${free.filter}
      and not (mark.attempt_id || '/' || mark.slot) = any(${skipped}::text[])
    order by ${
      order === "question"
        ? sql`place.question_version_id, mark.attempt_id`
        : sql`attempt.gmt_submit, mark.attempt_id, mark.slot`
    } limit 1`.execute(trx);
  return rows[0];
}

async function selectCertain(
  trx: Trx,
  { examId, attemptId, slot }: { examId: string; attemptId: string; slot: number },
): Promise<{ attemptId: string; slot: number } | undefined> {
  const { rows } = await sql<{ attemptId: string; slot: number }>`
    select mark.attempt_id as "attemptId", mark.slot from exam_mark as mark
    join exam_attempt as attempt on attempt.id = mark.attempt_id
    where mark.is_current and attempt.exam_id = ${examId} and attempt.state >= 3
      and mark.attempt_id = ${attemptId} and mark.slot = ${slot}`.execute(trx);
  return rows[0];
}
