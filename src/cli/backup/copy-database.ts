import pg from "pg";
import {
  asMigrationConnection,
  migrate,
  migrateInTransaction,
  pendingMigrations,
} from "../../server/database/migrate.ts";
import { openEmbedded } from "../../server/database/embedded.ts";
import { withConnection } from "../../server/database/postgres/address.ts";
import { CliError } from "../command.ts";

export interface DatabaseCopy {
  /** The folder whose `pglite` is copied; no server may run on it. */
  from: string;
  /** The owner's address of the PostgreSQL that it goes to. */
  to: string;
  /** Statements before it, such as dropping what was there. */
  before: string;
  /** Whether the embedded database may be brought up to date first: it is a copy of our own. */
  mayMigrate?: boolean;
}

/** What a copy has, table by table: rows, and a hash over all of them that does not depend on their order. */
export type TableSums = Record<string, { rows: number; hash: string }>;

/**
 * Copies an embedded database into a PostgreSQL, in one transaction: it ends only when each table has as many rows as
 * it had, with the same hash. What breaks off has changed nothing. Gives the tables. The embedded database stays as it
 * is.
 */
export async function copyDatabase({ from, to, before, mayMigrate = false }: DatabaseCopy): Promise<TableSums> {
  const embedded = await openEmbedded(from);
  const source = new pg.Client({
    host: embedded.socketFolder,
    port: 5432,
    user: "postgres",
    database: "postgres",
    ssl: false,
  });
  try {
    await source.connect();
    if (mayMigrate) await migrate(asMigrationConnection(source));
    const pending = await pendingMigrations(asMigrationConnection(source));
    if (pending.length > 0)
      throw new CliError(
        `The embedded database lacks ${pending.join(", ")}: bring it up to date with \`lectern migrate\` first.`,
      );
    return await withConnection(to, async (target) => {
      for (const client of [source, target]) await client.query(SAME_WORDS);
      await source.query("begin isolation level repeatable read, read only");
      await target.query("begin");
      await target.query(before);
      await migrateInTransaction(asMigrationConnection(target));
      // What migrations leave to be checked at the end is checked now: tables with open checks cannot be altered.
      await target.query("set constraints all immediate");
      const sums = await copyTables(source, target);
      await target.query("commit");
      await source.query("rollback");
      return sums;
    });
  } finally {
    await source.end().catch(() => undefined);
    await embedded.close();
  }
}

/** Both sides write values as text in the same way, see all rows, and take their time. */
const SAME_WORDS = `select set_config(name, value, false) from (values ('app.scope', 'system'), ('TimeZone', 'UTC'), ('DateStyle', 'ISO, YMD'), ('IntervalStyle', 'postgres'),
  ('extra_float_digits', '1'), ('bytea_output', 'hex'), ('statement_timeout', '0'), ('idle_in_transaction_session_timeout', '0')) as settings (name, value)`;

async function copyTables(source: pg.Client, target: pg.Client): Promise<TableSums> {
  const tables = (await namesOf(source)).filter((name) => name !== "schema_migration");
  const all = tables.map((name) => `public.${pg.escapeIdentifier(name)}`);
  // Rules between tables would want an order that there is not; each is checked when it is put back.
  const { rows: rules } = await target.query<{ of: string; name: string; rule: string }>(
    "select conrelid::regclass::text as of, conname as name, pg_get_constraintdef(oid) as rule from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace",
  );
  for (const { of, name } of rules)
    await target.query(`alter table ${of} drop constraint ${pg.escapeIdentifier(name)}`);
  // Who may write which row is no question here: the owner is bound by the policies again before this ends.
  const { rows: bound } = await target.query<{ of: string }>(
    "select oid::regclass::text as of from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relforcerowsecurity",
  );
  for (const { of } of bound) await target.query(`alter table ${of} no force row level security`);
  for (const table of all) await target.query(`alter table ${table} disable trigger user`);
  if (all.length > 0) await target.query(`truncate ${all.join(", ")}`);
  const sums: TableSums = {};
  for (const name of tables) {
    await copyTable(name, source, target);
    const [was, is] = [await sumOf(name, source), await sumOf(name, target)];
    if (was.rows !== is.rows || was.hash !== is.hash)
      throw new CliError(
        `Table ${name} came over with ${is.rows} rows (${is.hash}) and had ${was.rows} (${was.hash}). Nothing was changed.`,
      );
    sums[name] = is;
  }
  for (const table of all) await target.query(`alter table ${table} enable trigger user`);
  for (const { of, name, rule } of rules)
    await target.query(`alter table ${of} add constraint ${pg.escapeIdentifier(name)} ${rule}`);
  for (const { of } of bound) await target.query(`alter table ${of} force row level security`);
  await copySequences(source, target);
  return sums;
}

/** Bytes of rows that are held in memory at a time, about. */
const MAX_BYTES = 4_000_000;

/** Rows travel as PostgreSQL writes them as text, which it reads back as the same values whatever their types are. */
async function copyTable(name: string, source: pg.Client, target: pg.Client): Promise<void> {
  const table = `public.${pg.escapeIdentifier(name)}`;
  const { rows: columns } = await target.query<{ name: string }>(
    "select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum",
    [table],
  );
  const list = columns.map((column) => pg.escapeIdentifier(column.name));
  // `offset 0`: each line is read once, not once for each of its columns.
  const insert = `insert into ${table} (${list.join(", ")}) overriding system value select ${list.map((column) => `(read.line).${column}`).join(", ")} from (select written::${table} as line from unnest($1::text[]) as written offset 0) as read`;
  const { rows: sizes } = await source.query<{ bytes: string }>(
    `select coalesce(max(octet_length(line::text)), 1) as bytes from ${table} as line`,
  );
  const page = Math.max(1, Math.min(1000, Math.floor(MAX_BYTES / Number(sizes[0]?.bytes))));
  await source.query(`declare lines no scroll cursor for select line::text as line from ${table} as line`);
  for (;;) {
    const { rows } = await source.query<{ line: string }>(`fetch ${page} from lines`);
    if (rows.length === 0) break;
    await target.query(insert, [rows.map(({ line }) => line)]);
  }
  await source.query("close lines");
}

async function sumOf(name: string, client: pg.Client): Promise<{ rows: number; hash: string }> {
  const { rows } = await client.query<{ count: string; hash: string }>(
    `select count(*) as count, md5(coalesce(string_agg(hash, '' order by hash collate "C"), '')) as hash
      from (select md5(line::text) as hash from public.${pg.escapeIdentifier(name)} as line) as lines`,
  );
  return { rows: Number(rows[0]?.count), hash: rows[0]?.hash ?? "" };
}

async function namesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname",
  );
  return rows.map(({ name }) => name);
}

/** Numbers go on where they were. */
async function copySequences(source: pg.Client, target: pg.Client): Promise<void> {
  const { rows } = await source.query<{ name: string; last: string | null }>(
    "select sequencename as name, last_value as last from pg_sequences where schemaname = 'public'",
  );
  for (const { name, last } of rows)
    if (last !== null)
      await target.query("select setval(format('public.%I', $1::text)::regclass, $2::bigint)", [name, last]);
}
