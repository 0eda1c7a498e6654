import { sql } from "kysely";
import type { Trx } from "../../database/connect.ts";

/** The part of a draft that names an asset. */
const naming = (mediaNo: ReturnType<typeof sql>) =>
  sql`jsonb_build_object('chapters',
    jsonb_build_array(jsonb_build_object('periods', jsonb_build_array(jsonb_build_object('mediaNo', ${mediaNo})))))`;

/**
 * Whether the course of a draft may use an asset, as when it was named: nobody keeps what is another's by naming it.
 */
const mayUse = sql`(body->>'lecturerUserNo' = asset.user_no::text
  or (course_draft.org_no <> 'default' and course_draft.org_no = asset.org_no))`;

/**
 * How many lessons show each asset, and drafts of courses that do not show it yet. In scope `system`: what is off the
 * shelf counts too.
 */
export async function countUses(trx: Trx, mediaNos: string[]): Promise<Map<string, number>> {
  if (mediaNos.length === 0) return new Map();
  const { rows } = await sql<{ media_no: string; uses: number }>`select media_no, (
      (select count(*) from period where period.media_no = asked.media_no and gmt_remove is null) +
      (select count(*) from course_draft where body @> ${naming(sql`asked.media_no`)}
        and exists (select from media_asset as asset where asset.media_no = asked.media_no and ${mayUse})
        and not exists (select from period
          where period.course_id = course_draft.course_id and period.media_no = asked.media_no and gmt_remove is null))
    )::int as uses from unnest(${mediaNos}::text[]) as asked (media_no)`.execute(trx);
  return new Map(rows.map(({ media_no, uses }) => [media_no, uses]));
}

/** Lessons that were taken out of their course and still have it: nobody sees them. In scope `system`. */
export async function selectRemovedLessons(trx: Trx, mediaNo: string): Promise<string[]> {
  const rows = await trx
    .selectFrom("period")
    .where("media_no", "=", mediaNo)
    .where("gmt_remove", "is not", null)
    .select("id")
    .execute();
  return rows.map(({ id }) => id);
}

export interface DraftRow {
  course_id: string;
  course_name: string;
  course_category: number;
  chapter_name: string;
  period_name: string;
}

/** Where the drafts name an asset of courses that do not show it yet. In scope `system`. */
export async function selectDraftLessons(
  trx: Trx,
  { mediaNo, limit }: { mediaNo: string; limit: number },
): Promise<DraftRow[]> {
  const { rows } = await sql<DraftRow>`select course_draft.course_id,
      coalesce(body->>'courseName', course.course_name) as course_name, course.course_category,
      coalesce(chapter.value->>'chapterName', '') as chapter_name, coalesce(period.value->>'periodName', '') as period_name
    from course_draft join course on course.id = course_draft.course_id
      cross join lateral jsonb_array_elements(body->'chapters') with ordinality as chapter (value, place)
      cross join lateral jsonb_array_elements(chapter.value->'periods') with ordinality as period (value, place)
    where body @> ${naming(sql`${mediaNo}::text`)} and period.value->>'mediaNo' = ${mediaNo}
      and exists (select from media_asset as asset where asset.media_no = ${mediaNo} and ${mayUse})
      and not exists (select from period as shown
        where shown.course_id = course_draft.course_id and shown.media_no = ${mediaNo} and shown.gmt_remove is null)
    order by course_draft.course_id, chapter.place, period.place limit ${limit}`.execute(trx);
  return rows;
}

/** Names of people. In scope `system`. */
export async function selectNames(trx: Trx, userNos: string[]): Promise<Map<string, string>> {
  if (userNos.length === 0) return new Map();
  const rows = await trx.selectFrom("app_user").where("user_no", "in", userNos).select(["user_no", "name"]).execute();
  return new Map(rows.map(({ user_no, name }) => [user_no, name]));
}

export async function updateName(
  trx: Trx,
  { mediaNo, fileName, now }: { mediaNo: string; fileName: string; now: Date },
): Promise<void> {
  await trx
    .updateTable("media_asset")
    .set({ file_name: fileName, gmt_modified: now })
    .where("media_no", "=", mediaNo)
    .execute();
}

/** What a download of it is called from now on, in lessons that are given it from now on. In scope `system`. */
export async function updateDownloadName(
  trx: Trx,
  { mediaNo, fileName }: { mediaNo: string; fileName: string },
): Promise<void> {
  await trx
    .updateTable("media_asset_file")
    .set({ file_name: fileName })
    .where("media_no", "=", mediaNo)
    .where("kind", "=", "file")
    .execute();
}

/** Removes an asset with what it was made into; gives the keys of the files. In scope `system`. */
export async function deleteAsset(trx: Trx, mediaNo: string): Promise<string[]> {
  const files = await trx
    .deleteFrom("media_asset_file")
    .where("media_no", "=", mediaNo)
    .returning("storage_key")
    .execute();
  const assets = await trx.deleteFrom("media_asset").where("media_no", "=", mediaNo).returning("storage_key").execute();
  await trx.deleteFrom("upload").where("file_no", "=", mediaNo).execute();
  return [...files, ...assets].map(({ storage_key }) => storage_key);
}

/** The lessons that show an asset. In scope `system`. */
export function selectLessons(trx: Trx, { mediaNo, limit }: { mediaNo: string; limit: number }) {
  return trx
    .selectFrom("period")
    .innerJoin("chapter", "chapter.id", "period.chapter_id")
    .innerJoin("course", "course.id", "period.course_id")
    .where("period.media_no", "=", mediaNo)
    .where("period.gmt_remove", "is", null)
    .select([
      "course.id as course_id",
      "course.course_name",
      "course.course_category",
      "course.is_public",
      "chapter.chapter_name",
      "period.period_name",
    ])
    .orderBy("course.id")
    .orderBy("chapter.sort")
    .orderBy("chapter.id")
    .orderBy("period.sort")
    .orderBy("period.id")
    .limit(limit)
    .execute();
}
