import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * What the migrations need of a connection. A PGlite instance is one; `asMigrationConnection` makes one of a `pg`
 * client.
 */
export interface MigrationConnection {
  exec(sql: string): Promise<unknown>;
  query<Row>(sql: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

export interface Migration {
  version: number;
  name: string;
  sql: string;
  checksum: string;
}

export const migrationsFolder = join(import.meta.dirname, "migrations");

/**
 * Brings a database up to the newest migration, all in one transaction: either every pending file is applied or none
 * is.
 * Several processes may start at once; an advisory lock lets one of them work.
 * Gives the names applied now. Refuses when an applied file was changed since, or when the database is newer than
 * this program.
 */
export async function migrate(
  connection: MigrationConnection,
  migrations: Migration[] = readMigrations(),
): Promise<string[]> {
  await connection.exec("begin");
  try {
    await connection.exec(`select pg_advisory_xact_lock(${ADVISORY_LOCK}); ${CREATE_TABLE}`);
    const { rows } = await connection.query<{ version: number; name: string; checksum: string }>(
      "select version, name, checksum from schema_migration order by version",
    );
    const applied = new Map(rows.map((row) => [row.version, row]));
    refuseDrift(rows, migrations);
    const pending = migrations.filter((migration) => !applied.has(migration.version));
    for (const migration of pending) await apply(connection, migration);
    await connection.exec(SHOW_TO_APPLICATION);
    await connection.exec("commit");
    return pending.map((migration) => migration.name);
  } catch (error) {
    await connection.exec("rollback").catch(() => undefined);
    throw error;
  }
}

/**
 * The names of the migrations that a database lacks; changes nothing and needs only to read `schema_migration`.
 * Refuses what
 * `migrate` refuses.
 */
export async function pendingMigrations(
  connection: MigrationConnection,
  migrations: Migration[] = readMigrations(),
): Promise<string[]> {
  const there = await connection.query<{ there: boolean }>(
    "select to_regclass('schema_migration') is not null as there",
  );
  const rows = there.rows[0]?.there
    ? await connection.query<{ version: number; name: string; checksum: string }>(
        "select version, name, checksum from schema_migration order by version",
      )
    : { rows: [] };
  refuseDrift(rows.rows, migrations);
  const applied = new Set(rows.rows.map(({ version }) => version));
  return migrations.filter(({ version }) => !applied.has(version)).map(({ name }) => name);
}

/** The migration files in order. Throws when numbers repeat or leave a gap. */
export function readMigrations(folder: string = migrationsFolder): Migration[] {
  const migrations = readdirSync(folder)
    .filter((file) => /^\d{4}_[a-z0-9_]+\.sql$/.test(file))
    .sort()
    .map((file) => {
      // Line ends depend on how git checked the file out; its meaning does not.
      const sql = readFileSync(join(folder, file), "utf8").replaceAll("\r\n", "\n");
      return {
        version: Number(file.slice(0, 4)),
        name: file,
        sql,
        checksum: createHash("sha256").update(sql).digest("hex"),
      };
    });
  migrations.forEach((migration, index) => {
    if (migration.version !== index + 1)
      throw new Error(`Migration ${migration.name}: expected number ${String(index + 1).padStart(4, "0")}.`);
  });
  return migrations;
}

/** Makes a `pg` client usable by `migrate`. */
export function asMigrationConnection(client: {
  query(sql: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}): MigrationConnection {
  return {
    exec: (sql) => client.query(sql),
    async query<Row>(sql: string, values?: unknown[]) {
      const { rows } = await client.query(sql, values);
      return { rows: rows as Row[] };
    },
  };
}

const ADVISORY_LOCK = 7_305_804_402;
const CREATE_TABLE = `create table if not exists schema_migration (
  version integer primary key, name text not null, checksum text not null, gmt_create timestamptz not null default now())`;

/**
 * A server that is not the owner looks whether its tables are there as it knows them. Where there is no such role yet,
 * nobody is to look.
 */
const SHOW_TO_APPLICATION = `do $$ begin
  if exists (select from pg_roles where rolname = 'lectern_app') and not has_table_privilege('lectern_app', 'schema_migration', 'select') then
    grant select on schema_migration to lectern_app;
  end if;
exception
  -- Migrated by somebody who does not own it: the owner has nothing to apply and can still do it.
  when insufficient_privilege then null;
end $$`;

function refuseDrift(applied: { version: number; name: string; checksum: string }[], migrations: Migration[]): void {
  for (const row of applied) {
    const known = migrations.find((migration) => migration.version === row.version);
    if (!known)
      throw new Error(
        `The database has migration ${row.name}, which this program does not know: it is older than its database.`,
      );
    if (known.checksum !== row.checksum) {
      throw new Error(
        `Migration ${known.name} was changed after it was applied. Put the file back and add a new migration instead.`,
      );
    }
  }
}

async function apply(connection: MigrationConnection, migration: Migration): Promise<void> {
  try {
    await connection.exec(migration.sql);
    await connection.query("insert into schema_migration (version, name, checksum) values ($1, $2, $3)", [
      migration.version,
      migration.name,
      migration.checksum,
    ]);
  } catch (error) {
    throw new Error(`Migration ${migration.name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
