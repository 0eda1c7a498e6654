import { createJob, type Job } from "../core/job.ts";
import type { Metrics } from "../core/metrics.ts";
import type { Services } from "../core/services.ts";
import { closeDays } from "../modules/figures/index.ts";

/** Every ten minutes sums the days that are over. */
export function daysJob({ db, log, now }: Services, metrics: Metrics): Job {
  return createJob({
    name: "days",
    intervalMs: 10 * 60_000,
    run: (signal) => closeDays(db, now(), signal),
    failure: "the days that are over were not summed; it goes on in ten minutes",
    log,
    metrics,
  });
}
