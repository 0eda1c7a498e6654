import { sql } from "kysely";
import { ExamAttemptStateEnum, type QuestionKindEnum } from "../../../../generated/enums.ts";
import type { ExamQuestionBody, ExamQuestionKey } from "../../../../generated/types.ts";
import type { Trx } from "../../../database/connect.ts";

/** Attempts that an analysis takes: the newest. */
const MAX_ATTEMPTS = 20_000;

export interface TakerRow {
  /** The attempt. */
  id: string;
  /** Of the points in hundredths; null before it is marked. */
  cents: number | null;
  maxCents: number;
  /** 0 to 2: which third of the class it is in. */
  third: number;
}

/** Each person's first finished attempt: later ones are by people who have seen the paper. Of homework the one that counts. */
export async function selectTakers(trx: Trx, examId: string): Promise<TakerRow[]> {
  const { rows } = await sql<TakerRow>`
    select id, cents, max_cents as "maxCents",
      floor((row_number() over (order by first.cents, first.id) - 1) * 3 / count(*) over ())::int as third
    from (select distinct on (user_no) id, cents, max_cents from exam_attempt
      where exam_id = ${examId} and state = ${ExamAttemptStateEnum.finished} and not is_replaced
      order by user_no, attempt_no) as first
    order by first.id desc limit ${MAX_ATTEMPTS}`.execute(trx);
  return rows;
}

/** All that an analysis reads of an attempt. Lists of a kind go together; null stands for an empty one. */
export interface SheetRow {
  id: string;
  /** Places in the order of the paper, their questions' versions, and the most hundredths of a point for each. */
  slots: number[] | null;
  versions: string[] | null;
  points: number[] | null;
  /** What was marked, and with how many hundredths. */
  markedSlots: number[] | null;
  cents: number[] | null;
  /** The options that were chosen, by place. */
  chosen: Record<string, string[]> | null;
  /** What was saved, one after the other, and how many ms after the beginning. */
  savedSlots: number[] | null;
  savedMs: number[] | null;
}

/** The sheets of some attempts, by the index of each table: joined as whole tables they take five times as long. */
export async function selectSheets(trx: Trx, ids: readonly string[]): Promise<SheetRow[]> {
  const { rows } = await sql<SheetRow>`
    select attempt.id, place.*, mark.*, answer.*, log.*
    from exam_attempt as attempt
    cross join lateral (
      select array_to_json(array_agg(slot)) as slots, array_to_json(array_agg(question_version_id::text)) as versions,
        array_to_json(array_agg(max_cents)) as points
      from (select slot, question_version_id, max_cents from exam_attempt_slot where attempt_id = attempt.id
        order by slot) as one) as place
    cross join lateral (
      select array_to_json(array_agg(slot)) as "markedSlots", array_to_json(array_agg(exam_mark.cents)) as cents
      from exam_mark where attempt_id = attempt.id and is_current) as mark
    cross join lateral (
      select json_object_agg(slot, body -> 'chosen') as chosen
      from exam_answer where attempt_id = attempt.id and jsonb_typeof(body -> 'chosen') = 'array') as answer
    cross join lateral (
      select array_to_json(array_agg(slot)) as "savedSlots",
        array_to_json(array_agg((date_part('epoch', gmt_saved - attempt.gmt_start) * 1000)::bigint)) as "savedMs"
      from (select slot, gmt_saved from exam_answer_log where attempt_id = attempt.id order by gmt_saved, id) as one) as log
    where attempt.id = any(${[...ids]}::bigint[])`.execute(trx);
  return rows;
}

/** Which question each of these versions is of. */
export async function selectQuestionsOf(trx: Trx, versionIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; questionId: string }>`
    select id, question_id as "questionId" from exam_question_version
    where id = any(${[...versionIds]}::bigint[])`.execute(trx);
  return new Map(rows.map(({ id, questionId }) => [id, questionId]));
}

export interface AskedRow {
  questionId: string;
  kind: QuestionKindEnum;
  body: ExamQuestionBody;
  key: ExamQuestionKey;
  hasNewer: boolean;
}

/** Questions as these versions ask, with the key that counts in the exam. */
export async function selectAsked(
  trx: Trx,
  { examId, versionIds }: { examId: string; versionIds: readonly string[] },
): Promise<AskedRow[]> {
  const { rows } = await sql<AskedRow>`
    select version.question_id as "questionId", version.question_kind as kind, version.body,
      coalesce((select key from exam_regrade where exam_id = ${examId} and question_id = version.question_id
        order by id desc limit 1), secret.key) as key,
      question.version_id <> version.id as "hasNewer"
    from exam_question_version as version
    join exam_question as question on question.id = version.question_id
    join exam_question_key as secret on secret.version_id = version.id
    where version.id = any(${[...versionIds]}::bigint[])`.execute(trx);
  return rows;
}

/** The planner takes the policies of the tables for so costly that compiling the statement takes longer than running it. */
export async function withoutCompiling(trx: Trx): Promise<void> {
  await sql`select set_config('jit', 'off', true)`.execute(trx);
}
