import { sql } from "kysely";
import type { Trx } from "../../database/connect.ts";

/** The row of a course with its introduction: what a draft begins with. */
export function selectPublishedCourse(trx: Trx, courseId: string) {
  return trx
    .selectFrom("course")
    .leftJoin("course_introduce", "course_introduce.course_id", "course.id")
    .where("course.id", "=", courseId)
    .select([
      "course.course_name",
      "course.course_subtitle",
      "course.course_category",
      "course.category_id1",
      "course.category_id2",
      "course.category_id3",
    ])
    .select([
      "course.lecturer_user_no",
      "course.course_logo",
      "course.is_free",
      "course.course_original_fen",
      "course.course_discount_fen",
    ])
    .select(["course.no_skip", "course.watermark", "course_introduce.introduce"])
    .executeTakeFirstOrThrow();
}

export type PublishedChapter = Awaited<ReturnType<typeof selectPublishedChapters>>[number];

/** The chapters that are shown, in their order. */
export function selectPublishedChapters(trx: Trx, courseId: string) {
  return trx
    .selectFrom("chapter")
    .where("course_id", "=", courseId)
    .where("gmt_remove", "is", null)
    .select(["id", "chapter_name", "chapter_desc", "is_free", sql<string>`coalesce(draft_key, 'c' || id)`.as("key")])
    .orderBy("sort")
    .orderBy("id")
    .execute();
}

export type PublishedPeriod = Awaited<ReturnType<typeof selectPublishedPeriods>>[number];

/** The periods that are shown, in their order within their chapters. */
export function selectPublishedPeriods(trx: Trx, courseId: string) {
  return trx
    .selectFrom("period")
    .where("course_id", "=", courseId)
    .where("gmt_remove", "is", null)
    .select([
      "id",
      "chapter_id",
      "period_name",
      "period_desc",
      "period_type",
      "is_free",
      "begin_time",
      "end_time",
      sql<string>`coalesce(draft_key, 'p' || id)`.as("key"),
      "media_no",
    ])
    .orderBy("sort")
    .orderBy("id")
    .execute();
}

/** The kinds of all periods that a course has or had. */
export function selectLessonKinds(trx: Trx, courseId: string) {
  return trx
    .selectFrom("period")
    .where("course_id", "=", courseId)
    .select(["period_type", sql<string>`coalesce(draft_key, 'p' || id)`.as("key")])
    .execute();
}

/**
 * The files that periods of a course open with: one each, by the key of the period. In a transaction of scope `system`.
 */
export function selectPublishedMedia(trx: Trx, courseId: string) {
  return trx
    .selectFrom("period_media")
    .innerJoin("period", "period.id", "period_media.period_id")
    .where("period.course_id", "=", courseId)
    .where("period_media.kind", "in", ["mp4", "hls", "pdf", "file"])
    .select([
      "period_media.kind",
      "period_media.file_name",
      "period_media.seconds",
      "period_media.pages",
      "period_media.bytes",
    ])
    .select([
      sql<string>`coalesce(period.draft_key, 'p' || period.id)`.as("key"),
      "period.period_name",
      "period.media_no",
    ])
    .execute();
}
