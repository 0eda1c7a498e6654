import { sql } from "kysely";
import type { RichText } from "../../../generated/types.ts";
import type { Trx } from "../../database/connect.ts";
import { forgetKeys } from "../media/index.ts";

/** The chapters and periods that a course has or had, by their keys. */
export interface Known {
  chapters: Map<string, string>;
  periods: Map<string, { id: string; media_no: string | null }>;
}

const chapterKey = sql<string>`coalesce(draft_key, 'c' || id)`;
const periodKey = sql<string>`coalesce(draft_key, 'p' || id)`;

/** Those that were taken out too: one that comes back is the one it was. */
export async function selectKnown(trx: Trx, courseId: string): Promise<Known> {
  const chapters = await trx
    .selectFrom("chapter")
    .where("course_id", "=", courseId)
    .select(["id", chapterKey.as("key")])
    .execute();
  const periods = await trx
    .selectFrom("period")
    .where("course_id", "=", courseId)
    .select(["id", "media_no", periodKey.as("key")])
    .execute();
  return {
    chapters: new Map(chapters.map(({ key, id }) => [key, id])),
    periods: new Map(periods.map(({ key, id, media_no }) => [key, { id, media_no }])),
  };
}

export interface CourseColumns {
  course_name: string;
  course_subtitle: string;
  category_id1: string;
  category_id2: string | null;
  category_id3: string | null;
  lecturer_user_no: string;
  course_logo: string;
  is_free: boolean;
  course_original_fen: number;
  course_discount_fen: number | null;
  no_skip: boolean;
  watermark: boolean;
  period_total: number;
}

/** The course as it was audited; the first time it goes on the shelf. */
export async function updateCourse(
  trx: Trx,
  { courseId, columns, isFirst, now }: { courseId: string; columns: CourseColumns; isFirst: boolean; now: Date },
): Promise<void> {
  const first = isFirst ? { is_putaway: true, gmt_putaway: now } : {};
  await trx
    .updateTable("course")
    .set({ ...columns, ...first, audit_status: 1, audit_opinion: "", gmt_modified: now })
    .where("id", "=", courseId)
    .execute();
}

export async function saveIntroduce(trx: Trx, courseId: string, introduce: RichText): Promise<void> {
  const json = JSON.stringify(introduce);
  await sql`insert into course_introduce (course_id, introduce) values (${courseId}, ${json}::jsonb)
    on conflict (course_id) do update set introduce = excluded.introduce`.execute(trx);
}

interface ChapterColumns {
  chapter_name: string;
  chapter_desc: string;
  is_free: boolean;
  sort: number;
  gmt_modified: Date;
}

export async function insertChapter(
  trx: Trx,
  chapter: ChapterColumns & { course_id: string; org_no: string; draft_key: string },
): Promise<string> {
  const { id } = await trx.insertInto("chapter").values(chapter).returning("id").executeTakeFirstOrThrow();
  return id;
}

export async function updateChapter(trx: Trx, id: string, chapter: ChapterColumns): Promise<void> {
  await trx
    .updateTable("chapter")
    .set({ ...chapter, gmt_remove: null })
    .where("id", "=", id)
    .execute();
}

export interface PeriodColumns {
  chapter_id: string;
  period_name: string;
  period_desc: string;
  period_type: number;
  is_free: boolean;
  begin_time: Date | null;
  end_time: Date | null;
  sort: number;
  gmt_modified: Date;
}

export async function insertPeriod(
  trx: Trx,
  period: PeriodColumns & { course_id: string; org_no: string; draft_key: string },
): Promise<string> {
  const { id } = await trx.insertInto("period").values(period).returning("id").executeTakeFirstOrThrow();
  return id;
}

export async function updatePeriod(trx: Trx, id: string, period: PeriodColumns): Promise<void> {
  await trx
    .updateTable("period")
    .set({ ...period, gmt_remove: null })
    .where("id", "=", id)
    .execute();
}

interface Removing {
  courseId: string;
  /** Keys of those that stay. */
  keep: string[];
  now: Date;
}

/**
 * Takes periods out of a course. One that somebody has studied, noted something in, or was at is kept for their
 * records.
 */
export async function removePeriods(trx: Trx, { courseId, keep, now }: Removing): Promise<void> {
  // Held first, so that nobody begins to study one between the look and the removal.
  await sql`select id from period where course_id = ${courseId} and ${periodKey} <> all(${keep}::text[]) for update`.execute(
    trx,
  );
  const { rows } = await sql<{
    id: string;
  }>`select id from period where course_id = ${courseId} and ${periodKey} <> all(${keep}::text[])
    and not exists (select from study_progress where period_id = period.id)
    and not exists (select from study_note where period_id = period.id)
    and not exists (select from live_member where period_id = period.id)
    and not exists (select from live_message where period_id = period.id)`.execute(trx);
  const unused = rows.map(({ id }) => id);
  if (unused.length > 0) {
    // With the row its files would lose the last who names them, and nobody would ever remove them.
    const files = await trx
      .deleteFrom("period_media")
      .where("period_id", "in", unused)
      .returning("storage_key")
      .execute();
    await trx.deleteFrom("period").where("id", "in", unused).execute();
    await forgetKeys(trx, { keys: files.map(({ storage_key }) => storage_key), now });
  }
  await sql`update period set gmt_remove = ${now}, gmt_modified = ${now}
    where course_id = ${courseId} and ${periodKey} <> all(${keep}::text[]) and gmt_remove is null`.execute(trx);
}

/** Takes chapters out of a course, after their periods. One that has kept periods is kept with them. */
export async function removeChapters(trx: Trx, { courseId, keep, now }: Removing): Promise<void> {
  await sql`delete from chapter where course_id = ${courseId} and ${chapterKey} <> all(${keep}::text[])
    and not exists (select from period where chapter_id = chapter.id)`.execute(trx);
  await sql`update chapter set gmt_remove = ${now}, gmt_modified = ${now}
    where course_id = ${courseId} and ${chapterKey} <> all(${keep}::text[]) and gmt_remove is null`.execute(trx);
}
