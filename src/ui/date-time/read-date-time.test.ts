import { expect, test } from "vitest";
import { readDateTime, showDateTime, splitDateTime } from "./read-date-time.ts";

test.each([
  ["2027-01-05T09:30", "2027-01-05T09:30"],
  ["2027-01-05 09:30:00", "2027-01-05T09:30"],
  ["2027/1/5 9:30", "2027-01-05T09:30"],
  ["2027 1 5 930", "2027-01-05T09:30"],
  ["2027年1月5日9点30分", "2027-01-05T09:30"],
  ["2027年1月5日 9点", "2027-01-05T09:00"],
  ["２０２７-０１-０５　０９：３０", "2027-01-05T09:30"],
  ["202701050930", "2027-01-05T09:30"],
  ["2027-01-05", undefined],
  ["2027-01-05 24:00", undefined],
  ["2027-01-05 9:60", undefined],
  ["2027-02-30 09:00", undefined],
  ["09:30", undefined],
  ["tomorrow 9:30", undefined],
  ["", undefined],
])("%j is read as the moment %j", (typed, moment) => expect(readDateTime("dateTime", typed)).toBe(moment));

test.each([
  ["9:30", "09:30"],
  ["0930", "09:30"],
  ["930", "09:30"],
  ["23点5分", "23:05"],
  ["09:30:15", "09:30"],
  ["25:00", undefined],
  ["9", undefined],
  ["2027-01-05", undefined],
])("%j is read as the time %j", (typed, time) => expect(readDateTime("time", typed)).toBe(time));

test("a day takes no time, and a moment is shown as it is typed", () => {
  expect(readDateTime("date", "2027.1.5")).toBe("2027-01-05");
  expect(readDateTime("date", "2027-01-05 09:30")).toBeUndefined();
  expect(showDateTime("2027-01-05T09:30")).toBe("2027-01-05 09:30");
});

test("of a moment that is not whole, the picker takes what is there", () => {
  expect(splitDateTime("dateTime", "2027-01-05")).toEqual({ day: "2027-01-05" });
  expect(splitDateTime("dateTime", "2027-01-05 xx")).toEqual({ day: "2027-01-05", rest: true });
  expect(splitDateTime("dateTime", "")).toEqual({});
});
