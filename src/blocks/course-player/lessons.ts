import type { Chapter, Period, StudyChapter, StudyCourse } from "../../generated/types.ts";
import { LiveStatusEnum, type CourseCategoryEnum } from "../../generated/enums.ts";
import { courseHref } from "../../shared/links.ts";

/** How far somebody is in a lesson, as far as it is known. */
export interface LessonProgress {
  /** Seconds, or a page. */
  position: number;
  percent: number;
  isComplete: boolean;
  /** Seconds that were watched, each once. */
  seconds: number;
}

export interface Lessons {
  /** All lessons in their order. */
  all: Period[];
  /**
   * The one that is open: what the address asks for, of a live course the session to come to, where the person was, or
   * the first.
   */
  current: Period | undefined;
  previous: Period | undefined;
  next: Period | undefined;
}

export function lessonsOf(chapters: readonly Chapter[], ...wanted: (string | undefined)[]): Lessons {
  const all = chapters.flatMap(({ periodList }) => periodList);
  const place = Math.max(
    0,
    wanted.map((id) => all.findIndex((period) => id !== undefined && period.id === id)).find((at) => at >= 0) ?? 0,
  );
  return { all, current: all[place], previous: all[place - 1], next: all[place + 1] };
}

/** The page of the course that is studied; one that is off the shelf has lessons for who holds it, and no page. */
export function pageOfCourse({
  courseId,
  courseCategory,
  base = "",
  study,
}: {
  courseId: string;
  courseCategory?: CourseCategoryEnum | undefined;
  base?: string | undefined;
  study?: StudyCourse | undefined;
}): string | undefined {
  const category = study?.courseCategory ?? courseCategory;
  return category === undefined || study?.isPutaway === 0 ? undefined : base + courseHref(category, courseId);
}

/**
 * The session of a live course that somebody comes for: the one that is on now, else the next; undefined when all are
 * over.
 */
export function sessionOf(chapters: readonly Chapter[]): string | undefined {
  const sessions = chapters.flatMap(({ periodList }) => periodList);
  const next = () =>
    sessions
      .filter(({ liveStatus }) => liveStatus === LiveStatusEnum.waiting)
      .toSorted((a, b) => ((a.beginTime ?? "") < (b.beginTime ?? "") ? -1 : 1))[0];
  return (sessions.find(({ liveStatus }) => liveStatus === LiveStatusEnum.live) ?? next())?.id;
}

/** What is known of each lesson, by its number. */
export function progressOf(chapters: readonly StudyChapter[] | undefined): Map<string, LessonProgress> {
  const lessons = (chapters ?? []).flatMap(({ periodList }) => periodList);
  return new Map(
    lessons.map(({ id, position, percent, isComplete, seconds }) => [
      id,
      { position, percent, isComplete: isComplete === 1, seconds },
    ]),
  );
}
