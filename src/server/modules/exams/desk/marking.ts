import { sql } from "kysely";
import { ExamAttemptStateEnum, type QuestionKindEnum } from "../../../../generated/enums.ts";
import type {
  ExamAnswerBody,
  ExamMarking,
  ExamOpinion,
  ExamQuestionBody,
  ExamQuestionKey,
  GetExamMarkingBody,
  SaveExamMarkBody,
} from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail, failFields } from "../../../core/errors.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { MARK_SOURCES, sumUp } from "../marking/mark-attempt.ts";
import { centsOf, pointsOf } from "../points.ts";
import { selectFiles } from "../attempts/answer-files.ts";
import { notifyLearners } from "../results/notify-learners.ts";
import { checkDesk, examOfAttempt, type MoreSettings } from "./access.ts";
import { agree } from "./agree.ts";
import { learnerName } from "./learner-name.ts";

/** An answer to mark. NOT_FOUND where it is not of an exam of one's own or one helps with, or not submitted. */
export async function getExamMarking(
  { attemptId, slot }: GetExamMarkingBody,
  context: OperationContext,
): Promise<ExamMarking> {
  const { userNo } = sessionIn(context);
  await checkAttempt(attemptId, context);
  return withActor(context.db, systemActor, (trx) => markingOf(trx, { attemptId, slot, userNo, now: context.now() }));
}

/**
 * Marks an answer; with the last one the attempt is finished. Where the exam has its answers marked twice, the mark
 * follows from what two markers give, or a third where they differ. NOT_FOUND; EXAM_CHANGED where somebody else marked it
 * meanwhile, and then nothing is overwritten; 900 for more points than there are.
 */
export async function saveExamMark(
  { attemptId, slot, version, score, rubric = [], note = "" }: SaveExamMarkBody,
  context: OperationContext,
): Promise<ExamMarking> {
  const { userNo } = sessionIn(context);
  await checkAttempt(attemptId, context);
  // Marks are the server's own work, after it has looked at whose the exam is.
  let told: string[] = [];
  const marking = await withActor(context.db, systemActor, async (trx) => {
    const now = context.now();
    // One after the other, for an attempt: the sum is of all its marks.
    const attempt = await trx
      .selectFrom("exam_attempt")
      .where("id", "=", attemptId)
      .select("state")
      .forUpdate()
      .executeTakeFirst();
    const before = await markingOf(trx, { attemptId, slot, userNo, now });
    if (before.version !== version) fail("EXAM_CHANGED");
    if (centsOf(score) > centsOf(before.maxScore))
      failFields([{ path: "score", message: context.site.texts(context.locale).t("error.field.examScore") }]);
    const given = { cents: centsOf(score), rubric, note: note.trim() };
    const settings = await settingsOf(trx, attemptId);
    // Once it is marked, whoever changes the mark decides alone.
    const agreed =
      settings.isMarkedTwice && !before.isMarked
        ? await addOpinion(trx, {
            attemptId,
            slot,
            userNo,
            now,
            given,
            maxDifference: settings.maxDifferenceCents ?? 0,
          })
        : { cents: given.cents, source: MARK_SOURCES.person };
    if (agreed) await replaceMark(trx, { attemptId, slot, version: version + 1, userNo, now, given, agreed });
    await sql`delete from exam_claim where attempt_id = ${attemptId} and slot = ${slot}
      and marker_user_no = ${userNo}`.execute(trx);
    // With the last of its marks; one that is changed later is no news.
    if (attempt?.state === ExamAttemptStateEnum.marking)
      told = await notifyLearners(trx, { attemptIds: [attemptId], news: "marked" }, context);
    return markingOf(trx, { attemptId, slot, userNo, now });
  });
  for (const each of told) await context.services.pageViewers.changed(each);
  return marking;
}

interface Given {
  cents: number;
  rubric: readonly number[];
  note: string;
}

/** Writes down what one of several markers gave. Gives the mark, once it follows. */
async function addOpinion(
  trx: Trx,
  {
    attemptId,
    slot,
    userNo,
    now,
    given,
    maxDifference,
  }: { attemptId: string; slot: number; userNo: string; now: Date; given: Given; maxDifference: number },
) {
  await sql`insert into exam_opinion (attempt_id, slot, marker_user_no, cents, rubric, note, gmt_create)
    values (${attemptId}, ${slot}, ${userNo}, ${given.cents}, ${given.rubric}::smallint[], ${given.note}, ${now})
    on conflict (attempt_id, slot, marker_user_no) do update
      set cents = excluded.cents, rubric = excluded.rubric, note = excluded.note`.execute(trx);
  const { rows } = await sql<{ cents: number }>`select cents from exam_opinion
    where attempt_id = ${attemptId} and slot = ${slot} order by gmt_create, marker_user_no`.execute(trx);
  return agree(
    rows.map(({ cents }) => cents),
    maxDifference,
  );
}

