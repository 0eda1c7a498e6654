import { createHash, randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { cutText } from "../../../shared/cut-text.ts";
import { fail } from "../../core/errors.ts";
import type { Disk } from "../../core/disk-space.ts";
import { megabytes } from "../../core/incoming-file.ts";
import { PRIVATE_FOLDER } from "../../core/private-files.ts";
import { systemActor, withActor, type Actor } from "../../database/actor.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { plainName } from "../../lib/sanitize-filename.ts";
import type { Storage } from "../../providers/storage/storage.ts";
import { cutPicture, incomingFolder, libraryRules, lockQuota, takePath, type MadePicture } from "../media/index.ts";
import { readQuota, usedBytes } from "../sites/index.ts";
import {
  deleteImage,
  deleteLeft,
  insertWaiting,
  isNamed,
  lockImages,
  markKept,
  selectByKeys,
  selectBySha,
  selectLeft,
  sumImages,
  updateImage,
  type ImageRow,
} from "./queries.ts";

/** Pictures that one organisation may keep. */
export const MAX_IMAGES = 5000;
const GIGABYTE = 1024 ** 3;
const DAY_MS = 86_400_000;
/** How long what was removed can be put back. */
export const RESTORE_MS = 30 * DAY_MS;
const MAX_NAME = 120;
const AT_ONCE = 100;

/** Whose library a picture comes into, and who brings it. */
export interface Keeping {
  orgNo: string;
  userNo?: string | undefined;
  actor: Actor;
  /** What its file is called. */
  fileName: string;
  /** For the names of kinds of files, in errors. */
  locale: string;
  now: Date;
}

/** The pictures that organisations keep: the one way in, for uploads, archives and folders. */
export interface SiteImages {
  /** A path of its own for a file on its way in; whoever asks for it removes it. */
  incomingPath(): Promise<string>;
  /**
   * Keeps the picture that lies at `path`, made anew; the same file is kept once. FILE_KIND_REFUSED, IMAGES_MANY,
   * MEDIA_QUOTA, STORAGE_FULL, and what `makePicture` refuses.
   */
  keep(path: string, keeping: Keeping & { sha256: Buffer }): Promise<ImageRow>;
  /**
   * Keeps a copy of a picture of this machine, by its path, or of its bytes; gives its address. Rejects as `keep` does.
   */
  keepCopy(of: string | Uint8Array, keeping: Keeping): Promise<string>;
  /** What those of these files are called that are the organisation's, by their keys. */
  namesOf(orgNo: string, keys: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Cuts a part out of a picture, in percent, as a picture of its own. Rejects as `keep` does. */
  cut(image: ImageRow, part: Part, keeping: Omit<Keeping, "fileName">): Promise<ImageRow>;
  /** Removes what was never finished, and what was removed and is shown nowhere, earlier versions included. */
  cleanUp(now: Date): Promise<void>;
}

/** A part of a picture, in percent of its width and height. */
export interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Parts {
  db: Db;
  storage: Storage;
  disk: Disk;
  dataDir: string;
  /** GB that an organisation may have where nothing else was set. */
  usualStorageGb: number;
}

export function createSiteImages(parts: Parts): SiteImages {
  const { db, storage, disk, dataDir, usualStorageGb } = parts;
  const incomingPath = () => newIncomingPath(dataDir);

  const store = async (
    made: MadePicture & { path: string },
    { orgNo, userNo, actor, fileName, sha256, now, ofId }: Keeping & { sha256: Buffer; ofId?: string },
  ): Promise<ImageRow> => {
    await disk.refuseWithoutRoom(made.size);
    const key = newKey();
    const { width, height, size: fileSize } = made;
    // Of many at once each counts those before it: what waits counts.
    const id = await withActor(db, systemActor, async (trx) => {
      await lockQuota(trx, { userNo: userNo ?? "0", orgNo });
      await refuseBeyond(trx, { orgNo, more: fileSize, usualStorageGb });
      const name = nameOf(fileName);
      return insertWaiting(trx, { orgNo, userNo, ofId, key, name, sha256, width, height, fileSize, now });
    });
    await storage.put(key, made.path);
    const { row, isNew } = await withActor(db, actor, async (trx) => {
      // Of two who bring the same file at once, the second finds it.
      await lockImages(trx, orgNo);
      const there = await known(trx, { orgNo, sha256 });
      if (there) return { row: there, isNew: false };
      if (!(await markKept(trx, id))) fail("NOT_FOUND");
      return { row: (await selectBySha(trx, { orgNo, sha256 })) ?? fail("NOT_FOUND"), isNew: true };
    });
    if (!isNew) {
      await storage.remove(key);
      await withActor(db, systemActor, (trx) => deleteImage(trx, id));
    }
    return row;
  };

  const keep: SiteImages["keep"] = async (path, keeping) => {
    const { orgNo, actor, sha256, locale } = keeping;
    const there = await withActor(db, actor, (trx) => known(trx, { orgNo, sha256 }));
    if (there) return there;
    // Before it is made anew, which costs more than to ask.
    await withActor(db, systemActor, (trx) => refuseBeyond(trx, { orgNo, more: 1, usualStorageGb }));
    const taken = await takePath({ path, rules: libraryRules, locale });
    try {
      return await store(taken, keeping);
    } finally {
      await rm(taken.path, { force: true });
    }
  };

  return {
    incomingPath,
    keep,
    async keepCopy(of, keeping) {
      const path = await incomingPath();
      try {
        const bytes = typeof of === "string" ? await readFile(of) : of;
        if (bytes.length > libraryRules.maxSize)
          fail("FILE_TOO_LARGE", { args: { limit: megabytes(libraryRules.maxSize) } });
        await writeFile(path, bytes, { flag: "wx", mode: 0o600 });
        const sha256 = createHash("sha256").update(bytes).digest();
        return `/files/${(await keep(path, { ...keeping, sha256 })).storage_key}`;
      } finally {
        await rm(path, { force: true });
      }
    },
    async namesOf(orgNo, keys) {
      const rows = await withActor(db, systemActor, (trx) => selectByKeys(trx, { orgNo, keys }));
      return new Map(rows.map(({ storage_key, name }) => [storage_key, name]));
    },
    async cut(image, { left, top, width, height }, keeping) {
      const [path, to] = [await incomingPath(), await incomingPath()];
      try {
        const stored = (await storage.read(image.storage_key)) ?? fail("NOT_FOUND");
        await pipeline(stored.stream, createWriteStream(path, { flags: "wx", mode: 0o600 }));
        const part = { left: left / 100, top: top / 100, width: width / 100, height: height / 100 };
        const made = await cutPicture({ from: path, to, part });
        // The same cut of the same picture is the same.
        const sha256 = createHash("sha256")
          .update(`${image.storage_key} ${JSON.stringify(part)}`)
          .digest();
        return await store({ ...made, path: to }, { ...keeping, fileName: image.name, sha256, ofId: image.id });
      } finally {
        await Promise.all([rm(path, { force: true }), rm(to, { force: true })]);
      }
    },
    cleanUp: (now) => removeLeft(parts, now),
  };
}

/** IMAGES_MANY and MEDIA_QUOTA where an organisation cannot keep so many bytes more. In scope `system`. */
async function refuseBeyond(
  trx: Trx,
  { orgNo, more, usualStorageGb }: { orgNo: string; more: number; usualStorageGb: number },
): Promise<void> {
  const { images } = await sumImages(trx, orgNo);
  if (images >= MAX_IMAGES) fail("IMAGES_MANY", { args: { limit: MAX_IMAGES } });
  const { storageGb: limit } = await readQuota(trx, { orgNo, usualStorageGb });
  const used = await usedBytes(trx, { userNo: "0", orgNo, except: "" });
  if (used + more > limit * GIGABYTE) fail("MEDIA_QUOTA", { args: { limit } });
}

async function removeLeft({ db, storage }: Parts, now: Date): Promise<void> {
  const [waitingBefore, removedBefore] = [new Date(now.getTime() - DAY_MS), new Date(now.getTime() - RESTORE_MS)];
  for (let after = "0"; ;) {
    const left = await withActor(db, systemActor, (trx) =>
      selectLeft(trx, { waitingBefore, removedBefore, after, limit: AT_ONCE }),
    );
    for (const { id, org_no: orgNo, storage_key: key } of left) {
      after = id;
      if (await withActor(db, systemActor, (trx) => isNamed(trx, { orgNo, key }))) continue;
      await withActor(db, systemActor, async (trx) => {
        await lockImages(trx, orgNo);
        // It may be there again since it was listed. The file goes before the row is gone for good.
        if (await deleteLeft(trx, { id, waitingBefore, removedBefore })) await storage.remove(key);
      });
    }
    if (left.length < AT_ONCE) return;
  }
}

async function newIncomingPath(dataDir: string): Promise<string> {
  const folder = incomingFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  return join(folder, randomBytes(16).toString("hex"));
}

/** A picture that is there already; one that was removed is there again. */
async function known(trx: Trx, found: { orgNo: string; sha256: Buffer }): Promise<ImageRow | undefined> {
  const first = await selectBySha(trx, found);
  if (!first?.gmt_remove) return first;
  // Its file may be on its way out.
  await lockImages(trx, found.orgNo);
  const row = await selectBySha(trx, found);
  if (!row?.gmt_remove) return row;
  await updateImage(trx, row.id, { removed: null });
  return { ...row, gmt_remove: null };
}

/** What a file is called, without its ending. */
function nameOf(fileName: string): string {
  const name = plainName(fileName);
  return cutText(name.replace(/\.[A-Za-z0-9]{1,5}$/, "").trim() || name, MAX_NAME);
}

/** Where it will be kept: nothing of its name says whose it is or what it was called. */
function newKey(): string {
  const hex = randomBytes(16).toString("hex");
  return `public/image/${hex.slice(0, 2)}/${hex.slice(2)}.webp`;
}
