import { expect, test } from "vitest";
import { progressOf } from "./progress.ts";

const begun = new Date("2026-11-01T00:00:00Z");
const now = new Date("2026-11-11T00:00:00Z");
const video = (id: string) => ({ id, org_no: "default", period_type: 1, video_seconds: 60, doc_page: null });

test("lessons are complete up to the share, and the next is half way", () => {
  const rows = progressOf([video("1"), video("2"), video("3"), video("4")], { share: 0.5, begun, now });
  expect(rows.map(({ period_id, seconds, gmt_complete }) => [period_id, seconds, gmt_complete !== null])).toEqual([
    ["1", 60, true],
    ["2", 60, true],
    ["3", 30, false],
  ]);
});

test("a whole course is complete, and nothing was studied later than now", () => {
  const document = { id: "3", org_no: "default", period_type: 3, video_seconds: null, doc_page: 6 };
  const rows = progressOf([video("1"), document], { share: 1, begun, now });
  expect(rows.every(({ gmt_complete }) => gmt_complete !== null)).toBe(true);
  expect(rows[1]).toMatchObject({ ranges: [], seconds: 180, page: 6, position: 6 });
  expect(rows.every(({ gmt_beat }) => (gmt_beat as Date) < now && (gmt_beat as Date) > begun)).toBe(true);
});
