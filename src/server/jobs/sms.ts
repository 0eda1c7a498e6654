import { createJob, type Job } from "../core/job.ts";
import type { Metrics } from "../core/metrics.ts";
import type { Services } from "../core/services.ts";
import { sendSms } from "../modules/messages/index.ts";
import { sendInvitations } from "../modules/onboarding/index.ts";

/** Every five seconds sends by SMS what people want that way, and invitations to teach. */
export function smsJob(services: Services, metrics: Metrics): Job {
  return createJob({
    name: "sms",
    intervalMs: 5000,
    run: async (signal) => {
      const messages = await sendSms(services, services.now(), signal);
      return messages + (await sendInvitations(services, services.now(), signal));
    },
    failure: "messages were not sent by SMS; it goes on in five seconds",
    log: services.log,
    metrics,
  });
}
