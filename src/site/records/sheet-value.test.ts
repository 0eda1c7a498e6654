import { expect, test } from "vitest";
import { sheetValue, type SheetColumn } from "./sheet-value.ts";

const coupon = {
  couponNo: "TAKE-20",
  couponName: "=1+1",
  offPrice: "20.50",
  fits: "course",
  isReturned: true,
  countTaken: 12,
  countMost: 100,
  gmtBegin: "2026-11-01 00:00:00",
  gmtEnd: "2026-12-01 09:30:00",
};
const cell = (column: SheetColumn, item: object = coupon) =>
  sheetValue({ ...item }, column, { of: "OwnCoupon", text: (key) => `[${key}]` });

test("a cell has an amount or a count as a number, and all else as the list shows it", () => {
  expect(cell({ name: "offPrice" })).toBe(20.5);
  expect(cell({ name: "countTaken" })).toBe(12);
  expect(cell({ name: "countTaken", total: "countMost" })).toBe("12 / 100");
  expect(cell({ name: "fits" })).toBe("[enum.CouponFits.course]");
  expect(cell({ name: "isReturned" })).toBe("[recordList.yes]");
  expect(cell({ name: "gmtBegin", to: "gmtEnd" })).toBe("2026-11-01 00:00:00 – 2026-12-01 09:30:00");
  // The sheet takes the formula away, where it is written.
  expect(cell({ name: "couponName" })).toBe("=1+1");
});

test("a cell of what is not there is empty, or says what the column says then", () => {
  expect(cell({ name: "offPercent" })).toBe("");
  expect(cell({ name: "offPercent", none: "没有" })).toBe("没有");
  expect(cell({ name: "isReturned", text: "已过期" })).toBe("已过期");
  expect(cell({ name: "fits" }, { fits: "books" })).toBe("books");
});
