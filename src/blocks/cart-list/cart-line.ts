import type { CartItem } from "../../generated/types.ts";
import { courseHref, examHref } from "../../shared/links.ts";
import type { Priced } from "../../shared/prices.ts";

/** The name of what a line of the cart has in it. */
export function nameOf({ courseName, examName }: CartItem): string {
  return examName ?? courseName ?? "";
}

/** Its page; undefined where the site has none. */
export function addressOf({ courseId, courseCategory, examId }: CartItem): string | undefined {
  if (examId !== undefined) return examHref(examId);
  return courseId !== undefined && courseCategory !== undefined ? courseHref(courseCategory, courseId) : undefined;
}

/** Its prices; everybody pays the same for an exam. */
export function pricesOf({ isFree = 0, courseOriginal = "", courseDiscount, examPrice }: CartItem): Priced {
  if (examPrice !== undefined) return { isFree: 0, courseOriginal: examPrice, courseDiscount: examPrice };
  return { isFree, courseOriginal, ...(courseDiscount === undefined ? {} : { courseDiscount }) };
}
