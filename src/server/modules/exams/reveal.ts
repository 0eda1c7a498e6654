import { ExamAttemptStateEnum, ExamShowEnum } from "../../../generated/enums.ts";

/** What decides about what a learner sees of an attempt. */
export interface RevealFacts {
  attemptState: number;
  /** When the window of the exam ends; null: it has no end. */
  gmtEnd: Date | null;
  now: Date;
}

/**
 * Whether something that is shown at a certain time is shown now. Nothing is shown of an attempt that is open, and what
 * waits for the end of a window that has none is never shown.
 */
export function isShown(when: number, { attemptState, gmtEnd, now }: RevealFacts): boolean {
  if (attemptState === ExamAttemptStateEnum.inProgress) return false;
  if (when === ExamShowEnum.afterSubmit) return true;
  if (when === ExamShowEnum.afterMarking) return attemptState === ExamAttemptStateEnum.finished;
  if (when === ExamShowEnum.afterWindow) return gmtEnd !== null && gmtEnd <= now;
  return false;
}
