import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ExamResult as Result } from "../../generated/types.ts";
import { addresses, draw } from "../testing/draw.tsx";
import { ExamResult } from "./ExamResult.tsx";

const result: Result = {
  id: "5",
  examId: "2",
  examName: "水平测试",
  examKind: 1,
  attemptNo: 1,
  attemptState: 4,
  gmtStart: "2026-11-20 08:00:00",
  isByServer: false,
  maxScore: 40,
  score: 32,
  passScore: 24,
  isPassed: true,
  isAnswersShown: true,
  isExplanationsShown: false,
  answeredCount: 10,
  lateCount: 0,
  uncountedCount: 0,
  sectionList: [{ title: "单选题", questionCount: 10, answeredCount: 10, score: 32, maxScore: 40 }],
  slotList: [],
};
const lastColumn = (place: HTMLElement) =>
  within(place)
    .getAllByRole("row")
    .map((row) => row.lastElementChild?.textContent);

test("names the points of each part, and leads to the answers that are shown", () => {
  const place = draw(ExamResult, { result });
  expect(lastColumn(place)).toEqual(["得分", "32 / 40"]);
  expect(addresses(place)).toEqual(["/exam/explain?attempt=5", "/exam/view/2", "/account/exams/myExam"]);
});

test("says what a part is worth while the score is not told, and does not call that a score", () => {
  const { score: _score, isPassed: _isPassed, ...waiting } = result;
  const section = { title: "单选题", questionCount: 10, answeredCount: 10, maxScore: 40 };
  const place = draw(ExamResult, {
    result: { ...waiting, attemptState: 3, isAnswersShown: false, sectionList: [section] },
  });
  expect(place.textContent).toContain("成绩还不能查看");
  expect(lastColumn(place)).toEqual(["分值", "40"]);
  expect(addresses(place)).toEqual(["/exam/view/2", "/account/exams/myExam"]);
});
