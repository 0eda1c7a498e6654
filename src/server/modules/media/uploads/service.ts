import { hash, randomBytes } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { HandlerInput } from "../../../../generated/contract.ts";
import type {
  GetUploadParams,
  GetUploadReply,
  GetUploadSignParams,
  UploadFileReply,
  UploadPurpose,
} from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { actorOf, withActor } from "../../../database/actor.ts";
import { fail } from "../../../core/errors.ts";
import { megabytes, type IncomingFile } from "../../../core/incoming-file.ts";
import { hasFfmpeg } from "../work/ffmpeg.ts";
import { PRIVATE_FOLDER } from "../../../core/private-files.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { plainName } from "../../../lib/sanitize-filename.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { incomingFolder } from "./incoming-folder.ts";
import { isMedia, purposes } from "./purposes.ts";
import {
  beginUpload,
  changeUpload,
  countUploadsSince,
  insertUpload,
  lockUser,
  renewSign,
  selectUpload,
  type Try,
} from "./queries.ts";
import { takeFile } from "./take-file.ts";
import { fileAddress } from "./uploads.ts";

/**
 * Uploads of one person in 24 hours; another signature for one counts as one. Whoever makes courses has more for
 * lessons.
 */
const UPLOADS_A_DAY = 50;
const LESSON_FILES_A_DAY = 1000;
const DAY_MS = 86_400_000;
/** ms: how long a signature is good. */
const TTL_MS = 15 * 60_000;

/** Permits one upload. FILE_TOO_LARGE by what it says of itself; STORAGE_FULL where the disk has no room for it;
 * UPLOAD_TOO_MANY after fifty within a day. */
export async function getUpload(
  { purpose, fileName, fileSize }: GetUploadParams,
  context: OperationContext,
): Promise<GetUploadReply> {
  const session = sessionIn(context);
  const { userNo, orgNo } = session;
  const rules = purposes[purpose];
  const { maxSize } = rules;
  if (fileSize > maxSize) fail("FILE_TOO_LARGE", { args: { limit: megabytes(maxSize) } });
  await context.services.disk.refuseWithoutRoom(fileSize);
  const permit = newPermit(context);
  const fileNo = randomBytes(16).toString("base64url");
  await withActor(context.db, actorOf(session), async (trx) => {
    // Of any number at once, each counts those before it.
    await lockUser(trx, userNo);
    await refuseTooMany(trx, { userNo, now: permit.now, isResumable: isMedia(rules) });
    await insertUpload(trx, {
      fileNo,
      userNo,
      orgNo,
      purpose,
      fileName: plainName(fileName),
      saidSize: fileSize,
      isResumable: isMedia(rules),
      ...permit,
    });
  });
  return presentPermit({ fileNo, purpose, permit, context });
}

/**
 * Another signature for an upload that is not finished: the one before is good no more. NOT_FOUND where it is not one's
 * own.
 */
export async function getUploadSign(
  { fileNo }: GetUploadSignParams,
  context: OperationContext,
): Promise<GetUploadReply> {
  const session = sessionIn(context);
  const permit = newPermit(context);
  const purpose = await withActor(context.db, actorOf(session), async (trx) => {
    await lockUser(trx, session.userNo);
    const upload = (await selectUpload(trx, { fileNo, userNo: session.userNo })) ?? fail("NOT_FOUND");
    if (upload.state === "finished") fail("UPLOAD_FINISHED");
    await refuseTooMany(trx, { userNo: session.userNo, now: permit.now, isResumable: upload.is_resumable });
    await renewSign(trx, { fileNo, ...permit });
    // Checked by the table.
    return upload.purpose as UploadPurpose;
  });
  return presentPermit({ fileNo, purpose, permit, context });
}

/**
 * Takes the file of an upload, makes it anew and keeps it. A signature is good for one try: of two at once with the
 * same, one is UPLOAD_SIGN_STALE; a finished upload is UPLOAD_FINISHED. Nothing is read of the file of somebody who may
 * not send it.
 */
