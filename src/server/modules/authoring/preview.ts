import type {
  CourseDraftBody,
  CoursePreview,
  DraftMedia,
  DraftPeriod,
  GetCoursePreviewBody,
  Period,
  PreviewLesson,
} from "../../../generated/types.ts";
import { PLATFORM, presentOrgNo } from "../../lib/org-no.ts";
import { PeriodTypeEnum } from "../../../generated/enums.ts";
import { momentOf } from "../../../shared/date-time.ts";
import type { OperationContext } from "../../core/context.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Trx } from "../../database/connect.ts";
import { fail } from "../../core/errors.ts";
import { presentLiveStatus } from "../catalogue/index.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { organisationWords } from "../../lib/organisation-text.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { wordingIn } from "../../lib/localised-text.ts";
import { courseZone } from "./course-zone.ts";
import type { MakingRow } from "./draft-queries.ts";
import { bodyOf } from "./drafts.ts";
import { usableMedia } from "./draft-facts.ts";
import { PASSED, stateOf } from "./draft-state.ts";
import { courseOf, makes } from "./owner.ts";
import { selectCategoryNames, selectMediaFacts, selectTeacher, type LessonFacts } from "./preview-queries.ts";
import { publishedMedia } from "./published-body.ts";
import { selectPublishedPeriods } from "./published-queries.ts";

/**
 * The course as its page would look. NOT_FOUND, also under the address of another kind; NO_PERMISSION for those who
 * neither make nor audit it.
 */
export async function getCoursePreview(
  { courseId, courseCategory }: GetCoursePreviewBody,
  context: OperationContext,
): Promise<CoursePreview> {
  const session = sessionIn(context);
  const timeZone = await courseZone(courseId, context);
  const found = await withActor(context.db, systemActor, async (trx) => {
    const course = await courseOf(trx, { courseId, session, purpose: "look" });
    const body = await bodyOf(trx, course, timeZone);
    return { course, body, timeZone, parts: await partsOf(trx, course, body) };
  });
  const { course, body, parts } = found;
  if (courseCategory !== undefined && courseCategory !== course.course_category) fail("NOT_FOUND");
  return {
    course: {
      ...presentFrame({ ...found, context }),
      ...(await organisationOf(course, parts.teacher?.org_name ?? "", context)),
      chapterList: chaptersOf({ ...found, context }),
    },
    version: course.version ?? 0,
    state: stateOf(course),
    auditOpinion: course.audit_opinion ?? "",
    isPublished: course.audit_status === PASSED,
    canEdit: makes(course, session),
    lessonList: body.chapters.flatMap(({ chapterName, periods }) =>
      periods.map((period) => presentLesson(period, chapterName, parts)),
    ),
  };
}

interface Parts {
  teacher: Awaited<ReturnType<typeof selectTeacher>>;
  categories: { id: string; category_name: unknown }[];
  /** By the number of the media. */
  assets: Map<string, LessonFacts>;
  /** By the key of the lesson: what it shows already, and its number. */
  shown: Map<string, DraftMedia>;
  ids: Map<string, string>;
}

interface Previewing {
  course: MakingRow;
  body: CourseDraftBody;
  parts: Parts;
  /** Of its lessons. */
  timeZone: string | undefined;
  context: OperationContext;
}

async function partsOf(trx: Trx, course: MakingRow, body: CourseDraftBody): Promise<Parts> {
  const categoryIds = [body.categoryId1, body.categoryId2, body.categoryId3].filter(
    (id) => id !== "" && isRecordId(id),
  );
  return {
    teacher: await selectTeacher(trx, body.lecturerUserNo),
    categories: await selectCategoryNames(trx, categoryIds),
    assets: await selectMediaFacts(trx, [...(await usableMedia(trx, course, body)).keys()]),
    shown: new Map((await publishedMedia(trx, course.id)).map((media) => [media.key, media])),
    ids: new Map((await selectPublishedPeriods(trx, course.id)).map(({ key, id }) => [key, id])),
  };
}

