import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ExamBoardLine, GetExamBoardReply } from "../../generated/types.ts";
import { button, clear, click, draw, field, t, texts, type, until } from "../../forms/testing/page.ts";
import { ExamBoard } from "./ExamBoard.tsx";

const line: ExamBoardLine = {
  attemptId: "11",
  attemptState: 1,
  personName: "王芳",
  personNumber: "S-1",
  gmtStart: "2026-11-23 08:00:00",
  remainingMs: 120_000,
  gmtSaved: "2026-11-23 08:10:05",
  isByServer: false,
  isHere: true,
  answeredCount: 3,
  questionCount: 20,
  awayCount: 2,
  awayMs: 9000,
  copyCount: 0,
  deviceCount: 1,
  networkCount: 1,
  offlineCount: 0,
  offlineMs: 0,
};
const board: GetExamBoardReply = {
  list: [line, { ...line, attemptId: "12", personName: "", attemptState: 2, gmtSubmit: "2026-11-23 08:20:00" }],
  totalCount: 2,
  totalPage: 1,
  pageCurrent: 1,
  pageSize: 50,
  examId: "7",
  examName: "期末考试",
  gmtNow: "2026-11-23 08:30:00",
  sittingCount: 1,
  hereCount: 1,
  submittedCount: 1,
  noticedCount: 1,
};
const operations = {
  getExamBoard: vi.fn(async (_input: object) => board),
  addExamTime: vi.fn(async (_input: object) => ({ changedCount: 1 })),
  submitOpenAttempts: vi.fn(async (_input: object) => ({ changedCount: 1 })),
  sendExamNotice: vi.fn(async (_input: object) => ({ id: "1", text: "x", gmtCreate: "2026-11-23 08:30:00" })),
};
// jsdom has no dialogs.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  vi.clearAllMocks();
});
afterEach(clear);

const show = () =>
  draw(<ExamBoard examId="7" slots={{}} on={{}} t={t} locale="zh-CN" blockKey="b" operations={operations} />);

/** The texts of the rows, without the head. */
const rows = () => texts(screen.queryAllByRole("row")).slice(1);

test("shows who sits, how long they have, and what was noticed; asks for those who sit first", async () => {
  await show();
  await until(() => rows().length === 2);
  expect(operations.getExamBoard).toHaveBeenCalledWith({ examId: "7", pageCurrent: 1, pageSize: 50, isOpen: true });
  expect(rows()[0]).toContain("08:10:05");
  expect(rows()[0]).toContain("离开页面 2 次，共 9 秒；换网络 1 次；换设备 1 次");
  expect(screen.getByText("02:00").className).toBe("short");
  expect(rows()[1]).toContain("交卷");
  await click(button(t("examBoard.which.noticed")));
  expect(operations.getExamBoard).toHaveBeenLastCalledWith(expect.objectContaining({ isOpen: true, isNoticed: true }));
});

test("gives one more time and submits for all only after it was asked, and looks again", async () => {
  await show();
  await until(() => rows().length === 2);
  await click(button(/^加时/));
  await type(field("分钟"), "700");
  expect(button("加时", screen.getByRole("dialog")).disabled).toBe(true);
  await type(field("分钟"), "15");
  const before = operations.getExamBoard.mock.calls.length;
  await click(button("加时", screen.getByRole("dialog")));
  expect(operations.addExamTime).toHaveBeenCalledWith({ examId: "7", attemptId: "11", minutes: 15 });
  await until(() => operations.getExamBoard.mock.calls.length > before);
  await click(button("全体交卷"));
  expect(operations.submitOpenAttempts).not.toHaveBeenCalled();
  await click(button("交卷", screen.getByRole("dialog")));
  expect(operations.submitOpenAttempts).toHaveBeenCalledWith({ examId: "7" });
});
