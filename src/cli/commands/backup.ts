import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { lockDirectory } from "../../server/database/directory-lock.ts";
import { ownerAddress } from "../../server/database/postgres/migrate-by-owner.ts";
import { readSettings, type Settings } from "../../server/core/settings.ts";
import { closeTree } from "../../server/core/private-files.ts";
import { withDiskFull } from "../backup/disk-full.ts";
import { copyTree, isThere } from "../backup/copy-tree.ts";
import { writeManifest } from "../backup/manifest.ts";
import { dumpPostgres } from "../backup/postgres-programs.ts";
import type { RowCounts } from "../backup/row-counts.ts";
import { CliError, exit, type Command } from "../command.ts";
import { openPortal, runningServer } from "../portal/portal.ts";

/** `lectern backup`: database and files in one folder, while the server runs or not. */
export const backup: Command = {
  name: "backup",
  summary: "Back up the database and the uploaded files into a folder",
  positionals: "[<folder>]",
  details: [
    "The folder must not be there yet; without one it is lectern-backup-<time> in the current folder. A server may run: the",
    "embedded database is copied by it between two statements, PostgreSQL is read with pg_dump, as the owner (MIGRATE_URL, else DATABASE_URL).",
    "Links are followed: the backup holds the files themselves, with their checksums (sha256sum --check checksums.sha256). Files that are",
    "kept in a bucket are not in it, nor is TENANTS_DIR: that is yours to keep, and what is published of it is in the database.",
  ].join("\n"),
  options: {},
  async run({ positionals, json, terminal, env }) {
    if (positionals.length > 1) throw new CliError("Name one folder, or none.", exit.usage);
    if (env["LECTERN_URL"])
      throw new CliError("A backup is made at the machine where the server runs: unset LECTERN_URL.", exit.usage);
    const settings = readSettings(env);
    const here = env["INIT_CWD"] ?? process.cwd();
    const folder = resolve(
      here,
      positionals[0] ?? `lectern-backup-${new Date().toISOString().slice(0, 19).replaceAll(/[:T]/g, "-")}`,
    );
    if (existsSync(folder)) throw new CliError(`${folder} is there already.`, exit.usage);
    // Whatever ends this half-way, there is no folder that looks like a backup and is none.
    const making = `${folder}.making`;
    try {
      rmSync(making, { recursive: true, force: true });
      mkdirSync(making, { recursive: true, mode: 0o700 });
      const rows = await writeDatabase(settings, making, env);
      const files = settings.s3 ? "bucket" : "included";
      if (files === "included" && (await isThere(join(settings.dataDir, "files"))))
        await copyTree(join(settings.dataDir, "files"), join(making, "files"));
      await closeTree(making);
      const manifest = await writeManifest(making, {
        database: settings.databaseUrl === undefined ? "embedded" : "postgres",
        files,
        ...(rows ? { rows } : {}),
      });
      renameSync(making, folder);
      terminal.print(
        json
          ? JSON.stringify({ folder, ...manifest }, null, 2)
          : terminal.paint.green(
              `The backup is ${folder}${files === "bucket" ? ", without the files in the bucket" : ""}.`,
            ),
      );
      return exit.done;
    } catch (error) {
      rmSync(making, { recursive: true, force: true });
      const outcome = "No backup was made, and nothing is left of it. Make room, or name a folder on another disk.";
      throw await withDiskFull(error, { folder, outcome });
    }
  },
};

/** Gives how many rows each table has, where that is counted. */
async function writeDatabase(
  { databaseUrl, postgres, dataDir }: Settings,
  making: string,
  env: NodeJS.ProcessEnv,
): Promise<RowCounts | undefined> {
  if (databaseUrl !== undefined)
    return dumpPostgres(ownerAddress(databaseUrl, postgres), join(making, "database.dump"));
  const to = join(making, "pglite");
  if (await runningServer(env)) {
    const portal = await openPortal(env);
    await portal.call("createDatabaseCopy", { folder: to });
    return undefined;
  }
  if (!existsSync(join(dataDir, "pglite"))) throw new CliError(`There is no database in ${dataDir} yet.`);
  const lock = await lockDirectory(dataDir);
  try {
    await copyTree(join(dataDir, "pglite"), to);
    return undefined;
  } finally {
    await lock.release();
  }
}
