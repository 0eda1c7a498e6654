import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { addresses, draw } from "../testing/draw.tsx";
import { course } from "../testing/samples.ts";
import { LessonOutline } from "./LessonOutline.tsx";

const lessons = course.chapterList.flatMap(({ periodList }) => periodList);
const props = { path: `/study/${course.id}`, chapters: course.chapterList };

test("links all lessons, each at its own address, and marks the one that is open", () => {
  const outline = draw(LessonOutline, { ...props, period: lessons[1]!.id });
  expect(addresses(within(outline).getByRole("navigation", { name: "课程目录" }))).toEqual(
    lessons.map(({ id }) => `/study/${course.id}?period=${id}`),
  );
  const [open, ...others] = within(outline).getAllByRole("link", { current: "page" });
  expect(others).toEqual([]);
  expect(open!.textContent).toContain(lessons[1]!.periodName);
});

const progress = course.chapterList.map((chapter, at) => ({
  ...chapter,
  periodList: chapter.periodList.map((period, place) => ({
    ...period,
    canStudy: 1 as const,
    page: 0,
    position: 30,
    seconds: 30,
    percent: at + place === 0 ? 100 : 40,
    isComplete: (at + place === 0 ? 1 : 0) as 0 | 1,
  })),
}));

test("says what is complete and how far one is in the rest", () => {
  const links = within(draw(LessonOutline, { ...props, progress })).getAllByRole("link");
  expect(links[0]!.textContent).toContain("已学完");
  expect(links[1]!.textContent).toContain("40%");
});

test("has the lessons of a course that is off the shelf from one's own progress", () => {
  const outline = draw(LessonOutline, { path: props.path, progress });
  expect(within(outline).getAllByRole("link")).toHaveLength(lessons.length);
});