function presentFrame({ course, body, parts, context }: Previewing): Omit<CoursePreview["course"], "chapterList"> {
  const { teacher } = parts;
  const orgNo = presentOrgNo(course.org_no);
  const lecturer = { lecturerUserNo: body.lecturerUserNo, lecturerName: teacher?.lecturer_name ?? "", orgNo };
  return {
    id: course.id,
    courseName: body.courseName,
    courseSubtitle: body.courseSubtitle,
    courseLogo: body.courseLogo,
    courseCategory: body.courseCategory,
    isFree: body.isFree,
    courseOriginal: body.courseOriginal || "0.00",
    courseDiscount: body.courseDiscount,
    ...lecturer,
    countStudy: course.count_study,
    countBuy: 0,
    periodTotal: body.chapters.reduce((sum, { periods }) => sum + periods.length, 0),
    categoryPath: parts.categories.map(({ id, category_name }) => ({
      id,
      categoryName: wordingIn(category_name, context.locale),
    })),
    introduce: body.introduce,
    isPutaway: course.is_putaway ? 1 : 0,
    lecturer: {
      ...lecturer,
      position: teacher?.position ?? "",
      headImgUrl: teacher?.head_img_url ?? "",
      introduce: teacher?.introduce ?? "",
    },
    gmtModified: dateTimeIn(context.site.settings.timeZone, course.draft_modified ?? course.course_modified),
  };
}

async function organisationOf(
  course: MakingRow,
  orgName: string,
  context: OperationContext,
): Promise<Pick<CoursePreview["course"], "orgName" | "organisation">> {
  if (course.org_no === PLATFORM) return {};
  const { intro: _intro, ...words } = await organisationWords(course.org_no, orgName, context);
  return { orgName: words.orgName, organisation: { orgNo: course.org_no, ...words } };
}

function chaptersOf({ course, body, parts, timeZone, context }: Previewing): CoursePreview["course"]["chapterList"] {
  return body.chapters.map((chapter, at) => ({
    id: String(at + 1),
    courseId: course.id,
    chapterName: chapter.chapterName,
    chapterDesc: chapter.chapterDesc,
    isFree: chapter.isFree,
    periodList: chapter.periods.map((period, place) =>
      presentPeriod({
        period,
        chapterId: String(at + 1),
        spare: `${UNNUMBERED + at * 1000 + place}`,
        parts,
        timeZone,
        now: context.now(),
      }),
    ),
  }));
}

/** Lessons that are not published have no number yet; these are nobody's. */
const UNNUMBERED = 900_000_000_000_000;

interface Presenting extends Pick<Previewing, "parts" | "timeZone"> {
  period: DraftPeriod;
  chapterId: string;
  spare: string;
  now: Date;
}

function presentPeriod({ period, chapterId, spare, parts, timeZone, now }: Presenting): Period {
  const { periodName, periodDesc, periodType, isFree, beginTime, endTime } = period;
  const lengths = lengthsOf(period, parts);
  return {
    id: parts.ids.get(period.key) ?? spare,
    chapterId,
    periodName,
    periodDesc,
    periodType,
    isFree,
    ...lengths,
    ...(beginTime && endTime
      ? {
          beginTime,
          endTime,
          liveStatus: presentLiveStatus(
            {
              begin_time: momentOf(beginTime, timeZone),
              end_time: momentOf(endTime, timeZone),
              is_on: null,
              gmt_start: null,
              has_replay: null,
            },
            now,
          ),
        }
      : {}),
  };
}

function presentLesson(period: DraftPeriod, chapterName: string, parts: Parts): PreviewLesson {
  const { key, periodName, periodType, isFree, mediaNo } = period;
  const { docName: _name, ...lengths } = lengthsOf(period, parts);
  return {
    key,
    chapterName,
    periodName,
    periodType,
    isFree,
    hasMedia: mediaNo === undefined ? parts.shown.has(key) : parts.assets.has(mediaNo),
    ...lengths,
  };
}

function lengthsOf(
  { key, mediaNo, periodType }: DraftPeriod,
  { assets, shown }: Parts,
): Pick<Period, "videoLength" | "docPage" | "docName"> {
  const asset = mediaNo === undefined ? undefined : assets.get(mediaNo);
  const published = mediaNo === undefined ? shown.get(key) : undefined;
  const seconds = asset?.seconds ?? published?.seconds;
  const pages = asset?.pages ?? published?.pages;
  const name = asset?.name ?? published?.fileName;
  return {
    ...(seconds === undefined || seconds === null || periodType !== PeriodTypeEnum.video
      ? {}
      : { videoLength: clock(seconds) }),
    ...(pages === undefined || pages === null ? {} : { docPage: pages }),
    ...(name === undefined || periodType === PeriodTypeEnum.video || periodType === PeriodTypeEnum.live
      ? {}
      : { docName: name }),
  };
}

/** Seconds as HH:mm:ss. */
function clock(seconds: number): string {
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}
