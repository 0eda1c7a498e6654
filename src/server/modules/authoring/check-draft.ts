import type { CourseDraftBody, DraftChapter, DraftPeriod } from "../../../generated/types.ts";
import { fenOf } from "../../../shared/amounts.ts";
import { isTimed, lessonKindsOf, lessonMediaOf, needsMedia, type LessonMedia } from "../../../shared/lesson-kinds.ts";
import { richTextWords } from "../../../shared/richtext.ts";

/** What is known beside a draft, when it is checked. */
export interface DraftFacts {
  /** Of the categories that it names: the one above, null for the widest. */
  categories: ReadonlyMap<string, string | null>;
  /** Of the media that it names and may use. */
  media: ReadonlyMap<string, { kind: LessonMedia; state: "processing" | "ready" | "failed" }>;
  /** The kind of each lesson that is or was published, and whether it has its file; by key. */
  published: ReadonlyMap<string, { periodType: number; hasMedia: boolean }>;
  /** Whether its lecturer teaches for its organisation, and passed the audit. */
  isLecturerThere: boolean;
}

/** What keeps a draft from being submitted: the path of the field, and the key of what is said about it. */
export interface DraftFault {
  path: string;
  key: string;
}

/** Everything that is missing or wrong, in the order in which it is edited; nothing for a draft that is whole. */
export function faultsOf(body: CourseDraftBody, facts: DraftFacts): DraftFault[] {
  const faults: DraftFault[] = [];
  const refuse = (path: string, key: string) => void faults.push({ path, key: `error.field.draft.${key}` });
  if ([...body.courseName.trim()].length < LEAST_NAME) refuse("courseName", "courseName");
  if (body.courseLogo === "") refuse("courseLogo", "courseLogo");
  checkCategories(body, facts, refuse);
  if (!facts.isLecturerThere) refuse("lecturerUserNo", "lecturer");
  checkPrices(body, refuse);
  if (richTextWords(body.introduce) === "") refuse("introduce", "introduce");
  checkOutline(body, facts, refuse);
  return faults;
}

type Refuse = (path: string, key: string) => void;

const LEAST_NAME = 2;

function checkCategories(
  { categoryId1, categoryId2, categoryId3 }: CourseDraftBody,
  { categories }: DraftFacts,
  refuse: Refuse,
): void {
  if (categoryId1 === "") return refuse("categoryId1", "category");
  if (categories.get(categoryId1) !== null) return refuse("categoryId1", "categoryGone");
  if (categoryId2 !== "" && categories.get(categoryId2) !== categoryId1) return refuse("categoryId2", "categoryGone");
  if (categoryId3 !== "" && (categoryId2 === "" || categories.get(categoryId3) !== categoryId2))
    refuse("categoryId3", "categoryGone");
}

function checkPrices({ isFree, courseOriginal, courseDiscount }: CourseDraftBody, refuse: Refuse): void {
  if (isFree === 1) return;
  if (courseOriginal === "" || fenOf(courseOriginal) === 0) return refuse("courseOriginal", "price");
  if (courseDiscount !== "" && fenOf(courseDiscount) > fenOf(courseOriginal)) refuse("courseDiscount", "memberPrice");
}

function checkOutline({ courseCategory, chapters }: CourseDraftBody, facts: DraftFacts, refuse: Refuse): void {
  if (chapters.length === 0) return refuse("chapters", "noChapter");
  const keys = new Set<string>();
  const isTaken = (key: string) => keys.has(key) || !keys.add(key);
  chapters.forEach((chapter, at) => checkChapter({ chapter, path: `chapters.${at}`, isTaken, refuse }));
  const periods = chapters.flatMap((chapter, at) =>
    chapter.periods.map((period, place) => ({ period, path: `chapters.${at}.periods.${place}` })),
  );
  const kinds = lessonKindsOf[courseCategory];
  for (const { period, path } of periods) {
    if (isTaken(period.key)) refuse(`${path}.periodName`, "twice");
    if (!kinds.includes(period.periodType)) refuse(`${path}.periodType`, "periodType");
    checkPeriod({ period, path, facts, refuse });
  }
  if (periods.length > 0 && !periods.some(({ period }) => period.periodType === kinds[0]))
    refuse("chapters", `noMain.${courseCategory}`);
}

function checkChapter({
  chapter,
  path,
  isTaken,
  refuse,
}: {
  chapter: DraftChapter;
  path: string;
  isTaken: (key: string) => boolean;
  refuse: Refuse;
}): void {
  if (isTaken(chapter.key)) refuse(`${path}.chapterName`, "twice");
  if (chapter.chapterName.trim() === "") refuse(`${path}.chapterName`, "chapterName");
  if (chapter.periods.length === 0) refuse(`${path}.periods`, "noPeriod");
}

function checkPeriod({
  period,
  path,
  facts,
  refuse,
}: {
  period: DraftPeriod;
  path: string;
  facts: DraftFacts;
  refuse: Refuse;
}): void {
  const { key, periodName, periodType, mediaNo, beginTime, endTime } = period;
  const before = facts.published.get(key);
  if (periodName.trim() === "") refuse(`${path}.periodName`, "periodName");
  // What learners did in it is counted by its kind.
  if (before && before.periodType !== periodType) refuse(`${path}.periodType`, "periodTypeChanged");
  if (mediaNo !== undefined)
    checkMedia({ mediaNo, wanted: lessonMediaOf[periodType], path: `${path}.mediaNo`, facts, refuse });
  else if (needsMedia(periodType) && !before?.hasMedia)
    refuse(`${path}.mediaNo`, `noMedia.${lessonMediaOf[periodType]}`);
  if (!isTimed(periodType)) return;
  if (beginTime === undefined) refuse(`${path}.beginTime`, "beginTime");
  // Both are written alike, so that they can be compared as texts.
  if (endTime === undefined || (beginTime !== undefined && endTime <= beginTime)) refuse(`${path}.endTime`, "endTime");
}

function checkMedia({
  mediaNo,
  wanted,
  path,
  facts,
  refuse,
}: {
  mediaNo: string;
  wanted: LessonMedia;
  path: string;
  facts: DraftFacts;
  refuse: Refuse;
}): void {
  const media = facts.media.get(mediaNo);
  if (!media) refuse(path, "mediaGone");
  else if (media.kind !== wanted) refuse(path, `noMedia.${wanted}`);
  else if (media.state !== "ready") refuse(path, media.state === "failed" ? "mediaFailed" : "mediaProcessing");
}
