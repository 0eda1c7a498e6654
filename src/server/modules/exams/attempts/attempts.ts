import { ExamAttemptStateEnum, ExamShowEnum } from "../../../../generated/enums.ts";
import type {
  ExamAttempt,
  ExamAttemptCard,
  ExamSavedAnswers,
  ExamSlot,
  GetExamAttemptBody,
  ListExamAttemptsBody,
  ListExamAttemptsReply,
  SaveExamAnswersBody,
  SaveExamEventsBody,
  SubmitExamAttemptBody,
} from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { pageOf, pageSpan, totalFromPage } from "../../../lib/paging.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import type { MoreSettings } from "../desk/access.ts";
import { shownNames, shownQuestion } from "./place-names.ts";
import { presentNotices, selectNotices } from "../desk/notices.ts";
import { pointsOf } from "../points.ts";
import { presentAttemptCard, stateAt } from "../present.ts";
import { keepFiles } from "./answer-files.ts";
import { checkRoom } from "../room/room.ts";
import { networkMark } from "../room/network-mark.ts";
import { lacksSafeBrowser, safeBrowserProof } from "../room/safe-browser.ts";
import {
  countAttempts,
  selectAttempt,
  selectAttempts,
  selectSections,
  selectSlots,
  type AttemptRow,
  type SlotRow,
} from "./attempt-queries.ts";

/** The attempt of the signed-in person. NOT_FOUND for those of others, as for those that are not there. */
export async function ownAttempt(trx: Trx, id: string, context: OperationContext): Promise<AttemptRow> {
  const { userNo } = sessionIn(context);
  const row = (isRecordId(id) ? await selectAttempt(trx, { id, userNo }) : undefined) ?? fail("NOT_FOUND");
  checkRoom(row.exam_id, context);
  return row;
}

/**
 * The paper of one's open attempt. NOT_FOUND; EXAM_ATTEMPT_CLOSED once it is submitted or its time is over;
 * EXAM_SAFE_BROWSER_NEEDED.
 */
export function getExamAttempt(
  { attemptId, holder, safeBrowser }: GetExamAttemptBody,
  context: OperationContext,
): Promise<ExamAttempt> {
  return withActor(context.db, systemActor, async (trx) => {
    const row = await ownAttempt(trx, attemptId, context);
    const now = context.now();
    if (stateAt(row, now) !== ExamAttemptStateEnum.inProgress) fail("EXAM_ATTEMPT_CLOSED");
    if (lacksSafeBrowser(row.settings, safeBrowserProof(safeBrowser, context))) fail("EXAM_SAFE_BROWSER_NEEDED");
    const sections = await selectSections(trx, row.paper_version_id);
    const slots = await selectSlots(trx, attemptId);
    const noticeList = presentNotices(await selectNotices(trx, [attemptId]), { context });
    const { timeZone } = context.site.settings;
    return {
      id: row.id,
      examId: row.exam_id,
      examName: row.exam_name,
      userNo: row.user_no,
      attemptNo: row.attempt_no,
      attemptState: ExamAttemptStateEnum.inProgress,
      gmtStart: dateTimeIn(timeZone, row.gmt_start),
      ...(row.gmt_deadline === null
        ? {}
        : {
            gmtDeadline: dateTimeIn(timeZone, row.gmt_deadline),
            remainingMs: Math.max(0, row.gmt_deadline.getTime() - now.getTime()),
          }),
      graceSeconds: row.grace_seconds,
      isHolder: row.holder === null || row.holder === holder || row.holder_until === null || row.holder_until <= now,
      maxScore: pointsOf(row.max_cents),
      isCalculatorAllowed: (row.settings as MoreSettings).isCalculatorAllowed === true,
      ...(noticeList.length === 0 ? {} : { noticeList }),
      sectionList: sections.map(({ title }) => ({ title })),
      slotList: slots.map((slot) => presentSlot(slot, timeZone)),
    };
  });
}

/** A question as the learner sees it, with its options in the order of the attempt and named by it. Nothing of its key. */
export function presentSlot(row: SlotRow, timeZone: string | undefined): ExamSlot {
  return {
    slot: row.slot,
    section: row.section,
    questionKind: row.kind,
    maxScore: pointsOf(row.maxCents),
    body: shownQuestion(row.body, row.optionOrder),
    ...(row.answer === null ? {} : { answer: shownNames(row.answer, row.optionOrder) }),
    seq: row.seq ?? 0,
    ...(row.gmtSaved === null ? {} : { gmtSaved: dateTimeIn(timeZone, row.gmtSaved) }),
  };
}

/**
 * Stores answers. NOT_FOUND for an attempt that is not one's own; what came too late is kept and does not count. Of
 * places that the attempt has not, and of answers with files that are not one's own or that it does not take, the reply
 * says so, and the others are stored. EXAM_SAFE_BROWSER_NEEDED.
 */
