import { within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { draw } from "../testing/draw.tsx";
import type { StudyCourse } from "../../generated/types.ts";
import { course } from "../testing/samples.ts";
import { CoursePlayer } from "./CoursePlayer.tsx";
import { clock } from "../../ui/clock.ts";
import { lessonsOf, pageOfCourse, sessionOf } from "./lessons.ts";

const lessons = course.chapterList.flatMap(({ periodList }) => periodList);
const props = {
  courseId: course.id,
  courseName: course.courseName,
  courseCategory: 1 as const,
  path: `/study/${course.id}`,
  chapters: course.chapterList,
};

test("names the lesson that is open and links the ones before and after, each at its own address", () => {
  const player = draw(CoursePlayer, { ...props, period: lessons[1]?.id ?? "" });
  expect(within(player).getByRole("heading", { name: "规程手册", level: 1 }).textContent).toBe(lessons[1]?.periodName);
  const ways = [/^上一节/, /^下一节/].map((name) => within(player).getByRole("link", { name }));
  expect(ways.map((way) => way.getAttribute("href"))).toEqual([
    `/study/${course.id}?period=${lessons[0]?.id}`,
    `/study/${course.id}?period=${lessons[2]?.id}`,
  ]);
});

test("a course that is off the shelf has no page to go back to", () => {
  const study = { courseCategory: 1, isPutaway: 0 } as StudyCourse;
  expect(pageOfCourse(props)).toBe(`/view/${course.id}`);
  expect(pageOfCourse({ ...props, base: "/org/1", study: { ...study, isPutaway: 1 } })).toBe(
    `/org/1/view/${course.id}`,
  );
  expect(pageOfCourse({ ...props, study })).toBeUndefined();
});

test("opens the first lesson where the address names none, or one that there is not", () => {
  for (const period of [undefined, "999"]) {
    const player = draw(CoursePlayer, { ...props, ...(period ? { period } : {}) });
    expect(within(player).getByRole("heading", { name: "触电与急救", level: 1 }).textContent).toBe(
      lessons[0]?.periodName,
    );
  }
});

test("goes on with the lesson where the person was", () => {
  expect(lessonsOf(course.chapterList, undefined, lessons[2]?.id).current?.id).toBe(lessons[2]?.id);
  expect(lessonsOf(course.chapterList, lessons[0]?.id, lessons[2]?.id).current?.id).toBe(lessons[0]?.id);
  expect(lessonsOf([], "1").current).toBeUndefined();
});

describe("a live course", () => {
  const at = (...states: (1 | 2 | 4 | undefined)[]) => [
    {
      ...course.chapterList[0]!,
      periodList: states.map((state, place) => ({
        ...lessons[0]!,
        id: String(place + 1),
        periodName: `第 ${place + 1} 讲`,
        periodType: 2 as const,
        beginTime: `2026-12-0${5 - place} 20:00:00`,
        ...(state ? { liveStatus: state } : {}),
      })),
    },
  ];

  test.for([
    ["the session that is on", at(4, 1, 2, 1), "3"],
    ["else the next, whatever the order", at(4, 1, 1), "3"],
    ["else none of its own accord", at(4, 4, undefined), undefined],
    ["nor with no sessions", [], undefined],
  ] as const)("opens %s", ([, chapters, id]) => expect(sessionOf(chapters)).toBe(id));

  test("opened without a lesson shows that session, wherever one was; a lesson that is asked for shows", () => {
    const live = { ...props, courseCategory: 2 as const, chapters: at(4, 2) };
    const heading = (more: object) =>
      within(draw(CoursePlayer, { ...live, ...more })).getByRole("heading", { level: 1 });
    expect(heading({}).textContent).toBe("第 2 讲");
    expect(heading({ period: "1" }).textContent).toBe("第 1 讲");
    expect(heading({ courseCategory: 1 }).textContent).toBe("第 1 讲");
  });
});

test("says that a course has no lessons", () => {
  expect(draw(CoursePlayer, { ...props, chapters: [] }).textContent).toContain("还没有课时");
});

test("writes moments as a clock does", () => {
  expect([0, 31, 65.9, 3600, 3725, -4].map(clock)).toEqual(["0:00", "0:31", "1:05", "1:00:00", "1:02:05", "0:00"]);
});
