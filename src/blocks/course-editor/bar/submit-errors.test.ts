import { expect, test } from "vitest";
import { apply } from "../state/change.ts";
import type { Body } from "../state/draft.ts";
import { faultsOf, isOpen } from "./submit-errors.ts";

const period = { key: "p", periodName: "接线", periodDesc: "", periodType: 1, isFree: 0 } as const;
const body = {
  courseName: "",
  courseLogo: "",
  categoryId1: "1",
  categoryId2: "",
  categoryId3: "",
  introduce: { type: "doc", content: [] },
  chapters: [
    { key: "a", chapterName: "A", chapterDesc: "", isFree: 0, periods: [] },
    { key: "b", chapterName: "B", chapterDesc: "", isFree: 0, periods: [period] },
  ],
} as unknown as Body;

test("each fault knows where it is seen and in which field", () => {
  const faults = faultsOf(
    ["courseName", "categoryId3", "introduce", "chapters", "chapters.0.periods", "chapters.1.periods.0.mediaNo"].map(
      (path) => ({ path, message: path }),
    ),
    body,
  );
  expect(faults.map(({ where, field, name }) => [where, field, name])).toEqual([
    ["details", "courseName", ""],
    ["details", "category", ""],
    ["introduce", "", ""],
    ["outline", "", ""],
    ["a", "periods", "A"],
    ["p", "mediaNo", "接线"],
  ]);
});

test("a fault has been seen to once what was wrong is another, also when it was moved meanwhile", () => {
  const [name, chapter, lesson] = faultsOf(
    [
      { path: "courseName", message: "" },
      { path: "chapters.0.periods", message: "" },
      { path: "/chapters/1/periods/0/mediaNo", message: "" },
    ],
    body,
  );
  if (!name || !chapter || !lesson) throw new Error("three were given");
  expect([name, chapter, lesson].every((fault) => isOpen(fault, body))).toBe(true);
  expect(isOpen(name, { ...body, courseName: "电工" })).toBe(false);
  const moved = apply(body, { do: "movePeriods", keys: ["p"], to: { chapter: "a", at: 0 } });
  expect([isOpen(chapter, moved), isOpen(lesson, moved)]).toEqual([false, true]);
  expect(isOpen(lesson, apply(body, { do: "setPeriod", key: "p", values: { periodName: "接线二" } }))).toBe(true);
  expect(isOpen(lesson, apply(body, { do: "setPeriod", key: "p", values: { mediaNo: "m" } }))).toBe(false);
  expect(isOpen(lesson, apply(body, { do: "remove", keys: ["p"] }))).toBe(false);
});
