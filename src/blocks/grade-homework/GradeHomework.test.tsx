import { screen } from "@testing-library/react";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EXAM_ATTEMPT_CLOSED } from "../../generated/error-codes.ts";
import { button, clear, click, draw, field, t, type, until } from "../../forms/testing/page.ts";
import type { ExamAnswerBody, Homework, SaveExamAnswersBody } from "../../generated/types.ts";
import { homework as untouched } from "../testing/homework.ts";
import { richText } from "../testing/rich-text.ts";
import { GradeHomework } from "./GradeHomework.tsx";

const homework: Homework = { ...untouched, attemptId: "5" };
const attemptWith = (answer: ExamAnswerBody, seq = 3) => ({
  id: "5",
  userNo: "42",
  isHolder: true,
  slotList: [
    { slot: 1, section: 0, questionKind: 7, maxScore: 10, body: { stem: richText("写一篇短文") }, answer, seq },
  ],
});
const fileNo = "f".repeat(22);
const operations = {
  getHomeworkFile: vi.fn(),
  getExamAttempt: vi.fn(async (_input: object) => attemptWith({})),
  saveExamAnswers: vi.fn(async (_input: SaveExamAnswersBody): Promise<object> => ({})),
  submitExamAttempt: vi.fn(async (_input: object) => ({ id: "5" })),
  getUpload: vi.fn(async (_input: object) => ({ fileNo, sign: "s" })),
  uploadFile: vi.fn(async (_input: object) => ({ fileNo, fileUrl: "" })),
};
const on = { done: vi.fn(async () => ({ done: true as const })), closed: vi.fn(), changed: vi.fn() };

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  vi.clearAllMocks();
  operations.getExamAttempt.mockImplementation(async () => attemptWith({}));
  operations.saveExamAnswers.mockReset().mockImplementation(async ({ answerList }) => ({
    savedList: answerList.map(({ slot, seq }) => ({ slot, seq, isCounted: true, lateMs: 0 })),
    attemptState: 1,
    isHolder: true,
    gmtSaved: "",
  }));
});
afterEach(clear);

const show = (props: { homework?: Homework } = { homework }) =>
  draw(
    <GradeHomework
      {...props}
      homeworkId="9"
      slots={{}}
      on={on}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={operations as never}
    />,
  );
const answer = () => screen.queryByRole<HTMLTextAreaElement>("textbox", { name: "写一篇短文" });
const write = async (text: string) => {
  await until(answer);
  await type(answer()!, text);
};
const handIn = async () => {
  await click(button(t("gradeHomework.handIn")));
  await click(button(t("gradeHomework.handIn"), screen.getByRole("dialog")));
};
const choose = async (name: string) => {
  const input = field(/^添加文件/);
  Object.defineProperty(input, "files", { value: [new File(["x"], name)], configurable: true });
  await act(async () => input.dispatchEvent(new Event("change", { bubbles: true })));
};

test("stores what is written and the files with it before it is handed in", async () => {
  await show();
  await write("我的短文");
  await choose("短文.pdf");
  await until(() => screen.queryByRole("button", { name: /^移除.*短文.pdf/ }));
  expect(operations.getUpload).toHaveBeenCalledWith({ purpose: "homework", fileName: "短文.pdf", fileSize: 1 });
  await handIn();
  await until(() => on.done.mock.calls.length === 1);
  const stored = operations.saveExamAnswers.mock.calls.at(-1)?.[0].answerList;
  expect(stored).toMatchObject([{ slot: 1, body: { text: "我的短文", files: [fileNo] } }]);
  // Above all that was stored before, also by a page of the version before, which counted from 1.
  expect(stored?.[0]?.seq).toBeGreaterThan(3);
  expect(operations.submitExamAttempt).toHaveBeenCalledExactlyOnceWith({ attemptId: "5" });
});

test("goes on with what a page of before stored, and renews no hold while nothing is written", async () => {
  operations.getExamAttempt.mockImplementation(async () => attemptWith({ text: "第一段", files: [fileNo] }, 1));
  await show({ homework: { ...homework, fileList: [{ fileNo, fileName: "旧.pdf", fileSize: 2048 }] } });
  await until(answer);
  expect(answer()?.value).toBe("第一段");
  expect(screen.queryByRole("button", { name: "旧.pdf" })).not.toBeNull();
  await click(button(/^移除.*旧.pdf/));
  expect(screen.queryByRole("button", { name: "旧.pdf" })).toBeNull();
});

