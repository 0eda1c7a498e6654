import { PeriodTypeEnum } from "../generated/enums.ts";
/** A kind of course (CourseCategoryEnum) and a kind of lesson (PeriodTypeEnum), as their codes. */
export type CourseKind = 1 | 2 | 3 | 4;
export type LessonKind = 1 | 2 | 3 | 4;

/** What a lesson shows: a video, a document that is read page by page, or a file to download. */
export type LessonMedia = "video" | "document" | "file";

/**
 * The kinds of lessons that a course of each kind can have; the first is what it is about, so that it has one at least.
 */
export const lessonKindsOf: Readonly<Record<CourseKind, readonly LessonKind[]>> = {
  1: [1, 3, 4],
  2: [2, 1, 3, 4],
  3: [3, 4],
  4: [4, 3],
};

/** What a lesson of each kind shows. A live class shows its replay, when there is one. */
export const lessonMediaOf: Readonly<Record<LessonKind, LessonMedia>> = {
  1: "video",
  2: "video",
  3: "document",
  4: "file",
};

/** Whether a lesson is nothing without its file: a live class comes without one. */
export function needsMedia(kind: LessonKind): boolean {
  return kind !== PeriodTypeEnum.live;
}

/** Whether a lesson has a time at which it begins and ends. */
export function isTimed(kind: LessonKind): boolean {
  return kind === PeriodTypeEnum.live;
}
