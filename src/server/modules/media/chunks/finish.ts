import { randomBytes } from "node:crypto";
import { mkdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import type { UploadedFile, UploadPurpose } from "../../../../generated/types.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import { CodedError, fail } from "../../../core/errors.ts";
import { judgeFile, judgeStart } from "../judge/judge-file.ts";
import { newMediaKey } from "../media-key.ts";
import type { Services } from "../../../core/services.ts";
import { incomingFolder } from "../uploads/incoming-folder.ts";
import { isMedia, purposes } from "../uploads/purposes.ts";
import { PRIVATE_FOLDER } from "../../../core/private-files.ts";
import { failParts, finishParts, sayKey, type PartsUpload } from "./chunk-queries.ts";
import type { PartsStore } from "./chunk-store.ts";

interface Finishing {
  upload: PartsUpload;
  store: PartsStore;
  services: Services;
  /** For the names of the kinds that are taken. */
  locale: string;
}

/**
 * What to do when the last part has come: looks what the file really is, keeps it, and makes an asset of it that is to
 * be made ready. What is refused is said in the row too, for a sender that lost the answer. Of two at once, one is
 * UPLOAD_FINISHED.
 */
export async function finishUpload({ upload, store, services, locale }: Finishing): Promise<UploadedFile> {
  const { db, settings, storage, now, mediaWork } = services;
  const fileNo = upload.file_no;
  const folder = incomingFolder(settings.dataDir);
  const path = join(folder, randomBytes(16).toString("hex"));
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  const { sha256 } = await store.takeOut(fileNo, path).catch(takenAlready);
  try {
    const rules = purposes[upload.purpose as UploadPurpose];
    if (!isMedia(rules)) return fail("NOT_FOUND");
    const { mediaType, ending } = await judgeFile({ path, fileName: upload.file_name, accept: rules.accept, locale });
    const { size } = await stat(path);
    const isAsset = rules.media !== "homework";
    const key = newMediaKey(ending, isAsset ? {} : { folder: rules.media });
    const going = await withActor(db, systemActor, (trx) => sayKey(trx, { fileNo, key, now: now() }));
    if (!going) fail("UPLOAD_SIGN_STALE");
    await storage.put(key, path);
    const finished = { fileNo, kind: rules.media, key, mediaType, ending, bytes: size, sha256, now: now() };
    const fileName = await withActor(db, systemActor, (trx) => finishParts(trx, finished));
    if (fileName === undefined) {
      // Given up while it was kept: no row names it any more.
      await storage.remove(key);
      fail("UPLOAD_SIGN_STALE");
    }
    if (isAsset) mediaWork.wake();
    return { fileNo, fileUrl: "", fileName, fileSize: size, mediaType, ...(isAsset ? { mediaNo: fileNo } : {}) };
  } catch (error) {
    const reason = error instanceof CodedError ? error.constant : "PROCESSING_FAILED";
    await withActor(db, systemActor, (trx) => failParts(trx, { fileNo, reason, now: now() }));
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}

/** Uploads whose beginning was looked at. */
const looked = new LRUCache<string, true>({ max: 1000 });

/** Once for each upload, before its second part: a video that is none is refused before hours are spent on it. */
export async function lookAtStart(
  upload: PartsUpload,
  { store, services, locale }: Omit<Finishing, "upload">,
): Promise<void> {
  const fileNo = upload.file_no;
  const rules = purposes[upload.purpose as UploadPurpose];
  if (looked.has(fileNo)) return;
  looked.set(fileNo, true);
  try {
    await judgeStart({ path: store.pathOf(fileNo), accept: rules.accept, locale });
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    await withActor(services.db, systemActor, (trx) =>
      failParts(trx, { fileNo, reason: error.constant, now: services.now() }),
    );
    await rm(store.pathOf(fileNo), { force: true });
    throw error;
  }
}

function takenAlready(error: unknown): never {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") fail("UPLOAD_FINISHED");
  throw error;
}
