import { LRUCache } from "lru-cache";
import type { Log } from "../../core/log.ts";
import { createKeyedQueue, createSemaphore } from "../../core/semaphore.ts";
import type { PostPublicly, PublicPost } from "./post-publicly.ts";

/** Hands page views on to the services of sites. What is too much, or is not taken, is lost: it is statistics. */
export interface Forwarder {
  /** Whether it will be tried; `site` is the organisation's number. */
  add(site: string, post: PublicPost): boolean;
  /** How many wait or are under way. */
  readonly waiting: number;
}

/** Of all sites together. */
const MAX_WAITING = 1000;
const AT_ONCE = 4;
/** Of one site, so that a slow service of one holds up no other. */
const WAITING_OF_SITE = 100;
const PER_MINUTE_OF_SITE = 3000;
/** Failures in a row, after which a service is left alone for a minute. */
const FAILURES = 5;
const MINUTE = 60_000;

export function createForwarder({ post, log }: { post: PostPublicly; log: Pick<Log, "warn"> }): Forwarder {
  const ofSite = createKeyedQueue(WAITING_OF_SITE);
  const slots = createSemaphore({ atOnce: AT_ONCE, waiting: MAX_WAITING });
  const counted = createCounter(PER_MINUTE_OF_SITE);
  const failures = new LRUCache<string, number>({ max: 2000 });
  const resting = new LRUCache<string, true>({ max: 2000, ttl: MINUTE });
  let waiting = 0;

  const attempt = async (site: string, one: PublicPost): Promise<void> => {
    if (resting.has(site)) return;
    try {
      await post(one);
      failures.delete(site);
    } catch (error) {
      const count = (failures.get(site) ?? 0) + 1;
      failures.set(site, count);
      if (count % FAILURES !== 0) return;
      resting.set(site, true);
      log.warn(
        { site, host: URL.parse(one.url)?.host, reason: error instanceof Error ? error.message : String(error) },
        "the statistics service of a site takes nothing; it is left alone for a minute",
      );
    }
  };

  const send = async (site: string, one: PublicPost): Promise<void> => {
    try {
      await ofSite.run(site, () => slots.run(() => attempt(site, one)));
    } catch {
      // More than may wait of one site.
    } finally {
      waiting -= 1;
    }
  };

  return {
    add(site, one) {
      if (waiting >= MAX_WAITING || resting.has(site) || !counted(site)) return false;
      waiting += 1;
      void send(site, one);
      return true;
    },
    get waiting() {
      return waiting;
    },
  };
}

/** Says of each thing whether it has come no more often than so many times within a minute. */
export function createCounter(most: number): (key: string) => boolean {
  const counts = new LRUCache<string, { count: number }>({ max: 20_000, ttl: MINUTE });
  return (key) => {
    const entry = counts.get(key) ?? { count: 0 };
    if (entry.count === 0) counts.set(key, entry);
    entry.count += 1;
    return entry.count <= most;
  };
}
