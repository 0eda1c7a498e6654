import type { CartItem } from "../../../../generated/types.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { yuan } from "../../../lib/money.ts";
import type { LineRow } from "./queries.ts";

/** Both prices travel: what the viewer pays is shown by their membership, and decided when they order. */
export function presentLine(row: LineRow, timeZone: string | undefined): CartItem {
  return {
    id: row.id,
    courseId: row.course_id,
    courseName: row.course_name,
    courseLogo: row.course_logo,
    // Checked by the table.
    courseCategory: row.course_category as CartItem["courseCategory"],
    isFree: row.is_free ? 1 : 0,
    courseOriginal: yuan(row.course_original_fen),
    courseDiscount: row.course_discount_fen === null ? "" : yuan(row.course_discount_fen),
    gmtCreate: dateTimeIn(timeZone, row.gmt_create),
  };
}
