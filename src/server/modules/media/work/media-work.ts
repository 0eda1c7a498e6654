import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Db } from "../../../database/connect.ts";
import { isDiskFull, type Disk } from "../../../core/disk-space.ts";
import { CodedError } from "../../../core/errors.ts";
import type { Log } from "../../../core/log.ts";
import { addEvent } from "../../../core/outbox/add-event.ts";
import type { Storage } from "../../../providers/storage/storage.ts";
import { PRIVATE_FOLDER } from "../../../core/private-files.ts";
import { refreshLessons } from "../assets.ts";
import { newMediaKey } from "../media-key.ts";
import { makeReady, measure, type Made } from "./make-ready.ts";
import {
  failAsset,
  finishAsset,
  holdLonger,
  letGoOf,
  takeAsset,
  type MadeRow,
  type TakenAsset,
} from "./work-queries.ts";

/**
 * Makes assets ready, one at a time on each server: the rows that are `processing` are the queue. The outbox is not
 * for this:
 * its events take moments, and whoever takes one is not waited for longer than seconds.
 */
export interface MediaWork {
  /** Something waits: begins soon, in the background. */
  wake(): void;
  /** Makes ready whatever waits; for tests. */
  drain(): Promise<void>;
  start(): void;
  /** Ends what is being made; it is begun anew by whoever comes next. */
  stop(): Promise<void>;
}

const INTERVAL_MS = 15_000;
/** ms: a server that vanished in the middle is not waited for longer. It says that it is there every third of it. */
const LEASE_MS = 60_000;
const MAX_ATTEMPTS = 3;
/** ms: what found the disk full is tried again then; that is no failure of the file. */
const ROOM_MS = 60_000;
/** ms until what was put into the storage and is named by nothing is removed. */
const ORPHAN_MS = 60 * 60_000;

interface Options {
  db: Db;
  log: Log;
  storage: Storage;
  disk: Pick<Disk, "isFull">;
  dataDir: string;
  ffmpeg: boolean;
  now(): Date;
}

