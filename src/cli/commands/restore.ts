import { cpSync, existsSync, mkdirSync, renameSync } from "node:fs";
import { join, resolve } from "node:path";
import { lockDirectory } from "../../server/database/directory-lock.ts";
import { APPLICATION_NAME, LISTENER_NAME, withConnection, type Address } from "../../server/database/postgres/address.ts";
import { ownerAddress } from "../../server/database/postgres/migrate-by-owner.ts";
import { isOwner, readRole } from "../../server/database/postgres/role.ts";
import { readSettings, type Settings } from "../../server/settings.ts";
import { closeTree } from "../../server/private-files.ts";
import { readManifest } from "../backup/manifest.ts";
import { restorePostgres } from "../backup/postgres-programs.ts";
import { CliError, exactly, exit, type Command } from "../command.ts";

/** `lectern restore`: the opposite of backup, into an empty place or with --force. */
export const restore: Command = {
  name: "restore",
  summary: "Put a backup back",
  positionals: "<folder>",
  details: [
    "Stop the servers first. Where something is already it is refused; with --force an embedded database and its files",
    "are put aside as DATA_DIR/before-restore-<time>, and what is in the PostgreSQL database is dropped. It is done as the",
    "owner of the database (MIGRATE_URL, else DATABASE_URL).",
  ].join("\n"),
  options: { force: { type: "boolean", description: "also where there is something already" } },
  async run({ positionals, values, json, terminal, env }) {
    const [given] = exactly(positionals, "folder");
    const folder = resolve(env["INIT_CWD"] ?? process.cwd(), given);
    const settings = readSettings(env);
    const manifest = readManifest(folder);
    const kind = settings.databaseUrl === undefined ? "embedded" : "postgres";
    if (manifest.database !== kind) {
      throw new CliError(kind === "embedded" ? "This is a backup of a PostgreSQL: set DATABASE_URL." : "This is a backup of an embedded database: unset DATABASE_URL.", exit.usage);
    }
    const force = values["force"] === true;
    // Held to the end: no server can start on a folder that is half of one and half of another.
    const lock = await lockDirectory(settings.dataDir);
    try {
      refuseWhatIsThere(settings, force);
      if (settings.databaseUrl !== undefined) await intoPostgres(ownerAddress(settings.databaseUrl, settings.postgres), { file: join(folder, "database.dump"), force, pooled: settings.postgres.directUrl !== undefined });
      const aside = putAside(settings);
      if (kind === "embedded") cpSync(join(folder, "pglite"), join(settings.dataDir, "pglite"), { recursive: true });
      if (existsSync(join(folder, "files"))) cpSync(join(folder, "files"), join(settings.dataDir, "files"), { recursive: true });
      // A backup of an earlier version may be open to everybody.
      for (const part of parts) await closeTree(join(settings.dataDir, part));
      if (json) terminal.print(JSON.stringify({ restored: folder, ...(aside ? { aside } : {}) }, null, 2));
      else terminal.print(`${terminal.paint.green(`The backup of ${manifest.madeAt} is back.`)}${aside ? ` What was there before is ${aside}.` : ""} Start the server: it brings an older database up to date.`);
      return exit.done;
    } finally {
      await lock.release();
    }
  },
};

const parts = ["pglite", "files"];

function refuseWhatIsThere({ dataDir }: Settings, force: boolean): void {
  const there = parts.filter((part) => existsSync(join(dataDir, part)));
  if (there.length > 0 && !force) throw new CliError(`${dataDir} has ${there.join(" and ")} already. With --force they are put aside.`, exit.findings);
}

/** What was there stays, under another name. */
function putAside({ dataDir }: Settings): string | undefined {
  const there = parts.filter((part) => existsSync(join(dataDir, part)));
  if (there.length === 0) return undefined;
  const aside = join(dataDir, `before-restore-${new Date().toISOString().slice(0, 19).replaceAll(/[:T]/g, "-")}`);
  mkdirSync(aside, { recursive: true, mode: 0o700 });
  for (const part of there) renameSync(join(dataDir, part), join(aside, part));
  return aside;
}

async function intoPostgres(owner: Address, { file, force, pooled }: { file: string; force: boolean; pooled: boolean }): Promise<void> {
  // What a pooler keeps open is not yet a server; the connection that listens is one.
  const names = pooled ? [LISTENER_NAME] : [APPLICATION_NAME, LISTENER_NAME];
  const prepare = withConnection(owner.url, async (client) => {
    const role = await readRole(client);
    if (!isOwner(role) && !role.ownsDatabase) throw new CliError(`${owner.variable} logs in as ${role.name}, which does not own the database. Set MIGRATE_URL to the owner's address.`);
    const count = async (query: string, values: unknown[] = []) => Number((await client.query<{ count: string }>(query, values)).rows[0]?.count ?? 0);
    if ((await count("select count(*) from pg_stat_activity where datname = current_database() and application_name = any ($1) and pid <> pg_backend_pid()", [names])) > 0) {
      throw new CliError("A server uses this database: stop it first.");
    }
    if ((await count("select count(*) from pg_tables where schemaname = 'public'")) > 0) {
      if (!force) throw new CliError("The database is not empty. With --force everything in it is dropped.", exit.findings);
      await client.query("begin; drop schema public cascade; create schema public; commit");
    }
    // A database on another server: rights are granted to this role.
    await client.query(`do $$ begin
      if not exists (select from pg_roles where rolname = 'lectern_app') then create role lectern_app nologin; end if;
      if not pg_has_role(current_user, 'lectern_app', 'member') then execute format('grant lectern_app to %I', current_user); end if;
    end $$`);
  });
  await prepare.catch((error: unknown) => {
    if (error instanceof CliError) throw error;
    throw new CliError(`PostgreSQL (${owner.variable}) cannot be used: ${error instanceof Error ? error.message : String(error)}`);
  });
  await restorePostgres(owner.url, file);
}
