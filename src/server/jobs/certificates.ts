import { createJob, type Job } from "../core/job.ts";
import type { Metrics } from "../core/metrics.ts";
import type { Services } from "../core/services.ts";
import { remindExpiring } from "../modules/certificates/index.ts";

/** Once an hour tells people that certificates run out. */
export function certificateJob(services: Pick<Services, "db" | "tenants" | "log" | "now">, metrics: Metrics): Job {
  return createJob({
    name: "certificates",
    intervalMs: 60 * 60_000,
    run: async (signal) => {
      const told = await remindExpiring(services, signal);
      if (told > 0) services.log.info({ certificates: told }, "people were told that certificates run out");
    },
    failure: "people were not told that certificates run out; it is tried again in an hour",
    log: services.log,
    metrics,
  });
}
