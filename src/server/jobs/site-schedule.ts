import type { Log } from "../core/log.ts";
import type { DraftDeps } from "../modules/sites/tenants/drafts/draft.ts";
import { publishDue } from "../modules/sites/tenants/drafts/schedule-draft.ts";

const INTERVAL_MS = 5000;

/** Every five seconds publishes the sites whose time has come. Gives how to stop it. */
export function startSiteSchedule({
  log,
  ...deps
}: Pick<DraftDeps, "db" | "check" | "now"> & { log: Log }): () => void {
  let busy = false;
  const run = async () => {
    if (busy) return;
    busy = true;
    try {
      for (const { orgNo, outcome } of await publishDue(deps)) {
        if (outcome === "published") log.info({ orgNo }, "a site was published at its time");
        else log.warn({ orgNo, reason: outcome }, "the time of a site came, and it was not published");
      }
    } catch (error) {
      log.warn({ err: error }, "sites were not published at their time; it is tried again in a moment");
    }
    busy = false;
  };
  const timer = setInterval(() => void run(), INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}
