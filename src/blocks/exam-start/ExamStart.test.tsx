import { screen } from "@testing-library/react";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EXAM_COMING, EXAM_NOT_HELD } from "../../generated/error-codes.ts";
import type { Exam, ExamStanding } from "../../generated/types.ts";
import { button, clear, draw, field, t, texts } from "../../forms/testing/page.ts";
import { ExamStart } from "./ExamStart.tsx";

const exam = { id: "3", examName: "电工模拟" } as Exam;
const standing = (more: Partial<ExamStanding>): ExamStanding => ({
  id: "3",
  canStart: false,
  startReason: "",
  canBuy: false,
  attemptsUsed: 0,
  extraMinutes: 0,
  attemptList: [],
  serverMs: Date.now(),
  ...more,
});
const getExamStanding = vi.fn<() => Promise<ExamStanding>>();
const startExamAttempt = vi.fn();
const go = vi.fn(async () => ({ done: true as const }));

beforeEach(() => {
  vi.useFakeTimers();
  getExamStanding.mockReset();
  startExamAttempt.mockReset().mockResolvedValue({ id: "9" });
  go.mockClear();
});
afterEach(async () => {
  vi.useRealTimers();
  await clear();
});

async function mount(given: ExamStanding, now: ExamStanding = given, leave?: () => Promise<{ done: true }>) {
  getExamStanding.mockResolvedValue(now);
  await draw(
    <ExamStart
      exam={exam}
      standing={given}
      slots={{ rules: <p>规则</p> }}
      on={{ go, ...(leave ? { leave } : {}) }}
      t={t}
      locale="zh-CN"
      blockKey="start"
      operations={{ getExamStanding, startExamAttempt }}
    />,
  );
  await pass(0);
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const agree = () => act(async () => field("我已阅读并遵守考试规则").click());
const press = (name: string) => act(async () => button(name)?.click());
const lines = () =>
  [...document.querySelectorAll<HTMLElement>("[data-check]")].map(
    ({ dataset }) => `${dataset["check"]} ${dataset["good"]}`,
  );

test("shows how much longer one has, and begins only after the rules are accepted", async () => {
  await mount(standing({ canStart: true, extraMinutes: 10 }));
  expect(screen.queryByText("你有 10 分钟的延长时间。")).not.toBeNull();
  expect(document.body.textContent).toContain("规则");
  const start = screen.getAllByRole<HTMLButtonElement>("button").at(-1);
  expect(start?.disabled).toBe(true);
  await agree();
  await press(t("examStart.start"));
  expect(startExamAttempt).toHaveBeenCalledWith({ id: "3" });
  expect(go).toHaveBeenCalledWith({ to: "/exam/exam?attempt=9" });
});

test("in an exam room lets leave who is somebody else, and says that the answers are handed in", async () => {
  const leave = vi.fn(async () => ({ done: true as const }));
  const handedIn = standing({ startReason: "handedIn" });
  await mount(handedIn, handedIn, leave);
  expect(document.body.textContent).toContain(t("examStart.reason.handedIn"));
  await press(t("examStart.leave"));
  expect(leave).toHaveBeenCalledOnce();
});

test("says what the device cannot do and how far its clock is off; looking again finds what has changed", async () => {
  // No IndexedDB in this document, as in some private windows.
  await mount(standing({ canStart: true }), standing({ canStart: true, serverMs: Date.now() + 5 * 60_000 }));
  expect(lines()).toEqual(["connection true", "storage false", "clock false"]);
  expect(document.body.textContent).toContain(t("examStart.clock.behind", { count: 5 }));
  getExamStanding.mockRejectedValueOnce(new Error("offline"));
  await press(t("examStart.device.again"));
  await pass(0);
  expect(lines()).toEqual(["connection false", "storage false"]);
});

test("counts down and starts by itself, again while the window is not open yet by the server's clock", async () => {
  startExamAttempt.mockRejectedValueOnce({ code: EXAM_COMING, message: "考试还没有开始" });
  startExamAttempt.mockRejectedValueOnce({ code: 0, message: "" });
  await mount(standing({ startReason: "coming", beginsInMs: 3000 }));
  expect(screen.queryByText("距开始 00:00:03")).not.toBeNull();
  expect(document.body.textContent).toContain(t("examStart.agreeFirst"));
  await agree();
  expect(document.body.textContent).toContain(t("examStart.byItself"));
  await pass(2900);
  expect(startExamAttempt).not.toHaveBeenCalled();
  await pass(10_000);
  expect(startExamAttempt).toHaveBeenCalledTimes(3);
  expect(go).toHaveBeenCalledOnce();
});

test("does not start by itself without the rules accepted, and not again after a refusal", async () => {
  await mount(standing({ startReason: "coming", beginsInMs: 1000 }));
  await pass(5000);
  expect(startExamAttempt).not.toHaveBeenCalled();
  startExamAttempt.mockRejectedValue({ code: EXAM_NOT_HELD, message: "你还没有参加这场考试的资格" });
  await agree();
  await pass(20_000);
  expect(startExamAttempt).toHaveBeenCalledOnce();
  expect(texts(screen.queryAllByRole("alert"))).toEqual(["你还没有参加这场考试的资格"]);
});

test("says why somebody may not begin, and leads back to an attempt that is open", async () => {
  await mount(standing({ startReason: "attempts" }));
  expect(document.body.textContent).toContain(t("examStart.reason.attempts"));
  await mount(standing({ startReason: "attempts", attemptId: "8" }));
  await press(t("examStart.continue"));
  expect(startExamAttempt).toHaveBeenCalledOnce();
});

test("in Safe Exam Browser it gives the server what that browser says of the page", async () => {
  vi.stubGlobal("SafeExamBrowser", { security: { configKey: "c".repeat(64) } });
  // jsdom keeps no list of what was loaded.
  Object.assign(performance, { getEntriesByType: () => [] });
  try {
    await mount(standing({ startReason: "safeBrowser" }), standing({ canStart: true }));
    const proof = { safeBrowser: expect.objectContaining({ configKeyHash: "c".repeat(64) }) };
    expect(getExamStanding).toHaveBeenCalledWith({ id: "3", ...proof });
    await agree();
    await press(t("examStart.start"));
    expect(startExamAttempt).toHaveBeenCalledWith({ id: "3", ...proof });
  } finally {
    vi.unstubAllGlobals();
  }
});
