import { expect, it } from "vitest";
import { coursePercent, isPeriodComplete, periodLength, periodPercent } from "./study-progress.ts";

const video = { periodType: 1, seconds: 1000 };
const handout = { periodType: 3, pages: 4 };

it("completes a film at 95 %, and shows 99 until then", () => {
  expect(isPeriodComplete(video, { seconds: 949, page: 0 })).toBe(false);
  expect(isPeriodComplete(video, { seconds: 950, page: 0 })).toBe(true);
  expect(periodPercent(video, { seconds: 995, page: 0, isComplete: false })).toBe(99);
  expect(periodPercent(video, { seconds: 950, page: 0, isComplete: true })).toBe(100);
});

it("completes a document on its last page after 30 s a page, three minutes at most", () => {
  expect(periodLength(handout)).toBe(120);
  expect(periodLength({ periodType: 3, pages: 60 })).toBe(180);
  expect(isPeriodComplete(handout, { seconds: 500, page: 3 })).toBe(false);
  expect(isPeriodComplete(handout, { seconds: 119, page: 4 })).toBe(false);
  expect(isPeriodComplete(handout, { seconds: 120, page: 4 })).toBe(true);
});

it("weighs the periods of a course by their length", () => {
  const half = { seconds: 500, page: 0, isComplete: false };
  expect(
    coursePercent([
      { ...video, progress: half },
      { periodType: 1, seconds: 250 },
    ]),
  ).toBe(40);
  expect(coursePercent([{ ...video, progress: { ...half, isComplete: true } }, handout])).toBe(89);
});

it("is 100 only when everything is complete", () => {
  const done = { seconds: 1, page: 0, isComplete: true };
  expect(
    coursePercent([
      { ...video, progress: done },
      { periodType: 1, seconds: 1 },
    ]),
  ).toBe(99);
  expect(
    coursePercent([
      { ...video, progress: done },
      { ...video, progress: done },
      { ...handout, progress: done },
    ]),
  ).toBe(100);
});

it("counts periods alike where none has a length, and nothing for a course without periods", () => {
  const done = { seconds: 0, page: 0, isComplete: true };
  expect(coursePercent([{ periodType: 4, progress: done }, { periodType: 4 }, { periodType: 4 }])).toBe(33);
  expect(coursePercent([])).toBe(0);
});

it("never completes what has no known length", () => {
  expect(isPeriodComplete({ periodType: 1 }, { seconds: 10_000, page: 0 })).toBe(false);
});
