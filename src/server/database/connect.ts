import { AsyncLocalStorage } from "node:async_hooks";
import { Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import type { Database } from "../../generated/database.ts";
import { ApplicationClient, typeParsers } from "./client.ts";
import { openEmbedded } from "./embedded.ts";
import { asMigrationConnection, migrate } from "./migrate.ts";

/** The database outside a transaction: for public reads of one statement. */
export type Db = Kysely<Database>;
/** The database inside `withActor`. */
export type Trx = Transaction<Database>;

export interface OpenDatabase {
  db: Db;
  pool: pg.Pool;
  /** How to make another connection; undefined when embedded, where there is only one. */
  connection: pg.ClientConfig | undefined;
  /** Names of the migrations applied while opening. */
  migrated: string[];
  /** Copies the embedded database into a folder while it runs; undefined with PostgreSQL. */
  copyTo: ((folder: string) => Promise<void>) | undefined;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  /** A PostgreSQL address; undefined for the embedded database. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Connections of the pool, PostgreSQL only. */
  poolSize?: number;
  /** A connection that broke while idle; the pool makes a new one when it is next needed. */
  onError?: (error: Error) => void;
}

/** Opens the database, migrates it as its owner, and gives a pool that works as `lectern_app`. */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  const embedded = settings.databaseUrl === undefined ? await openEmbedded(settings.dataDir) : undefined;
  const config: pg.ClientConfig = embedded
    ? { host: embedded.socketFolder, port: 5432, user: "postgres", database: "postgres", ssl: false }
    : { connectionString: settings.databaseUrl, keepAlive: true, application_name: "lectern" };
  try {
    const migrated = await migrateAsOwner(config);
    const pool = guarded(embedded ? embeddedPool(config) : postgresPool(config, settings.poolSize ?? 10));
    pool.on("error", (error) => settings.onError?.(error));
    // The pool listens to idle connections only: one that breaks while it is in use would end the process.
    pool.on("connect", (client) => client.on("error", (error) => settings.onError?.(error)));
    const db: Db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
    return {
      db,
      pool,
      connection: embedded ? undefined : config,
      migrated,
      copyTo: embedded?.copyTo,
      async close() {
        await db.destroy();
        await embedded?.close();
      },
    };
  } catch (error) {
    await embedded?.close();
    throw error;
  }
}

/** Marks the flow of a transaction, so that asking for a second connection inside it fails at once. See `withActor`. */
export const insideTransaction = new AsyncLocalStorage<true>();

/** A transaction that waits for a second connection waits for ever where there is only one; and starves a pool where there are more. */
function guarded(pool: pg.Pool): pg.Pool {
  const connect: unknown = Reflect.get(pool, "connect");
  // With or without a callback, as `pg` itself calls it.
  const guardedConnect = (...args: unknown[]): unknown => {
    if (insideTransaction.getStore()) throw new Error("The database was used beside its open transaction: pass `trx` on instead of `db`.");
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
    // One session lives behind all connections: what an earlier one prepared is still there. Planning a statement anew for
    // its values costs this database more than running it: a course page took 32 ms with such plans and takes 21 without.
    onConnect: becomeApplication("discard all", "set plan_cache_mode = force_generic_plan", "set role lectern_app"),
  });
}

function postgresPool(config: pg.ClientConfig, max: number): pg.Pool {
  return new pg.Pool({
    ...config,
    Client: ApplicationClient,
    types: typeParsers,
    max,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 5000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    // A server that vanished without a word: give up on it, a little after its own limit would have ended the statement.
    query_timeout: 20_000,
    onConnect: becomeApplication("set role lectern_app"),
  });
}

function becomeApplication(...statements: string[]) {
  return async (client: pg.ClientBase): Promise<void> => {
    for (const statement of statements) await client.query(statement);
  };
}
