import pg from "pg";

/**
 * Tells every node that something changed, by LISTEN and NOTIFY. A node may miss messages while its listener is cut
 * off:
 * when it is back, `onResync` runs, and who keeps a cache must drop it. A message may arrive twice: listeners purge,
 * never count.
 */
export interface Bus {
  /**
   * Tells this node at once and the others by the database. Call it after the change is committed. Payloads are short
   * (< 7000 bytes).
   */
  publish(channel: string, payload: string): Promise<void>;
  /** Hears what is published, and what triggers send with pg_notify. Resolves when nothing more can be missed. */
  on(channel: string, listener: (payload: string) => void): Promise<void>;
  onResync(listener: () => void): void;
  close(): Promise<void>;
}

export interface BusOptions {
  pool: pg.Pool;
  /** How to make a connection for listening alone; undefined when embedded, where the pool's only one listens. */
  connection: pg.ClientConfig | undefined;
  onError(error: unknown): void;
}

/** The bus of this node. Its listening connection comes back by itself. */
export async function createBus(options: BusOptions): Promise<Bus> {
  const listeners = createListeners();
  const ear = options.connection
    ? await listenApart(options.connection, listeners, options.onError)
    : listenOnPool(options.pool, listeners);
  return {
    async publish(channel, payload) {
      listeners.tell(channel, payload);
      await options.pool.query("select pg_notify($1, $2)", [channel, payload]);
    },
    async on(channel, listener) {
      if (listeners.add(channel, listener)) await ear.listen(channel);
    },
    onResync: listeners.onResync,
    close: ear.close,
  };
}

interface Ear {
  listen(channel: string): Promise<void>;
  close(): Promise<void>;
}

const RETRY_MS = 500;

async function listenApart(
  connection: pg.ClientConfig,
  listeners: Listeners,
  onError: (error: unknown) => void,
): Promise<Ear> {
  let client: pg.Client | undefined;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  const connect = async () => {
    const next = new pg.Client({ ...connection, keepAlive: true, connectionTimeoutMillis: 5000 });
    client = next;
    next.on("error", () => lost(next));
    next.on("end", () => lost(next));
    next.on("notification", ({ channel, payload }) => listeners.tell(channel, payload ?? ""));
    await next.connect();
    for (const channel of listeners.channels()) await next.query(listenTo(channel));
  };
  const lost = (broken: pg.Client) => {
    if (closed || broken !== client) return;
    client = undefined;
    broken.end().catch(() => undefined);
    retry = setTimeout(() => {
      connect().then(listeners.resync, (error: unknown) => {
        onError(error);
        if (client) lost(client);
      });
    }, RETRY_MS);
  };
  await connect();

  return {
    // While the connection is lost there is nothing to do: the next one listens to all channels.
    listen: async (channel) => void (await client?.query(listenTo(channel))),
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end().catch(() => undefined);
    },
  };
}

function listenOnPool(pool: pg.Pool, listeners: Listeners): Ear {
  const heard = new WeakSet<pg.PoolClient>();
  const hear = async (client: pg.PoolClient) => {
    if (heard.has(client)) return;
    heard.add(client);
    client.on("notification", ({ channel, payload }) => listeners.tell(channel, payload ?? ""));
    for (const channel of listeners.channels()) await client.query(listenTo(channel));
  };
  pool.on("connect", (client) => void hear(client).then(listeners.resync, () => undefined));
  return {
    async listen(channel) {
      const client = await pool.connect();
      try {
        await hear(client);
        await client.query(listenTo(channel));
      } finally {
        client.release();
      }
    },
    close: async () => undefined,
  };
}

const listenTo = (channel: string): string => `listen ${pg.escapeIdentifier(channel)}`;

type Listeners = ReturnType<typeof createListeners>;

function createListeners() {
  const byChannel = new Map<string, ((payload: string) => void)[]>();
  const onResync: (() => void)[] = [];
  return {
    /** True for the first listener of a channel. */
    add(channel: string, listener: (payload: string) => void): boolean {
      const known = byChannel.get(channel);
      byChannel.set(channel, [...(known ?? []), listener]);
      return known === undefined;
    },
    channels: () => [...byChannel.keys()],
    onResync: (listener: () => void) => {
      onResync.push(listener);
    },
    tell: (channel: string, payload: string) => byChannel.get(channel)?.forEach((listener) => listener(payload)),
    resync: () => onResync.forEach((listener) => listener()),
  };
}
