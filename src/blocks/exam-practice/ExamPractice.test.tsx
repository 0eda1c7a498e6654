import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PracticeQuestion, PracticeStanding } from "../../generated/types.ts";
import { button, clear, click, draw, field, t, texts, type, until } from "../../forms/testing/page.ts";
import { addresses, draw as drawn } from "../testing/draw.tsx";
import { ExamPractice } from "./ExamPractice.tsx";

const words = (text: string) => ({ type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] });
const question = (id: string, more: object = {}) =>
  ({
    id,
    questionKind: 1,
    difficulty: 2,
    isFavourite: false,
    isInBook: false,
    wrongTries: 0,
    body: {
      stem: words(`题目 ${id}`),
      options: [
        { id: "a", content: words("甲") },
        { id: "b", content: words("乙") },
      ],
    },
    ...more,
  }) as unknown as PracticeQuestion;
const standing: PracticeStanding = {
  id: "3",
  subjectName: "现场急救",
  isPractice: true,
  isMine: false,
  questionCount: 2,
  newCount: 2,
  wrongCount: 0,
  dueCount: 0,
  favouriteCount: 0,
};
const operations = {
  getPracticeStanding: vi.fn(),
  getPracticeQuestions: vi.fn(),
  checkPracticeAnswer: vi.fn(),
  savePracticeFavourite: vi.fn(),
  savePracticeSubject: vi.fn(),
};

beforeEach(() => {
  operations.getPracticeStanding.mockReset().mockResolvedValue({ ...standing, newCount: 1, wrongCount: 1 });
  operations.getPracticeQuestions.mockReset().mockResolvedValue({ list: [question("11"), question("12")] });
  operations.checkPracticeAnswer.mockReset().mockResolvedValue({
    isRight: false,
    share: 0,
    rightAnswer: { right: ["b"] },
    explanation: words("因为乙"),
    isInBook: true,
  });
  operations.savePracticeFavourite.mockReset().mockResolvedValue({});
  operations.savePracticeSubject.mockReset().mockResolvedValue(standing);
});
afterEach(clear);

const only = (subject = standing) => {
  const props = { slots: {}, on: {}, t, locale: "zh-CN", blockKey: "p", operations };
  return draw(<ExamPractice subject={subject} {...props} />);
};

async function mount(subject = standing) {
  await only(subject);
  await until(() => screen.queryByRole("article", { name: "题目 11" }));
}

test("lists subjects to practise, and nothing where there are none", () => {
  const items = [{ id: "3", subjectName: "现场急救", orgNo: "1001", orgName: "安培学院", questionCount: 14 }];
  const list = drawn(ExamPractice, { items, heading: "刷题练习" }, { operations });
  expect(addresses(list)).toEqual(["/exam/exercise/3"]);
  expect(list.textContent).toBe("刷题练习现场急救14 题安培学院");
  expect(drawn(ExamPractice, { items: [], heading: "刷题练习" }, { operations }).textContent).toBe("");
});

test("shows what is right and why at once, in words, and goes on to the next", async () => {
  await mount();
  expect(operations.getPracticeQuestions).toHaveBeenCalledWith({ id: "3", from: "new" });
  await click(screen.getByRole("radio", { name: "A 甲" }));
  await click(button("提交答案"));
  expect(operations.checkPracticeAnswer).toHaveBeenCalledWith({ id: "11", answer: { chosen: ["a"] } });
  expect(texts(screen.queryAllByRole("definition"))).toEqual(["甲", "乙"]);
  expect(screen.getByRole("status").textContent).toContain("回答错误 已放入错题本。");
  expect(screen.getByRole("status").textContent).toContain("因为乙");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "A 甲" }).disabled).toBe(true);
  await until(() => button(/^错题本/).textContent === "错题本 1");
  await click(button("下一题"));
  expect(screen.queryByText(/回答错误/)).toBeNull();
  expect(screen.getByRole("article", { name: "题目 12" }).textContent).toContain("题目 12");
  operations.getPracticeQuestions.mockResolvedValue({ list: [] });
  await click(button("跳过"));
  expect(operations.getPracticeQuestions).toHaveBeenLastCalledWith({ id: "3", from: "new", afterId: "12" });
  expect(document.body.textContent).toContain(t("examPractice.none.new"));
});

test("begins with what is to be repeated, and asks for it from the beginning each time", async () => {
  await mount({ ...standing, dueCount: 1, wrongCount: 1 });
  expect(operations.getPracticeQuestions).toHaveBeenCalledWith({ id: "3", from: "due" });
  operations.getPracticeQuestions.mockResolvedValue({ list: [question("11")] });
  await click(button("跳过"));
  await click(button("跳过"));
  expect(operations.getPracticeQuestions).toHaveBeenLastCalledWith({ id: "3", from: "due" });
  await type(screen.getByRole("combobox", { name: "难度" }), "3");
  expect(operations.getPracticeQuestions).toHaveBeenLastCalledWith({ id: "3", from: "due", difficulty: 3 });
});

test("lets the person judge what no key can, and keeps a favourite", async () => {
  operations.getPracticeQuestions.mockResolvedValue({ list: [question("11", { questionKind: 5 })] });
  operations.checkPracticeAnswer.mockResolvedValueOnce({ rightAnswer: { sample: "说到瘫痪" }, isInBook: false });
  await mount();
  await type(screen.getByRole("textbox", { name: "题目 11" }), "会瘫痪");
  await click(button("提交答案"));
  expect(texts(screen.queryAllByRole("definition"))).toEqual(["会瘫痪", "说到瘫痪"]);
  operations.checkPracticeAnswer.mockResolvedValueOnce({ isRight: true, rightAnswer: {}, isInBook: false });
  await click(button("答对了"));
  expect(operations.checkPracticeAnswer).toHaveBeenLastCalledWith({
    id: "11",
    answer: { text: "会瘫痪" },
    isRight: true,
  });
  expect(screen.getByRole("status").textContent).toContain("回答正确");
  await click(field("收藏"));
  expect(operations.savePracticeFavourite).toHaveBeenCalledWith({ id: "11", isFavourite: true });
  expect(field("收藏").checked).toBe(true);
});

test("says what went wrong, and keeps the answer", async () => {
  await mount();
  await click(screen.getByRole("radio", { name: "A 甲" }));
  operations.checkPracticeAnswer.mockRejectedValueOnce(new Error("连接不到服务器"));
  await click(button("提交答案"));
  expect(texts(screen.queryAllByRole("alert"))).toEqual(["连接不到服务器"]);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "A 甲" }).checked).toBe(true);
});

test("says of a subject that is not open nothing but that, until whose it is opens it", async () => {
  await only({ ...standing, isMine: true, isPractice: false });
  expect(texts(screen.getAllByRole("status"))).toEqual(["这个科目还没有开放练习。"]);
  expect(operations.getPracticeQuestions).not.toHaveBeenCalled();
  await click(field("开放练习：任何人都可以练习这个科目的题目，并立即看到答案"));
  expect(operations.savePracticeSubject).toHaveBeenCalledWith({ id: "3", isPractice: true });
  await until(() => screen.queryByRole("article", { name: "题目 11" }));
});

test("does not say that no question is left where the questions could not be had", async () => {
  operations.getPracticeQuestions.mockRejectedValueOnce(new Error("连接不到服务器"));
  await only();
  await until(() => screen.queryByRole("alert"));
  expect(texts(screen.getAllByRole("alert"))).toEqual(["连接不到服务器"]);
  expect(screen.queryByRole("status")).toBeNull();
});
