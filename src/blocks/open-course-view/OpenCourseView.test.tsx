import { expect, test } from "vitest";
import { openCourse } from "../testing/open-course.ts";
import { draw } from "../testing/draw.tsx";
import { OpenCourseView } from "./OpenCourseView.tsx";

const on = { register: async () => ({ done: true }) as const, leave: async () => ({ done: true }) as const };
const registration = { id: "7", isRegistered: true, isRemind: true, memberCount: 269 };
const buttons = (element: HTMLElement) => [...element.querySelectorAll("button, a.btn:not(.ghost)")].map((button) => button.textContent);

test("asks a visitor to sign in and a person to register", () => {
  expect(buttons(draw(OpenCourseView, { open: openCourse, signedIn: false, signInUrl: "/login?t=login" }, { on }))).toEqual(["登录后报名"]);
  expect(buttons(draw(OpenCourseView, { open: openCourse, signedIn: true }, { on }))).toEqual(["免费报名"]);
});

test("who is registered may give the place back and choose the reminder", () => {
  const view = draw(OpenCourseView, { open: openCourse, signedIn: true, registration }, { on });
  expect(buttons(view)).toEqual(["取消报名"]);
  expect(view.querySelector("input")?.hasAttribute("checked")).toBe(true);
  expect(view.textContent).toContain("269");
});

test("nobody registers for a class that is full or over", () => {
  expect(buttons(draw(OpenCourseView, { open: { ...openCourse, memberCount: 500 }, signedIn: true }, { on }))).toEqual([]);
  expect(buttons(draw(OpenCourseView, { open: { ...openCourse, liveStatus: 5 }, signedIn: true }, { on }))).toEqual([]);
});
