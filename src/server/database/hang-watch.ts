import pg from "pg";
import { streamOf } from "./stream-of.ts";
import { DatabaseHung } from "./unavailable.ts";

/**
 * Knows whether the database has stopped answering: not refused, which every call notices at once, but silent, so that
 * each would wait for its time limit. See `createHangWatch`.
 */
export interface HangWatch {
  isHung(): boolean;
  /** The class of a pool's connections, which end when the database hangs and are not made while it does. */
  watched(Base: typeof pg.Client): typeof pg.Client;
  close(): void;
}

export interface HangIntervals {
  /** ms between two looks. */
  probeMs: number;
  /** Looks in a row without an answer after which the database is called hung. */
  silentProbes: number;
}

/** Silent for 1.25 s. */
export const hangIntervals: HangIntervals = { probeMs: 250, silentProbes: 5 };

/** ms: a probe that is not answered is sent by a new connection, as the old one may be all that is broken. */
const PROBE_TIMEOUT_MS = 5000;

interface HangOptions {
  /** How to make the connection of the probe: the way that the pool goes. */
  connection: pg.ClientConfig;
  onHang(): void;
  onBack(seconds: number): void;
  intervals?: HangIntervals;
}

/**
 * Asks `select 1` on a connection of its own, so that a long query is no hang; and whatever the pool's connections read
 * is an answer too, so that a pooler whose connections are all in use is none. Looks are counted and not time: a
 * process that was busy itself reads what has come before it looks twice.
 */
export function createHangWatch({ connection, onHang, onBack, intervals = hangIntervals }: HangOptions): HangWatch {
  const clients = new Map<pg.Client, number>();
  let silentProbes = 0;
  let hungSince: number | undefined;

  const answered = () => {
    silentProbes = 0;
    if (hungSince === undefined) return;
    const seconds = (performance.now() - hungSince) / 1000;
    hungSince = undefined;
    onBack(seconds);
  };
  const probe = createProbe(connection, answered);
  const look = () => {
    if (hasRead(clients)) answered();
    probe.send();
    silentProbes += 1;
    if (silentProbes <= intervals.silentProbes || hungSince !== undefined) return;
    hungSince = performance.now();
    onHang();
    // Whoever waits gets this error, and PostgreSQL undoes what was not committed.
    for (const client of clients.keys()) streamOf(client)?.destroy(new DatabaseHung());
  };
  const timer = setInterval(look, intervals.probeMs);
  timer.unref();

  return {
    isHung: () => hungSince !== undefined,
    watched: (Base) => watchedClass(Base, { clients, isHung: () => hungSince !== undefined }),
    close() {
      clearInterval(timer);
      probe.close();
    },
  };
}

/** Whether any connection has read something since it was looked at last. */
function hasRead(clients: Map<pg.Client, number>): boolean {
  let found = false;
  for (const [client, before] of clients) {
    const bytes = streamOf(client)?.bytesRead ?? 0;
    if (bytes > before) found = true;
    clients.set(client, bytes);
  }
  return found;
}

function watchedClass(
  Base: typeof pg.Client,
  { clients, isHung }: { clients: Map<pg.Client, number>; isHung: () => boolean },
): typeof pg.Client {
  class WatchedClient extends Base {}
  const plainConnect: unknown = Reflect.get(Base.prototype, "connect");
  // `connect` is overloaded, and the pool calls it with a callback.
  Object.defineProperty(WatchedClient.prototype, "connect", {
    value(this: pg.Client, callback?: (error: Error) => void): unknown {
      if (!isHung()) {
        clients.set(this, 0);
        this.once("end", () => clients.delete(this));
        return Reflect.apply(plainConnect as () => unknown, this, callback ? [callback] : []);
      }
      if (!callback) return Promise.reject(new DatabaseHung());
      process.nextTick(callback, new DatabaseHung());
      return undefined;
    },
  });
  return WatchedClient;
}

/** A connection that asks one thing, one at a time. */
function createProbe(connection: pg.ClientConfig, answered: () => void) {
  let client: pg.Client | undefined;
  let isAsking = false;
  let closed = false;

  const drop = (dropped: pg.Client) => {
    if (client === dropped) client = undefined;
    dropped.end().catch(() => undefined);
    streamOf(dropped)?.destroy();
  };
  const connect = async (): Promise<pg.Client> => {
    const next = new pg.Client({
      ...connection,
      connectionTimeoutMillis: PROBE_TIMEOUT_MS,
      query_timeout: PROBE_TIMEOUT_MS,
    });
    client = next;
    next.on("error", () => drop(next));
    await next.connect();
    return next;
  };
  const ask = async () => {
    let asked = client;
    try {
      asked ??= await connect();
      await asked.query("select 1");
      if (!closed) answered();
    } catch (error) {
      // A refusal is an answer: whoever asks for a connection gets it at once.
      if (!closed && !isSilence(error)) answered();
      if (client) drop(client);
    }
  };
  return {
    send(): void {
      if (isAsking || closed) return;
      isAsking = true;
      void ask().finally(() => (isAsking = false));
    },
    close(): void {
      closed = true;
      if (client) drop(client);
    },
  };
}

/** Whether an error of the probe means that nothing came. */
function isSilence(error: unknown): boolean {
  const { code, message } = error as NodeJS.ErrnoException;
  return code === "ETIMEDOUT" || /timeout/i.test(message);
}
