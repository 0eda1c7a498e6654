import type { CourseDraftBody, DraftChapter, DraftMedia, DraftPeriod, RichText } from "../../../generated/types.ts";
import type { Trx } from "../../database/connect.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { yuan } from "../../lib/money.ts";
import {
  selectPublishedChapters,
  selectPublishedCourse,
  selectPublishedMedia,
  selectPublishedPeriods,
  type PublishedChapter,
  type PublishedPeriod,
} from "./published-queries.ts";

/** What is published of a course, in the form in which it is edited. */
export async function publishedBody(
  trx: Trx,
  { courseId, timeZone }: { courseId: string; timeZone: string | undefined },
): Promise<CourseDraftBody> {
  const course = await selectPublishedCourse(trx, courseId);
  const chapters = await selectPublishedChapters(trx, courseId);
  const periods = await selectPublishedPeriods(trx, courseId);
  return {
    courseName: course.course_name,
    courseSubtitle: course.course_subtitle,
    // Checked by the table.
    courseCategory: course.course_category as CourseDraftBody["courseCategory"],
    categoryId1: course.category_id1 ?? "",
    categoryId2: course.category_id2 ?? "",
    categoryId3: course.category_id3 ?? "",
    lecturerUserNo: course.lecturer_user_no,
    courseLogo: course.course_logo,
    isFree: course.is_free ? 1 : 0,
    courseOriginal: yuan(course.course_original_fen),
    courseDiscount: course.course_discount_fen === null ? "" : yuan(course.course_discount_fen),
    noSkip: course.no_skip,
    watermark: course.watermark,
    // Checked when it was written.
    introduce: (course.introduce ?? { type: "doc", content: [] }) as RichText,
    chapters: chapters.map((chapter) => draftChapter(chapter, periods, timeZone)),
  };
}

/** What the lessons show already, by their keys. In a transaction of scope `system`. */
export async function publishedMedia(trx: Trx, courseId: string): Promise<DraftMedia[]> {
  const rows = await selectPublishedMedia(trx, courseId);
  return rows.map((row) => ({
    key: row.key,
    ...(row.media_no === null ? {} : { mediaNo: row.media_no }),
    kind: row.kind === "pdf" ? "document" : row.kind === "file" ? "file" : "video",
    fileName: row.file_name || row.period_name,
    ...(row.seconds === null ? {} : { seconds: row.seconds }),
    ...(row.pages === null ? {} : { pages: row.pages }),
    bytes: Number(row.bytes),
  }));
}

function draftChapter(
  chapter: PublishedChapter,
  periods: PublishedPeriod[],
  timeZone: string | undefined,
): DraftChapter {
  return {
    key: chapter.key,
    chapterName: chapter.chapter_name,
    chapterDesc: chapter.chapter_desc,
    isFree: chapter.is_free ? 1 : 0,
    periods: periods
      .filter((period) => period.chapter_id === chapter.id)
      .map((period) => draftPeriod(period, timeZone)),
  };
}

function draftPeriod(period: PublishedPeriod, timeZone: string | undefined): DraftPeriod {
  return {
    key: period.key,
    periodName: period.period_name,
    periodDesc: period.period_desc,
    // Checked by the table.
    periodType: period.period_type as DraftPeriod["periodType"],
    isFree: period.is_free ? 1 : 0,
    ...(period.media_no === null ? {} : { mediaNo: period.media_no }),
    ...(period.begin_time ? { beginTime: dateTimeIn(timeZone, period.begin_time) } : {}),
    ...(period.end_time ? { endTime: dateTimeIn(timeZone, period.end_time) } : {}),
  };
}
