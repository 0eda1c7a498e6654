import { createJob, type Job } from "../core/job.ts";
import type { Metrics } from "../core/metrics.ts";
import type { Services } from "../core/services.ts";
import { publishDueArticles } from "../modules/content/index.ts";

/** Every ten seconds publishes the articles whose time has come. */
export function articlesJob({ db, log, now }: Services, metrics: Metrics): Job {
  return createJob({
    name: "articles",
    intervalMs: 10_000,
    run: () => publishDueArticles(db, now()),
    failure: "planned articles were not published; it is tried again in ten seconds",
    log,
    metrics,
  });
}
