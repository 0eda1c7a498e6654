import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import explain from "../../../tenants/default/screens/exam-explain.json" with { type: "json" };
import preview from "../../../tenants/default/screens/account/exams/preview.json" with { type: "json" };
import result from "../../../tenants/default/screens/exam-result.json" with { type: "json" };
import { button, clear, click, texts, until } from "../../forms/testing/page.ts";
import type {
  ExamAttemptCard,
  ExamExplainedSlot,
  ExamPaper,
  ExamPaperPreview,
  ExamResult,
} from "../../generated/types.ts";
import { richText } from "../../blocks/testing/rich-text.ts";
import { openScreen } from "../testing/screen.tsx";

const attempt: ExamAttemptCard = {
  id: "5",
  examId: "2",
  examName: "水平测试",
  examKind: 1,
  attemptNo: 1,
  attemptState: 4,
  gmtStart: "2026-11-20 08:00:00",
  gmtSubmit: "2026-11-20 09:10:00",
  isByServer: false,
  maxScore: 40,
  score: 32,
  passScore: 24,
  isPassed: true,
  isAnswersShown: true,
  isExplanationsShown: false,
};
const came: ExamResult = {
  ...attempt,
  answeredCount: 9,
  questionCount: 10,
  lateCount: 0,
  uncountedCount: 0,
  sectionList: [{ title: "单选题", questionCount: 10, answeredCount: 9, score: 32, maxScore: 40 }],
  slotList: [],
};
const waiting = ({ score: _score, isPassed: _isPassed, ...rest }: ExamResult): ExamResult => ({
  ...rest,
  attemptState: 3,
  isAnswersShown: false,
  sectionList: [{ title: "单选题", questionCount: 10, answeredCount: 9, maxScore: 40 }],
});
const openResult = (of: ExamResult) => openScreen({ screen: result, data: { result: of }, query: { attempt: "5" } });
const facts = (name: string) =>
  within(screen.getByRole("group", { name }))
    .getAllByRole("term")
    .map((term) => term.parentElement?.textContent);
const cells = () => texts(screen.getAllByRole("row")[1]?.children ?? []);
/** Without the link that leads past the head of the page. */
const leads = () =>
  screen
    .queryAllByRole("link")
    .map((link) => link.getAttribute("href"))
    .filter((href) => href !== "#main");

afterEach(clear);

test("a result names score, pass mark and the points of each part, and leads to the answers that are shown", async () => {
  await openResult(came);
  expect(texts(screen.getAllByRole("heading", { level: 1 }))).toEqual(["水平测试"]);
  expect(facts("考试成绩")).toEqual(["得分32 / 40", "结果通过", "及格分24", "作答题数9 / 10"]);
  expect(facts("交卷情况")).toEqual(["状态已完成", "交卷时间2026/11/20 09:10"]);
  expect(cells()).toEqual(["单选题", "作答9 / 10", "得分32", "分值40"]);
  expect(leads()).toEqual(["/exam/explain?attempt=5", "/exam/view/2", "/account/exams/myExam"]);
  await openResult({ ...came, isPassed: false });
  expect(facts("考试成绩")).toContain("结果未通过");
});

test("a result whose score is not shown yet says so, and calls nothing a score", async () => {
  await openResult(waiting(came));
  expect(facts("考试成绩")).toEqual(["满分40", "及格分24", "作答题数9 / 10"]);
  expect(facts("交卷情况")).toContain("得分成绩还不能查看，公布后会显示在这里。");
  expect(cells()).toEqual(["单选题", "作答9 / 10", "得分尚未公布", "分值40"]);
  expect(leads()).toEqual(["/exam/view/2", "/account/exams/myExam"]);
});

test("a result says whether time ran out, and how many answers arrived late", async () => {
  await openResult({ ...came, isByServer: true, lateCount: 2, uncountedCount: 1 });
  const said = screen.getByRole("group", { name: "交卷情况" }).textContent;
  for (const part of ["时间到，系统自动交卷", "截止后送达（题）2", "计分", "送达太晚（题）1", "已保留，不计分"])
    expect(said).toContain(part);
});

const question: ExamExplainedSlot = {
  slot: 1,
  section: 0,
  questionKind: 3,
  maxScore: 4,
  body: { stem: richText("先断电") },
  answer: { chosen: ["false"] },
  rightAnswer: { right: ["true"] },
  explanation: richText("断电以后才能验电"),
  score: 0,
  isRight: false,
  note: "再看一遍",
};

test("explanations show each question with answer, key, explanation and comment, and what went wrong alone", async () => {
  const explained = {
    attempt,
    sectionList: [{ title: "一、判断题" }],
    slotList: [question, { ...question, slot: 2, score: 4, isRight: true, answer: { chosen: ["true"] } }],
  };
  await openScreen({ screen: explain, data: { explained }, query: { attempt: "5" } });
  const [wrong] = screen.getAllByRole("article");
  for (const part of ["先断电", "0 / 4 分", "错误", "你的答案", "参考答案", "评语：再看一遍", "断电以后才能验电"])
    expect(wrong?.textContent).toContain(part);
  expect(facts("这份答卷")).toEqual(["考试名称水平测试", "得分32 / 40", "结果通过"]);
  expect(leads()).toEqual(["/exam/result?attempt=5", "/exam/explain?attempt=5", "/exam/explain?attempt=5&show=wrong"]);
  await openScreen({ screen: explain, data: { explained }, query: { attempt: "5", show: "wrong" } });
  expect(screen.getAllByRole("article")).toHaveLength(1);
});

const paper: ExamPaper = {
  id: "4",
  paperName: "期末试卷",
  versionNo: 1,
  questionCount: 1,
  maxScore: 4,
  gmtModified: "2026-11-20 08:30:00",
  sections: [],
  questionList: [],
};
const drawn: ExamPaperPreview = {
  id: "4",
  paperName: "期末试卷",
  versionNo: 1,
  seed: "x",
  maxScore: 4,
  sectionList: [{ title: "一、全部题型" }],
  slotList: [{ slot: 1, section: 0, questionKind: 3, maxScore: 4, seq: 0, body: { stem: richText("先断电") } }],
};
const openPreview = (data: object) =>
  openScreen({ screen: preview, data: { ...data }, query: { paperId: "4" }, viewer: { userType: 2 } });

test("a preview shows the paper to be tried and printed, leads to its editor and asks for other questions", async () => {
  const host = await openPreview({ paper, preview: drawn });
  expect(texts(screen.getAllByRole("heading", { level: 1 }))).toEqual(["期末试卷"]);
  expect(facts("试卷")).toEqual(["题数1", "总分4"]);
  expect(leads()).toEqual(["/account/exams/paper/edit?paperId=4"]);
  await click(screen.getByRole("radio", { name: "正确" }));
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "正确" }).checked).toBe(true);
  expect(button("打印试卷和答题卡")).not.toBeNull();
  await click(button("换一套题"));
  await until(() => host.refresh.mock.calls.length > 0);
  expect(host.refresh).toHaveBeenCalledWith([["getExamPaperPreview", { id: "4" }]]);
});

test("a preview that cannot be drawn says why under the name of the paper, and leads to the bank", async () => {
  await openPreview({ paper });
  expect(texts(screen.queryAllByRole("heading"))).toEqual(["期末试卷"]);
  expect(screen.queryByText("题库中的题目不够")).not.toBeNull();
  expect(screen.queryByRole("button", { name: "打印试卷和答题卡" })).toBeNull();
  expect(leads()).toEqual(["/account/exams/paper/edit?paperId=4", "/account/exams/question"]);
});
