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
import { cutPicture, incomingFolder, libraryRules, takePath, type MadePicture } from "../media/index.ts";
import { readQuota, usedBytes } from "../sites/index.ts";
import {
  deleteImage,
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
  const { db, storage, dataDir } = parts;
  const refuseFull = (orgNo: string, more: number) => refuseWithoutRoom(parts, orgNo, more);
  const incomingPath = () => newIncomingPath(dataDir);

  const store = async (
    made: MadePicture & { path: string },
    { orgNo, userNo, actor, fileName, sha256, now, ofId }: Keeping & { sha256: Buffer; ofId?: string },
  ): Promise<ImageRow> => {
    await refuseFull(orgNo, made.size);
    const key = newKey();
    const { width, height, size: fileSize } = made;
    const id = await withActor(db, actor, (trx) =>
      insertWaiting(trx, { orgNo, userNo, ofId, key, name: nameOf(fileName), sha256, width, height, fileSize, now }),
    );
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
    await refuseFull(orgNo, 1);
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

/** IMAGES_MANY, MEDIA_QUOTA and STORAGE_FULL where an organisation cannot keep so many bytes more. */
async function refuseWithoutRoom({ db, disk, usualStorageGb }: Parts, orgNo: string, more: number): Promise<void> {
  await disk.refuseWithoutRoom(more);
  await withActor(db, systemActor, async (trx) => {
    const { images } = await sumImages(trx, orgNo);
    if (images >= MAX_IMAGES) fail("IMAGES_MANY", { args: { limit: MAX_IMAGES } });
    const { storageGb: limit } = await readQuota(trx, { orgNo, usualStorageGb });
    const used = await usedBytes(trx, { userNo: "0", orgNo, except: "" });
    if (used + more > limit * GIGABYTE) fail("MEDIA_QUOTA", { args: { limit } });
  });
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
      // The file first: a row that stays is found again.
      await storage.remove(key);
      await withActor(db, systemActor, (trx) => deleteImage(trx, id));
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
