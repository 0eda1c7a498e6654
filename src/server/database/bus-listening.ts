import { randomUUID } from "node:crypto";
import pg from "pg";
import { streamOf } from "./stream-of.ts";

/** Whom the listening connection notifies. */
export interface Listeners {
  channels(): string[];
  notify(channel: string, payload: string): void;
  /** What is kept may be out of date. */
  stale(): void;
  /** The same, and the node hears again. */
  resync(): void;
}

export interface BusIntervals {
  /** ms between two heartbeats of this node to itself. */
  heartbeatMs: number;
  /** ms without a message after which what is kept is not used, and the connection is made anew. */
  silenceMs: number;
  /** ms after which `/readyz` says that the node is not ready. */
  notReadyMs: number;
}

export const busIntervals: BusIntervals = { heartbeatMs: 5000, silenceMs: 15_000, notReadyMs: 30_000 };

interface ListeningOptions {
  pool: pg.Pool;
  connection: pg.ClientConfig;
  listeners: Listeners;
  onError(error: unknown): void;
  onBack: ((seconds: number) => void) | undefined;
  intervals: BusIntervals;
}

const RETRY_MS = 500;
const CONNECT_TIMEOUT_MS = 5000;
/** The network may have dropped a connection that nothing was sent on; the system would ask after two hours. */
const KEEP_ALIVE_MS = 10_000;
/** How often caches are dropped while nothing is heard; also how soon silence is noticed. */
const STALE_INTERVAL_MS = 1000;

/**
 * A connection that listens, and knows whether it hears. A dropped connection may look open for hours, so this node
 * sends itself a heartbeat by the pool and takes silence for a loss.
 */
export async function createListening(options: ListeningOptions) {
  const { pool, listeners, intervals } = options;
  const heartbeatChannel = `bus_${randomUUID()}`;
  const outage = createOutage(options);
  let client: pg.Client | undefined;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  const connect = async () => {
    const next = new pg.Client({
      ...options.connection,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: CONNECT_TIMEOUT_MS,
    });
    client = next;
    next.on("error", (error) => lost(next, error));
    next.on("end", () => lost(next, new Error("the listening connection ended")));
    next.on("notification", ({ channel, payload }) => {
      outage.heard();
      listeners.notify(channel, payload ?? "");
    });
    await next.connect();
    for (const channel of [heartbeatChannel, ...listeners.channels()]) await next.query(listenTo(channel));
    outage.heard();
  };
  const lost = (broken: pg.Client, error: unknown) => {
    if (closed || broken !== client) return;
    client = undefined;
    outage.lost(error);
    // Not by a farewell: one that is silent would never answer it.
    broken.end().catch(() => undefined);
    streamOf(broken)?.destroy();
    retry = setTimeout(() => {
      const before = outage.begun();
      connect().then(
        () => {
          listeners.resync();
          outage.back(before);
        },
        (again: unknown) => {
          if (client) lost(client, again);
        },
      );
    }, RETRY_MS);
  };
  await connect().catch((error: unknown) => {
    closed = true;
    throw error;
  });

  const heartbeat = setInterval(
    // What the pool lacks is logged by whoever uses it; without a heartbeat the node counts as cut off.
    () => void pool.query("select pg_notify($1, '')", [heartbeatChannel]).catch(() => undefined),
    intervals.heartbeatMs,
  );
  const watch = setInterval(
    () => {
      if (outage.isListening()) return;
      listeners.stale();
      if (client && outage.mayReconnect()) lost(client, new Error("the listening connection was silent"));
    },
    Math.min(STALE_INTERVAL_MS, intervals.heartbeatMs),
  );
  heartbeat.unref();
  watch.unref();

  return {
    // While the connection is lost there is nothing to do: the next one listens to all channels.
    listen: async (channel: string) => void (await client?.query(listenTo(channel))),
    isListening: outage.isListening,
    isReady: () => outage.silentMs() < intervals.notReadyMs,
    lastHeardSeconds: () => outage.silentMs() / 1000,
    async close() {
      closed = true;
      clearTimeout(retry);
      clearInterval(heartbeat);
      clearInterval(watch);
      const last = client;
      if (!outage.isListening()) streamOf(last)?.destroy();
      await last?.end().catch(() => undefined);
    },
  };
}

const listenTo = (channel: string): string => `listen ${pg.escapeIdentifier(channel)}`;

/** Since when nothing is heard. An outage is reported once, and its end too. */
function createOutage({ onError, onBack, intervals }: Pick<ListeningOptions, "onError" | "onBack" | "intervals">) {
  let lastHeard = performance.now();
  let tried = lastHeard;
  let since: number | undefined;
  const silentMs = () => performance.now() - lastHeard;
  return {
    silentMs,
    isListening: () => silentMs() < intervals.silenceMs,
    /** A connection that was just made is given as long as the first to be heard. */
    mayReconnect: () => performance.now() - tried >= intervals.silenceMs,
    heard() {
      lastHeard = performance.now();
    },
    begun: () => (tried = performance.now()),
    lost(error: unknown) {
      if (since !== undefined) return;
      since = lastHeard;
      onError(error);
    },
    back(at: number) {
      const seconds = (at - (since ?? at)) / 1000;
      since = undefined;
      onBack?.(seconds);
    },
  };
}
