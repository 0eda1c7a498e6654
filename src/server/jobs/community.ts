import { createJob, type Job } from "../core/job.ts";
import type { Metrics } from "../core/metrics.ts";
import type { Services } from "../core/services.ts";
import { publishDue, refreshHot, sendNotices } from "../modules/community/index.ts";

/**
 * Every ten seconds publishes the posts that were scheduled, writes who read what, counts what is hot, and tells people
 * what was written to them.
 */
export function communityJob(services: Services, metrics: Metrics): Job {
  const { db, postViews, log, now } = services;
  return createJob({
    name: "community",
    intervalMs: 10_000,
    run: async (signal) => {
      await publishDue(db, now());
      await postViews.flush();
      await refreshHot(db, now(), signal);
      await sendNotices(services, now());
    },
    failure: "the community was not brought up to date; it is tried again in ten seconds",
    log,
    metrics,
  });
}
