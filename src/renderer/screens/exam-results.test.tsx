import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import document from "../../../tenants/default/screens/account/exams/result.json" with { type: "json" };
import { clear, texts } from "../../forms/testing/page.ts";
import type { ExamResultRow } from "../../generated/types.ts";
import { openScreen } from "../testing/screen.tsx";

const row: ExamResultRow = {
  attemptId: "1",
  learnerName: "张三",
  attemptNo: 2,
  attemptState: 4,
  gmtStart: "2026-11-20 10:00:00",
  gmtSubmit: "2026-11-20 10:20:30",
  isByServer: true,
  minutes: 20.5,
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
  attemptCount: 12_345,
  openCount: 0,
  finishedCount: 3,
  passedCount: 1,
  passedShare: 1 / 3,
  lateCount: 1,
  mean: 61.5,
  median: 61.5,
  highest: 80,
  lowest: 40,
  maxScore: 100,
  passScore: 60,
  histogram: [0, 0, 0, 0, 0, 0, 1, 0, 0, 0],
};
const open = (
  list = [row],
  { isMaker = true, ...query }: Record<string, string | boolean> = {},
  shown: object = figures,
) =>
  openScreen({
    screen: document,
    data: {
      results: {
        examName: "模拟考试",
        isMaker,
        figures: shown,
        list,
        totalCount: list.length,
        totalPage: 1,
        pageCurrent: 1,
        pageSize: 50,
      },
    },
    query: { exam: "3", ...(query as Record<string, string>) },
  });
const cells = () => {
  const row = screen.getByRole("row", { name: /^张三/ });
  return texts(within(row).getAllByRole("cell"));
};

afterEach(clear);

test("lists attempts with their score and what is to be known of them", async () => {
  await open();
  const [attempt, state, score, passed, submitted, minutes, late, uncounted, away] = cells();
  expect([attempt, state, score, passed]).toEqual([
    expect.stringContaining("2"),
    expect.stringContaining("已完成"),
    expect.stringContaining("61.5 / 100"),
    expect.stringContaining("是"),
  ]);
  expect([submitted, minutes]).toEqual([expect.stringContaining("2026/11/20 10:20"), expect.stringContaining("20.5")]);
  expect([late, uncounted, away].map((cell) => cell?.slice(-1))).toEqual(["1", "2", "3"]);
});

test("writes figures as the language of the page does, with the spread of scores, and leads to their analysis", async () => {
  await open();
  const values = texts(within(screen.getByRole("group", { name: "模拟考试" })).getAllByRole("definition"));
  expect(values).toEqual(["12,345", "0", "3", "1", "33.3%", "61.5 / 100", "61.5 / 100", "40 – 80", "1"]);
  const spread = within(screen.getByRole("figure"));
  expect(spread.getByRole("row", { name: /^60–70% 1$/ })).toBeDefined();
  const analysis = screen.getByRole("link", { name: "试题分析" });
  expect(analysis.getAttribute("href")).toBe("/account/exams/analysis?exam=3");
});

test("shows no spread and no mean where no attempt is finished", async () => {
  const { passedShare: _, mean: __, median: ___, highest: ____, lowest: _____, ...none } = figures;
  await open([], {}, { ...none, finishedCount: 0, passedCount: 0, lateCount: 0 });
  expect(screen.queryByRole("figure")).toBeNull();
  expect(screen.queryByText("平均分")).toBeNull();
});

test("a reader chooses to see which papers were handed in by the clock or marked again", async () => {
  await open([row], { columns: "isByServer,isRegraded" });
  expect(cells()).toEqual([expect.stringContaining("到时自动交卷"), expect.stringContaining("重新评分过")]);
});

test("files are for makers alone, and a search keeps the exam", async () => {
  await open();
  const links = () => screen.queryAllByRole("link", { name: /^导出/ }).map((link) => link.getAttribute("href"));
  expect(links()).toHaveLength(2);
  expect(links()[1]).toContain("format=xlsx");
  const { action, elements } = screen.getByRole<HTMLFormElement>("search");
  expect(new URL(action).pathname).toBe("/account/exams/result");
  expect(elements.namedItem("exam")).toHaveProperty("value", "3");
  clear();
  await open([row], { isMaker: false });
  expect(links()).toEqual([]);
});

test("where nothing fits it says so and leads back to all attempts of the exam", async () => {
  await open([], { show: "late" });
  expect(screen.queryByText("没有符合的答卷。")).not.toBeNull();
  const [back] = screen.getAllByRole("link", { name: /清除|全部/ }).slice(-1);
  expect(back?.getAttribute("href")).toContain("exam=3");
});
