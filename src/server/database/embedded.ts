import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Worker } from "node:worker_threads";
import { lockDirectory } from "./directory-lock.ts";
import type { CopyProblem, ThreadRequest } from "./embedded-worker.ts";

/** The database that runs inside this process, reached like any PostgreSQL over a unix socket. */
export interface EmbeddedDatabase {
  /** The folder of the socket, as `host` of a `pg` connection. */
  socketFolder: string;
  /** Copies its files into a folder that is not there yet, as they are between two statements. */
  copyTo(folder: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens (or creates) the embedded database. Only one connection at a time may be made to it.
 * Throws when another process has the directory open.
 */
export async function openEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  const program = await compiledProgram();
  const lock = await lockDirectory(dataDir);
  const socketFolder = placeForSocket(dataDir);
  const socketPath = join(socketFolder, SOCKET);
  // Left behind when a process was killed; we hold the lock, so nobody listens on it.
  rmSync(socketPath, { force: true });
  let worker: Worker | undefined;
  const close = async () => {
    rmSync(socketFolder === dataDir ? socketPath : socketFolder, { recursive: true, force: true });
    await lock.release();
  };
  try {
    const files = join(dataDir, "pglite");
    await makeFiles(files);
    worker = takeThread();
    ask(worker, { open: { files, socketPath, program } });
    await messageOf(worker, "ready");
  } catch (error) {
    await worker?.terminate();
    await close();
    throw new Error(`The embedded database in ${dataDir} could not be opened: ${String(error)}`, { cause: error });
  }
  return {
    socketFolder,
    copyTo: (folder) =>
      new Promise((resolve, reject) => {
        const onMessage = (message: unknown) => {
          if (typeof message !== "object" || message === null || !("copied" in message)) return;
          worker.off("message", onMessage);
          const problem = message.copied as CopyProblem | undefined;
          if (problem) reject(Object.assign(new Error(problem.message), problem));
          else resolve();
        };
        worker.on("message", onMessage);
        ask(worker, { copyTo: folder });
      }),
    async close() {
      ask(worker, "stop");
      await messageOf(worker, "stopped").then(
        () => keepThread(worker),
        () => undefined,
      );
      await close();
    },
  };
}

let waiting: Worker | undefined;

/**
 * A thread for one database: the one that the last database has left, which has loaded its code already, or a new one.
 */
function takeThread(): Worker {
  // Flags of the test runner or of a watcher are not for this thread.
  const thread = waiting ?? new Worker(new URL("./embedded-worker.ts", import.meta.url), { execArgv: [] });
  waiting = undefined;
  thread.ref();
  return thread;
}

/** Keeps one thread for the next database. It keeps no process from ending. */
async function keepThread(thread: Worker): Promise<void> {
  if (waiting) return void (await thread.terminate());
  waiting = thread;
  thread.once("exit", () => {
    if (waiting === thread) waiting = undefined;
  });
  thread.unref();
}

function ask(thread: Worker, request: ThreadRequest): void {
  thread.postMessage(request);
}

/** Makes an empty database where there is none. One that was not finished is begun anew. */
async function makeFiles(files: string): Promise<void> {
  if (existsSync(files)) return;
  const unfinished = `${files}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const script = fileURLToPath(new URL("./make-cluster.ts", import.meta.url));
  await promisify(execFile)(process.execPath, [script, unfinished], { env: { ...process.env, NODE_OPTIONS: "" } });
  renameSync(unfinished, files);
}

let compiling: Promise<WebAssembly.Module> | undefined;

/** What the database's thread runs: compiled once for a process, however many databases it opens one after another. */
function compiledProgram(): Promise<WebAssembly.Module> {
  compiling ??= readFile(
    join(dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite")), "pglite.wasm"),
  ).then((bytes) => WebAssembly.compile(bytes));
  compiling.catch(() => (compiling = undefined));
  return compiling;
}

/** Where `pg` looks for it, given the folder. */
const SOCKET = ".s.PGSQL.5432";
/** What an operating system takes as the path of a unix socket, with some room. */
const LONGEST_SOCKET_PATH = 100;

/** Beside the data; where that path is too long, a folder of our own among the temporary ones. */
function placeForSocket(dataDir: string): string {
  return Buffer.byteLength(join(dataDir, SOCKET)) <= LONGEST_SOCKET_PATH
    ? dataDir
    : mkdtempSync(join(tmpdir(), "lectern-"));
}

function messageOf(worker: Worker, expected: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (error?: Error) => {
      worker.off("message", onMessage);
      worker.off("error", settle);
      worker.off("exit", onExit);
      if (error) reject(error);
      else resolve();
    };
    const onMessage = (message: unknown) => {
      if (message === expected) settle();
    };
    const onExit = () => settle(new Error("its thread ended"));
    worker.on("message", onMessage);
    worker.on("error", settle);
    worker.on("exit", onExit);
  });
}
