import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readMigrations } from "../../server/database/migrate.ts";
import { CliError } from "../command.ts";
import { bytesOf, checksumsFile, checksumsOf, differences, readChecksums, writeChecksums } from "./checksums.ts";
import type { RowCounts } from "./row-counts.ts";

/** What a backup says of itself, in its backup.json; written last, so that a folder with one is whole. */
export interface BackupManifest {
  backupVersion: 1 | 2;
  madeAt: string;
  database: "embedded" | "postgres";
  /** The newest migration that the program knew. */
  migration: string;
  /** Whether files are in it, or in a bucket that is backed up by itself. */
  files: "included" | "bucket";
  /** All files of the backup beside this one and the one with their checksums; absent in backups of version 1. */
  contents?: { files: number; bytes: number; /** SHA-256 of the file with the checksums. */ checksums: string };
  /** Of a PostgreSQL: rows of each table as they were when it was read. */
  rows?: RowCounts;
}

export const manifestFile = "backup.json";

/** Writes checksums and manifest of a backup whose other files are all there. */
export async function writeManifest(
  folder: string,
  parts: Pick<BackupManifest, "database" | "files" | "rows">,
): Promise<BackupManifest> {
  const checksums = await checksumsOf(folder);
  const contents = {
    files: checksums.size,
    bytes: await bytesOf(folder, checksums),
    checksums: await writeChecksums(folder, checksums),
  };
  const manifest: BackupManifest = {
    backupVersion: 2,
    madeAt: new Date().toISOString(),
    migration: newestMigration(),
    ...parts,
    contents,
  };
  writeFileSync(join(folder, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });
  return manifest;
}

/**
 * Throws where a file of a backup is missing, was changed or was added since it was made. A backup of version 1 says
 * nothing of its files.
 */
export async function verifyContents(folder: string, { contents }: BackupManifest): Promise<void> {
  if (!contents) return;
  const expected = await readChecksums(folder, contents.checksums);
  const found = await checksumsOf(folder);
  for (const name of [manifestFile, checksumsFile]) found.delete(name);
  const wrong = differences(expected, found);
  if (wrong.length === 0) return;
  const more = wrong.length > SHOWN ? ` and ${wrong.length - SHOWN} more` : "";
  throw new CliError(
    `${folder} is not as it was made: ${wrong.slice(0, SHOWN).join(", ")}${more}. Nothing was touched.`,
  );
}

/** How many files a message names. */
const SHOWN = 5;

/** Reads it. Throws where the folder is no backup, or one of a newer program. */
export function readManifest(folder: string): BackupManifest {
  const manifest = parse(folder);
  if (![1, 2].includes(manifest.backupVersion) || manifest.migration > newestMigration()) {
    throw new CliError(`${folder} was made by a newer Lectern (${manifest.migration}): use that one, or a later one.`);
  }
  return manifest;
}

function parse(folder: string): BackupManifest {
  try {
    return JSON.parse(readFileSync(join(folder, manifestFile), "utf8")) as BackupManifest;
  } catch (error) {
    throw new CliError(`${folder} is no backup of Lectern: its ${manifestFile} cannot be read.`, undefined, {
      cause: error,
    });
  }
}

const newestMigration = (): string => readMigrations().at(-1)?.name ?? "";
