import { expect, test } from "vitest";
import { earliestDay, parseDay } from "./days.ts";

test.each([
  ["2027-01-05", "2027-01-05"],
  ["2027-1-5", "2027-01-05"],
  ["2027/01/05", "2027-01-05"],
  ["2027.1.5", "2027-01-05"],
  ["2027年1月5日", "2027-01-05"],
  [" 20270105 ", "2027-01-05"],
  ["2028-02-29", "2028-02-29"],
  ["2027-02-29", undefined],
  ["2027-13-01", undefined],
  ["2027-1", undefined],
  ["0027-1-5", "0027-01-05"],
  ["tomorrow", undefined],
  ["", undefined],
])("%j is read as %j", (typed, day) => expect(parseDay(typed)).toBe(day));

test("the earliest day counts from today, over the turn of a month and a year", () => {
  expect(earliestDay("yesterday", "2027-01-01")).toBe("2026-12-31");
  expect(earliestDay("tomorrow", "2028-02-28")).toBe("2028-02-29");
  expect(earliestDay("today", "2027-01-01")).toBe("2027-01-01");
  expect(earliestDay("2030-05-05", "2027-01-01")).toBe("2030-05-05");
});
