import { sql } from "kysely";
import { ExamAttemptStateEnum } from "../../../../generated/enums.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Db, Trx } from "../../../database/connect.ts";
import { markAttempts } from "../marking/mark-attempt.ts";

/** Attempts that one statement closes at most, so that no transaction is long. */
const LARGEST_BATCH = 500;
/** Attempts that one transaction marks at most. */
const MARKED_TOGETHER = 50;
/** Attempts that one run marks at most; the next comes within a second. */
const MARKED_AT_ONCE = 1000;

/**
 * Submits attempts, those of them that are open: at their deadline if that has passed. Marking is a step of its own.
 */
export async function closeAttempts(
  trx: Trx,
  { attemptIds, now }: { attemptIds: readonly string[]; now: Date },
): Promise<void> {
  await sql`
    update exam_attempt set state = ${ExamAttemptStateEnum.submitted}, gmt_submit = least(${now}, gmt_deadline),
      is_by_server = coalesce(gmt_deadline <= ${now}, false), grading_needed = true
    where id in (select id from exam_attempt
      where id = any(${attemptIds}::bigint[]) and state = ${ExamAttemptStateEnum.inProgress}
      order by id for update)`.execute(trx);
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

type Failed = (error: unknown, attemptId: string) => void;

/**
 * Marks what was submitted and is not marked yet: of attempts that the server closed when the time of grace is over.
 * Some share a transaction; one that fails does not hold up the others. Gives how many.
 */
export async function markDue(
  db: Db,
  now: Date,
  { signal, failed }: { signal?: AbortSignal; failed: Failed },
): Promise<number> {
  const { rows } = await withActor(db, systemActor, (trx) =>
    sql<{ id: string }>`select id from exam_attempt where grading_needed
      and (not is_by_server or coalesce(gmt_deadline, gmt_submit) + grace_seconds * interval '1 second' < ${now})
      order by id limit ${MARKED_AT_ONCE}`.execute(trx),
  );
  let marked = 0;
  for (let from = 0; from < rows.length && !signal?.aborted; from += MARKED_TOGETHER) {
    const ids = rows.slice(from, from + MARKED_TOGETHER).map(({ id }) => id);
    marked += await markTogether(db, ids, failed);
  }
  return marked;
}

/** Marks attempts in one transaction, or where one of them cannot be marked each in its own. Gives how many. */
export async function markTogether(db: Db, ids: readonly string[], failed: Failed): Promise<number> {
  try {
    await withActor(db, systemActor, (trx) => markAttempts(trx, ids));
    return ids.length;
  } catch (error) {
    if (ids.length === 1) {
      failed(error, ids[0] ?? "");
      return 0;
    }
  }
  let marked = 0;
  for (const id of ids) marked += await markTogether(db, [id], failed);
  return marked;
}
