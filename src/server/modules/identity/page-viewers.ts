import { LRUCache } from "lru-cache";
import type { Session } from "../../core/context.ts";
import { actorOf, withActor } from "../../database/actor.ts";
import type { Bus } from "../../database/bus.ts";
import type { Db } from "../../database/connect.ts";
import { areReadsTogether } from "../../database/page-reads.ts";
import { readPageViewer, type PageViewerRow } from "./queries.ts";

/**
 * What every page of a signed-in person asks: who they are, what is in the cart, what they have not read. One statement,
 * kept for some seconds, and for pages only: a call always reads.
 */
export interface PageViewers {
  /** undefined where no page is being made, or the person is gone. */
  find(session: Session): Promise<PageViewerRow | undefined>;
  /** The person changed something: the next page that this node makes reads it again. */
  forget(userNo: string): void;
  /** The same on every node. Call it after the change is committed. */
  changed(userNo: string): Promise<void>;
}

interface Options {
  db: Db;
  bus: Bus;
  now(): Date;
}

/** What others do to a person, such as a message, may be shown this much later, in ms. */
const AGE_MS = 5000;

export async function createPageViewers({ db, bus, now }: Options): Promise<PageViewers> {
  const kept = new LRUCache<string, Promise<PageViewerRow | undefined>>({ max: 20_000, ttl: AGE_MS });
  const forget = (userNo: string): void => void kept.delete(userNo);
  await bus.on(CHANNEL, forget);
  await bus.on("session", forget);
  bus.onStale(() => kept.clear());
  return {
    async find(session) {
      if (!areReadsTogether()) return undefined;
      const { userNo } = session;
      let known = kept.get(userNo);
      if (!known) {
        const loading = withActor(db, actorOf(session), (trx) => readPageViewer(trx, { userNo, now: now() }));
        kept.set(userNo, loading);
        // A failed load is nobody's answer but of those who waited for it.
        loading.catch(() => kept.peek(userNo) === loading && kept.delete(userNo));
        known = loading;
      }
      return known;
    },
    forget,
    changed(userNo) {
      forget(userNo);
      return bus.publish(CHANNEL, userNo);
    },
  };
}

const CHANNEL = "page_viewer";