export async function saveExamAnswers(
  { attemptId, holder, takeOver = false, answerList, noticeId, safeBrowser }: SaveExamAnswersBody,
  context: OperationContext,
): Promise<ExamSavedAnswers> {
  const { userNo, room } = sessionIn(context);
  if (!isRecordId(attemptId) || (noticeId !== undefined && !isRecordId(noticeId))) fail("NOT_FOUND");
  const now = context.now();
  const withFiles = answerList.filter(({ body }) => (body.files?.length ?? 0) > 0);
  const foreign = withFiles.length === 0 ? [] : await keepFiles({ attemptId, answers: withFiles }, context);
  const outcome = await context.services.examSaves.save({
    attemptId,
    userNo,
    examId: room?.examId,
    network: networkMark(context.ip, attemptId),
    holder,
    takeOver,
    answers: answerList.filter(({ slot }) => !foreign.includes(slot)),
    proof: safeBrowserProof(safeBrowser, context),
    now,
  });
  if (!outcome) fail("NOT_FOUND");
  if (outcome === "safeBrowser") fail("EXAM_SAFE_BROWSER_NEEDED");
  const { saved, state, deadline, isHolder } = outcome;
  const noticeList = presentNotices(outcome.notices, { since: noticeId, context });
  const known = new Set(saved.map(({ slot }) => slot));
  const refused = isHolder ? [...new Set(answerList.map(({ slot }) => slot))].filter((slot) => !known.has(slot)) : [];
  const { t } = context.site.texts(context.locale);
  return {
    savedList: saved.map(({ slot, seq, isCounted, lateMs }) => ({ slot, seq, isCounted, lateMs })),
    ...(refused.length === 0
      ? {}
      : {
          refusedList: refused.map((slot) => ({
            slot,
            msg: t(foreign.includes(slot) ? "error.field.ownUpload" : "error.field.examSlot", { slot }),
          })),
        }),
    ...(deadline === null ? {} : { remainingMs: Math.max(0, deadline.getTime() - now.getTime()) }),
    attemptState: stateAt({ state, gmt_deadline: deadline }, now),
    isHolder,
    gmtSaved: dateTimeIn(context.site.settings.timeZone, now),
    ...(noticeList.length === 0 ? {} : { noticeList }),
  };
}

/** Beside 5, another page or device that took over, which the server sees itself. */
const eventKinds = { away: 1, copy: 2, paste: 3, offline: 4 } as const;
/** Events of one attempt that are kept; more say nothing more. */
const MAX_EVENTS = 2000;

/** Counts what happened to the page. NOT_FOUND. */
export async function saveExamEvents(
  { attemptId, eventList }: SaveExamEventsBody,
  context: OperationContext,
): Promise<Record<string, never>> {
  await withActor(context.db, systemActor, async (trx) => {
    await ownAttempt(trx, attemptId, context);
    const { count } = await trx
      .selectFrom("exam_event")
      .where("attempt_id", "=", attemptId)
      .select(({ fn }) => fn.countAll<string>().as("count"))
      .executeTakeFirstOrThrow();
    const rows = eventList.slice(0, Math.max(0, MAX_EVENTS - Number(count))).map(({ eventKind, durationMs }) => ({
      attempt_id: attemptId,
      event_kind: eventKinds[eventKind],
      gmt_event: context.now(),
      duration_ms: durationMs,
    }));
    if (rows.length > 0) await trx.insertInto("exam_event").values(rows).execute();
  });
  return {};
}

/**
 * Submits, and marks what can be marked by its key. Again, it changes nothing. In an exam room it ends the session; the
 * score is told there only where the exam shows it after submitting, because nobody there is told later. NOT_FOUND.
 */
export async function submitExamAttempt(
  { attemptId }: SubmitExamAttemptBody,
  context: OperationContext,
): Promise<ExamAttemptCard> {
  const session = sessionIn(context);
  const { userNo, room } = session;
  if (!isRecordId(attemptId)) fail("NOT_FOUND");
  if (room) await withActor(context.db, systemActor, (trx) => ownAttempt(trx, attemptId, context));
  const row = await context.services.examSubmits.submit({ attemptId, userNo, now: context.now() });
  const card = presentAttemptCard(row, context);
  if (!room) return card;
  await context.services.sessions.end(session, "closed");
  context.reply.sessionToken = null;
  const { score: _score, isPassed: _isPassed, ...untold } = card;
  const isTold = row.show_score === ExamShowEnum.afterSubmit;
  return { ...(isTold ? card : untold), isAnswersShown: false, isExplanationsShown: false };
}

/** The attempts of the signed-in person. */
export async function listExamAttempts(
  input: ListExamAttemptsBody,
  context: OperationContext,
): Promise<ListExamAttemptsReply> {
  const { userNo } = sessionIn(context);
  const { page, rows: range } = pageSpan(input);
  const filter = { userNo, state: input.attemptState };
  return withActor(context.db, systemActor, async (trx) => {
    const rows = await selectAttempts(trx, filter, range);
    const total = totalFromPage(rows.length, range) ?? (await countAttempts(trx, filter));
    return pageOf(
      rows.map((row) => presentAttemptCard(row, context)),
      total,
      page,
    );
  });
}
