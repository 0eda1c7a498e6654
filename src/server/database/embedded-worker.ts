import fs, { chmodSync, cpSync, existsSync, mkdirSync, realpathSync, rmSync } from "node:fs";
import type { Server } from "node:net";
import { parentPort } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { PRIVATE_FILE, PRIVATE_FOLDER } from "../core/private-files.ts";
import { serveOnSocket } from "./embedded-socket.ts";

// PGlite computes on the thread that calls it: here it cannot hold up the event loop that answers requests.

/** What the thread is asked for. One database at a time is open in it. */
export type ThreadRequest =
  | { open: { files: string; socketPath: string; program: WebAssembly.Module } }
  | { copyTo: string }
  | "stop";

// The database gives its files the mode that its own file system has for them, which is everybody's.
fs.chmodSync = (path, mode) => chmodSync(path, Number(mode) & PRIVATE_FOLDER);

// The cache is memory of this process, and zeroed when it starts. What does not fit is in the system's cache of files.
const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=32MB"];

let opened: { database: PGlite; server: Server; files: string } | undefined;

// What cannot be opened or closed ends the thread, which its owner is told of.
parentPort?.on("message", (request: ThreadRequest) => void obey(request));

async function obey(request: ThreadRequest): Promise<void> {
  if (request === "stop") {
    opened?.server.close();
    await opened?.database.close();
    opened = undefined;
    parentPort?.postMessage("stopped");
  } else if ("open" in request) {
    const { files, socketPath, program } = request.open;
    mkdirSync(files, { recursive: true, mode: PRIVATE_FOLDER });
    const database = await PGlite.create({ dataDir: files, pgliteWasmModule: program, startParams });
    opened = { database, server: await serveOnSocket(database, socketPath), files };
    chmodSync(socketPath, PRIVATE_FILE);
    parentPort?.postMessage("ready");
  } else {
    parentPort?.postMessage({ copied: await problemOfCopy(request.copyTo) });
  }
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
  if (!opened) return { message: "no database is open" };
  if (existsSync(to)) return { message: `${to} is there already` };
  const { database, files } = opened;
  try {
    // The copy opens sooner with little to recover; inside a transaction that failed it is not taken, and not needed.
    await database.exec("checkpoint").catch(() => undefined);
    await database.runExclusive(async () => cpSync(realpathSync(files), to, { recursive: true, dereference: true }));
    return undefined;
  } catch (error) {
    rmSync(to, { recursive: true, force: true });
    const { code } = (error ?? {}) as { code?: unknown };
    const message = error instanceof Error ? error.message : String(error);
    return { message, ...(typeof code === "string" ? { code } : {}) };
  }
}
