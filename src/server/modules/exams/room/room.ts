import { ExamAttemptStateEnum } from "../../../../generated/enums.ts";
import type { ExamRoom, OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import type { AttemptRow } from "../attempts/attempt-queries.ts";
import { stateAt } from "../present.ts";

/** NOT_FOUND for a session of the exam room that asks for another exam than its own. */
export function checkRoom(examId: string, { session }: OperationContext): void {
  if (session?.room && session.room.examId !== examId) fail("NOT_FOUND");
}

/** Whether the attempt that a session of the exam room was for is submitted, by the person or by the server. */
export function isHandedIn({ since }: ExamRoom, attempts: readonly AttemptRow[], now: Date): boolean {
  return attempts.some((row) => {
    const end = row.gmt_submit ?? row.gmt_deadline;
    return stateAt(row, now) !== ExamAttemptStateEnum.inProgress && end !== null && end >= since;
  });
}
