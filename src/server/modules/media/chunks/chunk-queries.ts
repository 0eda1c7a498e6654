import { PLATFORM } from "../../../lib/org-no.ts";
import { sql } from "kysely";
import type { Trx } from "../../../database/connect.ts";
import { cutText } from "../../../../shared/cut-text.ts";

export interface Own {
  fileNo: string;
  userNo: string;
}

export type PartsUpload = NonNullable<Awaited<ReturnType<typeof selectParts>>>;

const columns = [
  "file_no",
  "user_no",
  "org_no",
  "purpose",
  "state",
  "reason",
  "file_name",
  "said_size",
  "file_size",
  "media_type",
  "sign_hash",
  "gmt_expire",
  "gmt_modified",
] as const;

/** An upload in parts, of this person. */
export function selectParts(trx: Trx, { fileNo, userNo }: Own) {
  return trx
    .selectFrom("upload")
    .where("file_no", "=", fileNo)
    .where("user_no", "=", userNo)
    .where("is_resumable", "=", true)
    .select(columns)
    .executeTakeFirst();
}

/** What the protocol needs to know of an upload that goes on. In scope `system`. */
export function selectSize(trx: Trx, fileNo: string) {
  return trx
    .selectFrom("upload")
    .where("file_no", "=", fileNo)
    .where("is_resumable", "=", true)
    .where("state", "=", "receiving")
    .select(["said_size", "gmt_create"])
    .executeTakeFirst();
}

/** Lets one transaction of an organisation at a time go on, and of a person where the platform is none. */
export async function lockQuota(trx: Trx, { userNo, orgNo }: { userNo: string; orgNo: string }): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('media quota'), hashtext(${orgNo === PLATFORM ? `user ${userNo}` : orgNo}))`.execute(
    trx,
  );
}

/** A permitted upload begins: its first part may come. */
export async function beginParts(trx: Trx, { fileNo, now }: { fileNo: string; now: Date }): Promise<void> {
  await trx
    .updateTable("upload")
    .set({ state: "receiving", reason: "", gmt_modified: now })
    .where("file_no", "=", fileNo)
    .where("state", "<>", "finished")
    .execute();
}

/** Something was heard of it: it is not abandoned. */
export async function touchParts(trx: Trx, { fileNo, now }: { fileNo: string; now: Date }): Promise<void> {
  await trx
    .updateTable("upload")
    .set({ gmt_modified: now })
    .where("file_no", "=", fileNo)
    .where("state", "=", "receiving")
    .execute();
}

export async function failParts(
  trx: Trx,
  { fileNo, reason, now }: { fileNo: string; reason: string; now: Date },
): Promise<void> {
  await trx
    .updateTable("upload")
    .set({ state: "failed", reason, gmt_modified: now })
    .where("file_no", "=", fileNo)
    .where("state", "=", "receiving")
    .execute();
}

/** Where it is going to be kept, before it is put there. False where somebody gave it up meanwhile. */
export async function sayKey(
  trx: Trx,
  { fileNo, key, now }: { fileNo: string; key: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("upload")
    .set({ storage_key: key, gmt_modified: now })
    .where("file_no", "=", fileNo)
    .where("state", "=", "receiving")
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function removeParts(trx: Trx, fileNo: string): Promise<void> {
  await trx.deleteFrom("upload").where("file_no", "=", fileNo).where("state", "<>", "finished").execute();
}

export interface FinishedParts {
  fileNo: string;
  kind: "video" | "document" | "file" | "homework";
  key: string;
  mediaType: string;
  /** What its name ends with, so that nothing is saved under a name that lies about its kind. */
  ending: string;
  bytes: number;
  sha256: Buffer;
  now: Date;
}

/**
 * The upload is finished and its asset, where it becomes one, is there to be made ready; gives its name. undefined where somebody gave it up
 * meanwhile. In scope `system`.
 */
export async function finishParts(
  trx: Trx,
  { fileNo, kind, key, mediaType, ending, bytes, sha256, now }: FinishedParts,
): Promise<string | undefined> {
  const upload = await trx
    .updateTable("upload")
    .set({ state: "finished", media_type: mediaType, file_size: bytes, sha256, gmt_modified: now })
    .where("file_no", "=", fileNo)
    .where("state", "=", "receiving")
    .where("storage_key", "=", key)
    .returning(["user_no", "org_no", "file_name"])
    .executeTakeFirst();
  if (!upload) return undefined;
  const { user_no, org_no, file_name } = upload;
  const fileName = endingWith(file_name, ending);
  if (kind === "homework") {
    await trx.updateTable("upload").set({ file_name: fileName }).where("file_no", "=", fileNo).execute();
    return fileName;
  }
  await trx
    .insertInto("media_asset")
    .values({
      media_no: fileNo,
      user_no,
      org_no,
      kind,
      file_name: fileName,
      media_type: mediaType,
      storage_key: key,
      bytes,
      sha256,
      gmt_create: now,
      gmt_modified: now,
    })
    .execute();
  return fileName;
}

const sameEndings: Record<string, string[]> = { jpg: ["jpg", "jpeg"], mp4: ["mp4", "m4v"], txt: ["txt", "md"] };

function endingWith(name: string, ending: string): string {
  const is = (sameEndings[ending] ?? [ending]).some((one) => name.toLowerCase().endsWith(`.${one}`));
  return is ? name : `${cutText(name, 240)}.${ending}`;
}
