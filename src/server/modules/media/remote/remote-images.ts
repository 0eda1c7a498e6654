import { randomBytes } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { getDomain } from "tldts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Db } from "../../../database/connect.ts";
import type { Disk } from "../../../core/disk-space.ts";
import type { Log } from "../../../core/log.ts";
import { PRIVATE_FOLDER } from "../../../core/private-files.ts";
import { createKeyedQueue, createSemaphore } from "../../../core/semaphore.ts";
import type { Storage } from "../../../providers/storage/storage.ts";
import { newMediaKey } from "../media-key.ts";
import { incomingFolder } from "../uploads/incoming-folder.ts";
import { removeImages, replaceImage, selectImage, selectUnasked, touchImage } from "./remote-queries.ts";
import { createFetchPublicly, type FetchPublicly } from "./fetch-publicly.ts";
import { encodeRemote } from "./encode-remote.ts";

/** Images of other hosts that are fetched once and shown from here. */
export interface RemoteImages {
  /** The key of what is kept of an image, fetched first where it has to be; undefined where it cannot be had. */
  keyOf(url: string): Promise<string | undefined>;
  /** Removes what nobody has asked for in a month. */
  cleanUp(): Promise<void>;
}

const DAY_MS = 86_400_000;
/** An image may change at its address. */
const FRESH_TTL_MS = DAY_MS;
/** One that could not be had is asked for again, but not by each visitor. */
const MISSING_TTL_MS = 10 * 60_000;
const UNASKED_TTL_MS = 30 * DAY_MS;
const AT_ONCE = 500;

export interface RemoteImageParts {
  db: Db;
  storage: Storage;
  disk: Disk;
  dataDir: string;
  log: Log;
  now(): Date;
  fetch?: FetchPublicly;
}

export function createRemoteImages({
  db,
  storage,
  disk,
  dataDir,
  log,
  now,
  fetch = createFetchPublicly(),
}: RemoteImageParts): RemoteImages {
  const running = new Map<string, Promise<string | undefined>>();
  // One slow host holds two places of eight, whatever names it has below its domain.
  const places = createSemaphore({ atOnce: 8, waiting: 200 });
  const hosts = createKeyedQueue(20, 2);
  const inSystem = <Result>(work: Parameters<typeof withActor<Result>>[2]) => withActor(db, systemActor, work);

  /** Fetches an image and keeps it. Gives null where there is none. */
  async function fetchAndKeep(url: string): Promise<string | null> {
    const folder = incomingFolder(dataDir);
    const path = join(folder, randomBytes(16).toString("hex"));
    try {
      if (await disk.isFull()) throw new Error("the disk of DATA_DIR is nearly full");
      await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
      await fetch(url, path);
      const ending = await encodeRemote(path, `${path}.made`);
      if (ending === undefined) throw new Error("it is no image");
      const key = newMediaKey(ending, { folder: "remote", access: "public" });
      await storage.put(key, `${path}.made`);
      return key;
    } catch (error) {
      log.info({ err: error, host: URL.parse(url)?.hostname }, "an image of another host could not be had");
      return null;
    } finally {
      await rm(path, { force: true });
      await rm(`${path}.made`, { force: true });
    }
  }

  async function refresh(url: string): Promise<string | undefined> {
    const host = URL.parse(url)?.hostname ?? "";
    const key = await hosts.run(getDomain(host) ?? host, () => places.run(() => fetchAndKeep(url)));
    const time = now();
    if (key === null) {
      // What there was before is better than nothing.
      const before = await inSystem((trx) => selectImage(trx, url));
      if (before?.storage_key) {
        await inSystem((trx) => touchImage(trx, url, { gmt_fetch: time }));
        return before.storage_key;
      }
    }
    const replaced = await inSystem((trx) => replaceImage(trx, { url, key, now: time }));
    if (replaced !== null) await storage.remove(replaced);
    return key ?? undefined;
  }

  /** One visit to the other host for all who ask at once. */
  function refreshOnce(url: string): Promise<string | undefined> {
    const going = running.get(url);
    if (going) return going;
    const started = refresh(url).finally(() => running.delete(url));
    running.set(url, started);
    return started;
  }

  return {
    async keyOf(url) {
      const kept = await inSystem((trx) => selectImage(trx, url));
      if (!kept) return refreshOnce(url);
      const time = now().getTime();
      const isFresh = time - kept.gmt_fetch.getTime() < (kept.storage_key === null ? MISSING_TTL_MS : FRESH_TTL_MS);
      if (!isFresh && kept.storage_key === null) return refreshOnce(url);
      // Nobody waits for a newer one.
      if (!isFresh) refreshOnce(url).catch((error: unknown) => log.warn({ err: error }, "an image was not refreshed"));
      if (time - kept.gmt_ask.getTime() > DAY_MS) await inSystem((trx) => touchImage(trx, url, { gmt_ask: now() }));
      return kept.storage_key ?? undefined;
    },
    async cleanUp() {
      const before = new Date(now().getTime() - UNASKED_TTL_MS);
      for (;;) {
        const unasked = await inSystem((trx) => selectUnasked(trx, { before, limit: AT_ONCE }));
        // The files first: a row that stays is found again, a file without a row never is.
        for (const { storage_key } of unasked) if (storage_key !== null) await storage.remove(storage_key);
        const urls = unasked.map(({ url }) => url);
        if (urls.length > 0) await inSystem((trx) => removeImages(trx, urls));
        if (unasked.length < AT_ONCE) return;
      }
    },
  };
}
