import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readMigrations } from "../../server/database/migrate.ts";
import { CliError } from "../command.ts";

/** What a backup says of itself, in its backup.json; written last, so that a folder with one is whole. */
export interface BackupManifest {
  backupVersion: 1;
  madeAt: string;
  database: "embedded" | "postgres";
  /** The newest migration that the program knew. */
  migration: string;
  /** Whether files are in it, or in a bucket that is backed up by itself. */
  files: "included" | "bucket";
}

export const manifestFile = "backup.json";

export function newManifest(parts: Pick<BackupManifest, "database" | "files">): BackupManifest {
  return { backupVersion: 1, madeAt: new Date().toISOString(), migration: newestMigration(), ...parts };
}

/** Reads it. Throws where the folder is no backup, or one of a newer program. */
export function readManifest(folder: string): BackupManifest {
  const manifest = parse(folder);
  if (manifest.backupVersion !== 1 || manifest.migration > newestMigration()) {
    throw new CliError(`${folder} was made by a newer Lectern (${manifest.migration}): use that one, or a later one.`);
  }
  return manifest;
}

function parse(folder: string): BackupManifest {
  try {
    return JSON.parse(readFileSync(join(folder, manifestFile), "utf8")) as BackupManifest;
  } catch (error) {
    throw new CliError(`${folder} is no backup of Lectern: its ${manifestFile} cannot be read.`, undefined, { cause: error });
  }
}

const newestMigration = (): string => readMigrations().at(-1)?.name ?? "";
