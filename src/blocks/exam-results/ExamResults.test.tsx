import { within } from "@testing-library/react";
import { expect, it } from "vitest";
import { texts } from "../../forms/testing/page.ts";
import { addresses, draw } from "../testing/draw.tsx";
import { ExamResults } from "./ExamResults.tsx";

const figures = {
  attemptCount: 12_345,
  openCount: 0,
  finishedCount: 3,
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

it("writes figures as the language of the page does, and leads to the analysis of the same exam", () => {
  const place = draw(ExamResults, { examName: "模拟考试", examId: "3", figures, analysisHref: "/analysis" });
  const values = texts(within(place).getAllByRole("definition"));
  expect(values.slice(0, 4)).toEqual(["12,345", "0", "3", "1（33%）"]);
  expect(addresses(place)).toContain("/analysis?exam=3");
});
