import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import questions from "../../../tenants/default/screens/account/exams/question/index.json" with { type: "json" };
import { addresses } from "../../blocks/testing/draw.tsx";
import { CallError } from "../../browser/call-error.ts";
import { button, clear, click, field, texts } from "../../forms/testing/page.ts";
import type { ExamQuestionCard, ExamQuestionRecord } from "../../generated/types.ts";
import { openScreen } from "../testing/screen.tsx";

const question: ExamQuestionCard = {
  id: "7",
  subjectId: "2",
  subjectName: "安全规程",
  questionKind: 1,
  difficulty: 3,
  tags: ["消防", "必考"],
  words: "灭火器怎么用",
  versionNo: 2,
  versionId: "70",
  duplicateCount: 1,
  gmtModified: "2026-11-20 08:30:00",
};
const editor = "/account/exams/question/edit";
const record: ExamQuestionRecord = {
  id: "7",
  versionList: [
    { versionNo: 2, gmtCreate: "2026-11-20 08:30:00", authorName: "林老师", href: `${editor}?questionId=7` },
    { versionNo: 1, gmtCreate: "2026-11-01 08:30:00", href: `${editor}?questionId=7&versionNo=1` },
  ],
  paperList: [{ id: "3", paperName: "期末试卷" }],
  duplicateList: [{ id: "9", subjectName: "安全规程", words: "灭火器怎么用" }],
  attemptCount: 40,
  markedCount: 38,
  facility: 0.625,
};

interface Opening {
  list?: ExamQuestionCard[];
  query?: Record<string, string>;
  calls?: NonNullable<Parameters<typeof openScreen>[0]["calls"]>;
  opened?: ExamQuestionRecord;
}
const open = ({ list = [question], query = {}, calls = {}, opened }: Opening = {}) =>
  openScreen({
    screen: questions,
    data: {
      questions: { list, totalCount: list.length, totalPage: 1, pageCurrent: 1, pageSize: 20 },
      subjects: {
        list: [{ id: "2", subjectName: "安全规程", sort: 1, questionCount: 1, isMine: true, isPractice: false }],
      },
      tags: { list: [{ tag: "消防", questionCount: 4 }] },
      record: opened,
    },
    query,
    calls,
  });
const list = () => screen.getByRole("list", { name: "题库" });
const address = (name: string | RegExp) =>
  decodeURIComponent(screen.getByRole("link", { name }).getAttribute("href") ?? "");
const options = (label: string) => texts([...screen.getByLabelText<HTMLSelectElement>(label).options]);
const undo = () => screen.queryByRole("button", { name: /^撤销/ });

afterEach(clear);

test("shows what a question is and that the bank has it twice; each of its tags narrows the list", async () => {
  await open({ query: { keyword: "灭火", pageCurrent: "2", question: "7" } });
  expect(address("灭火器怎么用")).toBe(`${editor}?questionId=7`);
  expect(list().textContent).toMatch(/单选题.*科目安全规程难度3.*版本2.*修改时间2026\/11\/20 08:30.*与它重复的题目1/);
  expect(address("消防")).toBe("/account/exams/question?keyword=灭火&tag=消防");
  expect(address("必考")).toBe("/account/exams/question?keyword=灭火&tag=必考");
  expect(field("题目文字").value).toBe("灭火");
});

test("says nothing of a first version and of a question that stands in the bank once", async () => {
  await open({ list: [{ ...question, versionNo: 1, duplicateCount: 0, words: "" }] });
  expect(list().textContent).not.toMatch(/版本|重复/);
  expect(address("（没有文字）")).toBe(`${editor}?questionId=7`);
});

