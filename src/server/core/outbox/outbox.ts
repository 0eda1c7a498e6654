import { systemActor, withActor } from "../../database/actor.ts";
import type { Db } from "../../database/connect.ts";
import type { Log } from "../log.ts";
import type { OutboxTopic, OutboxTopics } from "./add-event.ts";
import { finishEvent, forgetEvents, postponeEvent, takeEvent, type EventRow } from "./outbox-queries.ts";

/**
 * Does an event. It may be called twice for one, so doing it again must change nothing. What it throws is tried again
 * later.
 */
export type EventHandler<Topic extends OutboxTopic> = (payload: OutboxTopics[Topic]) => Promise<void>;

/** Works off what transactions have left to be done, on every node; see `addEvent`. */
export interface Outbox {
  /** Says how events of a topic are done. Once for each topic, before `start`. */
  on<Topic extends OutboxTopic>(topic: Topic, handler: EventHandler<Topic>): void;
  /** Something was added and committed: looks for it now, in the background. */
  wake(): void;
  /** Does everything that is due; for tests, and for those who wait. */
  drain(): Promise<void>;
  /** Looks for what is due every few seconds, until `stop`. */
  start(): void;
  /** Lets the event that is being done finish. */
  stop(): Promise<void>;
}

const INTERVAL_MS = 5000;
/** ms: a node that took an event and vanished is not waited for longer. */
const LEASE_MS = 15_000;
const LONGEST_PAUSE_MS = 60 * 60_000;
const KEPT_MS = 7 * 24 * 60 * 60_000;

interface Options {
  db: Db;
  log: Log;
  now(): Date;
}

export function createOutbox({ db, log, now }: Options): Outbox {
  const handlers = new Map<string, (payload: never) => Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  const later = (milliseconds: number) => new Date(now().getTime() + milliseconds);
  const asSystem = <Result>(work: Parameters<typeof withActor<Result>>[2]) => withActor(db, systemActor, work);

  async function workOff(): Promise<void> {
    for (;;) {
      if (stopped) return;
      const event = await asSystem((trx) => takeEvent(trx, { now: now(), until: later(LEASE_MS) }));
      if (!event) return;
      await perform(event);
    }
  }

  async function perform({ id, topic, payload, attempts }: EventRow): Promise<void> {
    try {
      const handler = handlers.get(topic);
      if (!handler) throw new Error(`nobody does "${topic}"`);
      await handler(payload as never);
      await asSystem((trx) => finishEvent(trx, { id, now: now() }));
    } catch (error) {
      log.warn({ err: error, topic, eventId: id, attempts }, "an event of the outbox failed; it is tried again");
      const until = later(Math.min(1000 * 2 ** Math.min(attempts, 20), LONGEST_PAUSE_MS));
      await asSystem((trx) =>
        postponeEvent(trx, { id, until, error: error instanceof Error ? error.message : String(error) }),
      );
    }
  }

  /** Runs one round at a time. A call during a round gets the next one. */
  function drain(): Promise<void> {
    if (running) return (next ??= running.catch(() => undefined).then(() => ((next = undefined), drain())));
    running = workOff().finally(() => (running = undefined));
    return running;
  }

  const wake = () =>
    void drain().catch((error: unknown) =>
      log.warn({ err: error }, "the outbox could not be read; it is read again in a moment"),
    );
  return {
    on: (topic, handler) => void handlers.set(topic, handler as (payload: never) => Promise<void>),
    wake,
    drain,
    start() {
      timer = setInterval(wake, INTERVAL_MS);
      timer.unref();
      void asSystem((trx) => forgetEvents(trx, later(-KEPT_MS))).catch((error: unknown) =>
        log.warn({ err: error }, "old events were not removed"),
      );
      wake();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running?.catch(() => undefined);
    },
  };
}
