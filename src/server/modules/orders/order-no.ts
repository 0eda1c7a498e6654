import { randomInt } from "node:crypto";

/**
 * A number for an order or a payment: the day in China, and twelve random digits, so that nobody can count or guess
 * them.
 */
export function newOrderNo(now: Date): string {
  const day = new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10).replaceAll("-", "");
  return day + String(randomInt(1_000_000)).padStart(6, "0") + String(randomInt(1_000_000)).padStart(6, "0");
}
