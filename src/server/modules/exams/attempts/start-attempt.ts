import { randomUUID } from "node:crypto";
import type { ExamAttemptCard, StartExamAttemptBody } from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { bindAdmission } from "../desk/admission.ts";
import { drawFromBank, type PaperToDraw } from "../drawing/draw-from-bank.ts";
import type { DrawnSlot } from "../drawing/draw-paper.ts";
import { selectExam } from "../exam-queries.ts";
import { standingOf } from "../exams.ts";
import { presentAttemptCard } from "../present.ts";
import { insertAttempt, selectAttempt, selectAttemptsOf, selectPaperSections } from "./attempt-queries.ts";
import { closeAttempt } from "./close-attempts.ts";

/**
 * Begins an attempt, or gives the one that is open: of two calls at once one begins it and the other gets it. NOT_FOUND;
 * EXAM_COMING, EXAM_OVER, EXAM_NOT_HELD, EXAM_ATTEMPTS_USED, EXAM_SELFIE_NEEDED; EXAM_PAPER_SHORT where the bank cannot fill the paper.
 */
export async function startExamAttempt(
  { id }: StartExamAttemptBody,
  context: OperationContext,
): Promise<ExamAttemptCard> {
  const { userNo } = sessionIn(context);
  if (!isRecordId(id)) fail("NOT_FOUND");
  // Attempts are the server's own work, after it has looked at the exam.
  return withActor(context.db, systemActor, async (trx) => {
    const now = context.now();
    const exam = (await selectExam(trx, { id, orgNo: undefined, now })) ?? fail("NOT_FOUND");
    const attempts = await selectAttemptsOf(trx, { examId: id, userNo });
    const { reason, open, extraSeconds } = await standingOf(trx, { exam, attempts, userNo, now });
    if (open) return presentAttemptCard(open, context);
    if (reason === "coming") fail("EXAM_COMING");
    if (reason === "over") fail("EXAM_OVER");
    if (reason === "right" || reason === "price") fail("EXAM_NOT_HELD");
    if (reason === "attempts") fail("EXAM_ATTEMPTS_USED");
    if (reason === "selfie") fail("EXAM_SELFIE_NEEDED");
    // One whose time is over, which the job has not come to yet: it would stand in the way of the next.
    for (const { id: attemptId, state } of attempts)
      if (state === 1) await closeAttempt(trx, { attemptId, userNo, now });
    const seed = randomUUID();
    const slots = await drawSlots(trx, {
      sections: await selectPaperSections(trx, exam.paper_version_id),
      orgNo: exam.org_no,
      seed,
      shuffleQuestions: exam.shuffle_questions,
      shuffleOptions: exam.shuffle_options,
    });
    const attemptId = await insertAttempt(trx, {
      examId: id,
      userNo,
      orgNo: exam.org_no,
      ownerUserNo: exam.owner_user_no,
      attemptNo: (attempts[0]?.attempt_no ?? 0) + 1,
      paperVersionId: exam.paper_version_id,
      start: now,
      deadline: deadlineOf({ limitMinutes: exam.limit_minutes, gmtEnd: exam.gmt_end, extraSeconds, now }),
      graceSeconds: exam.grace_seconds,
      passCents: exam.pass_cents,
      seed,
      slots,
    });
    await bindAdmission(trx, { examId: id, userNo, now });
    const row =
      attemptId === undefined
        ? (await selectAttemptsOf(trx, { examId: id, userNo }))[0]
        : await selectAttempt(trx, { id: attemptId, userNo });
    return presentAttemptCard(row ?? fail("UNEXPECTED"), context);
  });
}

/** When an attempt that begins now ends: after its time, with what the person has more of it, and with the window. */
function deadlineOf({
  limitMinutes,
  gmtEnd,
  extraSeconds,
  now,
}: {
  limitMinutes: number | null;
  gmtEnd: Date | null;
  extraSeconds: number;
  now: Date;
}): Date | null {
  const ends = [
    ...(limitMinutes === null ? [] : [now.getTime() + limitMinutes * 60_000 + extraSeconds * 1000]),
    ...(gmtEnd === null ? [] : [gmtEnd.getTime()]),
  ];
  return ends.length === 0 ? null : new Date(Math.min(...ends));
}

/** The places of a paper with what is drawn for them. EXAM_PAPER_SHORT where the bank cannot fill it. */
export async function drawSlots(trx: Trx, paper: PaperToDraw): Promise<DrawnSlot[]> {
  const drawn = await drawFromBank(trx, paper);
  return "slots" in drawn ? drawn.slots : fail("EXAM_PAPER_SHORT");
}
