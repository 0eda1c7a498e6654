import { within } from "@testing-library/react";
import { expect, it } from "vitest";
import { texts } from "../../forms/testing/page.ts";
import type { ExamResultRow } from "../../generated/types.ts";
import { draw } from "../testing/draw.tsx";
import { ExamResults } from "./ExamResults.tsx";

const row: ExamResultRow = {
  attemptId: "1",
  learnerName: "张三",
  attemptNo: 2,
  attemptState: 4,
  gmtStart: "2026-11-20 10:00:00",
  gmtSubmit: "2026-11-20 10:20:30",
  isByServer: true,
  seconds: 1230,
  maxScore: 100,
  score: 61.5,
  isPassed: true,
  answeredCount: 20,
  questionCount: 21,
  waitingCount: 0,
  lateCount: 1,
  uncountedCount: 2,
  awayCount: 3,
  isRegraded: true,
};
const figures = {
  attemptCount: 1,
  openCount: 0,
  finishedCount: 1,
  passedCount: 1,
  lateCount: 1,
  mean: 61.5,
  median: 61.5,
  highest: 61.5,
  lowest: 61.5,
  maxScore: 100,
  passScore: 60,
  histogram: [0, 0, 0, 0, 0, 0, 1, 0, 0, 0],
};
const props = { examName: "模拟考试", figures, items: [row], total: 1, path: "/p", query: { exam: "3", show: "late" } };

it("lists attempts with their score and what is to be known of them", () => {
  const place = draw(ExamResults, props);
  const row = within(place).getByRole("row", { name: /^张三/ });
  expect(row.textContent).toContain("61.5 / 100 通过");
  expect(
    within(place).queryByRole("cell", { name: "1 题迟交，2 题迟交未计分，离开页面 3 次，到时自动交卷，重新评分过" }),
  ).not.toBeNull();
  expect(row.textContent).toContain("21 分钟");
});

it("writes figures as the language of the page does, and gives files to makers alone", () => {
  const many = { ...figures, attemptCount: 12_345, finishedCount: 3 };
  const place = draw(ExamResults, { ...props, figures: many });
  const values = texts(within(place).getAllByRole("definition"));
  expect(values.slice(0, 4)).toEqual(["12,345", "0", "3", "1（33%）"]);
  expect(within(place).getAllByRole("button", { name: /^导出/ })).toHaveLength(2);
  const helped = draw(ExamResults, { ...props, isMaker: false });
  expect(within(helped).queryByRole("button", { name: /^导出/ })).toBeNull();
});

it("keeps the exam when it filters", () => {
  const place = draw(ExamResults, { ...props, items: [], total: 0 });
  expect(place.querySelector('input[name="exam"]')?.getAttribute("value")).toBe("3");
  expect(place.textContent).toContain("没有符合的答卷");
});
