import { expect, test } from "vitest";
import { clockIn, isoIn } from "./date-time.ts";

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
