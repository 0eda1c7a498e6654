import { ExamAttemptStateEnum } from "../../../../generated/enums.ts";
import type { GradeExam } from "../../../../generated/types.ts";
import { pointsOf, revealOf, stateAt, type AttemptRow } from "../../exams/index.ts";

/** Whether work was handed in, by its author or by the clock. */
export const isHandedIn = (row: AttemptRow, now: Date): boolean =>
  stateAt(row, now) !== ExamAttemptStateEnum.inProgress;

/** Whether work was handed in after its due date. */
export function isLate({ gmt_submit, gmt_due }: Pick<AttemptRow, "gmt_submit" | "gmt_due">): boolean {
  return gmt_submit !== null && gmt_due !== null && gmt_submit > gmt_due;
}

/** Where a member stands with a homework; their attempts at it, the newest first. */
export function homeworkStanding(
  attempts: readonly AttemptRow[],
  now: Date,
): Pick<GradeExam, "homeworkState" | "isLate" | "score" | "maxScore"> {
  const work = attempts.find((row) => !row.is_replaced && isHandedIn(row, now));
  if (!work) return { homeworkState: attempts.some((row) => !isHandedIn(row, now)) ? "begun" : "none" };
  const isMarked = stateAt(work, now) === ExamAttemptStateEnum.finished && revealOf(work, now).score;
  return {
    homeworkState: isMarked ? "marked" : "handedIn",
    ...(isLate(work) ? { isLate: true } : {}),
    ...(isMarked ? { score: pointsOf(work.cents ?? 0), maxScore: pointsOf(work.max_cents) } : {}),
  };
}
