import fs, { chmodSync, cpSync, existsSync, mkdirSync, realpathSync, rmSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { PRIVATE_FILE, PRIVATE_FOLDER } from "../core/private-files.ts";
import { serveOnSocket } from "./embedded-socket.ts";

// PGlite computes on the thread that calls it: here it cannot hold up the event loop that answers requests.
const { dataDir, socketPath, program } = workerData as {
  dataDir: string;
  socketPath: string;
  program: WebAssembly.Module;
};
mkdirSync(dataDir, { recursive: true, mode: PRIVATE_FOLDER });
// The database gives its files the mode that its own file system has for them, which is everybody's.
fs.chmodSync = (path, mode) => chmodSync(path, Number(mode) & PRIVATE_FOLDER);

// The cache is memory of this process, and zeroed when it starts. What does not fit is in the system's cache of files.
const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=32MB"];
const database = await PGlite.create({ dataDir, pgliteWasmModule: program, startParams });
const server = await serveOnSocket(database, socketPath);
chmodSync(socketPath, PRIVATE_FILE);

parentPort?.on("message", (message: "stop" | { copyTo: string }) => void obey(message));
parentPort?.postMessage("ready");

async function obey(message: "stop" | { copyTo: string }): Promise<void> {
  if (message === "stop") {
    server.close();
    await database.close();
    parentPort?.postMessage("stopped");
    return;
  }
  parentPort?.postMessage({ copied: await problemOfCopy(message.copyTo) });
}

/** Why a copy was not made. An error loses its code on the way to another thread. */
export interface CopyProblem {
  message: string;
  code?: string;
}

/**
 * Copies the files while no statement runs; gives what went wrong. What a transaction has not committed is undone when
 * the copy is opened.
 */
async function problemOfCopy(to: string): Promise<CopyProblem | undefined> {
  if (existsSync(to)) return { message: `${to} is there already` };
  try {
    // The copy opens sooner with little to recover; inside a transaction that failed it is not taken, and not needed.
    await database.exec("checkpoint").catch(() => undefined);
    await database.runExclusive(async () => cpSync(realpathSync(dataDir), to, { recursive: true, dereference: true }));
    return undefined;
  } catch (error) {
    rmSync(to, { recursive: true, force: true });
    const { code } = (error ?? {}) as { code?: unknown };
    const message = error instanceof Error ? error.message : String(error);
    return { message, ...(typeof code === "string" ? { code } : {}) };
  }
}
