import type { ReactNode } from "react";
import type { Translate } from "../block.ts";

/** What a price is made of: yuan as "199.00", and an empty SVIP price for free to members (`specification.md §3`). */
export interface Priced {
  isFree?: 0 | 1;
  courseOriginal?: string;
  courseDiscount?: string;
}

/**
 * The price and, beside it under its seal, the SVIP price. A member sees the member's price first and the ordinary
 * one struck through.
 */
export function Price({ course, isVip, t }: { course: Priced; isVip?: boolean; t: Translate }): ReactNode {
  if (course.isFree || !Number(course.courseOriginal)) {
    return <p className="price"><b className="free">{t("common.free")}</b></p>;
  }
  const member = Number(course.courseDiscount) ? yuan(course.courseDiscount) : t("common.free");
  if (isVip) {
    return <p className="price"><b className="svip"><span className="seal">SVIP</span>{member}</b> <s>{yuan(course.courseOriginal)}</s></p>;
  }
  return <p className="price"><b>{yuan(course.courseOriginal)}</b> <span className="svip"><span className="seal">SVIP</span>{member}</span></p>;
}

/** "199.00" as ¥199 and "9.90" as ¥9.90: fen only where there are any. */
export function yuan(amount: string | undefined): string {
  return "¥" + String(amount).replace(/\.00$/, "");
}
