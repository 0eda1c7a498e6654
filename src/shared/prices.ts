import { amountOf, fenOf } from "./amounts.ts";

/** What a price needs of a course. Amounts are yuan with two decimals, "199.00". */
export interface Priced {
  /** 1 when it costs nothing. */
  isFree: number | boolean;
  courseOriginal: string;
  /** What SVIP members pay; empty is free. */
  courseDiscount?: string;
}

/** A course's prices as they are shown. An amount is absent where it is free. */
export interface PriceView {
  /** Free for everybody. */
  free: boolean;
  price?: string;
  /** Free for SVIP members. */
  vipFree: boolean;
  vipPrice?: string;
  /** Whether members pay something else than others, so that both prices are shown. */
  hasVipPrice: boolean;
  /** What members pay less; absent where they pay no less. */
  saving?: string;
}

/** "1280.00" as 1,280.00: an amount of money (two places behind the point) with its thousands apart. */
export function groupedAmount(amount: string): string {
  return amount.replace(/\B(?=(\d{3})+(?!\d))/g, ",");
}

/**
 * The prices of a course: what everybody pays and what SVIP members pay. It never decides what is paid: the server
 * does.
 */
export function priceView(course: Priced): PriceView {
  if (Number(course.isFree) === 1 || isNothing(course.courseOriginal))
    return { free: true, vipFree: true, hasVipPrice: false };
  const price = course.courseOriginal;
  const discount = course.courseDiscount ?? "";
  if (isNothing(discount)) return { free: false, price, vipFree: true, hasVipPrice: true, saving: price };
  const less = fenOf(price) - fenOf(discount);
  return {
    free: false,
    price,
    vipFree: false,
    vipPrice: discount,
    hasVipPrice: less !== 0,
    ...(less > 0 ? { saving: amountOf(less) } : {}),
  };
}

function isNothing(amount: string): boolean {
  return amount === "" || Number(amount) === 0;
}
