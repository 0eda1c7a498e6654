import { sql } from "kysely";
import { ExamAttemptStateEnum, type QuestionKindEnum } from "../../../../generated/enums.ts";
import type { ExamQuestionBody, ExamQuestionKey } from "../../../../generated/types.ts";
import type { Trx } from "../../../database/connect.ts";

/** Attempts that an analysis takes: the newest. */
const MAX_ATTEMPTS = 20_000;

/** Each person's first finished attempt: later ones are by people who have seen the paper. Of homework the one that counts. */
const attemptsOf = (examId: string) => sql`(
  select first.*, floor((row_number() over (order by first.cents, first.id) - 1) * 3 / count(*) over ())::int as third
  from (select distinct on (user_no) id, cents, max_cents, gmt_start from exam_attempt
    where exam_id = ${examId} and state = ${ExamAttemptStateEnum.finished} and not is_replaced
    order by user_no, attempt_no) as first
  order by first.id desc limit ${MAX_ATTEMPTS})`;

export interface ScoreRow {
  questions: string[];
  cents: number[];
}

/** The marks of each attempt, by question, in a transaction of scope `system`. */
export async function selectScores(trx: Trx, examId: string): Promise<ScoreRow[]> {
  const { rows } = await sql<ScoreRow>`
    select array_agg(version.question_id::text order by place.slot) as questions,
      array_agg(mark.cents order by place.slot) as cents
    from ${attemptsOf(examId)} as attempt
    join exam_attempt_slot as place on place.attempt_id = attempt.id
    join exam_question_version as version on version.id = place.question_version_id
    join exam_mark as mark on mark.attempt_id = attempt.id and mark.slot = place.slot and mark.is_current
    group by attempt.id`.execute(trx);
  return rows;
}

export interface AskedRow {
  questionId: string;
  kind: QuestionKindEnum;
  body: ExamQuestionBody;
  key: ExamQuestionKey;
  maxCents: number;
  hasNewer: boolean;
}

/** The questions that the attempts at an exam have, as the newest version among them asks, in the order of the paper. */
export async function selectAsked(trx: Trx, examId: string): Promise<AskedRow[]> {
  const { rows } = await sql<AskedRow>`
    select asked.question_id as "questionId", version.question_kind as kind, version.body,
      coalesce((select key from exam_regrade where exam_id = ${examId} and question_id = asked.question_id
        order by id desc limit 1), secret.key) as key,
      asked.max_cents as "maxCents", question.version_id <> asked.version_id as "hasNewer"
    from (select version.question_id, max(version.id) as version_id, max(place.max_cents) as max_cents,
        min(place.slot) as slot
      from ${attemptsOf(examId)} as attempt
      join exam_attempt_slot as place on place.attempt_id = attempt.id
      join exam_question_version as version on version.id = place.question_version_id
      group by version.question_id) as asked
    join exam_question_version as version on version.id = asked.version_id
    join exam_question as question on question.id = asked.question_id
    join exam_question_key as secret on secret.version_id = asked.version_id
    order by asked.slot, asked.question_id`.execute(trx);
  return rows;
}

export interface ChosenRow {
  questionId: string;
  option: string;
  third: number;
  count: number;
}

/** Who chose which option, by thirds of the class. */
export async function selectChosen(trx: Trx, examId: string): Promise<ChosenRow[]> {
  const { rows } = await sql<ChosenRow>`
    select version.question_id as "questionId", chosen.option, attempt.third, count(*)::int as count
    from ${attemptsOf(examId)} as attempt
    join exam_attempt_slot as place on place.attempt_id = attempt.id
    join exam_question_version as version on version.id = place.question_version_id and version.question_kind in (1, 2, 3)
    join exam_answer as answer on answer.attempt_id = attempt.id and answer.slot = place.slot
    cross join lateral (select distinct jsonb_array_elements_text(
      case when jsonb_typeof(answer.body -> 'chosen') = 'array' then answer.body -> 'chosen' else '[]' end) as option) as chosen
    group by 1, 2, 3`.execute(trx);
  return rows;
}

/**
 * Seconds that the middle person spent on each question: the time from one save to the next belongs to the question that
 * was saved then. What lasted longer than half an hour was a pause.
 */
export async function selectTimes(trx: Trx, examId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ questionId: string; seconds: number }>`
    select version.question_id as "questionId", percentile_cont(0.5) within group (order by spent.seconds) as seconds
    from (select attempt_id, slot, sum(seconds) as seconds
      from (select log.attempt_id, log.slot, extract(epoch from log.gmt_saved
          - lag(log.gmt_saved, 1, attempt.gmt_start) over (partition by log.attempt_id order by log.gmt_saved, log.id))::float8
          as seconds
        from exam_answer_log as log join ${attemptsOf(examId)} as attempt on attempt.id = log.attempt_id) as step
      where seconds between 0 and 1800 group by attempt_id, slot) as spent
    join exam_attempt_slot as place on place.attempt_id = spent.attempt_id and place.slot = spent.slot
    join exam_question_version as version on version.id = place.question_version_id
    group by version.question_id`.execute(trx);
  return new Map(rows.map(({ questionId, seconds }) => [questionId, seconds]));
}

/** How many attempts have which tenth of the points. */
export async function selectTenths(trx: Trx, examId: string): Promise<{ bin: number; count: number }[]> {
  const { rows } = await sql<{ bin: number; count: number }>`
    select least(9, cents::bigint * 10 / max_cents)::int as bin, count(*)::int as count
    from ${attemptsOf(examId)} as attempt where max_cents > 0 group by 1`.execute(trx);
  return rows;
}
