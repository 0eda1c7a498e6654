import { sql } from "kysely";
import type { Trx } from "../../database/connect.ts";

/** The lecturer of a draft with their organisation, whether they passed the audit or not. */
export function selectTeacher(trx: Trx, lecturerUserNo: string) {
  return trx
    .selectFrom("lecturer")
    .innerJoin("organisation", "organisation.org_no", "lecturer.org_no")
    .where("lecturer.lecturer_user_no", "=", lecturerUserNo)
    .select([
      "lecturer.lecturer_name",
      "lecturer.position",
      "lecturer.head_img_url",
      "lecturer.introduce",
      "organisation.org_name",
    ])
    .executeTakeFirst();
}

/** Ids and names of categories, the widest first. */
export async function selectCategoryNames(trx: Trx, ids: string[]): Promise<{ id: string; category_name: unknown }[]> {
  if (ids.length === 0) return [];
  return trx.selectFrom("category").where("id", "in", ids).select(["id", "category_name"]).orderBy("floor").execute();
}

export interface LessonFacts {
  name: string;
  seconds: number | null;
  pages: number | null;
}

/** What is known of media, by their numbers. In a transaction of scope `system`. */
export async function selectMediaFacts(trx: Trx, mediaNos: string[]): Promise<Map<string, LessonFacts>> {
  if (mediaNos.length === 0) return new Map();
  const { rows } = await sql<LessonFacts & { media_no: string }>`
    select media_no, file_name as name, seconds, pages from media_asset
    where media_no = any(${mediaNos}::text[]) and state = 'ready'`.execute(trx);
  return new Map(rows.map((row) => [row.media_no, row]));
}

/** What a lesson that is published shows: the file that is opened. In a transaction of scope `system`. */
export function selectEntry(trx: Trx, periodId: string) {
  return trx
    .selectFrom("period_media")
    .where("period_id", "=", periodId)
    .where("kind", "in", ["mp4", "hls", "pdf", "file"])
    .select(["kind", "name", "file_name"])
    .orderBy("id")
    .executeTakeFirst();
}

/** The file that an asset is opened with. In a transaction of scope `system`. */
export function selectAssetEntry(trx: Trx, mediaNo: string) {
  return trx
    .selectFrom("media_asset_file")
    .innerJoin("media_asset", "media_asset.media_no", "media_asset_file.media_no")
    .where("media_asset.media_no", "=", mediaNo)
    .where("media_asset.state", "=", "ready")
    .where("media_asset_file.kind", "in", ["mp4", "hls", "pdf", "file"])
    .select(["media_asset_file.kind", "media_asset_file.name", "media_asset.file_name"])
    .orderBy("media_asset_file.id")
    .executeTakeFirst();
}
