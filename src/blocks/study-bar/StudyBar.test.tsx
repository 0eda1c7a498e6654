import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { addresses, draw } from "../testing/draw.tsx";
import { course } from "../testing/samples.ts";
import { StudyBar } from "./StudyBar.tsx";

const study = {
  courseId: course.id,
  courseName: course.courseName,
  courseLogo: "",
  courseCategory: 1 as const,
  lecturerUserNo: "7",
  lecturerName: "",
  orgNo: "",
  isFree: 0 as const,
  isPutaway: 1 as const,
  isPay: 1 as const,
  canApply: 0 as const,
  percent: 36,
  periodTotal: 11,
  completeTotal: 4,
  isCollected: 0 as const,
  isAttended: 0 as const,
};
const props = {
  courseId: course.id,
  courseName: course.courseName,
  courseCategory: 1 as const,
  elsewhere: "/account/course",
};
const slots = { sign: <a href="/login">登录</a>, menu: <a href="/account/study">学习记录</a> };

test("leads back to the course, and elsewhere where the course has no page", () => {
  const at = (isPutaway: 0 | 1) => addresses(draw(StudyBar, { ...props, study: { ...study, isPutaway } }));
  expect([at(1), at(0)]).toEqual([[`/view/${course.id}`], ["/account/course"]]);
});

test("says how much of the course is complete, to who studies it", () => {
  expect(draw(StudyBar, { ...props, study }).textContent).toContain("已学 36%，11 节中学完 4 节");
  expect(draw(StudyBar, props).textContent).not.toContain("%");
});

test("has one's own menu, or the way to sign in", () => {
  const own = draw(StudyBar, { ...props, signedIn: true, name: "林小满" }, { slots });
  expect(within(own).getByLabelText("我的账号").textContent).toBe("林");
  expect(addresses(own)).toContain("/account/study");
  expect(addresses(draw(StudyBar, props, { slots }))).toEqual([`/view/${course.id}`, "/login"]);
});