async function replaceMark(
  trx: Trx,
  {
    attemptId,
    slot,
    version,
    userNo,
    now,
    given,
    agreed,
  }: {
    attemptId: string;
    slot: number;
    version: number;
    userNo: string;
    now: Date;
    given: Given;
    agreed: { cents: number; source: number };
  },
): Promise<void> {
  await sql`update exam_mark set is_current = false where attempt_id = ${attemptId} and slot = ${slot} and is_current`.execute(
    trx,
  );
  await sql`insert into exam_mark (attempt_id, slot, mark_source, marker_user_no, cents, rubric, note, version, gmt_create)
    values (${attemptId}, ${slot}, ${agreed.source}, ${userNo}, ${agreed.cents}, ${given.rubric}::smallint[],
      ${given.note}, ${version}, ${now})`.execute(trx);
  await sumUp(trx, [attemptId]);
}

async function settingsOf(trx: Trx, attemptId: string): Promise<MoreSettings> {
  const { settings } = await trx
    .selectFrom("exam")
    .innerJoin("exam_attempt", "exam_attempt.exam_id", "exam.id")
    .where("exam_attempt.id", "=", attemptId)
    .select("exam.settings")
    .executeTakeFirstOrThrow();
  // Written by the server.
  return settings as MoreSettings;
}

/** NOT_FOUND unless the caller may mark the exam of the attempt, and it is submitted. */
async function checkAttempt(attemptId: string, context: OperationContext): Promise<void> {
  const examId = await withActor(context.db, systemActor, (trx) => examOfAttempt(attemptId, trx));
  await checkDesk(examId, "helper", context);
}

interface MarkingRow {
  examId: string;
  section: number;
  kind: QuestionKindEnum;
  body: ExamQuestionBody;
  key: ExamQuestionKey;
  answer: ExamAnswerBody | null;
  lateMs: number | null;
  examName: string;
  settings: MoreSettings;
  learnerName: string;
  markerName: string | null;
  claimedBy: string | null;
  maxCents: number;
  cents: number;
  rubric: number[];
  note: string;
  version: number;
  needsMarker: boolean;
  awayCount: number;
  awayMs: number;
  isDueMissed: boolean;
}

/** An answer as a marker sees it: what others gave is hidden as long as the marker's own mark is to be given blindly. */
export async function markingOf(
  trx: Trx,
  { attemptId, slot, userNo, now }: { attemptId: string; slot: number; userNo: string; now: Date },
): Promise<ExamMarking> {
  const { rows } = await sql<MarkingRow>`
    select exam.id as "examId", place.section, version.question_kind as kind, version.body, secret.key,
      answer.body as answer, answer.late_ms as "lateMs", exam.exam_name as "examName", exam.settings,
      ${learnerName(sql`attempt.exam_id`)} as "learnerName",
      (select name from app_user where mark.mark_source <> 1 and user_no = mark.marker_user_no) as "markerName",
      (select max(name) from exam_claim join app_user on user_no = marker_user_no where exam_claim.attempt_id = attempt.id
        and exam_claim.slot = place.slot and marker_user_no <> ${userNo} and gmt_until > ${now}) as "claimedBy",
      coalesce(attempt.gmt_submit > exam.gmt_due, false) as "isDueMissed",
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
    where attempt.id = ${attemptId} and place.slot = ${slot} and attempt.state >= 3`.execute(trx);
  const row = rows[0] ?? fail("NOT_FOUND");
  const opinions = await selectOpinions(trx, { attemptId, slot, userNo });
  const named = row.answer?.files ?? [];
  const files = named.length === 0 ? [] : await selectFiles(trx, [attemptId]);
  const fileList = files.filter(({ fileNo }) => named.includes(fileNo));
  const isBlind = row.needsMarker && opinions.length < 2;
  return {
    attemptId,
    slot,
    examId: row.examId,
    section: row.section,
    questionKind: row.kind,
    maxScore: pointsOf(row.maxCents),
    body: row.body,
    examName: row.examName,
    ...(row.settings.isAnonymous ? {} : { learnerName: row.learnerName }),
    ...(row.markerName === null ? {} : { markerName: row.markerName }),
    ...(row.claimedBy === null ? {} : { claimedBy: row.claimedBy }),
    ...(row.answer === null ? {} : { answer: row.answer }),
    ...(fileList.length === 0 ? {} : { fileList }),
    ...(row.isDueMissed ? { isDueMissed: true } : {}),
    key: row.key,
    score: pointsOf(row.cents),
    rubric: row.rubric,
    note: row.note,
    version: row.version,
    isMarked: !row.needsMarker,
    lateMs: row.lateMs ?? 0,
    awayCount: row.awayCount,
    awayMs: row.awayMs,
    opinionCount: opinions.length,
    opinionList: opinions.filter(({ isOwn }) => isOwn || !isBlind),
  };
}

async function selectOpinions(
  trx: Trx,
  { attemptId, slot, userNo }: { attemptId: string; slot: number; userNo: string },
): Promise<ExamOpinion[]> {
  const { rows } = await sql<{ name: string; cents: number; note: string; isOwn: boolean }>`
    select app_user.name, cents, note, exam_opinion.marker_user_no = ${userNo} as "isOwn"
    from exam_opinion join app_user on app_user.user_no = marker_user_no
    where attempt_id = ${attemptId} and slot = ${slot} order by exam_opinion.gmt_create, marker_user_no`.execute(trx);
  return rows.map(({ name, cents, note, isOwn }) => ({ markerName: name, score: pointsOf(cents), note, isOwn }));
}
