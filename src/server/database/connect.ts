import { AsyncLocalStorage } from "node:async_hooks";
import { Kysely, type Transaction } from "kysely";
import pg from "pg";
import type { Database } from "../../generated/database.ts";
import { ApplicationClient, typeParsers } from "./client.ts";
import { ApplicationDialect } from "./dialect.ts";
import { createHangWatch, type HangWatch } from "./hang-watch.ts";
import { openEmbedded, type EmbeddedDatabase } from "./embedded.ts";
import { asMigrationConnection, migrate } from "./migrate.ts";
import { APPLICATION_NAME, LISTENER_NAME } from "./postgres/address.ts";
import { preparePostgres, type PreparedPostgres } from "./postgres/prepare-postgres.ts";
import { APPLICATION_ROLE } from "./postgres/role.ts";
import { postgresDefaults, type PostgresOptions } from "./postgres/settings.ts";
import { DatabaseHung } from "./unavailable.ts";

/** The database outside a transaction: for public reads of one statement. */
export type Db = Kysely<Database>;
/** The database inside `withActor`. */
export type Trx = Transaction<Database>;

export interface OpenDatabase {
  db: Db;
  pool: pg.Pool;
  /** How to make a connection that listens; undefined when embedded, where there is only one. */
  connection: pg.ClientConfig | undefined;
  /** Names of the migrations applied while opening. */
  migrated: string[];
  /** What works, and should be put right all the same. */
  warnings: string[];
  /** Whether the database has stopped answering: what needs it is refused until it answers again. */
  isHung(): boolean;
  /** Copies the embedded database into a folder while it runs; undefined with PostgreSQL. */
  copyTo: ((folder: string) => Promise<void>) | undefined;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  /** A PostgreSQL address; undefined for the embedded database. */
  databaseUrl?: string | undefined;
  /** What else is said of a PostgreSQL. */
  postgres?: PostgresOptions;
  dataDir: string;
  /** The most connections of the pool, where fewer are enough than the settings allow; PostgreSQL only. */
  poolSize?: number;
  /**
   * False: no migration is applied and no role is made, so that opening fails where the server could not do without;
   * PostgreSQL only.
   */
  mayChange?: boolean;
  /**
   * What is called when the database stops answering, and when it answers again; whoever waits for it then is told at
   * once. Without this it is waited for, as a program does that has nobody waiting; PostgreSQL only.
   */
  hang?: { onHang(): void; onBack(seconds: number): void };
  /** A connection that broke while idle; the pool makes a new one when it is next needed. */
  onError?: (error: Error) => void;
}

/**
 * Opens the database, migrates it as its owner, and gives a pool that works as the application, which row level
 * security binds.
 */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  const { databaseUrl } = settings;
  return databaseUrl === undefined ? openOnEmbedded(settings) : openOnPostgres({ ...settings, databaseUrl });
}

async function openOnEmbedded({ dataDir, onError }: DatabaseSettings): Promise<OpenDatabase> {
  const embedded = await openEmbedded(dataDir);
  const config: pg.ClientConfig = {
    host: embedded.socketFolder,
    port: 5432,
    user: "postgres",
    database: "postgres",
    ssl: false,
  };
  try {
    const migrated = await migrateAsOwner(config);
    return opened(embeddedPool(config), { connection: undefined, migrated, warnings: [], embedded, onError });
  } catch (error) {
    await embedded.close();
    throw error;
  }
}

async function openOnPostgres({
  databaseUrl,
  postgres = postgresDefaults,
  poolSize,
  mayChange = true,
  hang,
  onError,
}: DatabaseSettings & { databaseUrl: string }): Promise<OpenDatabase> {
  const prepared = await preparePostgres({ ...postgres, databaseUrl, mayChange });
  const watch = hang && createHangWatch({ connection: plainConnection(prepared.url), ...hang });
  const Client = postgres.statements ? ApplicationClient : pg.Client;
  const pool = postgresPool(prepared, {
    max: Math.min(poolSize ?? postgres.poolSize, postgres.poolSize),
    Client: watch?.watched(Client) ?? Client,
  });
  const connection: pg.ClientConfig = {
    connectionString: prepared.listenUrl,
    keepAlive: true,
    application_name: LISTENER_NAME,
  };
  return opened(pool, {
    connection,
    migrated: prepared.migrated,
    warnings: prepared.warnings,
    embedded: undefined,
    watch,
    onError,
  });
}

