import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { applyInTransaction, applyOutside, FORCE_AGAIN, inTurn, isApplied } from "./apply-migration.ts";
import { statementsOf } from "./sql-statements.ts";

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
  /** Its first line says that its statements are run one by one, outside a transaction. */
  isOutside: boolean;
}

export const migrationsFolder = join(import.meta.dirname, "migrations");

/** How `migrate` works. */
export interface MigrateOptions {
  migrations?: Migration[];
  /** True: the connection leads through a pooler, where nothing lasts longer than a transaction. */
  isPooled?: boolean;
  /** How often a file is tried whose locks others hold. */
  tries?: number;
}

/**
 * Brings a database up to the newest migration, each file in a transaction of its own: what breaks off goes on with the
 * next file when it is run again.
 * Several processes may start at once; an advisory lock lets one of them work at a time.
 * Gives the names applied by this one. Refuses when an applied file was changed since, or when the database is newer
 * than this program.
 */
export async function migrate(
  connection: MigrationConnection,
  { migrations = readMigrations(), isPooled = false, tries }: MigrateOptions = {},
): Promise<string[]> {
  const pending = await inTurn(connection, async () => prepare(connection, migrations), tries);
  const applied: string[] = [];
  for (const migration of pending) {
    if (migration.isOutside && isPooled) {
      throw new Error(
        `Migration ${migration.name} cannot be applied through a pooler. Set MIGRATE_URL to the owner's address at PostgreSQL itself.`,
      );
    }
    const isMine = migration.isOutside
      ? await applyOutside(connection, migration, tries)
      : await inTurn(connection, () => applyOnce(connection, migration), tries);
    if (isMine) applied.push(migration.name);
  }
  await inTurn(connection, () => connection.exec(SHOW_TO_APPLICATION), tries);
  return applied;
}

/** Applies every migration in the transaction that is open: all or none. */
export async function migrateInTransaction(connection: MigrationConnection): Promise<void> {
  for (const migration of await prepare(connection, readMigrations())) await applyInTransaction(connection, migration);
  await connection.exec(`${SHOW_TO_APPLICATION}; set local row_security = on`);
}

/** Makes the table of what was applied, and gives what was not. */
async function prepare(connection: MigrationConnection, migrations: Migration[]): Promise<Migration[]> {
  await connection.exec(`${CREATE_TABLE}; ${FORCE_AGAIN}`);
  const { rows } = await connection.query<{ version: number; name: string; checksum: string }>(
    "select version, name, checksum from schema_migration order by version",
  );
  refuseDrift(rows, migrations);
  const applied = new Set(rows.map(({ version }) => version));
  return migrations.filter(({ version }) => !applied.has(version));
}

/** False: another process was faster. */
async function applyOnce(connection: MigrationConnection, migration: Migration): Promise<boolean> {
  if (await isApplied(connection, migration)) return false;
  await applyInTransaction(connection, migration);
  return true;
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
        isOutside: isOutside(file, sql),
      };
    });
  migrations.forEach((migration, index) => {
    if (migration.version !== index + 1)
      throw new Error(`Migration ${migration.name}: expected number ${String(index + 1).padStart(4, "0")}.`);
  });
  return migrations;
}

const OUTSIDE = "-- outside a transaction";
/** Statements that may be given twice, and that keep nobody from reading and writing. */
const REPEATABLE =
  /^(drop index concurrently if exists|create (unique )?index concurrently|alter table \w+ validate constraint) \w+/;

/** Throws where a file that is to be outside a transaction could not be given again after an interruption. */
function isOutside(file: string, sql: string): boolean {
  if (!sql.startsWith(OUTSIDE)) return false;
  const statements = statementsOf(sql).map((statement) => statement.replaceAll(/--[^\n]*\n|^\s+/g, ""));
  for (const statement of statements) {
    const index = /^create (?:unique )?index concurrently (\w+)/.exec(statement)?.[1];
    const isCleared = index === undefined || statements.includes(`drop index concurrently if exists ${index}`);
    if (!REPEATABLE.test(statement) || !isCleared) {
      throw new Error(
        `Migration ${file} is outside a transaction, where "${statement.slice(0, 60)}" cannot be given again: an index is dropped first, where it exists, and a constraint is only validated.`,
      );
    }
  }
  return true;
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
