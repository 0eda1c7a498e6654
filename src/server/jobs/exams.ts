import { createJob, type Job } from "../core/job.ts";
import type { Log } from "../core/log.ts";
import type { Metrics } from "../core/metrics.ts";
import type { Db } from "../database/connect.ts";
import { closeDue, markDue } from "../modules/exams/index.ts";

/** Every second submits the attempts whose time is over, and then marks what was submitted. */
export function examJob({ db, log, metrics, now }: { db: Db; log: Log; metrics: Metrics; now(): Date }): Job {
  return createJob({
    name: "exams",
    intervalMs: 1000,
    run: async (signal) => {
      const closed = await closeDue(db, now());
      if (closed > 0) log.info({ attempts: closed }, "attempts of exams were submitted at their end");
      await markDue(db, now(), {
        signal,
        failed: (error, attemptId) => log.error({ err: error, attemptId }, "an attempt could not be marked"),
      });
    },
    failure: "attempts of exams were not closed; it is tried again in a second",
    log,
    metrics,
  });
}
