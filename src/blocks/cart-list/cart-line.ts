import type { CartItem } from "../../generated/types.ts";
import { courseHref, examHref } from "../../shared/links.ts";
import type { Priced } from "../../shared/prices.ts";

/** The name of what a line of the cart has in it. */
export function nameOf({ courseName, examName, gradeName }: CartItem): string {
  return gradeName ?? examName ?? courseName ?? "";
}

/** Its page; undefined where the site has none. */
export function addressOf({ courseId, courseCategory, examId, gradeId }: CartItem): string | undefined {
  if (gradeId !== undefined) return `/grade/view/${gradeId}`;
  if (examId !== undefined) return examHref(examId);
  return courseId !== undefined && courseCategory !== undefined ? courseHref(courseCategory, courseId) : undefined;
}

/** Its prices; everybody pays the same for an exam and for a class. */
export function pricesOf({ isFree = 0, courseOriginal = "", courseDiscount, ...one }: CartItem): Priced {
  const same = one.examPrice ?? one.gradePrice;
  if (same !== undefined) return { isFree: 0, courseOriginal: same, courseDiscount: same };
  return { isFree, courseOriginal, ...(courseDiscount === undefined ? {} : { courseDiscount }) };
}

/** Its picture; undefined where it has none. */
export function pictureOf({ courseLogo, gradeCover }: CartItem): string | undefined {
  return courseLogo || gradeCover || undefined;
}

/** What a line is named by where it is put into the cart. */
export function wantedOf({ courseId, examId, gradeId }: CartItem) {
  return gradeId ? { gradeId } : examId ? { examId } : { courseId };
}

/** What goes to the checkout, as its address names it. */
export function checkoutQuery(items: readonly CartItem[]): string {
  const lists = {
    courseIds: items.flatMap(({ courseId }) => courseId ?? []),
    examIds: items.flatMap(({ examId }) => examId ?? []),
    gradeIds: items.flatMap(({ gradeId }) => gradeId ?? []),
  };
  return Object.entries(lists)
    .flatMap(([name, ids]) => (ids.length > 0 ? [`${name}=${ids.join(",")}`] : []))
    .join("&");
}