test("asks whether to hand in nothing at all, and asks otherwise once something is written", async () => {
  await show();
  await until(answer);
  await click(button(t("gradeHomework.handIn")));
  expect(screen.getByRole("dialog").textContent).toContain(t("gradeHomework.handIn.empty"));
  await click(button("取消"));
  await write("我的短文");
  await click(button(t("gradeHomework.handIn")));
  expect(screen.getByRole("dialog").textContent).toContain(t("gradeHomework.handIn.sure"));
  expect(operations.submitExamAttempt).not.toHaveBeenCalled();
});

test("what could not be stored stays on the page and is not handed in", async () => {
  await show();
  await until(answer);
  operations.saveExamAnswers.mockRejectedValue(new TypeError("network"));
  await write("我的短文");
  await handIn();
  await until(() => screen.queryByRole("alert"));
  expect(screen.getByRole("alert").textContent).toBe(t("gradeHomework.unsent"));
  expect(operations.submitExamAttempt).not.toHaveBeenCalled();
  expect(answer()?.value).toBe("我的短文");
});

test("a file that did not arrive is said with its text untouched, and is sent again when asked", async () => {
  await show();
  await write("我的短文");
  operations.uploadFile.mockRejectedValueOnce(new TypeError("network"));
  await choose("短文.pdf");
  await until(() => screen.queryByRole("alert"));
  expect(answer()?.value).toBe("我的短文");
  await click(button(/^重新上传.*短文.pdf/));
  await until(() => screen.queryByRole("button", { name: /^移除.*短文.pdf/ }));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("what another page holds is read only until it is taken over, and its files are asked for by name", async () => {
  operations.getExamAttempt.mockImplementation(async () => ({ ...attemptWith({ text: "那边" }), isHolder: false }));
  await show();
  await until(answer);
  expect(answer()?.readOnly).toBe(true);
  expect(screen.queryByRole("button", { name: t("gradeHomework.handIn") })).toBeNull();
  operations.getExamAttempt.mockImplementation(async () => attemptWith({ text: "那边写的", files: [fileNo] }, 9));
  await click(button(t("gradeHomework.takeOver")));
  await until(() => on.changed.mock.calls.length === 1);
  expect([answer()?.value, answer()?.readOnly]).toEqual(["那边写的", false]);
  // Its name has not come yet.
  expect(screen.queryByRole("button", { name: /^移除.*文件/ })).not.toBeNull();
});

test("what another page wrote meanwhile is shown below and can be added", async () => {
  await show();
  await until(answer);
  operations.saveExamAnswers.mockImplementation(async ({ takeOver }) => ({
    savedList: [],
    attemptState: 1,
    isHolder: takeOver === true,
    gmtSaved: "",
  }));
  await write("这边写的");
  await until(() => screen.queryByRole("button", { name: t("gradeHomework.takeOver") }));
  operations.getExamAttempt.mockImplementation(async () => attemptWith({ text: "那边写的" }, Date.now() + 60_000));
  await click(button(t("gradeHomework.takeOver")));
  await until(() => screen.queryByRole("button", { name: t("gradeHomework.other.add") }));
  expect(answer()?.value).toBe("那边写的");
  await click(button(t("gradeHomework.other.add")));
  expect(answer()?.value).toBe("那边写的\n\n这边写的");
  expect(screen.queryByRole("button", { name: t("gradeHomework.other.add") })).toBeNull();
});

test("says that it is over where the server closed it", async () => {
  await show();
  await until(answer);
  operations.saveExamAnswers.mockRejectedValue({ code: EXAM_ATTEMPT_CLOSED, message: "" });
  await write("太晚了");
  await until(() => on.closed.mock.calls.length === 1);
  expect(on.done).not.toHaveBeenCalled();
});

test("a page that has only its number leads to the homework", async () => {
  await show({});
  expect(screen.getByRole("link").getAttribute("href")).toBe("/grade/homework/9");
  expect(operations.getExamAttempt).not.toHaveBeenCalled();
});
