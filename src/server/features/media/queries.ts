import { sql } from "kysely";
import type { Trx } from "../../database/connect.ts";

/** How many lessons show each asset. In scope `system`: lessons off the shelf count too. */
export async function countUses(trx: Trx, mediaNos: string[]): Promise<Map<string, number>> {
  if (mediaNos.length === 0) return new Map();
  const { rows } = await sql<{ media_no: string; uses: number }>`select media_no, count(*)::int as uses from period
    where media_no in (${sql.join(mediaNos)}) group by media_no`.execute(trx);
  return new Map(rows.map(({ media_no, uses }) => [media_no, uses]));
}

/** Names of people. In scope `system`. */
export async function selectNames(trx: Trx, userNos: string[]): Promise<Map<string, string>> {
  if (userNos.length === 0) return new Map();
  const rows = await trx.selectFrom("app_user").where("user_no", "in", userNos).select(["user_no", "name"]).execute();
  return new Map(rows.map(({ user_no, name }) => [user_no, name]));
}

export async function updateName(trx: Trx, { mediaNo, fileName, now }: { mediaNo: string; fileName: string; now: Date }): Promise<void> {
  await trx.updateTable("media_asset").set({ file_name: fileName, gmt_modified: now }).where("media_no", "=", mediaNo).execute();
}

/** What a download of it is called from now on, in lessons that are given it from now on. In scope `system`. */
export async function updateDownloadName(trx: Trx, { mediaNo, fileName }: { mediaNo: string; fileName: string }): Promise<void> {
  await trx.updateTable("media_asset_file").set({ file_name: fileName }).where("media_no", "=", mediaNo).where("kind", "=", "file").execute();
}

/** Removes an asset with what it was made into; gives the keys of the files. In scope `system`. */
export async function deleteAsset(trx: Trx, mediaNo: string): Promise<string[]> {
  const files = await trx.deleteFrom("media_asset_file").where("media_no", "=", mediaNo).returning("storage_key").execute();
  const assets = await trx.deleteFrom("media_asset").where("media_no", "=", mediaNo).returning("storage_key").execute();
  await trx.deleteFrom("upload").where("file_no", "=", mediaNo).execute();
  return [...files, ...assets].map(({ storage_key }) => storage_key);
}

export type LessonRow = Awaited<ReturnType<typeof selectLessons>>[number];

/** The lessons that show an asset. In scope `system`. */
export function selectLessons(trx: Trx, { mediaNo, limit }: { mediaNo: string; limit: number }) {
  return trx
    .selectFrom("period")
    .innerJoin("chapter", "chapter.id", "period.chapter_id")
    .innerJoin("course", "course.id", "period.course_id")
    .where("period.media_no", "=", mediaNo)
    .select(["course.id as course_id", "course.course_name", "course.course_category", "course.is_public", "chapter.chapter_name", "period.period_name"])
    .orderBy("course.id")
    .orderBy("chapter.sort")
    .orderBy("chapter.id")
    .orderBy("period.sort")
    .orderBy("period.id")
    .limit(limit)
    .execute();
}
