import type { Trx } from "../../database/connect.ts";
import { studyPeriods } from "./may-study.ts";

export type MediaRow = Awaited<ReturnType<typeof selectMedia>>[number];

/** Everything that belongs to a period, in a transaction of scope `system`. */
export function selectMedia(trx: Trx, periodId: string) {
  return trx
    .selectFrom("period_media")
    .where("period_id", "=", periodId)
    .select([
      "kind",
      "name",
      "storage_key",
      "media_type",
      "file_name",
      "language",
      "seconds",
      "pages",
      "bytes",
      "sha256",
    ])
    .orderBy("id")
    .execute();
}

/**
 * One file by the last part of its address, with what says when the live class of its period runs and who may see it.
 */
export function selectMediaFile(trx: Trx, { periodId, name }: { periodId: string; name: string }) {
  return studyPeriods(trx)
    .innerJoin("period_media", "period_media.period_id", "period.id")
    .where("period.id", "=", periodId)
    .where("period_media.name", "=", name)
    .select([
      "period_media.kind",
      "period_media.storage_key",
      "period_media.media_type",
      "period_media.file_name",
      "period_media.sha256",
    ])
    .executeTakeFirst();
}

/** A period whatever its files, with the same about it. */
export function selectMediaPeriod(trx: Trx, periodId: string) {
  return studyPeriods(trx).where("period.id", "=", periodId).executeTakeFirst();
}

/** One file of an asset by the last part of its address, in a transaction of scope `system`. */
export function selectAssetFile(trx: Trx, { mediaNo, name }: { mediaNo: string; name: string }) {
  return trx
    .selectFrom("media_asset_file")
    .where("media_no", "=", mediaNo)
    .where("name", "=", name)
    .select(["kind", "storage_key", "media_type", "file_name", "sha256"])
    .executeTakeFirst();
}
