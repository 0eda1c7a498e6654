import type { CartItem } from "../../generated/types.ts";
import type { Priced } from "../../shared/prices.ts";

/** Its prices; everybody pays the same for an exam and for a class. */
export function pricesOf({ isFree = 0, courseOriginal = "", courseDiscount, ...one }: CartItem): Priced {
  const same = one.examPrice ?? one.gradePrice;
  if (same !== undefined) return { isFree: 0, courseOriginal: same, courseDiscount: same };
  return { isFree, courseOriginal, ...(courseDiscount === undefined ? {} : { courseDiscount }) };
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
