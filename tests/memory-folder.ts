import { accessSync, chmodSync, constants, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";

/** Where Linux keeps files in memory. */
const memory = "/dev/shm";
/** Bytes: a run of everything leaves less than a quarter of that there at any moment. */
const room = 4 * 2 ** 30;
const prefix = "lectern-tests-";

/**
 * Puts the temporary files of a run into memory, where there is plenty: tests make and remove hundreds of databases,
 * and a disk that others use keeps them waiting longer than they compute. Who sets TMPDIR decides instead. What the
 * run leaves behind goes with it.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env["TMPDIR"] !== undefined || !hasRoom()) return;
  removeForgotten();
  const folder = mkdtempSync(join(memory, `${prefix}${process.pid}-`));
  // PostgreSQL runs as another user, and has to get to its own folder inside.
  chmodSync(folder, 0o711);
  process.env["TMPDIR"] = folder;
  process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
}

/**
 * Does something with the temporary folder of the machine: what is kept for the next run, such as an unpacked browser.
 */
export async function withTemporaryFilesOnDisk<Result>(work: () => Promise<Result>): Promise<Result> {
  const before = process.env["TMPDIR"];
  if (!before?.startsWith(join(memory, prefix))) return work();
  delete process.env["TMPDIR"];
  try {
    return await work();
  } finally {
    process.env["TMPDIR"] = before;
  }
}

function hasRoom(): boolean {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > room && process.availableMemory() > 2 * room;
  } catch {
    return false;
  }
}

/** Folders of runs that were killed. */
function removeForgotten(): void {
  for (const name of readdirSync(memory)) {
    const pid = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1];
    if (pid === undefined || existsSync(`/proc/${pid}`)) continue;
    try {
      rmSync(join(memory, name), { recursive: true, force: true });
    } catch {
      // Another user's.
    }
  }
}
