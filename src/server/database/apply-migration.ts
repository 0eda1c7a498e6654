import { setTimeout as pause } from "node:timers/promises";
import type { Migration, MigrationConnection } from "./migrate.ts";
import { statementsOf } from "./sql-statements.ts";

/** How often a migration is tried whose locks others hold; with its waits, about two minutes. */
const MAX_TRIES = 20;
/** s: how long a migration waits for a lock, because who comes after it waits with it. */
const LOCK_TIMEOUT_S = 3;
const MAX_PAUSE_MS = 5000;

/**
 * Runs `work` in a transaction of its own, as the one process that changes the database: another one is waited for,
 * without holding a transaction open that would be in its way. What fails for a lock is undone and tried again.
 */
export async function inTurn<Result>(
  connection: MigrationConnection,
  work: () => Promise<Result>,
  tries: number = MAX_TRIES,
): Promise<Result> {
  return withTries(tries, async () => {
    for (;;) {
      await connection.exec("begin");
      try {
        const { rows } = await connection.query<{ mine: boolean }>(
          `select pg_try_advisory_xact_lock(${ADVISORY_LOCK}) as mine`,
        );
        if (rows[0]?.mine) {
          await connection.exec(`set local lock_timeout = '${LOCK_TIMEOUT_S}s'`);
          const result = await work();
          await connection.exec("commit");
          return result;
        }
      } catch (error) {
        await connection.exec("rollback").catch(() => undefined);
        throw error;
      }
      await connection.exec("rollback");
      await pause(TURN_INTERVAL_MS);
    }
  });
}

/**
 * Applies a file in the transaction that is open, with the scope of the server's own work. No row is hidden from it:
 * with `row_security = off` PostgreSQL raises an error where a policy would hide one from whom policies bind.
 */
export async function applyInTransaction(connection: MigrationConnection, migration: Migration): Promise<void> {
  await naming(migration, async () => {
    await connection.exec(`set local row_security = off; select set_config('app.scope', 'system', true)`);
    // Whoever fills a new database has one transaction for all, and nobody beside whom an index is made.
    const sql = migration.isOutside ? migration.sql.replaceAll("concurrently", "") : migration.sql;
    if (await isBound(connection)) {
      for (const statement of statementsOf(sql)) await runUnbound(connection, statement);
      await connection.exec(FORCE_AGAIN);
    } else {
      await connection.exec(sql);
    }
    await note(connection, migration);
  });
}

/**
 * Applies a file whose statements cannot be in a transaction, or would hold its locks for too long. Each can be given
 * again, so a file that breaks off is begun again. They keep nobody from reading or writing, so they wait for as long as
 * they must. False: another process was faster.
 */
export async function applyOutside(
  connection: MigrationConnection,
  migration: Migration,
  tries: number = MAX_TRIES,
): Promise<boolean> {
  return naming(migration, async () => {
    await waitForSession(connection);
    try {
      if (await isApplied(connection, migration)) return false;
      await connection.exec(`set row_security = off; select set_config('app.scope', 'system', false)`);
      for (const statement of statementsOf(migration.sql)) {
        await withTries(tries, () => runUnboundOutside(connection, statement));
      }
      await note(connection, migration);
      return true;
    } finally {
      await connection.exec(FORCE_AGAIN);
      await connection.exec("reset row_security; select set_config('app.scope', '', false)");
      await connection.exec(`select pg_advisory_unlock(${ADVISORY_LOCK})`);
    }
  });
}

/** Whether a file was applied by now. */
export async function isApplied(connection: MigrationConnection, { version }: Migration): Promise<boolean> {
  return (await connection.query("select 1 from schema_migration where version = $1", [version])).rows.length > 0;
}

/** Each table with row level security forces it on its owner too. A process that was killed may have left one open. */
export const FORCE_AGAIN = `do $$ declare name text; begin
  for name in select oid::regclass from pg_class where relrowsecurity and not relforcerowsecurity
    and relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace and pg_has_role(relowner, 'usage') loop
    execute 'alter table ' || name || ' force row level security';
  end loop;
end $$`;