export async function uploadFile(
  { fileNo, sign, file }: HandlerInput<"uploadFile", IncomingFile>,
  context: OperationContext,
): Promise<UploadFileReply> {
  const session = sessionIn(context);
  const { db, services } = context;
  const own: Try = { fileNo, userNo: session.userNo, signHash: hashOf(sign), now: context.now() };
  const upload = await withActor(db, actorOf(session), async (trx) => {
    const begun = await beginUpload(trx, own);
    if (begun) return begun;
    const there = (await selectUpload(trx, own)) ?? fail("NOT_FOUND");
    if (there.is_resumable) fail("UPLOAD_IN_PARTS");
    return fail(there.state === "finished" ? "UPLOAD_FINISHED" : "UPLOAD_SIGN_STALE");
  });
  const change = (values: Parameters<typeof changeUpload>[2]) =>
    withActor(db, actorOf(session), (trx) => changeUpload(trx, { ...own, now: context.now() }, values));
  const rules = purposes[upload.purpose as UploadPurpose];
  // Said so by the row too: such a try never begins here.
  if (isMedia(rules)) fail("UPLOAD_IN_PARTS");
  const key = newKey({ purpose: upload.purpose, isPublic: rules.isPublic });
  const folder = incomingFolder(services.settings.dataDir);
  const path = join(folder, randomBytes(16).toString("hex"));
  try {
    await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
    // What an earlier try may have left behind.
    if (upload.storage_key) await services.storage.remove(upload.storage_key);
    const taken = await takeFile({ file, path, rules, locale: context.locale });
    if (!(await change({ storage_key: key }))) fail("UPLOAD_SIGN_STALE");
    await services.storage.put(key, taken.path);
    const { mediaType, size, width, height, sha256 } = taken;
    const finished = await change({ state: "finished", media_type: mediaType, file_size: size, sha256, width, height });
    if (!finished) fail("UPLOAD_SIGN_STALE");
    const fileUrl = await fileAddress({
      key,
      storage: services.storage,
      reader: session.userNo,
      now: context.now(),
    });
    return { fileNo, fileUrl, fileName: upload.file_name, fileSize: size, mediaType, width, height };
  } catch (error) {
    // Whatever stays behind here, the hourly cleanup finds by the row.
    await services.storage.remove(key);
    await change({ state: "failed" });
    throw error;
  } finally {
    await Promise.all([rm(path, { force: true }), rm(`${path}.made`, { force: true })]);
  }
}

type Permit = ReturnType<typeof newPermit>;

function newPermit(context: OperationContext) {
  const sign = randomBytes(32).toString("base64url");
  const now = context.now();
  return { sign, signHash: hashOf(sign), now, expiresAt: new Date(now.getTime() + TTL_MS) };
}

/** What is stored of a signature. It is random, so one plain SHA-256 is enough. */
const hashOf = (sign: string): Buffer => hash("sha256", sign, "buffer");

async function presentPermit({
  fileNo,
  purpose,
  permit,
  context,
}: {
  fileNo: string;
  purpose: UploadPurpose;
  permit: Permit;
  context: OperationContext;
}): Promise<GetUploadReply> {
  const rules = purposes[purpose];
  const { maxSize, accept } = rules;
  const expire = dateTimeIn(context.site.settings.timeZone, permit.expiresAt);
  return {
    fileNo,
    sign: permit.sign,
    expire,
    maxSize,
    accept: await takenNow(Object.keys(accept), context),
    resumable: isMedia(rules),
  };
}

/** A video of another kind than MP4 is taken where it can be converted. */
async function takenNow(accept: string[], { services }: OperationContext): Promise<string[]> {
  const isVideos = accept.includes("video/mp4");
  return !isVideos || (services.settings.ffmpeg && (await hasFfmpeg())) ? accept : ["video/mp4"];
}

async function refuseTooMany(
  trx: Parameters<typeof countUploadsSince>[0],
  { userNo, now, isResumable }: { userNo: string; now: Date; isResumable: boolean },
): Promise<void> {
  const since = new Date(now.getTime() - DAY_MS);
  if (
    (await countUploadsSince(trx, { userNo, since, isResumable })) >= (isResumable ? LESSON_FILES_A_DAY : UPLOADS_A_DAY)
  )
    fail("UPLOAD_TOO_MANY");
}

/** Where a file will be kept: nothing of its name says whose it is or what it was called. */
function newKey({ purpose, isPublic }: { purpose: string; isPublic: boolean }): string {
  const name = randomBytes(16).toString("hex");
  return `${isPublic ? "public" : "private"}/${purpose}/${name.slice(0, 2)}/${name.slice(2)}.webp`;
}
