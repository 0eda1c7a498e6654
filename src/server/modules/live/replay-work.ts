import { systemActor, withActor } from "../../database/actor.ts";
import type { Log } from "../../core/log.ts";
import { keepReplay, UselessRecording, type ReplayNeeds } from "./replay.ts";
import { forgetReplay, holdReplay, postponeReplay, takeReplay, type TakenReplay } from "./replay-queries.ts";

/**
 * Fetches the recordings of sessions that are over, one at a time on each server: the rows of `live_replay` are the
 * queue. The outbox is not for this: its events take moments, and orders wait in the same line.
 */
export interface ReplayWork {
  /** Fetches whatever is due; for tests. */
  drain(): Promise<void>;
  start(): void;
  /** Breaks off what is being fetched; it is begun anew by whoever comes next. */
  stop(): Promise<void>;
}

const INTERVAL_MS = 15_000;
/** ms: a server that vanished in the middle is not waited for longer. It says that it is there every third of it. */
export const LEASE_MS = 60_000;
const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 15 * 60_000;

export function createReplayWork(
  services: ReplayNeeds & { log: Log },
  { renewMs = LEASE_MS / 3 }: { renewMs?: number } = {},
): ReplayWork {
  const { db, log, now } = services;
  let timer: NodeJS.Timeout | undefined;
  let stopping = new AbortController();
  let running: Promise<void> | undefined;
  const later = (milliseconds: number) => new Date(now().getTime() + milliseconds);
  const asSystem = <Result>(work: Parameters<typeof withActor<Result>>[2]) => withActor(db, systemActor, work);

  async function workOff(): Promise<void> {
    while (!stopping.signal.aborted) {
      const taken = await asSystem((trx) => takeReplay(trx, { now: now(), until: later(LEASE_MS) }));
      if (!taken) return;
      await perform(taken);
    }
  }

  async function perform(taken: TakenReplay): Promise<void> {
    const lost = new AbortController();
    const renewLease = async () => {
      if (!(await asSystem((trx) => holdReplay(trx, { taken, until: later(LEASE_MS) })))) lost.abort();
    };
    const renewing = setInterval(
      () =>
        void renewLease().catch((error: unknown) =>
          log.warn({ err: error }, "the fetching of a replay could not be held"),
        ),
      renewMs,
    );
    try {
      await keepReplay(taken, services, { signal: AbortSignal.any([stopping.signal, lost.signal]) });
    } catch (error) {
      if (lost.signal.aborted) return;
      if (stopping.signal.aborted)
        return await asSystem((trx) => postponeReplay(trx, { taken, from: now(), counts: false }));
      log.warn({ err: error, periodId: taken.period_id, attempts: taken.attempts }, "a replay could not be fetched");
      if (error instanceof UselessRecording) return void (await asSystem((trx) => forgetReplay(trx, taken)));
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(taken.attempts - 1, 20), LONGEST_PAUSE_MS);
      await asSystem((trx) =>
        postponeReplay(trx, {
          taken,
          from: later(pause),
          counts: true,
          error: error instanceof Error ? error.message : String(error),
        }),
      );
    } finally {
      clearInterval(renewing);
    }
  }

  function drain(): Promise<void> {
    running ??= workOff().finally(() => (running = undefined));
    return running;
  }

  return {
    drain,
    start() {
      stopping = new AbortController();
      const look = () =>
        void drain().catch((error: unknown) =>
          log.warn({ err: error }, "replays that are due could not be looked for; it is tried again in a moment"),
        );
      timer = setInterval(look, INTERVAL_MS);
      timer.unref();
      look();
    },
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await running?.catch(() => undefined);
    },
  };
}
