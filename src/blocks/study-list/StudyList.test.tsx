import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { addresses, draw } from "../testing/draw.tsx";
import { StudyList } from "./StudyList.tsx";

const course = {
  courseId: "11",
  courseName: "低压电工上岗",
  courseLogo: "/a.svg",
  courseCategory: 1 as const,
  lecturerUserNo: "7",
  lecturerName: "陈立峰",
  orgNo: "",
  isPutaway: 1 as const,
  percent: 42,
  periodTotal: 8,
  completeTotal: 3,
  lastPeriodId: "31",
  lastPeriodName: "单开双控",
  gmtCreate: "2026-01-01 00:00:00",
};

test("goes on where the learner stopped", () => {
  const list = draw(StudyList, { items: [course], path: "/account/course" });
  expect(addresses(list)).toEqual([
    "/account/course",
    "/account/course?state=studying",
    "/account/course?state=complete",
    "/view/11",
    "/study/11?period=31",
  ]);
  expect(within(list).getByRole<HTMLProgressElement>("progressbar", { name: "学习进度" }).value).toBe(42);
  expect(list.textContent).toContain("3 / 8 节");
});

test("begins with what was not begun, and does not link to what is off the shelf", () => {
  const { lastPeriodId: _id, lastPeriodName: _name, ...fresh } = course;
  const list = draw(StudyList, { items: [{ ...fresh, percent: 0, isPutaway: 0 }], path: "/account/course" });
  const line = within(list).getByRole("listitem");
  expect(addresses(line)).toEqual(["/study/11"]);
  expect(within(line).getByRole("link", { name: "开始学习 低压电工上岗" }).textContent).toBe("开始学习");
});

test("says so when there is nothing", () => {
  const list = draw(StudyList, { items: [], path: "/x", state: "complete" });
  expect(within(list).getByText("这里还没有课程")).toBeDefined();
});

test("the newest of another page have no filter", () => {
  const list = draw(StudyList, { items: [course], path: "/account/course", look: "newest" });
  expect(within(list).queryByRole("navigation")).toBeNull();
  expect(addresses(list)).toEqual(["/view/11", "/study/11?period=31"]);
});
