import { screen, within } from "@testing-library/react";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ExamAttempt, SaveExamAnswersBody } from "../../generated/types.ts";
import { button, clear, click, draw, field, one, settle, t, texts, type, until } from "../../forms/testing/page.ts";
import { ExamSheet } from "./ExamSheet.tsx";

const words = (text: string) => ({ type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] });
const choice = (slot: number, section: number) => ({
  slot,
  section,
  questionKind: 1,
  maxScore: 2,
  seq: 0,
  body: {
    stem: words(`题目 ${slot}`),
    options: [
      { id: "a", content: words("甲") },
      { id: "b", content: words("乙") },
    ],
  },
});
const attempt = {
  id: "7",
  examName: "电工模拟",
  userNo: "42",
  isHolder: true,
  isCalculatorAllowed: true,
  sectionList: [{ title: "第一部分" }, { title: "第二部分" }],
  slotList: [
    choice(1, 0),
    choice(2, 0),
    {
      ...choice(3, 1),
      questionKind: 8,
      body: { stem: words("材料"), parts: [{ id: "p", kind: 3, stem: words("小题") }] },
    },
  ],
} as unknown as ExamAttempt;
const operations = {
  getExamAttempt: vi.fn(),
  saveExamAnswers: vi.fn(),
  saveExamEvents: vi.fn(),
  submitExamAttempt: vi.fn(),
};
const go = vi.fn(async () => ({ done: true as const }));

beforeEach(() => {
  localStorage.clear();
  // Which this document has not.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  operations.getExamAttempt.mockReset().mockResolvedValue(attempt);
  operations.saveExamAnswers.mockReset().mockImplementation(async ({ answerList }: SaveExamAnswersBody) => ({
    attemptState: 1,
    isHolder: true,
    gmtSaved: "2030-01-01 10:00:00",
    savedList: answerList.map(({ slot, seq }) => ({ slot, seq, isCounted: true, lateMs: 0 })),
  }));
  operations.saveExamEvents.mockReset().mockResolvedValue({});
  operations.submitExamAttempt.mockReset().mockResolvedValue({});
});
afterEach(clear);

async function mount() {
  await draw(
    <ExamSheet
      attemptId="7"
      listHref="/account/exams/myExam"
      slots={{}}
      on={{ go }}
      t={t}
      locale="zh-CN"
      blockKey="sheet"
      operations={operations}
    />,
  );
  await until(() => screen.queryByRole("banner") ?? screen.queryByRole("alert"));
}
/** The numbers of the questions that are shown. */
const numbers = () => screen.getAllByRole("article").map((question) => question.id.replace("q-", ""));
const inQuestion = (no: number) => within(screen.getByRole("article", { name: `题目 ${no}` }));

test("shows all questions or one at a time, and leads to one by the map and by steps, with the focus", async () => {
  await mount();
  expect(numbers()).toEqual(["1", "2", "3"]);
  await click(button("逐题显示"));
  expect(numbers()).toEqual(["1"]);
  expect(texts(screen.getAllByRole("heading", { level: 2 }))).toContain("第一部分");
  expect(screen.queryByRole("heading", { name: "第二部分" })).toBeNull();
  await click(button("下一题"));
  await click(button("下一题"));
  expect(numbers()).toEqual(["3"]);
  expect(document.activeElement?.id).toBe("q-3");
  expect(button("下一题").disabled).toBe(true);
  await click(screen.getByRole("link", { name: "第 2 题，未作答" }));
  expect(numbers()).toEqual(["2"]);
  expect(screen.getByRole("link", { current: true }).textContent).toBe("2");
  // The next paper is shown in the same way.
  await mount();
  expect(numbers()).toEqual(["1"]);
});

test("asks before it submits: names what is open and what is marked for later, and leads there", async () => {
  await mount();
  await click(inQuestion(1).getAllByRole("radio")[0]!);
  await click(inQuestion(2).getByRole("checkbox", { name: "稍后再看" }));
  expect(screen.queryByRole("link", { name: "第 2 题，稍后再看" })).not.toBeNull();
  await click(button("交卷"));
  expect(screen.getByRole("dialog").textContent).toContain("2 题未作答： 23");
  expect(screen.getByRole("dialog").textContent).toContain("1 题标记为稍后再看： 2");
  await click(within(screen.getByRole("dialog")).getAllByRole("link")[0]!);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement?.id).toBe("q-2");
  await click(button("交卷"));
  await click(button("确认交卷"));
  await until(() => go.mock.calls.length);
  expect(operations.submitExamAttempt).toHaveBeenCalledOnce();
});

test("has a calculator where the exam allows one", async () => {
  await mount();
  expect(screen.queryByLabelText("算式")).toBeNull();
  await click(button("计算器"));
  await type(field("算式"), "2×(3+4)");
  expect(screen.queryByText("= 14")).not.toBeNull();
  await click(button("="));
  await click(button("÷"));
  await click(button("4"));
  expect(screen.queryByText("= 3.5")).not.toBeNull();
  operations.getExamAttempt.mockResolvedValue({ ...attempt, isCalculatorAllowed: false });
  await mount();
  expect(texts(screen.queryAllByRole("button"))).not.toContain("计算器");
});

test("lets one draw on a material, rub out, undo and clear", async () => {
  await mount();
  const lines = () => [...document.querySelectorAll("#q-3 polyline")].map((line) => line.getAttribute("points"));
  const stroke = async (...points: [number, number][]) => {
    const hand = one("#q-3 .hand");
    hand.getBoundingClientRect = () => ({ left: 0, top: 0, width: 500, height: 200 }) as DOMRect;
    for (const [index, [clientX, clientY]] of points.entries())
      await act(async () => {
        const kind = index === 0 ? "pointerdown" : "pointermove";
        hand.dispatchEvent(pointer(kind, { clientX, clientY }));
      });
    await act(async () => void hand.dispatchEvent(pointer("pointerup", {})));
  };
  expect(document.querySelector("#q-1 .drawn")).toBeNull();
  await click(button("划线"));
  await stroke([10, 10], [50, 10], [100, 20]);
  await stroke([200, 50], [250, 50]);
  // In thousandths of the width, so that it stays where it is on another screen.
  expect(lines()).toEqual(["20 20 100 20 200 40", "400 100 500 100"]);
  await click(button("橡皮"));
  await stroke([50, 12]);
  expect(lines()).toEqual(["400 100 500 100"]);
  await click(button("撤销"));
  expect(lines()).toEqual([]);
});

test("counts what is copied and pasted, and prevents nothing", async () => {
  await mount();
  const copied = new Event("copy", { bubbles: true, cancelable: true });
  screen.getByRole("article", { name: "题目 1" }).dispatchEvent(copied);
  screen.getByRole("article", { name: "题目 1" }).dispatchEvent(new Event("paste", { bubbles: true }));
  expect(copied.defaultPrevented).toBe(false);
  expect(operations.saveExamEvents.mock.calls.map(([{ eventList }]) => eventList[0].eventKind)).toEqual([
    "copy",
    "paste",
  ]);
});

test("says why a paper does not open, and leads to one's exams", async () => {
  operations.getExamAttempt.mockRejectedValue({ code: 404, message: "没有找到" });
  await mount();
  await settle();
  expect(screen.getByRole("alert").textContent).toContain("没有找到");
  expect(screen.getByRole("link", { name: "查看我的考试" }).getAttribute("href")).toBe("/account/exams/myExam");
});

function pointer(type: string, more: { clientX?: number; clientY?: number }): Event {
  return Object.assign(new MouseEvent(type, { bubbles: true, button: 0, ...more }), { isPrimary: true, pointerId: 1 });
}
