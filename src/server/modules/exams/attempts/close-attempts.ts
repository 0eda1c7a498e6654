import { sql } from "kysely";
import { ExamAttemptStateEnum } from "../../../../generated/enums.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Db, Trx } from "../../../database/connect.ts";
import { markAttempt } from "../marking/mark-attempt.ts";

/** Attempts that one statement closes at most, so that no transaction is long. */
const LARGEST_BATCH = 500;
/** Attempts that one run marks at most; the next comes within a second. */
const MARKED_AT_ONCE = 200;

/**
 * Submits an attempt of a person, where it is open: at its deadline if that has passed. Gives whether it was open.
 * Marking is a step of its own.
 */
export async function closeAttempt(
  trx: Trx,
  { attemptId, userNo, now }: { attemptId: string; userNo: string; now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update exam_attempt set state = ${ExamAttemptStateEnum.submitted}, gmt_submit = least(${now}, gmt_deadline),
      is_by_server = coalesce(gmt_deadline <= ${now}, false), grading_needed = true
    where id = ${attemptId} and user_no = ${userNo} and state = ${ExamAttemptStateEnum.inProgress}`.execute(trx);
  return (numAffectedRows ?? 0n) > 0n;
}

/**
 * Submits the attempts whose time is over, with the deadline as their end, whenever it comes to them. Gives how many.
 * What another process has in its hands is left to it.
 */
export async function closeDue(db: Db, now: Date): Promise<number> {
  for (let closed = 0; ;) {
    const { numAffectedRows } = await withActor(db, systemActor, (trx) =>
      sql`update exam_attempt set state = ${ExamAttemptStateEnum.submitted}, gmt_submit = gmt_deadline, is_by_server = true,
          grading_needed = true
        where id in (select id from exam_attempt
          where state = ${ExamAttemptStateEnum.inProgress} and gmt_deadline <= ${now}
          order by gmt_deadline limit ${LARGEST_BATCH} for update skip locked)`.execute(trx),
    );
    const count = Number(numAffectedRows ?? 0n);
    closed += count;
    if (count < LARGEST_BATCH) return closed;
  }
}

/**
 * Marks what was submitted and is not marked yet: of attempts that the server closed when the time of grace is over. Each
 * is a transaction of its own; one that fails does not hold up the others. Gives how many.
 */
export async function markDue(
  db: Db,
  now: Date,
  { signal, failed }: { signal?: AbortSignal; failed: (error: unknown, attemptId: string) => void },
): Promise<number> {
  const { rows } = await withActor(db, systemActor, (trx) =>
    sql<{ id: string }>`select id from exam_attempt where grading_needed
      and (not is_by_server or coalesce(gmt_deadline, gmt_submit) + grace_seconds * interval '1 second' < ${now})
      order by id limit ${MARKED_AT_ONCE}`.execute(trx),
  );
  let marked = 0;
  for (const { id } of rows) {
    if (signal?.aborted) break;
    try {
      await withActor(db, systemActor, (trx) => markAttempt(trx, id));
      marked += 1;
    } catch (error) {
      failed(error, id);
    }
  }
  return marked;
}
