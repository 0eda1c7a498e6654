import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Exam, ExamStanding } from "../../generated/types.ts";
import { button, clear, click, draw, t } from "../../forms/testing/page.ts";
import { ExamView } from "./ExamView.tsx";

const exam = { id: "3", examName: "电工模拟", questionCount: 1200, maxScore: 100, attemptsAllowed: 0 } as Exam;
const standing = (more: Partial<ExamStanding>): ExamStanding => ({
  id: "3",
  canStart: false,
  startReason: "",
  canBuy: false,
  attemptsUsed: 0,
  extraMinutes: 0,
  attemptList: [],
  serverMs: 0,
  ...more,
});
const go = vi.fn(async () => ({ done: true as const }));
const show = (given: ExamStanding, more: { startPath?: string } = { startPath: "/exam/startExam" }) =>
  draw(
    <ExamView
      exam={exam}
      standing={given}
      signedIn
      slots={{}}
      on={{ go }}
      t={t}
      locale="zh-CN"
      blockKey="view"
      operations={{}}
      {...more}
    />,
  );
afterEach(async () => {
  await clear();
  vi.clearAllMocks();
});

test("says that the exam is sat in Safe Exam Browser, and leads on to the page that asks that browser", async () => {
  await show(standing({ startReason: "safeBrowser" }));
  expect(screen.queryByText(t("examView.reason.safeBrowser"))).not.toBeNull();
  expect(screen.getByRole<HTMLAnchorElement>("link", { name: "开始考试" }).getAttribute("href")).toBe(
    "/exam/startExam?id=3",
  );
  // Where no page before the start asks it, there is no way in.
  await show(standing({ startReason: "safeBrowser" }), {});
  expect(screen.queryByText(t("examView.reason.safeBrowser"))).not.toBeNull();
  expect(screen.queryByRole("link", { name: "开始考试" })).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});

test("goes on with an open attempt where its paper is, whatever keeps others from beginning", async () => {
  await show(standing({ attemptId: "8", startReason: "attempts" }));
  await click(button("继续答题"));
  expect(go).toHaveBeenCalledWith({ to: "/exam/exam?attempt=8" });
});

test("without a page of its own before the start leads to the one of the site", async () => {
  await show(standing({ canStart: true }), {});
  await click(button("开始考试"));
  expect(go).toHaveBeenCalledWith({ to: "/exam/startExam?id=3" });
});
