import type { StudyChapter, StudyCourse, StudyCourseCard, StudyLog, StudyPeriod } from "../../../generated/types.ts";
import { presentOrgNo } from "../../lib/org-no.ts";
import { coursePercent, periodPercent, type PeriodProgress } from "../../../shared/study-progress.ts";
import { type CardSetting, type OutlineRow, presentChapters } from "../catalogue/index.ts";
import { lengthOf } from "../progress/index.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import type { LogRow } from "./log-queries.ts";
import type { CoursePeriodRow, HeldRow, StandingRow } from "./queries.ts";

/** How far somebody is in a course: the same wherever it is shown. */
export function standingIn(periods: readonly CoursePeriodRow[], timeZone: string | undefined) {
  const last = periods.reduce<CoursePeriodRow | undefined>(
    (latest, row) => (row.gmt_beat && (!latest?.gmt_beat || row.gmt_beat > latest.gmt_beat) ? row : latest),
    undefined,
  );
  return {
    percent: coursePercent(periods.map((row) => ({ ...lengthOf(row), progress: progressOf(row) }))),
    periodTotal: periods.length,
    completeTotal: periods.filter(({ gmt_complete }) => gmt_complete !== null).length,
    ...(last?.gmt_beat
      ? { lastPeriodId: last.id, lastPeriodName: last.period_name, gmtStudy: dateTimeIn(timeZone, last.gmt_beat) }
      : {}),
    last,
  };
}

export function presentStanding(
  row: StandingRow,
  { periods, canApply, timeZone }: { periods: CoursePeriodRow[]; canApply: boolean; timeZone: string | undefined },
): StudyCourse {
  const { last, ...standing } = standingIn(periods, timeZone);
  return {
    ...presentCourse(row),
    isFree: row.is_free ? 1 : 0,
    isPay: row.is_held ? 1 : 0,
    canApply: canApply ? 1 : 0,
    // Checked by the table.
    ...(row.source === null ? {} : { source: row.source as NonNullable<StudyCourse["source"]> }),
    ...(row.gmt_expire === null ? {} : { gmtExpire: dateTimeIn(timeZone, row.gmt_expire) }),
    ...standing,
    ...(last ? { lastPosition: last.position ?? 0 } : {}),
    isCollected: row.is_collected ? 1 : 0,
    isAttended: row.is_attended ? 1 : 0,
    ...(row.score === null ? {} : { score: row.score }),
  };
}

export function presentHeld(
  row: HeldRow,
  { periods, timeZone }: { periods: CoursePeriodRow[]; timeZone: string | undefined },
): StudyCourseCard {
  const { last: _last, ...standing } = standingIn(periods, timeZone);
  return {
    ...presentCourse(row),
    ...standing,
    gmtCreate: dateTimeIn(timeZone, row.gmt_create),
    ...(row.gmt_expire === null ? {} : { gmtExpire: dateTimeIn(timeZone, row.gmt_expire) }),
  };
}

/** Chapters as everybody sees them, with what only this person sees added to each period. */
export function presentStudyChapters(
  outline: readonly OutlineRow[],
  {
    periods,
    isOpen,
    opened,
    setting,
  }: { periods: CoursePeriodRow[]; isOpen: boolean; opened: ReadonlySet<string>; setting: CardSetting },
): StudyChapter[] {
  const rows = new Map(periods.map((row) => [row.id, row]));
  return presentChapters(outline, setting).map((chapter) => ({
    ...chapter,
    periodList: chapter.periodList.map((period): StudyPeriod => {
      const row = rows.get(period.id);
      return {
        ...period,
        canStudy: isOpen || opened.has(period.id) || period.isFree === 1 || chapter.isFree === 1 ? 1 : 0,
        percent: row ? periodPercent(lengthOf(row), progressOf(row)) : 0,
        isComplete: row?.gmt_complete ? 1 : 0,
        position: row?.position ?? 0,
        page: row?.page ?? 0,
        seconds: row?.watched ?? 0,
        ...(row?.gmt_beat ? { gmtStudy: dateTimeIn(setting.timeZone, row.gmt_beat) } : {}),
      };
    }),
  }));
}

export function presentLog(row: LogRow, timeZone: string | undefined): StudyLog {
  const progress = { seconds: row.seconds, page: row.page, isComplete: row.gmt_complete !== null };
  return {
    periodId: row.period_id,
    periodName: row.period_name,
    // Checked by the tables.
    periodType: row.period_type as StudyLog["periodType"],
    chapterName: row.chapter_name,
    courseId: row.course_id,
    courseName: row.course_name,
    courseCategory: row.course_category as StudyLog["courseCategory"],
    percent: periodPercent({ periodType: row.period_type, seconds: row.length, pages: row.doc_page }, progress),
    isComplete: progress.isComplete ? 1 : 0,
    seconds: row.seconds,
    position: row.position,
    gmtCreate: dateTimeIn(timeZone, row.gmt_create),
    gmtStudy: dateTimeIn(timeZone, row.gmt_beat),
    ...(row.gmt_complete ? { gmtComplete: dateTimeIn(timeZone, row.gmt_complete) } : {}),
  };
}

function presentCourse(row: StandingRow | HeldRow) {
  return {
    courseId: row.id,
    courseName: row.course_name,
    courseLogo: row.course_logo,
    courseCategory: row.course_category as StudyCourseCard["courseCategory"],
    lecturerUserNo: row.lecturer_user_no,
    lecturerName: row.lecturer_name ?? "",
    orgNo: presentOrgNo(row.org_no),
    isPutaway: row.is_public ? 1 : 0,
  } as const;
}

function progressOf({ watched, page, gmt_beat, gmt_complete }: CoursePeriodRow): PeriodProgress | undefined {
  return gmt_beat === null ? undefined : { seconds: watched ?? 0, page: page ?? 0, isComplete: gmt_complete !== null };
}
