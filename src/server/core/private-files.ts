import { chmod, lstat, readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/**
 * Modes of what lies in DATA_DIR: it holds licences, mobile numbers and keys, for the user alone that the server runs
 * as.
 */
export const PRIVATE_FOLDER = 0o700;
export const PRIVATE_FILE = 0o600;

/** From now on what this process makes is for its own user alone, also where a library makes it. */
export function keepToOurselves(): void {
  process.umask(0o077);
}

/** What is ours in DATA_DIR; whatever else somebody keeps there stays as it is. */
const ours =
  /^(pglite|files|incoming|parts|working|removed|restoring|before-restore-.*|operator-token|lectern\.pid|\.s\.PGSQL\.5432)$/;

/**
 * Takes away from everybody else what earlier versions left open in DATA_DIR: the folder itself at once, which ends it
 * for all that is in it, then what is below. Gives what the rest comes to, for whoever wants to wait for it. Rejects
 * with the reason where a mode may not be changed, as where the folder is somebody else's.
 */
export async function closeDataDir(dataDir: string): Promise<{ rest: Promise<void> }> {
  await closeOne(dataDir);
  return { rest: closeBelow(dataDir) };
}

async function closeBelow(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) if (ours.test(name)) await closeTree(join(dataDir, name));
}

/**
 * Takes a folder and all that is in it away from everybody else. Links are followed at the top only, where a large
 * folder may lie on another disk. What goes meanwhile is gone.
 */
export async function closeTree(path: string): Promise<void> {
  if (!(await closeOne(path))) return;
  for (const entry of await readdir(path, { withFileTypes: true }).catch(noneIfGone)) {
    const below = join(path, entry.name);
    if (entry.isDirectory()) await closeTree(below);
    else if (entry.isFile()) await closeOne(below);
  }
}

/** Changes a mode that is too wide; true for a folder. */
async function closeOne(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => lstat(path).catch(() => undefined));
  if (!found) return false;
  const wanted = found.isDirectory() ? PRIVATE_FOLDER : PRIVATE_FILE;
  const mode = found.mode & 0o777;
  if ((mode & ~wanted) !== 0) await chmod(path, mode & wanted).catch(noneIfGone);
  return found.isDirectory();
}

function noneIfGone(error: NodeJS.ErrnoException): never[] {
  if (error.code !== "ENOENT") throw error;
  return [];
}
