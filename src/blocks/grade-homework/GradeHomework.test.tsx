import { screen } from "@testing-library/react";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { button, clear, click, draw, field, t, texts, type, until } from "../../forms/testing/page.ts";
import type { Homework } from "../../generated/types.ts";
import { GradeHomework } from "./GradeHomework.tsx";

const doc = (text: string) => ({
  type: "doc" as const,
  content: [{ type: "paragraph" as const, content: [{ type: "text" as const, text }] }],
});
const homework: Homework = {
  id: "9",
  homeworkName: "短文一",
  gradeId: "7",
  gradeName: "写作班",
  examState: 2,
  gmtDue: "2026-12-01 20:00:00",
  homeworkLate: 3,
  latePercent: 10,
  isFileTaken: true,
  maxScore: 10,
  introduce: doc("写一篇短文"),
  rubricList: [{ text: "论点清楚", share: 6 }],
  canStart: true,
  startReason: "",
  isOwnKind: true,
  isGradeAdmin: false,
  attemptCount: 0,
  fileList: [],
};
const begun = { ...homework, attemptId: "5" };
const work = {
  attemptId: "5",
  attemptNo: 1,
  attemptState: 4 as const,
  gmtSubmit: "2026-11-30 10:00:00",
  isLate: true,
  maxScore: 10,
  score: 6.4,
  pointsOff: 1.6,
  answerList: [
    {
      slot: 1,
      questionKind: 7 as const,
      maxScore: 10,
      body: { stem: doc("写一篇短文") },
      answer: { text: "我的短文" },
      score: 8,
      note: "开头很好",
      rubricList: [{ text: "论点清楚", share: 6 }],
    },
  ],
};
const operations = {
  getHomework: vi.fn(async (_input: object): Promise<Homework> => homework),
  getHomeworkFile: vi.fn(),
  startExamAttempt: vi.fn(async (_input: object) => ({ id: "5" })),
  getExamAttempt: vi.fn(async (_input: object) => ({
    id: "5",
    isHolder: true,
    slotList: [{ slot: 1, section: 0, questionKind: 7, maxScore: 10, body: { stem: doc("写一篇短文") }, seq: 3 }],
  })),
  saveExamAnswers: vi.fn(async (input: { answerList: { slot: number; seq: number }[] }) => ({
    savedList: input.answerList.map(({ slot, seq }) => ({ slot, seq, isCounted: true, lateMs: 0 })),
    attemptState: 1,
    isHolder: true,
    gmtSaved: "",
  })),
  submitExamAttempt: vi.fn(async (_input: object) => ({})),
  getUpload: vi.fn(async (_input: object) => ({ fileNo: "f".repeat(22), sign: "s" })),
  uploadFile: vi.fn(async (_input: object) => ({
    fileNo: "f".repeat(22),
    fileName: "短文.pdf",
    fileSize: 2048,
    fileUrl: "",
    mediaType: "application/pdf",
  })),
};
beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  vi.clearAllMocks();
});
afterEach(clear);
const show = (props: { homework?: Homework } = {}) =>
  draw(
    <GradeHomework
      {...props}
      homeworkId="9"
      slots={{}}
      on={{}}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={operations as never}
    />,
  );

test("shows the task, when it is due and what it is marked by, and begins it when asked", async () => {
  await show();
  await until(() => screen.queryByRole("heading", { name: "短文一", level: 1 }));
  expect(screen.getByText("2026-12-01 20:00 截止 · 逾期可补交，每天扣 10% 的得分").textContent).toContain(
    t("gradeHomework.late.pointsOff", { percent: 10 }),
  );
  expect(document.body.textContent).toContain("写一篇短文");
  expect(texts(screen.queryAllByRole("listitem"))).toEqual([`论点清楚 ${t("gradeHomework.points", { score: 6 })}`]);
  operations.getHomework.mockResolvedValueOnce(begun);
  await click(button(t("gradeHomework.begin")));
  await until(() => screen.queryByRole("textbox", { name: "写一篇短文" }));
  expect(operations.startExamAttempt).toHaveBeenCalledWith({ id: "9" });
});

