import type { ExamAttemptCard, StartExamAttemptBody } from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { CodedError, fail } from "../../../core/errors.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { presentAttemptCard } from "../present.ts";
import { checkRoom } from "../room/room.ts";
import { safeBrowserProof } from "../room/safe-browser.ts";
import { selectVisibleExam } from "../visible-exam.ts";

/**
 * Begins an attempt, or gives the one that is open: of two calls at once one begins it and the other gets it. NOT_FOUND;
 * EXAM_COMING, EXAM_OVER, EXAM_NOT_HELD, EXAM_ATTEMPTS_USED, EXAM_SELFIE_NEEDED, EXAM_SAFE_BROWSER_NEEDED;
 * EXAM_PAPER_SHORT where the bank cannot fill the paper; EXAM_ATTEMPT_CLOSED in an exam room whose attempt is submitted.
 */
export async function startExamAttempt(
  { id, safeBrowser }: StartExamAttemptBody,
  context: OperationContext,
): Promise<ExamAttemptCard> {
  const { userNo, room } = sessionIn(context);
  checkRoom(id, context);
  if (!isRecordId(id)) fail("NOT_FOUND");
  const row = await context.services.examStarts
    .start({ examId: id, userNo, room, proof: safeBrowserProof(safeBrowser, context), now: context.now() })
    .catch(async (error: unknown) => {
      // Why it is not begun tells that there is such an exam: whom it was not given to learns neither.
      if (error instanceof CodedError && !(await isVisible(id, context))) fail("NOT_FOUND");
      throw error;
    });
  return presentAttemptCard(row, context);
}

const isVisible = (id: string, context: OperationContext): Promise<boolean> =>
  withActor(
    context.db,
    systemActor,
    async (trx) => (await selectVisibleExam(trx, { id, orgNo: undefined }, context)) !== undefined,
  );
