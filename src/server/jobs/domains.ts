import { createJob, type Job } from "../core/job.ts";
import type { Log } from "../core/log.ts";
import type { Metrics } from "../core/metrics.ts";
import type { Db } from "../database/connect.ts";
import { checkDueDomains } from "../modules/sites/index.ts";
import type { Dns } from "../providers/dns/dns.ts";

/** Twice a minute looks into the DNS for the domains that are due. */
export function domainJob({
  log,
  metrics,
  ...parts
}: {
  db: Db;
  dns: Dns;
  log: Log;
  metrics: Metrics;
  now: () => Date;
}): Job {
  return createJob({
    name: "domains",
    intervalMs: 30_000,
    run: () => checkDueDomains(parts),
    failure: "domains were not looked at; it is tried again in a moment",
    log,
    metrics,
  });
}
