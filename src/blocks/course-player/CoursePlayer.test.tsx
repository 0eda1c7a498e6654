import { expect, test } from "vitest";
import { addresses, draw } from "../testing/draw.tsx";
import { course } from "../testing/samples.ts";
import { CoursePlayer } from "./CoursePlayer.tsx";
import { clock, lessonsOf } from "./lessons.ts";

const lessons = course.chapterList.flatMap(({ periodList }) => periodList);
const props = { courseId: course.id, courseName: course.courseName, courseCategory: 1 as const, path: `/study/${course.id}`, chapters: course.chapterList };

test("names the lesson that is open and links all others, each at its own address", () => {
  const player = draw(CoursePlayer, { ...props, period: lessons[1]?.id ?? "" });
  expect(player.querySelector("h1")?.textContent).toBe(lessons[1]?.periodName);
  expect(player.querySelectorAll('[aria-current="page"]')).toHaveLength(1);
  expect(addresses(player.querySelector("nav")!)).toEqual(lessons.map(({ id }) => `/study/${course.id}?period=${id}`));
  expect(addresses(player.querySelector(".ways")!)).toEqual([`/study/${course.id}?period=${lessons[0]?.id}`, `/study/${course.id}?period=${lessons[2]?.id}`]);
  expect(addresses(player.querySelector("header")!)).toEqual([`/view/${course.id}`]);
});

test("opens the first lesson where the address names none, or one that there is not", () => {
  for (const period of [undefined, "999"]) {
    const player = draw(CoursePlayer, { ...props, ...(period ? { period } : {}) });
    expect(player.querySelector("h1")?.textContent).toBe(lessons[0]?.periodName);
  }
});

test("goes on with the lesson where the person was", () => {
  expect(lessonsOf(course.chapterList, undefined, lessons[2]?.id).current?.id).toBe(lessons[2]?.id);
  expect(lessonsOf(course.chapterList, lessons[0]?.id, lessons[2]?.id).current?.id).toBe(lessons[0]?.id);
  expect(lessonsOf([], "1").current).toBeUndefined();
});

test("says that a course has no lessons", () => {
  expect(draw(CoursePlayer, { ...props, chapters: [] }).textContent).toContain("还没有课时");
});

test("writes moments as a clock does", () => {
  expect([0, 31, 65.9, 3600, 3725, -4].map(clock)).toEqual(["0:00", "0:31", "1:05", "1:00:00", "1:02:05", "0:00"]);
});