test("is narrowed by subject, type, difficulty, tag and duplicates, in one form with the words", async () => {
  await open({ query: { kind: "2", tag: "旧标签", question: "7" } });
  expect(options("科目")).toEqual(["全部", "安全规程"]);
  expect(options("题型")).toEqual([
    "全部",
    "单选题",
    "多选题",
    "判断题",
    "填空题",
    "简答题",
    "连线题",
    "排序题",
    "材料题",
  ]);
  expect(options("难度")).toEqual(["全部", "1", "2", "3", "4", "5"]);
  // What a link put into the address stays, also where no question has it any more.
  expect(options("标签")).toEqual(["全部", "消防 (4)", "旧标签"]);
  expect(options("与它重复的题目")).toEqual(["全部", "只看重复的题目"]);
  const form = screen.getByRole<HTMLFormElement>("search");
  expect(Object.fromEntries(new FormData(form))).toEqual({
    keyword: "",
    subjectId: "",
    kind: "2",
    difficulty: "",
    tag: "旧标签",
    same: "",
  });
});

test("opens versions, use and statistics of a question", async () => {
  await open();
  expect(address("使用情况 灭火器怎么用")).toBe("/account/exams/question?question=7");
  await open({ query: { question: "7" }, opened: record });
  const use = screen.getByRole("group", { name: "使用情况" });
  expect(texts(within(use).getAllByRole("definition"))).toEqual(["40", "62.5%", "38"]);
  const linksIn = (name: string) => addresses(screen.getByRole("table", { name }));
  expect(linksIn("所在试卷")).toEqual(["/account/exams/paper/edit?paperId=3"]);
  expect(linksIn("重复的题目")).toEqual([`${editor}?questionId=9`]);
  expect(linksIn("版本")).toEqual([`${editor}?questionId=7`, `${editor}?questionId=7&versionNo=1`]);
  expect(screen.getByRole("table", { name: "版本" }).textContent).toContain("林老师");
});

test("says so where a question stands in no paper, was never answered, and is in the bank once", async () => {
  const { facility: _, ...unused } = { ...record, paperList: [], duplicateList: [], attemptCount: 0, markedCount: 0 };
  await open({ query: { question: "7" }, opened: unused });
  expect(screen.getByText("还没有试卷使用")).toBeDefined();
  expect(texts(within(screen.getByRole("group", { name: "使用情况" })).getAllByRole("definition"))).toEqual(["0"]);
  expect(screen.queryByRole("table", { name: "重复的题目" })).toBeNull();
});

test("takes a question out and offers to put it back; one that is in use stays without a word of success", async () => {
  const host = await open();
  await click(button("删除 灭火器怎么用"));
  expect(within(list()).getByRole("status").textContent).toBe("已删除 灭火器怎么用");
  await click(undo()!);
  expect(host.call.mock.calls.map(([operation, input]) => [operation, input])).toEqual([
    ["deleteExamQuestion", { id: "7" }],
    ["restoreExamQuestion", { id: "7" }],
  ]);
  expect(undo()).toBeNull();
  await open({
    calls: {
      deleteExamQuestion: () => {
        throw new CallError({ code: 1, message: "有试卷在用", data: null });
      },
    },
  });
  await click(button("删除 灭火器怎么用"));
  expect(undo()).toBeNull();
});

test("what is written, imported or exported begins with the subject that the list is narrowed by", async () => {
  await open({ query: { subjectId: "2", kind: "3", tag: "消防" } });
  expect(address("出题")).toBe(`${editor}?kind=3&subjectId=2`);
  expect(address("导入")).toBe("/account/exams/question/import?subjectId=2");
  expect(address("导出")).toBe("/account/exams/question/export?subjectId=2");
});

test("an empty bank says what to do first, a search without result leads back to all", async () => {
  await open({ list: [] });
  expect(address("添加科目，每道题都属于一个科目")).toBe("/account/exams/subject");
  expect(address("出第一道题")).toBe(editor);
  await open({ list: [], query: { tag: "x" } });
  expect(screen.getByText(/没有找到题目.*从文件导入/)).toBeDefined();
  for (const link of screen.getAllByRole("link", { name: "清除筛选" }))
    expect(link.getAttribute("href")).toBe("/account/exams/question");
});
