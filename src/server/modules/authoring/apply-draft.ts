import type { CourseDraftBody, DraftChapter, DraftPeriod } from "../../../generated/types.ts";
import { fenOf } from "../../../shared/amounts.ts";
import { momentOf } from "../../../shared/date-time.ts";
import type { Trx } from "../../database/connect.ts";
import { attachAsset } from "../media/index.ts";
import {
  insertChapter,
  insertPeriod,
  removeChapters,
  removePeriods,
  saveIntroduce,
  selectKnown,
  updateChapter,
  updateCourse,
  updatePeriod,
  type Known,
  type PeriodColumns,
} from "./apply-queries.ts";
import { PASSED } from "./draft-state.ts";
import type { MakingRow } from "./draft-queries.ts";
import { writeSearch } from "./search-row.ts";

interface Applying {
  course: MakingRow;
  body: CourseDraftBody;
  now: Date;
  timeZone: string | undefined;
}

/**
 * Makes what was audited what learners see, in the transaction of the audit. Chapters and periods keep their numbers by
 * their keys, wherever they were moved to, so that progress and notes stay with them. The first time, the course goes
 * on the shelf; later it stays where its lecturer has put it.
 */
export async function applyDraft(trx: Trx, { course, body, now, timeZone }: Applying): Promise<void> {
  const courseId = course.id;
  await updateCourse(trx, { courseId, columns: courseColumns(body), isFirst: course.audit_status !== PASSED, now });
  await saveIntroduce(trx, courseId, body.introduce);
  const known = await selectKnown(trx, courseId);
  const place = { trx, course, known, now, timeZone };
  for (const [index, chapter] of body.chapters.entries()) {
    const chapterId = await applyChapter(place, chapter, index + 1);
    for (const [at, period] of chapter.periods.entries()) await applyPeriod(place, period, { chapterId, sort: at + 1 });
  }
  const periods = body.chapters.flatMap((chapter) => chapter.periods);
  await removePeriods(trx, { courseId, keep: periods.map(({ key }) => key), now });
  await removeChapters(trx, { courseId, keep: body.chapters.map(({ key }) => key), now });
  await writeSearch(trx, courseId);
}

interface Place {
  trx: Trx;
  course: MakingRow;
  known: Known;
  now: Date;
  timeZone: string | undefined;
}

async function applyChapter({ trx, course, known, now }: Place, chapter: DraftChapter, sort: number): Promise<string> {
  const columns = {
    chapter_name: chapter.chapterName.trim(),
    chapter_desc: chapter.chapterDesc.trim(),
    is_free: chapter.isFree === 1,
    sort,
    gmt_modified: now,
  };
  const id = known.chapters.get(chapter.key);
  if (id === undefined)
    return insertChapter(trx, { ...columns, course_id: course.id, org_no: course.org_no, draft_key: chapter.key });
  await updateChapter(trx, id, columns);
  return id;
}

async function applyPeriod(
  { trx, course, known, now, timeZone }: Place,
  period: DraftPeriod,
  { chapterId, sort }: { chapterId: string; sort: number },
): Promise<void> {
  const columns: PeriodColumns = {
    chapter_id: chapterId,
    period_name: period.periodName.trim(),
    period_desc: period.periodDesc.trim(),
    period_type: period.periodType,
    is_free: period.isFree === 1,
    begin_time: momentIn(period.beginTime, timeZone),
    end_time: momentIn(period.endTime, timeZone),
    sort,
    gmt_modified: now,
  };
  const before = known.periods.get(period.key);
  if (before) await updatePeriod(trx, before.id, columns);
  const id =
    before?.id ??
    (await insertPeriod(trx, { ...columns, course_id: course.id, org_no: course.org_no, draft_key: period.key }));
  if (period.mediaNo !== undefined && period.mediaNo !== before?.media_no)
    await attachAsset(trx, { periodId: id, mediaNo: period.mediaNo, now });
}

function momentIn(dateTime: string | undefined, timeZone: string | undefined): Date | null {
  return dateTime === undefined ? null : momentOf(dateTime, timeZone);
}

function courseColumns(body: CourseDraftBody) {
  const isFree = body.isFree === 1;
  return {
    course_name: body.courseName.trim(),
    course_subtitle: body.courseSubtitle.trim(),
    category_id1: body.categoryId1,
    category_id2: body.categoryId2 || null,
    category_id3: body.categoryId3 || null,
    lecturer_user_no: body.lecturerUserNo,
    course_logo: body.courseLogo,
    is_free: isFree,
    course_original_fen: isFree ? 0 : fenOf(body.courseOriginal),
    course_discount_fen: isFree || body.courseDiscount === "" ? null : fenOf(body.courseDiscount),
    no_skip: body.noSkip,
    watermark: body.watermark,
    period_total: body.chapters.reduce((sum, { periods }) => sum + periods.length, 0),
  };
}
