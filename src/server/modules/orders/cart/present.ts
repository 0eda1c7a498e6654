import type { CartItem } from "../../../../generated/types.ts";
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
  return {
    id: row.id,
    courseId: row.course_id,
    courseName: row.course_name,
    courseLogo: row.course_logo,
    ...(withheld.includes(row.course_category)
      ? {}
      : // Checked by the table.
        { courseCategory: row.course_category as NonNullable<CartItem["courseCategory"]> }),
    isFree: row.is_free ? 1 : 0,
    courseOriginal: yuan(row.course_original_fen),
    courseDiscount: row.course_discount_fen === null ? "" : yuan(row.course_discount_fen),
    gmtCreate: dateTimeIn(timeZone, row.gmt_create),
  };
}
