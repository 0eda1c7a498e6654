import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { lockDirectory } from "../../server/database/directory-lock.ts";
import { ownerAddress } from "../../server/database/postgres/migrate-by-owner.ts";
import { readSettings, type Settings } from "../../server/settings.ts";
import { closeTree } from "../../server/private-files.ts";
import { manifestFile, newManifest } from "../backup/manifest.ts";
import { dumpPostgres } from "../backup/postgres-programs.ts";
import { CliError, exit, type Command } from "../command.ts";
import { openPortal, runningServer } from "../portal/portal.ts";

/** `lectern backup`: database and files in one folder, while the server runs or not. */
export const backup: Command = {
  name: "backup",
  summary: "Write the database and the uploaded files into a folder",
  positionals: "[<folder>]",
  details: [
    "The folder must not be there yet; without one it is lectern-backup-<time> in the current folder. A server may run: the",
    "embedded database is copied by it between two statements, PostgreSQL is read with pg_dump, as the owner (MIGRATE_URL, else DATABASE_URL). Files that are kept in a",
    "bucket are not in it, nor is TENANTS_DIR: that is yours to keep, and what is published of it is in the database.",
  ].join("\n"),
  options: {},
  async run({ positionals, json, terminal, env }) {
    if (positionals.length > 1) throw new CliError("Name one folder, or none.", exit.usage);
    if (env["LECTERN_URL"]) throw new CliError("A backup is made at the machine where the server runs: unset LECTERN_URL.", exit.usage);
    const settings = readSettings(env);
    const here = env["INIT_CWD"] ?? process.cwd();
    const folder = resolve(here, positionals[0] ?? `lectern-backup-${new Date().toISOString().slice(0, 19).replaceAll(/[:T]/g, "-")}`);
    if (existsSync(folder)) throw new CliError(`${folder} is there already.`, exit.usage);
    // Whatever ends this half-way, there is no folder that looks like a backup and is none.
    const making = `${folder}.making`;
    rmSync(making, { recursive: true, force: true });
    mkdirSync(making, { recursive: true, mode: 0o700 });
    try {
      await writeDatabase(settings, making, env);
      const files = settings.s3 ? "bucket" : "included";
      if (files === "included" && existsSync(join(settings.dataDir, "files"))) cpSync(join(settings.dataDir, "files"), join(making, "files"), { recursive: true });
      const manifest = newManifest({ database: settings.databaseUrl === undefined ? "embedded" : "postgres", files });
      writeFileSync(join(making, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`);
      await closeTree(making);
      renameSync(making, folder);
      terminal.print(json ? JSON.stringify({ folder, ...manifest }, null, 2) : terminal.paint.green(`The backup is ${folder}${files === "bucket" ? ", without the files in the bucket" : ""}.`));
      return exit.done;
    } catch (error) {
      rmSync(making, { recursive: true, force: true });
      throw error;
    }
  },
};

async function writeDatabase({ databaseUrl, postgres, dataDir }: Settings, making: string, env: NodeJS.ProcessEnv): Promise<void> {
  if (databaseUrl !== undefined) return dumpPostgres(ownerAddress(databaseUrl, postgres), join(making, "database.dump"));
  const to = join(making, "pglite");
  if (await runningServer(env)) {
    const portal = await openPortal(env);
    await portal.call("createDatabaseCopy", { folder: to });
    return;
  }
  if (!existsSync(join(dataDir, "pglite"))) throw new CliError(`There is no database in ${dataDir} yet.`);
  const lock = await lockDirectory(dataDir);
  try {
    cpSync(join(dataDir, "pglite"), to, { recursive: true });
  } finally {
    await lock.release();
  }
}
