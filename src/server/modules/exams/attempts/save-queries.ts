import { sql } from "kysely";
import type { Trx } from "../../../database/connect.ts";
import { storedNames } from "./place-names.ts";

/** One answer on its way to the database. `seq` grows with every change of the page's copy. */
export interface AnswerToSave {
  attemptId: string;
  userNo: string;
  slot: number;
  seq: number;
  /** As JSON. */
  body: string;
  now: Date;
}

/** What became of an answer. */
export interface SavedAnswer {
  attemptId: string;
  slot: number;
  /** The newest sequence that is stored: this one's, or a later one. */
  seq: number;
  /** Whether it counts; false for what came after the time of grace or after the attempt was closed. */
  isCounted: boolean;
  /** How long after the deadline it came; 0 before it. */
  lateMs: number;
}

/**
 * Stores answers of any number of attempts in one statement. An answer replaces one of a lower sequence while its
 * attempt is open and the time of grace is not over. What comes later is kept in the log alone. Answers to attempts of
 * others, and to places that an attempt has not, are not stored and not in the reply.
 */
export async function storeAnswers(trx: Trx, answers: readonly AnswerToSave[]): Promise<SavedAnswer[]> {
  const column = <Value>(of: (answer: AnswerToSave) => Value): Value[] => answers.map(of);
  const { rows } = await sql<SavedAnswer>`
    with given as (
      select * from unnest(
        ${column(({ attemptId }) => attemptId)}::bigint[], ${column(({ userNo }) => userNo)}::bigint[],
        ${column(({ slot }) => slot)}::smallint[], ${column(({ seq }) => seq)}::bigint[],
        ${column(({ body }) => body)}::jsonb[], ${column(({ now }) => now.toISOString())}::timestamptz[]
      ) as given (attempt_id, user_no, slot, seq, body, now)
    ),
    open as (
      select id, user_no, gmt_deadline, grace_seconds, state, is_by_server and grading_needed as in_grace
      from exam_attempt
      where id in (select attempt_id from given) order by id for share
    ),
    placed as (
      select given.attempt_id, given.slot, given.seq, given.now,
        ${storedNames(sql`given.body`, sql`exam_attempt_slot.option_order`)} as body,
        least(greatest(0, coalesce(extract(epoch from given.now - open.gmt_deadline) * 1000, 0)), 2000000000)::int
          as late_ms,
        (open.state = 1 or open.in_grace)
          and given.now <= coalesce(open.gmt_deadline, 'infinity') + open.grace_seconds * interval '1 second' as counts
      from given
      join open on open.id = given.attempt_id and open.user_no = given.user_no
      join exam_attempt_slot on exam_attempt_slot.attempt_id = given.attempt_id and exam_attempt_slot.slot = given.slot
    ),
    logged as (
      insert into exam_answer_log (attempt_id, slot, seq, body, gmt_saved, late_ms, is_counted)
      select attempt_id, slot, seq, body, now, late_ms, counts from placed order by attempt_id, slot, seq
      on conflict (attempt_id, slot, seq) do nothing
    ),
    stored as (
      insert into exam_answer (attempt_id, slot, seq, body, gmt_saved, late_ms)
      select distinct on (attempt_id, slot) attempt_id, slot, seq, body, now, late_ms
      from placed where counts order by attempt_id, slot, seq desc
      on conflict (attempt_id, slot) do update
        set seq = excluded.seq, body = excluded.body, gmt_saved = excluded.gmt_saved, late_ms = excluded.late_ms
        where excluded.seq > exam_answer.seq
      returning attempt_id, slot, seq
    )
    select placed.attempt_id as "attemptId", placed.slot,
      max(greatest(placed.seq, coalesce(stored.seq, 0), coalesce(prior.seq, 0)))::float8 as seq,
      bool_or(placed.counts) as "isCounted", max(placed.late_ms) as "lateMs"
    from placed
    left join stored using (attempt_id, slot)
    left join exam_answer as prior on prior.attempt_id = placed.attempt_id and prior.slot = placed.slot
    group by placed.attempt_id, placed.slot`.execute(trx);
  return rows;
}
