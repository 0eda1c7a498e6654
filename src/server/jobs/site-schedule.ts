import { createJob, type Job } from "../core/job.ts";
import type { Log } from "../core/log.ts";
import type { Metrics } from "../core/metrics.ts";
import { publishDue, type DraftDeps } from "../modules/sites/index.ts";

/** Every five seconds publishes the sites whose time has come. */
export function siteScheduleJob({
  log,
  metrics,
  ...deps
}: Pick<DraftDeps, "db" | "check" | "now"> & { log: Log; metrics: Metrics }): Job {
  return createJob({
    name: "site-schedule",
    intervalMs: 5000,
    run: async (signal) => {
      for (const { orgNo, outcome } of await publishDue(deps, signal)) {
        if (outcome === "published") log.info({ orgNo }, "a site was published at its time");
        else log.warn({ orgNo, reason: outcome }, "the time of a site came, and it was not published");
      }
    },
    failure: "sites were not published at their time; it is tried again in a moment",
    log,
    metrics,
  });
}
