import { sql } from "kysely";
import { ExamAttemptStateEnum } from "../../../../generated/enums.ts";
import type {
  ExamAnswerBody,
  ListExamMarkingChangesBody,
  ListExamMarkingChangesReply,
} from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { pointsOf } from "../points.ts";
import { remarkPlaces } from "./mark-attempt.ts";

/** Attempts of one page. */
const PAGE = 500;

/**
 * Marked answers that would get another mark by their keys today, as when the rules of marking have changed since. Nothing
 * is stored: whether a mark is changed is the decision of whoever made the exam, by a regrade.
 */
export function listExamMarkingChanges(
  { after }: ListExamMarkingChangesBody,
  context: OperationContext,
): Promise<ListExamMarkingChangesReply> {
  return withActor(context.db, systemActor, async (trx) => {
    const { rows: attempts } = await sql<{ id: string; examId: string; examTitle: string; learnerName: string }>`
      select attempt.id, exam.id as "examId", exam.exam_name as "examTitle", app_user.name as "learnerName"
      from exam_attempt as attempt join exam on exam.id = attempt.exam_id
      join app_user on app_user.user_no = attempt.user_no
      where attempt.id > ${after !== undefined && isRecordId(after) ? after : "0"}
        and attempt.state in (${ExamAttemptStateEnum.marking}, ${ExamAttemptStateEnum.finished})
      order by attempt.id limit ${PAGE}`.execute(trx);
    const byId = new Map(attempts.map((attempt) => [attempt.id, attempt]));
    const places = await remarkPlaces(trx, [...byId.keys()]);
    const last = attempts.length === PAGE ? attempts.at(-1) : undefined;
    return {
      attemptCount: attempts.length,
      ...(last ? { next: last.id } : {}),
      changeList: places
        .filter((place) => place.before !== place.after)
        .map(({ attemptId, examId, slot, before, after: cents, answer }) => ({
          examId,
          examTitle: byId.get(attemptId)?.examTitle ?? "",
          attemptId,
          slot,
          learnerName: byId.get(attemptId)?.learnerName ?? "",
          answer: writtenIn(answer),
          before: pointsOf(before),
          after: pointsOf(cents),
        })),
    };
  });
}

function writtenIn({ blanks = [], parts = [] }: ExamAnswerBody): string {
  return [...blanks, ...parts.flatMap((part) => part.blanks ?? [])].join(" | ");
}
