import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { lockDirectory } from "../../server/database/directory-lock.ts";
import { ownerAddress } from "../../server/database/postgres/migrate-by-owner.ts";
import { RESTORING, SWAPPING } from "../../server/core/half-restored.ts";
import { readSettings, type Settings } from "../../server/core/settings.ts";
import { differences, readChecksums, type Checksums } from "../backup/checksums.ts";
import { copyDatabase } from "../backup/copy-database.ts";
import { copyTree, isThere } from "../backup/copy-tree.ts";
import { withDiskFull } from "../backup/disk-full.ts";
import { readManifest, verifyContents, type BackupManifest } from "../backup/manifest.ts";
import { restorePostgres } from "../backup/postgres-programs.ts";
import { whatComesBefore } from "../backup/before-restore.ts";
import { CliError, exactly, exit, type Command } from "../command.ts";

/** `lectern restore`: the opposite of backup, into an empty place or with --force. */
export const restore: Command = {
  name: "restore",
  summary: "Restore a backup",
  positionals: "<folder>",
  details: [
    "Stop the servers first. The backup is checked against its checksums before anything is touched, and takes the place of",
    "what is there only once all of it has been put beside it: what is interrupted has changed nothing. Where something is already it",
    "is refused; with --force an embedded database and its files are put aside as DATA_DIR/before-restore-<time>, and what is in the",
    "PostgreSQL database is dropped. It is done as the owner of the database (MIGRATE_URL, else DATABASE_URL). A backup of an embedded",
    "database can be put into a PostgreSQL (set DATABASE_URL); the other way there is none.",
  ].join("\n"),
  options: { force: { type: "boolean", description: "also where there is something already" } },
  async run({ positionals, values, json, terminal, env }) {
    const [given] = exactly(positionals, "folder");
    const folder = resolve(env["INIT_CWD"] ?? process.cwd(), given);
    const settings = readSettings(env);
    const manifest = readManifest(folder);
    const kind = settings.databaseUrl === undefined ? "embedded" : "postgres";
    if (manifest.database === "postgres" && kind === "embedded")
      throw new CliError("This is a backup of a PostgreSQL: set DATABASE_URL.", exit.usage);
    await verifyContents(folder, manifest);
    const force = values["force"] === true;
    // Held to the end: no server can start on a folder that is half of one and half of another.
    const lock = await lockDirectory(settings.dataDir);
    const beside = join(settings.dataDir, RESTORING);
    try {
      await refuseWhatIsThere(settings, force);
      const owner =
        settings.databaseUrl === undefined ? undefined : ownerAddress(settings.databaseUrl, settings.postgres);
      const before =
        owner && (await whatComesBefore(owner, { force, pooled: settings.postgres.directUrl !== undefined }));
      mkdirSync(beside, { recursive: true, mode: 0o700 });
      // Left behind by one that was killed.
      for (const part of parts) rmSync(join(beside, part), { recursive: true, force: true });
      await copyBeside(folder, beside, manifest);
      if (owner && before !== undefined && manifest.database === "embedded")
        await moveBeside(beside, { to: owner.url, before });
      else if (owner && before !== undefined)
        await restorePostgres(owner.url, { file: join(folder, "database.dump"), before, rows: manifest.rows });
      const aside = await swap(settings, beside);
      const isVerified = manifest.contents !== undefined;
      if (json) terminal.print(JSON.stringify({ restored: folder, ...(aside ? { aside } : {}), isVerified }, null, 2));
      else
        terminal.print(
          `${terminal.paint.green(`The backup of ${manifest.madeAt} is back.`)}${aside ? ` What was there before is ${aside}.` : ""} Start the server: it brings an older database up to date.`,
        );
      if (!isVerified)
        terminal.error(
          terminal.paint.yellow(
            "The backup was made by an earlier version and has no checksums: its files could not be compared with what they were.",
          ),
        );
      return exit.done;
    } catch (error) {
      if (await isThere(join(beside, SWAPPING))) throw error;
      const outcome = "Nothing was changed. A restore needs room for the backup beside what is there.";
      throw await withDiskFull(error, { folder: beside, outcome });
    } finally {
      // Where the swap itself broke off, what it leaves keeps a server from starting.
      if (!(await isThere(join(beside, SWAPPING)))) rmSync(beside, { recursive: true, force: true });
      await lock.release();
    }
  },
};

const parts = ["pglite", "files"];

async function partsIn(folder: string): Promise<string[]> {
  const there = await Promise.all(parts.map((part) => isThere(join(folder, part))));
  return parts.filter((_part, index) => there[index]);
}

async function refuseWhatIsThere({ dataDir }: Settings, force: boolean): Promise<void> {
  const there = await partsIn(dataDir);
  if (there.length > 0 && !force)
    throw new CliError(
      `${dataDir} has ${there.join(" and ")} already. With --force they are put aside.`,
      exit.findings,
    );
}

/** Copies what goes into DATA_DIR, and compares what was written with what the backup says of it. */
async function copyBeside(folder: string, beside: string, { contents }: BackupManifest): Promise<void> {
  const expected = contents && (await readChecksums(folder, contents.checksums));
  for (const part of await partsIn(folder)) {
    const written: Checksums = new Map(
      [...(await copyTree(join(folder, part), join(beside, part)))].map(([path, hash]) => [`${part}/${path}`, hash]),
    );
    const wrong =
      expected && differences(new Map([...expected].filter(([path]) => path.startsWith(`${part}/`))), written);
    if (wrong && wrong.length > 0)
      throw new CliError(`The copy differs from the backup: ${wrong[0]}. Nothing was changed.`);
  }
}

/** A backup of an embedded database goes into the PostgreSQL; what was copied of it is not kept beside. */
async function moveBeside(beside: string, { to, before }: { to: string; before: string }): Promise<void> {
  await copyDatabase({ from: beside, to, before, mayMigrate: true });
  rmSync(join(beside, "pglite"), { recursive: true });
}

/**
 * What was there stays, under another name, and what was copied takes its place. A server that starts in between
 * refuses.
 */
async function swap({ dataDir }: Settings, beside: string): Promise<string | undefined> {
  const there = await partsIn(dataDir);
  const aside =
    there.length > 0
      ? join(dataDir, `before-restore-${new Date().toISOString().slice(0, 23).replaceAll(/[:.T]/g, "-")}`)
      : undefined;
  writeFileSync(join(beside, SWAPPING), "", { mode: 0o600, flush: true });
  if (aside) {
    mkdirSync(aside, { mode: 0o700 });
    for (const part of there) renameSync(join(dataDir, part), join(aside, part));
  }
  for (const part of await partsIn(beside)) renameSync(join(beside, part), join(dataDir, part));
  rmSync(beside, { recursive: true });
  return aside;
}
