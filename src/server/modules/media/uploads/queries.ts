import { sql } from "kysely";
import type { UploadPurpose } from "../../../../generated/types.ts";
import type { Trx } from "../../../database/connect.ts";

export interface NewUpload {
  fileNo: string;
  userNo: string;
  orgNo: string;
  purpose: UploadPurpose;
  fileName: string;
  /** Bytes that the sender says it has. */
  saidSize: number;
  isResumable: boolean;
  signHash: Buffer;
  expiresAt: Date;
  now: Date;
}

/** Lets one transaction of a person at a time go on. */
export async function lockUser(trx: Trx, userNo: string): Promise<void> {
  await trx.selectFrom("app_user").select("user_no").where("user_no", "=", userNo).forUpdate().execute();
}

export async function countUploadsSince(
  trx: Trx,
  { userNo, since, isResumable }: { userNo: string; since: Date; isResumable: boolean },
): Promise<number> {
  const { total } = await trx
    .selectFrom("upload")
    .where("user_no", "=", userNo)
    .where("gmt_create", ">", since)
    .where("is_resumable", "=", isResumable)
    // Another signature is another try.
    .select(({ fn }) => fn.sum<string | null>("signs").as("total"))
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}

export async function insertUpload(
  trx: Trx,
  { fileNo, userNo, orgNo, purpose, fileName, saidSize, isResumable, signHash, expiresAt, now }: NewUpload,
): Promise<void> {
  const row = {
    file_no: fileNo,
    user_no: userNo,
    org_no: orgNo,
    purpose,
    file_name: fileName,
    said_size: saidSize,
    is_resumable: isResumable,
    sign_hash: signHash,
    gmt_expire: expiresAt,
  };
  await trx
    .insertInto("upload")
    .values({ ...row, gmt_create: now, gmt_modified: now })
    .execute();
}

export function selectUpload(trx: Trx, { fileNo, userNo }: { fileNo: string; userNo: string }) {
  return trx
    .selectFrom("upload")
    .where("file_no", "=", fileNo)
    .where("user_no", "=", userNo)
    .select(["file_no", "purpose", "state", "storage_key", "is_resumable"])
    .executeTakeFirst();
}

/**
 * Gives an upload another signature in place of the one before; a try that still goes on with that one comes to
 * nothing.
 */
export async function renewSign(
  trx: Trx,
  { fileNo, signHash, expiresAt, now }: Pick<NewUpload, "fileNo" | "signHash" | "expiresAt" | "now">,
): Promise<void> {
  await trx
    .updateTable("upload")
    .set({ state: "waiting", sign_hash: signHash, signs: sql`signs + 1`, gmt_expire: expiresAt, gmt_modified: now })
    .where("file_no", "=", fileNo)
    .where("state", "<>", "finished")
    .execute();
}

export interface Try {
  fileNo: string;
  userNo: string;
  signHash: Buffer;
  now: Date;
}

/** Begins a try, which a signature is good for once. undefined when this one is not. */
export function beginUpload(trx: Trx, { fileNo, userNo, signHash, now }: Try) {
  return trx
    .updateTable("upload")
    .set({ state: "receiving", gmt_modified: now })
    .where("file_no", "=", fileNo)
    .where("user_no", "=", userNo)
    .where("state", "=", "waiting")
    .where("is_resumable", "=", false)
    .where("sign_hash", "=", signHash)
    .where("gmt_expire", ">", now)
    .returning(["purpose", "file_name", "storage_key"])
    .executeTakeFirst();
}

export interface UploadChange {
  state?: "finished" | "failed";
  storage_key?: string;
  media_type?: string;
  file_size?: number;
  sha256?: Buffer;
  width?: number;
  height?: number;
}

/** Writes down how a try goes on. False when it counts no more, because another signature was given since. */
export async function changeUpload(trx: Trx, { fileNo, signHash, now }: Try, change: UploadChange): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("upload")
    .set({ ...change, gmt_modified: now })
    .where("file_no", "=", fileNo)
    .where("state", "=", "receiving")
    .where("sign_hash", "=", signHash)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Uploads that are not finished and of which nothing was heard for their time. */
export function selectAbandoned(trx: Trx, { before, limit }: { before: Date; limit: number }) {
  return trx
    .selectFrom("upload")
    .where("state", "<>", "finished")
    .where("gmt_modified", "<", before)
    .select(["file_no", "storage_key", "is_resumable"])
    .orderBy("gmt_modified")
    .limit(limit)
    .execute();
}

/** Which of these uploads have a row. */
export async function selectGoing(trx: Trx, fileNos: string[]): Promise<Set<string>> {
  if (fileNos.length === 0) return new Set();
  const rows = await trx.selectFrom("upload").where("file_no", "in", fileNos).select("file_no").execute();
  return new Set(rows.map(({ file_no }) => file_no));
}

export async function removeAbandoned(trx: Trx, fileNos: string[]): Promise<void> {
  await trx.deleteFrom("upload").where("file_no", "in", fileNos).where("state", "<>", "finished").execute();
}

export async function removeUpload(trx: Trx, fileNo: string): Promise<void> {
  await trx.deleteFrom("upload").where("file_no", "=", fileNo).where("state", "=", "finished").execute();
}

/** Whether a person has finished uploading a file for a purpose; it is named by its number or by where it is kept. */
export async function ownsUpload(
  trx: Trx,
  { userNo, purpose, fileNo, key }: { userNo: string; purpose: UploadPurpose; fileNo?: string; key?: string },
): Promise<boolean> {
  let query = trx
    .selectFrom("upload")
    .where("user_no", "=", userNo)
    .where("purpose", "=", purpose)
    .where("state", "=", "finished")
    .select("file_no");
  if (fileNo !== undefined) query = query.where("file_no", "=", fileNo);
  if (key !== undefined) query = query.where("storage_key", "=", key);
  return (await query.executeTakeFirst()) !== undefined;
}

export async function selectStorageKey(trx: Trx, fileNo: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom("upload")
    .where("file_no", "=", fileNo)
    .where("state", "=", "finished")
    .select("storage_key")
    .executeTakeFirst();
  return row?.storage_key ?? undefined;
}

/** What a file that was handed in as homework is called, by where it is kept. */
export async function selectHomeworkName(trx: Trx, key: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom("upload")
    .where("storage_key", "=", key)
    .where("purpose", "=", "homework")
    .select("file_name")
    .executeTakeFirst();
  return row?.file_name;
}
