import { hash, timingSafeEqual } from "node:crypto";
import { stat } from "node:fs/promises";
import { Metadata } from "@tus/server";
import type { Session } from "../../../core/context.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import { errorCodes, type ErrorName } from "../../../../shared/error-codes.ts";
import { fail } from "../../../core/errors.ts";
import { readQuota, usedBytes } from "../../sites/index.ts";
import type { Services } from "../../../core/services.ts";
import { beginParts, lockQuota, selectParts, touchParts, type PartsUpload } from "./chunk-queries.ts";
import type { PartsStore } from "./chunk-store.ts";

/** ms: an upload of which nothing is heard for so long is given up. */
export const GIVEN_UP_MS = 86_400_000;
const GIGABYTE = 1024 ** 3;

interface Beginning {
  session: Session;
  services: Services;
  store: PartsStore;
  /** Header Upload-Metadata: `fileNo` and `sign` of the permit. */
  metadata: string;
  /** Header Upload-Length. */
  length: string;
}

/**
 * Lets an upload begin that was permitted to this person, with exactly the size that was permitted. UPLOAD_SIGN_STALE
 * when the signature is not the last one, has expired, or the upload goes on already; UPLOAD_SIZE_WRONG; MEDIA_QUOTA.
 */
export async function letBegin({ session, services, store, metadata, length }: Beginning): Promise<string> {
  const { fileNo, sign } = readMetadata(metadata);
  const now = services.now();
  await withActor(services.db, systemActor, async (trx) => {
    await lockQuota(trx, session);
    const upload = (await selectParts(trx, { fileNo, userNo: session.userNo })) ?? fail("NOT_FOUND");
    refuseEnded(upload);
    if (!isSign(upload, sign) || upload.gmt_expire <= now) fail("UPLOAD_SIGN_STALE");
    // An answer that was lost is asked for again; what has begun to arrive goes on by its address.
    if (upload.state === "receiving" && (await sizeOf(store.pathOf(fileNo))) > 0) fail("UPLOAD_SIGN_STALE");
    if (length !== String(Number(upload.said_size))) fail("UPLOAD_SIZE_WRONG");
    const { storageGb: limit } = await readQuota(trx, {
      orgNo: session.orgNo,
      usualStorageGb: services.settings.mediaQuotaGb,
    });
    const used = await usedBytes(trx, { userNo: session.userNo, orgNo: session.orgNo, except: fileNo });
    if (used + Number(upload.said_size) > limit * GIGABYTE) fail("MEDIA_QUOTA", { args: { limit } });
    await beginParts(trx, { fileNo, now });
  });
  return fileNo;
}

/**
 * Allows the person who began an upload to continue, inspect or cancel it. NOT_FOUND for anybody else.
 * UPLOAD_SIGN_STALE when its last chunk is older than a day.
 */
export async function authorizeUpload({
  session,
  services,
  fileNo,
}: {
  session: Session;
  services: Services;
  fileNo: string;
}): Promise<PartsUpload> {
  const now = services.now();
  return withActor(services.db, systemActor, async (trx) => {
    const upload = (await selectParts(trx, { fileNo, userNo: session.userNo })) ?? fail("NOT_FOUND");
    if (upload.state === "waiting") fail("NOT_FOUND");
    if (upload.state === "receiving" && upload.gmt_modified.getTime() + GIVEN_UP_MS < now.getTime())
      fail("UPLOAD_SIGN_STALE");
    if (upload.state === "receiving") await touchParts(trx, { fileNo, now });
    return upload;
  });
}

/** Says of an upload that came to its end which end that was. */
export function refuseEnded(upload: PartsUpload): void {
  if (upload.state === "finished") fail("UPLOAD_FINISHED");
  if (upload.state === "failed") fail(isErrorName(upload.reason) ? upload.reason : "UPLOAD_SIGN_STALE");
}

function readMetadata(text: string): { fileNo: string; sign: string } {
  try {
    const { fileNo, sign } = Metadata.parse(text);
    if (fileNo && sign && /^[\w-]{22}$/.test(fileNo)) return { fileNo, sign };
  } catch {
    // Said below.
  }
  return fail("BROKEN_BODY");
}

function isSign({ sign_hash }: PartsUpload, sign: string): boolean {
  return timingSafeEqual(Buffer.from(sign_hash), hash("sha256", sign, "buffer"));
}

async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}

function isErrorName(text: string): text is ErrorName {
  return Object.hasOwn(errorCodes, text);
}
