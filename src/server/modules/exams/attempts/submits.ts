import { inBatches } from "../../../core/batches.ts";
import { CodedError } from "../../../core/errors.ts";
import type { Log } from "../../../core/log.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Db } from "../../../database/connect.ts";
import { selectAttemptsById, type AttemptRow } from "./attempt-queries.ts";
import { closeAttempts, markTogether } from "./close-attempts.ts";

/** Somebody who submits an attempt. */
export interface AttemptSubmit {
  attemptId: string;
  userNo: string;
  now: Date;
}

/** Submits the attempts of all learners, and marks what can be marked by its key. */
export interface ExamSubmits {
  /** The attempt as it then is; again, it changes nothing. NOT_FOUND where it is not the person's. Not inside a transaction. */
  submit(submit: AttemptSubmit): Promise<AttemptRow>;
}

/** Attempts that are closed and marked together at most. */
const LARGEST_BATCH = 50;

/** At the end of an exam the pages of all submit at once: those that arrive together share transactions. */
export function createExamSubmits(db: Db, log: Log): ExamSubmits {
  const submit = inBatches<AttemptSubmit, AttemptRow>({
    largest: LARGEST_BATCH,
    async store(submits) {
      const ids = [...new Set(submits.map(({ attemptId }) => attemptId))];
      const found = await withActor(db, systemActor, async (trx) => {
        const rows = new Map((await selectAttemptsById(trx, ids)).map((row) => [row.id, row]));
        const own = submits.filter(({ attemptId, userNo }) => rows.get(attemptId)?.user_no === userNo);
        const now = new Date(Math.min(...submits.map((one) => one.now.getTime())));
        await closeAttempts(trx, { attemptIds: own.map(({ attemptId }) => attemptId), now });
        return own.map(({ attemptId }) => attemptId);
      });
      // A transaction of its own: an answer that cannot be marked does not keep the attempt open. The job tries again.
      await markTogether(db, found, (error, attemptId) =>
        log.error({ err: error, attemptId }, "an attempt could not be marked; the job tries again"),
      );
      const after = await withActor(db, systemActor, (trx) => selectAttemptsById(trx, found));
      const rows = new Map(after.map((row) => [row.id, row]));
      return submits.map(({ attemptId, userNo }) => {
        const row = rows.get(attemptId);
        return row?.user_no === userNo ? row : new CodedError("NOT_FOUND");
      });
    },
  });
  return { submit };
}
