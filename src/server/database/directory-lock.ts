import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { PRIVATE_FOLDER } from "../core/private-files.ts";

/** Held by one process for one embedded data directory. */
export interface DirectoryLock {
  release(): Promise<void>;
}

/**
 * Takes the lock of a data directory, or throws with words for the person at the terminal: two processes on one
 * embedded database destroy each other's work in silence. On Linux the lock is a name that the kernel gives up when the
 * process dies, however it dies; elsewhere it is a file with the process's number.
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  mkdirSync(directory, { recursive: true, mode: PRIVATE_FOLDER });
  const real = realpathSync(directory);
  return process.platform === "linux" ? lockByName(real) : lockByFile(real);
}

function lockByName(directory: string): Promise<DirectoryLock> {
  const name = `\0lectern-${createHash("sha256").update(directory).digest("hex").slice(0, 32)}`;
  const server = createServer((socket) => socket.destroy());
  // The lock must not keep a process alive that has nothing else to do.
  server.unref();
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "EADDRINUSE" ? new Error(inUse(directory)) : error),
    );
    server.listen(name, () => resolve({ release: () => new Promise((done) => server.close(() => done())) }));
  });
}

async function lockByFile(directory: string): Promise<DirectoryLock> {
  const file = join(directory, "lectern.pid");
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      writeFileSync(file, String(process.pid), { flag: "wx" });
      return { release: async () => rmSync(file, { force: true }) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      if (isRunning(Number(readFileSync(file, "utf8")))) throw new Error(inUse(directory));
      // Left behind by a process that was killed.
      rmSync(file, { force: true });
    }
  }
  throw new Error(inUse(directory));
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

const inUse = (directory: string): string =>
  `The data directory ${directory} is in use by another lectern process. Stop that one, set DATA_DIR to another directory, ` +
  "or use PostgreSQL with DATABASE_URL to run several.";
