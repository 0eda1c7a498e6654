import type { Db } from "../database/connect.ts";
import { checkDueDomains } from "../modules/sites/domains/domains.ts";
import type { Log } from "../core/log.ts";
import type { Dns } from "../providers/dns/dns.ts";

const INTERVAL_MS = 30_000;

/** Twice a minute looks into the DNS for the domains that are due. Gives how to stop it. */
export function startDomainJob({ log, ...parts }: { db: Db; dns: Dns; log: Log; now: () => Date }): () => void {
  let busy = false;
  const run = async () => {
    if (busy) return;
    busy = true;
    await checkDueDomains(parts).catch((error: unknown) =>
      log.warn({ err: error }, "domains were not looked at; it is tried again in a moment"),
    );
    busy = false;
  };
  const timer = setInterval(run, INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}
