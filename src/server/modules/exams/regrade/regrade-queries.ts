import { sql } from "kysely";
import type { QuestionKindEnum } from "../../../../generated/enums.ts";
import type { ExamAnswerBody, ExamQuestionBody, ExamQuestionKey } from "../../../../generated/types.ts";
import type { Trx } from "../../../database/connect.ts";

export interface PlaceRow {
  attemptId: string;
  slot: number;
  learnerName: string;
  state: number;
  totalCents: number | null;
  passCents: number;
  kind: QuestionKindEnum;
  body: ExamQuestionBody;
  answer: ExamAnswerBody | null;
  maxCents: number;
  oldCents: number;
  /** Null where nothing was marked yet. */
  source: number | null;
  needsMarker: boolean;
}

/** The places of a question in all attempts at an exam, in a transaction of scope `system`. */
export async function selectPlaces(
  trx: Trx,
  { examId, questionId }: { examId: string; questionId: string },
): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    select attempt.id as "attemptId", place.slot, app_user.name as "learnerName", attempt.state,
      attempt.cents as "totalCents", attempt.pass_cents as "passCents", version.question_kind as kind, version.body,
      answer.body as answer, place.max_cents as "maxCents", coalesce(mark.cents, 0) as "oldCents",
      mark.mark_source as source, coalesce(mark.needs_marker, false) as "needsMarker"
    from exam_attempt as attempt
    join exam_attempt_slot as place on place.attempt_id = attempt.id
    join exam_question_version as version on version.id = place.question_version_id
    join app_user on app_user.user_no = attempt.user_no
    left join exam_answer as answer on answer.attempt_id = attempt.id and answer.slot = place.slot
    left join exam_mark as mark on mark.attempt_id = attempt.id and mark.slot = place.slot and mark.is_current
    where attempt.exam_id = ${examId} and version.question_id = ${questionId}
    order by attempt.id, place.slot`.execute(trx);
  return rows;
}

/** What is right in the newest version of a question. */
export async function selectNewestKey(trx: Trx, questionId: string): Promise<ExamQuestionKey | undefined> {
  const { rows } = await sql<{ key: ExamQuestionKey }>`select secret.key
    from exam_question as question join exam_question_key as secret on secret.version_id = question.version_id
    where question.id = ${questionId}`.execute(trx);
  return rows[0]?.key;
}

/** What regrades of its exam say of the questions of an attempt, by version: the newest holds. */
export async function selectRegrades(
  trx: Trx,
  attemptId: string,
): Promise<Map<string, { key: ExamQuestionKey | null; isForEveryone: boolean }>> {
  const { rows } = await sql<{ versionId: string; key: ExamQuestionKey | null; isForEveryone: boolean }>`
    select distinct on (version.id) version.id as "versionId", regrade.key, regrade.is_for_everyone as "isForEveryone"
    from exam_attempt as attempt
    join exam_regrade as regrade on regrade.exam_id = attempt.exam_id
    join exam_attempt_slot as place on place.attempt_id = attempt.id
    join exam_question_version as version on version.id = place.question_version_id
      and version.question_id = regrade.question_id
    where attempt.id = ${attemptId} order by version.id, regrade.id desc`.execute(trx);
  return new Map(rows.map(({ versionId, ...regrade }) => [versionId, regrade]));
}

/** What the newest regrades of exams say, by "exam/question". */
export async function selectNewestRegrades(
  trx: Trx,
  examIds: readonly string[],
): Promise<Map<string, { key: ExamQuestionKey | null; isForEveryone: boolean }>> {
  const { rows } = await sql<{
    examId: string;
    questionId: string;
    key: ExamQuestionKey | null;
    isForEveryone: boolean;
  }>`
    select distinct on (exam_id, question_id) exam_id as "examId", question_id as "questionId", key,
      is_for_everyone as "isForEveryone"
    from exam_regrade where exam_id = any(${examIds}::bigint[]) order by exam_id, question_id, id desc`.execute(trx);
  return new Map(rows.map(({ examId, questionId, ...regrade }) => [`${examId}/${questionId}`, regrade]));
}
