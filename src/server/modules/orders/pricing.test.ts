import { expect, test } from "vitest";
import { couponDiscount, spreadDiscount } from "./pricing.ts";

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

test("a coupon takes off its amount, never more than there is to pay", () => {
  const coupon = { off_fen: 5000, off_percent: null, least_fen: 0 };
  expect(couponDiscount(coupon, 19_900)).toBe(5000);
  expect(couponDiscount(coupon, 4000)).toBe(4000);
});

test("a coupon counts from its least amount on", () => {
  const coupon = { off_fen: 5000, off_percent: null, least_fen: 10_000 };
  expect(couponDiscount(coupon, 9999)).toBe(0);
  expect(couponDiscount(coupon, 10_000)).toBe(5000);
});

test("a share is rounded down to whole fen", () => {
  expect(couponDiscount({ off_fen: null, off_percent: 20, least_fen: 0 }, 999)).toBe(199);
  expect(couponDiscount({ off_fen: null, off_percent: 100, least_fen: 0 }, 999)).toBe(999);
});

test("a discount is spread to the fen, and no line goes below zero", () => {
  expect(spreadDiscount([100, 100, 100], 100)).toEqual([66, 67, 67]);
  expect(spreadDiscount([0, 1, 2], 3)).toEqual([0, 0, 0]);
  expect(spreadDiscount([0, 0], 0)).toEqual([0, 0]);
  for (let seed = 1; seed < 500; seed++) {
    const prices = Array.from({ length: 1 + (seed % 7) }, (_, index) => (seed * 7919 * (index + 1)) % 100_003);
    const discount = (seed * 104_729) % (sum(prices) + 1);
    const paid = spreadDiscount(prices, discount);
    expect(sum(paid)).toBe(sum(prices) - discount);
    expect(paid.every((price, index) => price >= 0 && price <= (prices[index] ?? 0))).toBe(true);
  }
});
