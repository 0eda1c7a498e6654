import pg from "pg";
import { createListening, busIntervals, type BusIntervals, type Listeners } from "./bus-listening.ts";

/**
 * Notifies every node that something changed, by LISTEN and NOTIFY. A node may miss messages while its listener is cut
 * off. Whoever keeps what a message would drop registers with `onStale`: it runs every second while nothing is heard,
 * and when the node hears again. A message may arrive twice: listeners purge, never count.
 */
export interface Bus {
  /**
   * Notifies this node at once and the others by the database. Call it after the change is committed. Payloads are short
   * (< 7000 bytes).
   */
  publish(channel: string, payload: string): Promise<void>;
  /** Hears what is published, and what triggers send with pg_notify. Resolves when nothing more can be missed. */
  on(channel: string, listener: (payload: string) => void): Promise<void>;
  /** Runs when messages may have been missed and the node hears again. */
  onResync(listener: () => void): void;
  /** For caches: runs whenever what is kept may be out of date, every second while the node hears nothing. */
  onStale(listener: () => void): void;
  /** False from 15 s without a heartbeat on: kept pages and sessions are not used then. */
  isListening(): boolean;
  /** False from 30 s on: requests should go to other nodes. */
  isReady(): boolean;
  /** Seconds since this node heard anything; 0 where the database is embedded, which has no other node. */
  lastHeardSeconds(): number;
  close(): Promise<void>;
}

export interface BusOptions {
  pool: pg.Pool;
  /** How to make a connection for listening alone; undefined when embedded, where the pool's only one listens. */
  connection: pg.ClientConfig | undefined;
  /** Called once each time the connection is lost, however often it is tried again. */
  onError(error: unknown): void;
  /** Called when the node hears again, with the seconds for which it did not. */
  onBack?(seconds: number): void;
  /** Tests shorten them. */
  intervals?: BusIntervals;
}

/** The bus of this node. Its listening connection comes back by itself. */
export async function createBus({ pool, connection, ...options }: BusOptions): Promise<Bus> {
  const listeners = createListeners();
  const listening = connection
    ? await createListening({
        pool,
        connection,
        listeners,
        onError: options.onError,
        onBack: options.onBack,
        intervals: options.intervals ?? busIntervals,
      })
    : listenOnPool(pool, listeners);
  return {
    async publish(channel, payload) {
      listeners.notify(channel, payload);
      await pool.query("select pg_notify($1, $2)", [channel, payload]);
    },
    async on(channel, listener) {
      if (listeners.add(channel, listener)) await listening.listen(channel);
    },
    onResync: listeners.onResync,
    onStale: listeners.onStale,
    isListening: listening.isListening,
    isReady: listening.isReady,
    lastHeardSeconds: listening.lastHeardSeconds,
    close: listening.close,
  };
}

function listenOnPool(pool: pg.Pool, listeners: Listeners) {
  const known = new WeakSet<pg.PoolClient>();
  const listenWith = async (client: pg.PoolClient) => {
    if (known.has(client)) return;
    known.add(client);
    client.on("notification", ({ channel, payload }) => listeners.notify(channel, payload ?? ""));
    for (const channel of listeners.channels()) await client.query(listenTo(channel));
  };
  pool.on("connect", (client) => void listenWith(client).then(listeners.resync, () => undefined));
  return {
    async listen(channel: string) {
      const client = await pool.connect();
      try {
        await listenWith(client);
        await client.query(listenTo(channel));
      } finally {
        client.release();
      }
    },
    // One process has the database: what changes, it changes itself.
    isListening: () => true,
    isReady: () => true,
    lastHeardSeconds: () => 0,
    close: async () => undefined,
  };
}

const listenTo = (channel: string): string => `listen ${pg.escapeIdentifier(channel)}`;

function createListeners(): Listeners & { add(channel: string, listener: (payload: string) => void): boolean } & Pick<
    Bus,
    "onResync" | "onStale"
  > {
  const byChannel = new Map<string, ((payload: string) => void)[]>();
  const onResync: (() => void)[] = [];
  const onStale: (() => void)[] = [];
  const stale = () => onStale.forEach((listener) => listener());
  return {
    /** True for the first listener of a channel. */
    add(channel, listener) {
      const known = byChannel.get(channel);
      byChannel.set(channel, [...(known ?? []), listener]);
      return known === undefined;
    },
    onResync: (listener) => void onResync.push(listener),
    onStale: (listener) => void onStale.push(listener),
    channels: () => [...byChannel.keys()],
    notify: (channel, payload) => byChannel.get(channel)?.forEach((listener) => listener(payload)),
    stale,
    resync() {
      stale();
      onResync.forEach((listener) => listener());
    },
  };
}
