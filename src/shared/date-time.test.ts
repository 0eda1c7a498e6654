import { expect, test } from "vitest";
import { clockIn, isDate, isDateTime, isoIn, monthsLater } from "./date-time.ts";

test("a site's time gets the offset of its zone at that moment", () => {
  expect(isoIn(undefined, "2026-11-20 19:00:00")).toBe("2026-11-20T19:00:00+08:00");
  expect(isoIn("Europe/Berlin", "2026-07-01 09:00:00")).toBe("2026-07-01T09:00:00+02:00");
  expect(isoIn("America/New_York", "2026-12-01 09:00:00")).toBe("2026-12-01T09:00:00-05:00");
  expect(isoIn("UTC", "2026-12-01 09:00:00")).toBe("2026-12-01T09:00:00+00:00");
});

test("the time of day is that of the zone, wherever the reader is", () => {
  const moment = new Date("2026-07-01T16:05:30Z");
  expect([undefined, "UTC", "America/New_York"].map((zone) => clockIn(zone, moment))).toEqual([
    "00:05",
    "16:05",
    "12:05",
  ]);
});

test("a time is one that a clock can show, within a hundred years", () => {
  for (const time of ["2026-11-27 00:00:00", "2028-02-29 23:59:59", "2000-01-01 00:00:00", "2100-12-31 23:59:59"])
    expect(isDateTime(time), time).toBe(true);
  for (const time of [
    "2026-04-31 08:00:00",
    "2027-02-29 00:00:00",
    "2026-13-01 00:00:00",
    "2026-00-10 00:00:00",
    "2026-11-27 24:00:00",
    "2026-11-27 25:00:00",
    "2026-11-27 23:59:60",
    "1900-01-01 00:00:00",
    "2101-01-01 00:00:00",
    "2026-11-27T00:00:00",
    "2026-11-27 00:00:00 ",
    "",
  ])
    expect(isDateTime(time), time).toBe(false);
  expect(["2027-02-28", "2027-02-29", "2027-2-28"].map(isDate)).toEqual([true, false, false]);
});

test("months are added by the calendar of the zone, and a month that is too short ends on its last day", () => {
  const inShanghai = (from: string, months: number) =>
    monthsLater(new Date(`${from}+08:00`), { months, timeZone: undefined }).getTime();
  const at = (text: string) => new Date(`${text}+08:00`).getTime();
  expect(inShanghai("2026-08-31T06:00:00", 1)).toBe(at("2026-09-30T06:00:00"));
  expect(inShanghai("2026-11-30T06:00:00", 3)).toBe(at("2027-02-28T06:00:00"));
  expect(inShanghai("2028-02-29T01:00:00", 12)).toBe(at("2029-02-28T01:00:00"));
  expect(inShanghai("2026-08-31T09:00:00", 1)).toBe(at("2026-09-30T09:00:00"));
  const inBerlin = monthsLater(new Date("2026-10-01T09:00:00+02:00"), { months: 1, timeZone: "Europe/Berlin" });
  expect(inBerlin).toEqual(new Date("2026-11-01T09:00:00+01:00"));
});
