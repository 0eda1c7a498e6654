import { createJob, type Job } from "../core/job.ts";
import type { Metrics } from "../core/metrics.ts";
import type { Services } from "../core/services.ts";
import { sendAnnouncements } from "../modules/messages/index.ts";

/** Every five seconds sends the announcements whose time has come. */
export function announcementsJob({ db, log, now }: Services, metrics: Metrics): Job {
  return createJob({
    name: "announcements",
    intervalMs: 5000,
    run: (signal) => sendAnnouncements(db, now(), signal),
    failure: "announcements were not sent; it goes on in five seconds",
    log,
    metrics,
  });
}