export function createMediaWork({ db, log, storage, disk, dataDir, ffmpeg, now }: Options): MediaWork {
  const working = join(dataDir, "working");
  let timer: NodeJS.Timeout | undefined;
  let stopping = new AbortController();
  let running: Promise<void> | undefined;
  let again = false;
  const later = (milliseconds: number) => new Date(now().getTime() + milliseconds);
  const asSystem = <Result>(work: Parameters<typeof withActor<Result>>[2]) => withActor(db, systemActor, work);

  async function workOff(): Promise<void> {
    while (!stopping.signal.aborted) {
      again = false;
      // What is made may be larger than what came; it waits until there is room, and is begun anew by the clock.
      if (await disk.isFull()) return;
      const taken = await asSystem((trx) => takeAsset(trx, { now: now(), until: later(LEASE_MS) }));
      if (taken) await perform(taken);
      else if (!again) return;
    }
  }

  async function perform(taken: TakenAsset): Promise<void> {
    // It ended the server itself, again and again.
    if (taken.attempts > MAX_ATTEMPTS)
      return asSystem((trx) => failAsset(trx, { taken, reason: "PROCESSING_FAILED", now: now() }));
    const lost = new AbortController();
    const signal = AbortSignal.any([stopping.signal, lost.signal]);
    let progress = 0;
    const renewLease = async () => {
      if (!(await asSystem((trx) => holdLonger(trx, { taken, until: later(LEASE_MS), progress })))) lost.abort();
    };
    const renewing = setInterval(
      () =>
        void renewLease().catch((error: unknown) => log.warn({ err: error }, "the making of a file could not be held")),
      Math.min(2000, LEASE_MS / 3),
    );
    const folder = await workFolder(taken);
    try {
      const path = await fetchSource(taken, folder);
      const source = { path, kind: taken.kind, mediaType: taken.media_type, fileName: taken.file_name };
      // Whole hundredths, and none of them the last: that is for what is kept.
      const made = await makeReady(source, {
        folder,
        ffmpeg,
        signal,
        progress: (share) => (progress = Math.min(99, Math.floor(share * 100))),
      });
      await keep(taken, { made, signal });
    } catch (error) {
      await giveUp(taken, { error, stopped: stopping.signal.aborted, lost: lost.signal.aborted });
    } finally {
      clearInterval(renewing);
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** What an earlier try of this one left behind goes. */
  async function workFolder({ media_no }: TakenAsset): Promise<string> {
    await mkdir(working, { recursive: true, mode: PRIVATE_FOLDER });
    for (const name of await readdir(working))
      if (name.startsWith(`${media_no}.`)) await rm(join(working, name), { recursive: true, force: true });
    return mkdtemp(join(working, `${media_no}.`));
  }

  /** The file as a path of this machine: where it lies, or a copy. */
  async function fetchSource({ storage_key }: TakenAsset, folder: string): Promise<string> {
    const local = storage.pathOf?.(storage_key);
    if (local !== undefined) return local;
    const stored = await storage.read(storage_key);
    if (!stored) throw new Error(`"${storage_key}" is not in the storage`);
    const copy = join(folder, `source.${storage_key.split(".").at(-1)}`);
    await pipeline(stored.stream, createWriteStream(copy, { mode: 0o600 }));
    return copy;
  }

  async function keep(taken: TakenAsset, { made, signal }: { made: Made; signal: AbortSignal }): Promise<void> {
    const files = await Promise.all(made.files.map((file) => rowOf(taken, file)));
    const keys = files.flatMap(({ row, path }) => (path === undefined ? [] : [row.storage_key]));
    // Said before anything is put there: where this is interrupted, nothing is left lying about for ever.
    if (keys.length > 0)
      await asSystem((trx) =>
        addEvent(trx, { topic: "storage.remove", payload: { keys }, now: now(), delay: ORPHAN_MS }),
      );
    for (const { row, path } of files) {
      signal.throwIfAborted();
      if (path !== undefined) await storage.put(row.storage_key, path);
    }
    await asSystem(async (trx) => {
      const finished = {
        taken,
        files: files.map(({ row }) => row),
        seconds: made.seconds ?? null,
        pages: made.pages ?? null,
        now: now(),
      };
      if (await finishAsset(trx, finished)) await refreshLessons(trx, { mediaNo: taken.media_no, now: now() });
    });
  }

  async function giveUp(
    taken: TakenAsset,
    { error, stopped, lost }: { error: unknown; stopped: boolean; lost: boolean },
  ): Promise<void> {
    if (lost) return;
    if (stopped) return asSystem((trx) => letGoOf(trx, { taken, from: now(), counts: false }));
    if (error instanceof CodedError)
      return asSystem((trx) => failAsset(trx, { taken, reason: error.constant, now: now() }));
    log.warn({ err: error, mediaNo: taken.media_no, attempts: taken.attempts }, "a file could not be made ready");
    if (isDiskFull(error)) return asSystem((trx) => letGoOf(trx, { taken, from: later(ROOM_MS), counts: false }));
    if (taken.attempts >= MAX_ATTEMPTS)
      return asSystem((trx) => failAsset(trx, { taken, reason: "PROCESSING_FAILED", now: now() }));
    return asSystem((trx) => letGoOf(trx, { taken, from: later(20_000 * taken.attempts), counts: true }));
  }

  function drain(): Promise<void> {
    again = true;
    running ??= workOff().finally(() => (running = undefined));
    return running;
  }

  const wake = () =>
    void drain().catch((error: unknown) =>
      log.warn(
        { err: error },
        "files that wait to be made ready could not be looked for; it is tried again in a moment",
      ),
    );
  return {
    wake,
    drain,
    start() {
      stopping = new AbortController();
      timer = setInterval(wake, INTERVAL_MS);
      timer.unref();
      wake();
    },
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await running?.catch(() => undefined);
    },
  };
}

async function rowOf(
  taken: TakenAsset,
  file: Made["files"][number],
): Promise<{ row: MadeRow; path: string | undefined }> {
  const { kind, name, mediaType, path, fileName = "", seconds = null, pages = null } = file;
  const measured = path === undefined ? { bytes: taken.bytes, sha256: taken.sha256 } : await measure(path);
  const key = path === undefined ? taken.storage_key : newMediaKey(name.split(".").at(-1) ?? "");
  return {
    row: { kind, name, storage_key: key, media_type: mediaType, file_name: fileName, seconds, pages, ...measured },
    path,
  };
}
