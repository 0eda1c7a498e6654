import type { CartItem } from "../../../../generated/types.ts";
import { courseHref, examHref } from "../../../../shared/links.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { yuan } from "../../../lib/money.ts";
import type { LineRow } from "./queries.ts";

/**
 * Both prices travel: what the viewer pays is shown by their membership, and decided when they order. A line of a kind
 * that the site does not offer has no page to lead to.
 */
export function presentLine(
  row: LineRow,
  { timeZone, withheld }: { timeZone: string | undefined; withheld: readonly number[] },
): CartItem {
  const { id, course_id, course_category } = row;
  const gmtCreate = dateTimeIn(timeZone, row.gmt_create);
  if (row.exam_id !== null)
    return {
      id,
      lineKind: "exam",
      lineName: row.exam_name ?? "",
      lineLogo: "",
      href: examHref(row.exam_id),
      examId: row.exam_id,
      examName: row.exam_name ?? "",
      examPrice: yuan(row.exam_price_fen ?? 0),
      gmtCreate,
    };
  if (row.grade_id !== null)
    return {
      id,
      lineKind: "grade",
      lineName: row.grade_name ?? "",
      lineLogo: row.grade_cover ?? "",
      href: `/grade/view/${row.grade_id}`,
      gradeId: row.grade_id,
      gradeName: row.grade_name ?? "",
      gradeCover: row.grade_cover ?? "",
      gradePrice: yuan(row.grade_price_fen ?? 0),
      gmtCreate,
    };
  const isShown = course_category !== null && course_id !== null && !withheld.includes(course_category);
  return {
    id,
    lineKind: "course",
    lineName: row.course_name ?? "",
    lineLogo: row.course_logo ?? "",
    ...(isShown ? { href: courseHref(course_category, course_id) } : {}),
    courseId: course_id ?? "",
    courseName: row.course_name ?? "",
    courseLogo: row.course_logo ?? "",
    // Checked by the table.
    ...(isShown ? { courseCategory: course_category as NonNullable<CartItem["courseCategory"]> } : {}),
    isFree: row.is_free ? 1 : 0,
    courseOriginal: yuan(row.course_original_fen ?? 0),
    courseDiscount: row.course_discount_fen === null ? "" : yuan(row.course_discount_fen),
    gmtCreate,
  };
}