const ADVISORY_LOCK = 7_305_804_402;
/** ms between two looks whether it is one's turn. */
const TURN_INTERVAL_MS = 200;
/** lock_not_available, deadlock_detected. */
const LOCKED = new Set(["55P03", "40P01"]);
const INSUFFICIENT_PRIVILEGE = "42501";

async function withTries<Result>(tries: number, work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= tries || !LOCKED.has(codeOf(error))) throw error;
      // Not in step with whatever comes again and again.
      await pause(Math.min(MAX_PAUSE_MS, 250 * attempt) * (0.5 + Math.random()));
    }
  }
}

/** Whether row level security can bind who is logged in: a superuser, as in the embedded database, sees every row. */
async function isBound(connection: MigrationConnection): Promise<boolean> {
  const { rows } = await connection.query<{ bound: boolean }>(
    "select not (rolsuper or rolbypassrls) as bound from pg_roles where rolname = current_user",
  );
  return rows[0]?.bound ?? true;
}

/**
 * Runs a statement. The owner is exempt from the policies of each table that it reaches until `FORCE_AGAIN`, in the
 * same transaction, so that nobody else ever sees the table so. Which tables those are PostgreSQL says by refusing, and
 * only those are locked.
 */
async function runUnbound(connection: MigrationConnection, statement: string): Promise<void> {
  for (;;) {
    await connection.exec("savepoint statement");
    try {
      await connection.exec(statement);
      return await connection.exec("release savepoint statement").then(() => undefined);
    } catch (error) {
      await connection.exec("rollback to savepoint statement");
      await exempt(connection, await refusedTables(connection, error));
    }
  }
}

async function runUnboundOutside(connection: MigrationConnection, statement: string): Promise<void> {
  for (;;) {
    try {
      return await connection.exec(statement).then(() => undefined);
    } catch (error) {
      const tables = await refusedTables(connection, error);
      await connection.exec(`set lock_timeout = '${LOCK_TIMEOUT_S}s'`);
      try {
        await exempt(connection, tables);
      } finally {
        await connection.exec("reset lock_timeout");
      }
    }
  }
}

async function exempt(connection: MigrationConnection, tables: string[]): Promise<void> {
  for (const table of tables) await connection.exec(`alter table ${table} no force row level security`);
}

/** The tables whose policies a statement would have met. Throws the error again where it is another one. */
async function refusedTables(connection: MigrationConnection, error: unknown): Promise<string[]> {
  if (codeOf(error) !== INSUFFICIENT_PRIVILEGE) throw error;
  const { rows } = await connection.query<{ name: string; quoted: string }>(
    "select relname as name, oid::regclass::text as quoted from pg_class where relforcerowsecurity and relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace",
  );
  // The message is in the language of the server, the name in it is not.
  const names = new Set(messageOf(error).match(/\w+/g));
  const tables = rows.filter(({ name }) => names.has(name)).map(({ quoted }) => quoted);
  if (tables.length === 0) throw error;
  return tables;
}

async function waitForSession(connection: MigrationConnection): Promise<void> {
  for (;;) {
    const { rows } = await connection.query<{ mine: boolean }>(`select pg_try_advisory_lock(${ADVISORY_LOCK}) as mine`);
    if (rows[0]?.mine) return;
    await pause(TURN_INTERVAL_MS);
  }
}

async function note(connection: MigrationConnection, { version, name, checksum }: Migration): Promise<void> {
  await connection.query("insert into schema_migration (version, name, checksum) values ($1, $2, $3)", [
    version,
    name,
    checksum,
  ]);
}

async function naming<Result>(migration: Migration, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw Object.assign(new Error(`Migration ${migration.name} failed: ${messageOf(error)}`, { cause: error }), {
      code: codeOf(error),
    });
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? "");
