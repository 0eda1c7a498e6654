import type {
  CategoryName,
  Chapter,
  GetCourseReply,
  OrganisationCard,
  Period,
  RichText,
} from "../../../generated/types.ts";
import { presentOrgNo } from "../../lib/org-no.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { wordingIn } from "../../lib/localised-text.ts";
import { presentCard, type CardSetting } from "./course-card.ts";
import type { CourseRow, OutlineRow } from "./course-view-queries.ts";
import { presentLiveStatus } from "./live-status.ts";

interface CourseParts {
  row: CourseRow;
  outline: OutlineRow[];
  organisation: OrganisationCard | undefined;
  locale: string;
  setting: CardSetting;
}

export function presentCourse({ row, outline, organisation, locale, setting }: CourseParts): GetCourseReply {
  const card = presentCard(row, setting);
  return {
    ...card,
    categoryPath: (row.categories ?? []).map(({ id, category_name }): CategoryName => ({
      id,
      categoryName: wordingIn(category_name, locale),
    })),
    introduce: documentOf(row.introduce),
    isPutaway: 1,
    lecturer: {
      lecturerUserNo: row.lecturer_user_no,
      lecturerName: row.lecturer_name ?? "",
      position: row.position ?? "",
      headImgUrl: row.head_img_url ?? "",
      introduce: row.lecturer_introduce ?? "",
      orgNo: presentOrgNo(row.org_no),
    },
    ...(organisation ? { orgName: organisation.orgName, organisation: presentOrganisation(organisation) } : {}),
    chapterList: presentChapters(outline, setting),
    gmtCreate: dateTimeIn(setting.timeZone, row.gmt_create),
    gmtModified: dateTimeIn(setting.timeZone, row.gmt_modified),
  };
}

export function presentChapters(rows: readonly OutlineRow[], setting: CardSetting): Chapter[] {
  const chapters: Chapter[] = [];
  for (const row of rows) {
    let chapter = chapters.at(-1);
    if (chapter?.id !== row.chapter_id) {
      chapter = {
        id: row.chapter_id,
        courseId: row.course_id,
        chapterName: row.chapter_name,
        chapterDesc: row.chapter_desc,
        isFree: row.chapter_is_free ? 1 : 0,
        periodList: [],
      };
      chapters.push(chapter);
    }
    const period = presentPeriod(row, setting);
    if (period) chapter.periodList.push(period);
  }
  return chapters;
}

function presentPeriod(row: OutlineRow, { timeZone, now }: CardSetting): Period | undefined {
  if (row.id === null) return undefined;
  return {
    id: row.id,
    chapterId: row.chapter_id,
    periodName: row.period_name ?? "",
    periodDesc: row.period_desc ?? "",
    // Checked by the table.
    periodType: row.period_type as Period["periodType"],
    isFree: row.is_free ? 1 : 0,
    ...(row.video_seconds === null ? {} : { videoLength: clock(row.video_seconds) }),
    ...(row.doc_name ? { docName: row.doc_name } : {}),
    ...(row.doc_page === null ? {} : { docPage: row.doc_page }),
    ...(row.file_bytes === null ? {} : { fileSize: Number(row.file_bytes) }),
    ...(row.begin_time && row.end_time
      ? {
          beginTime: dateTimeIn(timeZone, row.begin_time),
          endTime: dateTimeIn(timeZone, row.end_time),
          liveStatus: presentLiveStatus({ ...row, begin_time: row.begin_time, end_time: row.end_time }, now),
        }
      : {}),
  };
}

function presentOrganisation({ orgNo, orgName, slogan, logo, cover }: OrganisationCard): OrganisationCard {
  return {
    orgNo,
    orgName,
    ...(slogan === undefined ? {} : { slogan }),
    ...(logo === undefined ? {} : { logo }),
    ...(cover === undefined ? {} : { cover }),
  };
}

/** Seconds as HH:mm:ss. */
function clock(seconds: number): string {
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}

/** What is stored was checked when it was written; a course without an introduction has an empty one. */
function documentOf(introduce: unknown): RichText {
  return introduce ? (introduce as RichText) : { type: "doc", content: [] };
}
