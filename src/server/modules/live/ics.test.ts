import { expect, test } from "vitest";
import { calendarOf } from "./ics.ts";

test("a calendar has its entries with their signs escaped and its lines short", () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
  const text = calendarOf(
    [
      {
        uid: "live-7@x",
        begin: at(12),
        end: at(13),
        summary: "直播课；一, 二\\三\n四 " + "长".repeat(60),
        url: "https://x/study/1?period=7",
      },
    ],
    at(0),
  );
  const lines = text.split("\r\n");
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  const unfolded = text.replaceAll("\r\n ", "");
  expect(unfolded).toContain("SUMMARY:直播课；一\\, 二\\\\三\\n四 " + "长".repeat(60));
  expect(lines).toEqual(
    expect.arrayContaining(["DTSTART:20261120T120000Z", "DTEND:20261120T130000Z", "UID:live-7@x", "END:VCALENDAR"]),
  );
});
