import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import pg from "pg";
import { OWNER, asSuperuser } from "./postgres.ts";

const folder = join(import.meta.dirname, "../fixtures/databases");

/** States that a portal with the demo was left in: `pg_dump --inserts` of the last commit of a day, by its migrations. */
export const olderDatabases = readdirSync(folder)
  .filter((file) => file.endsWith(".sql.br"))
  .map((file) => file.replace(".sql.br", ""))
  .sort();

/** An owner without CREATEROLE, and a login for the server, as docs/operating.md has them. */
export const DOCUMENTED_OWNER = "documented_owner";
export const DOCUMENTED_WEB = "documented_web";

/** Makes the roles of all ways to set up a PostgreSQL, where they are not there yet. */
export async function makeRoles(socketFolder: string): Promise<void> {
  const role = (name: string, rights: string) =>
    `do $$ begin if to_regrole('${name}') is null then create role ${name} ${rights}; end if; end $$`;
  await asSuperuser(socketFolder, [
    role("lectern_app", "nologin"),
    role(DOCUMENTED_OWNER, "login"),
    role(DOCUMENTED_WEB, "login in role lectern_app"),
    `grant lectern_app to ${DOCUMENTED_OWNER}, ${OWNER}`,
  ]);
}

/** Makes a database of an owner in an older state. Gives its address for any role. */
export async function restoreOlder(
  socketFolder: string,
  { state, name, owner }: { state: string; name: string; owner: string },
): Promise<(user: string) => string> {
  await asSuperuser(socketFolder, [
    `create database ${name} owner ${owner}`,
    `grant create on database ${name} to ${owner}`,
  ]);
  await asSuperuser(socketFolder, [`grant all on schema public to ${owner}`], name);
  const address = (user: string) => `postgres://${user}@localhost/${name}?host=${encodeURIComponent(socketFolder)}`;
  const client = new pg.Client(address(owner));
  await client.connect();
  try {
    await client.query(brotliDecompressSync(readFileSync(join(folder, `${state}.sql.br`))).toString("utf8"));
  } finally {
    await client.end();
  }
  return address;
}

/** Every table, with the number of its rows and a hash over them; times of today are those of the upgrade. */
export async function tablesOf(url: string): Promise<Record<string, string>> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query("set timezone = 'UTC'");
    const { rows: tables } = await client.query<{ name: string }>(
      "select oid::regclass::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migration' order by 1",
    );
    const sums: Record<string, string> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ sum: string }>(
        `select count(*) || ' ' || md5(coalesce(string_agg(hash, '' order by hash collate "C"), '')) as sum
          from (select md5(regexp_replace(line::text, current_date || ' [0-9:.]+', 'now', 'g')) as hash from ${name} as line) as lines`,
      );
      sums[name] = rows[0]?.sum ?? "";
    }
    const { rows: unforced } = await client.query<{ name: string }>(
      "select oid::regclass::text as name from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity and not relforcerowsecurity",
    );
    return { ...sums, "tables whose policies do not bind their owner": unforced.map(({ name }) => name).join(", ") };
  } finally {
    await client.end();
  }
}
