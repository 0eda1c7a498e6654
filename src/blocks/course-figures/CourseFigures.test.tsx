import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { button, clear, click, draw, t, texts, until } from "../../forms/testing/page.ts";
import { CallError } from "../../browser/call-error.ts";
import type { Outcome } from "../block.ts";
import { CourseFigures } from "./CourseFigures.tsx";

const none = () => Array.from({ length: 20 }, () => 0);
const figures = {
  courseId: "7",
  courseName: "电工基础",
  courseCategory: 1 as const,
  listHref: "/account/teacher/vod",
  holderCount: 30,
  learnerCount: 20,
  activeCount: 5,
  completeCount: 2,
  scoreList: [0, 0, 1, 0, 3],
  orderCount: 4,
  income: "280.00",
  periodList: [
    {
      periodId: "1",
      chapterName: "第一章",
      periodName: "安全用电",
      periodType: 1 as const,
      length: 600,
      learnerCount: 20,
      completeCount: 12,
      watchedList: none().with(0, 20).with(1, 12),
      stoppedList: none().with(1, 8),
    },
    {
      periodId: "2",
      chapterName: "第一章",
      periodName: "讲义",
      periodType: 4 as const,
      length: 0,
      learnerCount: 0,
      completeCount: 0,
      watchedList: [],
      stoppedList: [],
    },
  ],
};
const learners = [
  { name: "周明", percent: 50, completeCount: 1, gmtCreate: "2026-11-01 10:00:00", gmtStudy: "2026-11-20 09:30:10" },
  { name: "李**", percent: 0, completeCount: 0, gmtCreate: "2026-11-02 10:00:00" },
];
const save = vi.fn(async (_event: unknown): Promise<Outcome> => ({ done: true }));
const show = (more: object = {}) =>
  draw(
    <CourseFigures
      figures={{ ...figures, ...more }}
      learners={learners}
      path="/account/teacher/figures"
      query={{ courseId: "7", sort: "progress" }}
      slots={{}}
      on={{ export: save }}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={{}}
    />,
  );
beforeEach(() => vi.clearAllMocks());
afterEach(clear);

test("says where most people stop in a lesson, and nothing of what has no length", async () => {
  await show();
  expect(texts(screen.queryAllByRole("definition"))).toEqual(["30", "20", "5", "2", "4", "¥280.00"]);
  expect(screen.getAllByText(/^最多停在/)).toHaveLength(1);
  expect(screen.queryByText(t("courseFigures.stop", { from: 5, until: 10, count: 8 }))).not.toBeNull();
  expect(document.querySelectorAll(".where svg")).toHaveLength(1);
});

test("lists learners with their progress, sorted by links that keep the course", async () => {
  await show();
  expect(screen.getByRole("link", { current: "page" }).getAttribute("href")).toBe(
    "/account/teacher/figures?courseId=7&sort=progress",
  );
  const learners = within(screen.getByRole("table", { name: t("courseFigures.learners") }))
    .getAllByRole("row")
    .slice(1);
  const column = (index: number) => learners.map((row) => within(row).getAllByRole("cell")[index]?.textContent);
  expect(column(0)).toEqual(["周明", "李**"]);
  expect(column(2)).toEqual(["2026-11-20 09:30", t("courseFigures.never")]);
});

test("gives the lessons as a file once, and says why where it cannot", async () => {
  await show();
  await click(button("导出表格"));
  expect(save).toHaveBeenCalledExactlyOnceWith({ format: "xlsx" });
  save.mockResolvedValueOnce({ done: false, error: new CallError({ code: 500, message: "服务器忙" }) });
  await click(button("导出表格"));
  await until(() => screen.getByRole("status").textContent === "服务器忙");
});

test("says so where nobody rated it and there is no lesson", async () => {
  await show({ scoreList: [0, 0, 0, 0, 0], periodList: [] });
  expect(screen.queryByText(t("courseFigures.noScores"))).not.toBeNull();
  expect(screen.queryByRole("button", { name: "导出表格" })).toBeNull();
});
