import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Exam, ExamStanding } from "../../generated/types.ts";
import { button, clear, click, draw, t, texts } from "../../forms/testing/page.ts";
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
const startExamAttempt = vi.fn(async (_input: object) => ({ id: "9" }));
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
      operations={{ startExamAttempt } as never}
      {...more}
    />,
  );
afterEach(async () => {
  await clear();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
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

test("goes on with an open attempt, and in Safe Exam Browser with what that browser says of the page", async () => {
  const open = standing({ attemptId: "8", startReason: "safeBrowser" });
  await show(open);
  await click(button("继续答题"));
  expect(startExamAttempt).toHaveBeenCalledWith({ id: "3" });
  expect(go).toHaveBeenCalledWith({ to: "/exam/exam?attempt=9" });
  vi.stubGlobal("SafeExamBrowser", { security: { configKey: "c".repeat(64) } });
  // jsdom keeps no list of what was loaded.
  Object.assign(performance, { getEntriesByType: () => [] });
  await click(button("继续答题"));
  expect(startExamAttempt).toHaveBeenLastCalledWith({
    id: "3",
    safeBrowser: expect.objectContaining({ configKeyHash: "c".repeat(64) }),
  });
});

test("shows the refusal of the server in its words, and another start is possible", async () => {
  const said = t("error.EXAM_SAFE_BROWSER_NEEDED");
  startExamAttempt.mockRejectedValueOnce(new Error(said));
  await show(standing({ attemptId: "8" }));
  await click(button("继续答题"));
  expect(texts(screen.queryAllByRole("alert"))).toEqual([said]);
  expect(go).not.toHaveBeenCalled();
  await click(button("继续答题"));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(go).toHaveBeenCalledOnce();
});
