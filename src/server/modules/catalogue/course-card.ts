import type { CourseCard, RecommendedCourse } from "../../../generated/types.ts";
import { presentOrg } from "../../lib/org-no.ts";
import { CourseCategoryEnum } from "../../../generated/enums.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { yuan } from "../../lib/money.ts";
import type { CardRow, RecommendedRow } from "./course-queries.ts";
import { presentLiveStatus } from "./live-status.ts";

export type { CardRow } from "./course-queries.ts";

/** What a card takes of the time and place it is shown in. */
export interface CardSetting {
  timeZone: string | undefined;
  now: Date;
}

export function presentCard(row: CardRow, setting: CardSetting): CourseCard {
  return {
    id: row.id,
    courseName: row.course_name,
    courseSubtitle: row.course_subtitle,
    courseLogo: row.course_logo,
    ...presentKindAndPrice(row),
    lecturerUserNo: row.lecturer_user_no,
    lecturerName: row.lecturer_name ?? "",
    ...presentOrg(row),
    countStudy: row.count_study,
    countBuy: row.count_buy,
    periodTotal: row.period_total,
    ...presentFiles(row),
    ...(row.begin_time && row.end_time
      ? {
          beginTime: dateTimeIn(setting.timeZone, row.begin_time),
          liveStatus: presentLiveStatus({ ...row, begin_time: row.begin_time, end_time: row.end_time }, setting.now),
        }
      : {}),
  };
}

export function presentRecommended(row: RecommendedRow): RecommendedCourse {
  return { courseId: row.id, courseName: row.course_name, courseLogo: row.course_logo, ...presentKindAndPrice(row) };
}

/**
 * How many pages and bytes there are; of courses that are made of documents and files, and only where there are any.
 */
function presentFiles({
  course_category,
  page_total,
  bytes_total,
}: CardRow): Pick<CourseCard, "pageTotal" | "fileSize"> {
  if (course_category < CourseCategoryEnum.library) return {};
  const fileSize = Number(bytes_total);
  return { ...(page_total > 0 ? { pageTotal: page_total } : {}), ...(fileSize > 0 ? { fileSize } : {}) };
}

function presentKindAndPrice(
  row: RecommendedRow,
): Pick<CourseCard, "courseCategory" | "isFree" | "courseOriginal" | "courseDiscount"> {
  return {
    // Checked by the table.
    courseCategory: row.course_category as CourseCard["courseCategory"],
    isFree: row.is_free ? 1 : 0,
    courseOriginal: yuan(row.course_original_fen),
    courseDiscount: row.course_discount_fen === null ? "" : yuan(row.course_discount_fen),
  };
}
