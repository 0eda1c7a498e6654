import { PLATFORM } from "../../lib/org-no.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import { fail } from "../../core/errors.ts";
import { addEvent } from "../../core/outbox/add-event.ts";
import type { Storage } from "../../providers/storage/storage.ts";
import { holdAsset, selectAssetFiles, selectNamedKeys, type AssetRow } from "./asset-queries.ts";

/**
 * Whether somebody may put an asset into lessons: it is theirs, or their organisation's. The platform is no
 * organisation.
 */
export function mayUseAsset(
  asset: Pick<AssetRow, "user_no" | "org_no">,
  person: { userNo: string; orgNo: string },
): boolean {
  return asset.user_no === person.userNo || (person.orgNo !== PLATFORM && asset.org_no === person.orgNo);
}

interface Attaching {
  periodId: string;
  mediaNo: string;
  now?: Date;
}

/**
 * Makes an asset what a lesson shows, in place of whatever it showed; its length or pages become the lesson's. An asset
 * that is still being made ready gives the lesson its files as soon as it is. NOT_FOUND where there is no such asset.
 * In scope
 * `system`; who may use it has been asked before (`mayUseAsset`).
 */
export async function attachAsset(trx: Trx, { periodId, mediaNo, now = new Date() }: Attaching): Promise<void> {
  const asset = (await holdAsset(trx, mediaNo)) ?? fail("NOT_FOUND");
  await showAsset(trx, { periodId, asset, now });
}

/** Takes away what a lesson shows. In scope `system`. */
export async function detachAsset(trx: Trx, { periodId, now = new Date() }: Omit<Attaching, "mediaNo">): Promise<void> {
  const gone = await removeFiles(trx, periodId);
  await trx
    .updateTable("period")
    .set({ media_no: null, video_seconds: null, doc_page: null, doc_name: "" })
    .where("id", "=", periodId)
    .execute();
  await forgetKeys(trx, { keys: gone, now });
}

/** Gives every lesson that names an asset the files it is made into by now. In scope `system`. */
export async function refreshLessons(trx: Trx, { mediaNo, now }: { mediaNo: string; now: Date }): Promise<void> {
  const asset = await holdAsset(trx, mediaNo);
  const periods = asset
    ? await trx.selectFrom("period").where("media_no", "=", mediaNo).select("id").orderBy("id").execute()
    : [];
  for (const { id } of periods) if (asset) await showAsset(trx, { periodId: id, asset, now });
}

async function showAsset(
  trx: Trx,
  { periodId, asset, now }: { periodId: string; asset: AssetRow; now: Date },
): Promise<void> {
  const gone = await removeFiles(trx, periodId);
  const files = await selectAssetFiles(trx, asset.media_no);
  if (files.length > 0)
    await trx
      .insertInto("period_media")
      .values(files.map((file) => ({ ...file, period_id: periodId })))
      .execute();
  await trx
    .updateTable("period")
    .set({
      media_no: asset.media_no,
      video_seconds: asset.seconds,
      doc_page: asset.pages,
      doc_name: asset.kind === "video" ? "" : asset.file_name,
      gmt_modified: now,
    })
    .where("id", "=", periodId)
    .execute();
  await forgetKeys(trx, { keys: gone, now });
}

async function removeFiles(trx: Trx, periodId: string): Promise<string[]> {
  const rows = await trx
    .deleteFrom("period_media")
    .where("period_id", "=", periodId)
    .returning("storage_key")
    .execute();
  return rows.map(({ storage_key }) => storage_key);
}

/**
 * Leaves it to be looked, once the transaction is committed, which of these files nothing names any more; those are
 * removed.
 */
export async function forgetKeys(trx: Trx, { keys, now }: { keys: string[]; now: Date }): Promise<void> {
  const gone = [...new Set(keys)];
  if (gone.length > 0) await addEvent(trx, { topic: "storage.remove", payload: { keys: gone }, now });
}

/** Removes from the storage those of the files that no row names. Done again it changes nothing. */
export async function removeUnnamed({
  db,
  storage,
  keys,
}: {
  db: Db;
  storage: Storage;
  keys: string[];
}): Promise<void> {
  const named = await withActor(db, systemActor, (trx) => selectNamedKeys(trx, keys));
  for (const key of keys) if (!named.has(key)) await storage.remove(key);
}