test("shows at once the homework that came with the page and asks for it anew only once it is begun", async () => {
  await show({ homework });
  expect(screen.queryByRole("heading", { name: "短文一", level: 1 })).not.toBeNull();
  expect(operations.getHomework).not.toHaveBeenCalled();
  operations.getHomework.mockResolvedValueOnce(begun);
  await click(button(t("gradeHomework.begin")));
  await until(() => screen.queryByRole("textbox", { name: "写一篇短文" }));
});

test("stores what is written and the files with it before it is handed in", async () => {
  operations.getHomework.mockResolvedValueOnce(begun);
  await show();
  await until(() => screen.queryByRole("textbox", { name: "写一篇短文" }));
  await type(screen.getByRole("textbox", { name: "写一篇短文" }), "我的短文");
  const file = field(/^添加文件/);
  Object.defineProperty(file, "files", { value: [new File(["x"], "短文.pdf")], configurable: true });
  await act(async () => file.dispatchEvent(new Event("change", { bubbles: true })));
  await until(() => screen.queryByRole("button", { name: /^移除/ }));
  expect(operations.getUpload).toHaveBeenCalledWith({ purpose: "homework", fileName: "短文.pdf", fileSize: 1 });
  await click(button(t("gradeHomework.handIn")));
  await click(button(t("gradeHomework.handIn"), screen.getByRole("dialog")));
  await until(() => operations.submitExamAttempt.mock.calls.length === 1);
  const stored = operations.saveExamAnswers.mock.calls.at(-1)?.[0].answerList;
  expect(stored).toEqual([{ slot: 1, seq: 5, body: { text: "我的短文", files: ["f".repeat(22)] } }]);
});

test("asks whether to hand in nothing at all, and asks otherwise once something is written", async () => {
  operations.getHomework.mockResolvedValueOnce(begun);
  await show();
  await until(() => screen.queryByRole("textbox", { name: "写一篇短文" }));
  await click(button(t("gradeHomework.handIn")));
  expect(screen.getByRole("dialog").textContent).toContain(t("gradeHomework.handIn.empty"));
  await click(button("取消"));
  await type(screen.getByRole("textbox", { name: "写一篇短文" }), "我的短文");
  await click(button(t("gradeHomework.handIn")));
  expect(screen.getByRole("dialog").textContent).toContain(t("gradeHomework.handIn.sure"));
  expect(operations.submitExamAttempt).not.toHaveBeenCalled();
});

test("what could not be stored stays on the page and is not handed in", async () => {
  operations.getHomework.mockResolvedValueOnce(begun);
  operations.saveExamAnswers.mockRejectedValueOnce(new TypeError("network"));
  await show();
  await until(() => screen.queryByRole("textbox", { name: "写一篇短文" }));
  await type(screen.getByRole("textbox", { name: "写一篇短文" }), "我的短文");
  await click(button(t("gradeHomework.handIn")));
  await click(button(t("gradeHomework.handIn"), screen.getByRole("dialog")));
  await until(() => screen.queryByRole("alert"));
  expect(operations.submitExamAttempt).not.toHaveBeenCalled();
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "写一篇短文" }).value).toBe("我的短文");
});

test("shows points, what being late took off, the lecturer's words and the criteria that were met", async () => {
  operations.getHomework.mockResolvedValueOnce({ ...homework, canStart: false, startReason: "attempts", work });
  await show();
  await until(() => screen.queryByRole("blockquote"));
  expect(screen.queryByRole("heading", { name: t("gradeHomework.score", { score: 6.4, max: 10 }) })).not.toBeNull();
  expect(document.body.textContent).toContain(t("gradeHomework.pointsOff", { score: 1.6 }));
  expect(texts(screen.queryAllByRole("blockquote"))).toEqual(["开头很好"]);
  expect(screen.queryByText("我的短文")).toBeNull();
  await click(button(t("gradeHomework.showAnswer")));
  expect(screen.queryByText("我的短文")).not.toBeNull();
});