const plainConnection = (connectionString: string): pg.ClientConfig => ({
  connectionString,
  keepAlive: true,
  application_name: APPLICATION_NAME,
});

interface Opened extends Pick<OpenDatabase, "connection" | "migrated" | "warnings"> {
  embedded: EmbeddedDatabase | undefined;
  watch?: HangWatch | undefined;
  onError: DatabaseSettings["onError"];
}

function opened(
  plainPool: pg.Pool,
  { connection, migrated, warnings, embedded, watch, onError }: Opened,
): OpenDatabase {
  const pool = guarded(plainPool);
  // What the watch ends is no loss to report: it has said why.
  const lost = (error: Error) => {
    if (!(error instanceof DatabaseHung)) onError?.(error);
  };
  pool.on("error", lost);
  // The pool listens to idle connections only: one that breaks while it is in use would end the process.
  pool.on("connect", (client) => client.on("error", lost));
  const dialect = new ApplicationDialect({ pool });
  const db: Db = new Kysely<Database>({ dialect });
  parts.set(db, { pool, dialect });
  return {
    db,
    pool,
    connection,
    migrated,
    warnings,
    isHung: watch?.isHung ?? (() => false),
    copyTo: embedded?.copyTo,
    async close() {
      watch?.close();
      await db.destroy();
      await embedded?.close();
    },
  };
}

/** What a database was made of. */
export function partsOf(db: Db): { pool: pg.Pool; dialect: ApplicationDialect } {
  const known = parts.get(db);
  if (!known) throw new Error("not a database that `openDatabase` gave");
  return known;
}

const parts = new WeakMap<Db, ReturnType<typeof partsOf>>();

/** Marks the flow of a transaction, so that asking for a second connection inside it fails at once. See `withActor`. */
export const insideTransaction = new AsyncLocalStorage<true>();

/**
 * A transaction that waits for a second connection waits for ever where there is only one; and starves a pool where
 * there are more.
 */
function guarded(pool: pg.Pool): pg.Pool {
  const connect: unknown = Reflect.get(pool, "connect");
  // With or without a callback, as `pg` itself calls it.
  const guardedConnect = (...args: unknown[]): unknown => {
    if (insideTransaction.getStore())
      throw new Error("The database was used beside its open transaction: pass `trx` on instead of `db`.");
    return Reflect.apply(connect as () => unknown, pool, args);
  };
  return Object.defineProperty(pool, "connect", { value: guardedConnect, configurable: true, writable: true });
}

async function migrateAsOwner(config: pg.ClientConfig): Promise<string[]> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    return await migrate(asMigrationConnection(client));
  } finally {
    await client.end();
  }
}

function embeddedPool(config: pg.ClientConfig): pg.Pool {
  return new pg.Pool({
    ...config,
    Client: ApplicationClient,
    types: typeParsers,
    max: 1,
    idleTimeoutMillis: 0,
    // There is one connection, so this is also how long a call may wait for its turn.
    connectionTimeoutMillis: 30_000,
    // One session lives behind all connections: what an earlier one prepared is still there. Planning a statement anew
    // for its values costs this database more than running it: a course page took 32 ms with such plans and takes 21
    // without.
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, which its types do not say
    onConnect: becomeApplication("discard all", "set plan_cache_mode = force_generic_plan", BECOME),
  });
}

function postgresPool(
  { url, pooled, becomes }: PreparedPostgres,
  { max, Client }: { max: number; Client: typeof pg.Client },
): pg.Pool {
  return new pg.Pool({
    ...plainConnection(url),
    Client,
    types: typeParsers,
    max,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 5000,
    // Behind a pooler these are the role's own settings: it refuses parameters that it does not know.
    ...(pooled ? {} : { statement_timeout: 15_000, idle_in_transaction_session_timeout: 30_000 }),
    // A server that vanished without a word: give up on it, a little after its own limit would have ended the
    // statement.
    query_timeout: 20_000,
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, which its types do not say
    ...(becomes ? { onConnect: becomeApplication(BECOME) } : {}),
  });
}

const BECOME = `set role ${APPLICATION_ROLE}`;

function becomeApplication(...statements: string[]) {
  return async (client: pg.ClientBase): Promise<void> => {
    for (const statement of statements) await client.query(statement);
  };
}
