import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { texts } from "../../forms/testing/page.ts";
import { openCourse } from "../testing/open-course.ts";
import { addresses, draw } from "../testing/draw.tsx";
import { OpenCourseView } from "./OpenCourseView.tsx";

const on = { register: async () => ({ done: true }) as const, leave: async () => ({ done: true }) as const };
const registration = { id: "7", isRegistered: true, isRemind: true, memberCount: 269 };
const buttons = (element: HTMLElement) =>
  texts([...within(element).queryAllByRole("button"), ...within(element).queryAllByRole("link", { name: /报名/ })]);

test("asks a visitor to sign in and a person to register", () => {
  expect(
    buttons(draw(OpenCourseView, { open: openCourse, signedIn: false, signInUrl: "/login?t=login" }, { on })),
  ).toEqual(["登录后报名"]);
  expect(buttons(draw(OpenCourseView, { open: openCourse, signedIn: true }, { on }))).toEqual(["免费报名"]);
});

test("who is registered may give the place back and choose the reminder", () => {
  const view = draw(OpenCourseView, { open: openCourse, signedIn: true, registration }, { on });
  expect(buttons(view)).toEqual(["取消报名"]);
  expect(within(view).getByRole<HTMLInputElement>("checkbox", { name: "开始前 30 分钟提醒我" }).checked).toBe(true);
  expect(view.textContent).toContain("269");
});

const wayIn = (liveStatus: 1 | 2 | 3 | 4 | 5, more: object = {}) =>
  within(draw(OpenCourseView, { open: { ...openCourse, liveStatus, ...more }, signedIn: true, registration }, { on }))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")])
    .filter(([, href]) => href?.startsWith("/study/"));

test("who is registered goes in when it is on, and to the replay when that is there", () => {
  const href = "/study/3?period=31";
  expect([1, 2, 3, 4, 5].map((status) => wayIn(status as 1))).toEqual([
    [["先进直播间等候", href]],
    [["进入直播间", href]],
    [],
    [["看回放", href]],
    [],
  ]);
  expect(wayIn(2, { periodId: undefined })).toEqual([]);
});

test("who is not registered is led to register first, for the replay too", () => {
  const shown = (liveStatus: 2 | 4, signedIn: boolean) =>
    buttons(
      draw(OpenCourseView, { open: { ...openCourse, liveStatus }, signedIn, signInUrl: "/login?t=login" }, { on }),
    );
  expect([shown(2, true), shown(4, true), shown(2, false), shown(4, false)]).toEqual([
    ["免费报名"],
    ["免费报名，看回放"],
    ["登录后报名"],
    ["登录后报名，看回放"],
  ]);
});

test("a course of a kind that the site has no pages of is not led to", () => {
  const ways = (open: typeof openCourse) => addresses(draw(OpenCourseView, { open, signedIn: true }, { on }));
  const { courseCategory: _kind, ...other } = openCourse;
  expect(ways(openCourse)).toContain(`/live-detail/${openCourse.courseId}`);
  expect(ways(other)).toEqual([`/lecturer/${openCourse.lecturerUserNo}`]);
});

test("nobody registers for a class that is full or over", () => {
  expect(buttons(draw(OpenCourseView, { open: { ...openCourse, memberCount: 500 }, signedIn: true }, { on }))).toEqual(
    [],
  );
  expect(buttons(draw(OpenCourseView, { open: { ...openCourse, liveStatus: 5 }, signedIn: true }, { on }))).toEqual([]);
});
