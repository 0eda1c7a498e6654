import { randomInt } from "node:crypto";

/** Without those that are easily taken for another. */
const SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** A number that nobody can guess, for a coupon that people are given. */
export function newCouponNo(): string {
  return Array.from({ length: 12 }, () => SIGNS[randomInt(SIGNS.length)]).join("");
}
