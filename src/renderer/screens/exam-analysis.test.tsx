import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import document from "../../../tenants/default/screens/account/exams/analysis.json" with { type: "json" };
import { addresses } from "../../blocks/testing/draw.tsx";
import { CallError } from "../../browser/call-error.ts";
import { button, clear, click, field, texts, type, until } from "../../forms/testing/page.ts";
import type { ExamAnalysis, ExamItem, ExamRegrade } from "../../generated/types.ts";
import { dialogs, openScreen } from "../testing/screen.tsx";

const item: ExamItem = {
  no: 1,
  questionId: "9",
  questionKind: 1,
  words: "安全电压的上限",
  maxScore: 2,
  attemptCount: 60,
  confidence: "enough",
  facility: 0.5,
  discrimination: -12,
  weight: 2.5,
  isNegative: true,
  medianSeconds: 14,
  hasNewerVersion: true,
  isEditable: true,
  isRegradable: true,
  optionList: [
    {
      id: "a",
      words: "24 V",
      isRight: false,
      isIdle: true,
      lowerCount: 1,
      middleCount: 0,
      upperCount: 0,
      thirdCount: 20,
    },
    {
      id: "b",
      words: "36 V",
      isRight: true,
      isIdle: false,
      lowerCount: 20,
      middleCount: 10,
      upperCount: 5,
      thirdCount: 20,
    },
  ],
};
const analysis: ExamAnalysis = {
  examId: "3",
  examName: "模拟考试",
  isMaker: true,
  isResultShown: true,
  attemptCount: 60,
  confidence: "enough",
  mean: 50,
  deviation: 10,
  alpha: 0.812,
  standardError: 4,
  maxScore: 100,
  histogram: [0, 0, 1, 4, 10, 20, 15, 6, 3, 1],
  noticedCount: 1,
  itemList: [item],
};
const plan: ExamRegrade = {
  examId: "3",
  how: "key",
  digest: "d",
  attemptCount: 60,
  changedCount: 2,
  upCount: 1,
  downCount: 1,
  passedBefore: 30,
  passedAfter: 31,
  personCount: 0,
  changeList: [{ attemptId: "1", learnerName: "张三", before: 58, after: 60, wasPassed: false, isPassed: true }],
};
const page = "/account/exams/analysis?exam=3";

interface Opening {
  of?: Partial<ExamAnalysis>;
  plan?: ExamRegrade;
  query?: Record<string, string>;
  calls?: NonNullable<Parameters<typeof openScreen>[0]["calls"]>;
}
const open = ({ of, query, calls = {}, ...data }: Opening = {}) =>
  openScreen({
    screen: document,
    data: { analysis: { ...analysis, ...of }, ...data },
    query: { exam: "3", ...query },
    calls,
  });
const regrading = { regrade: "9", how: "key" };
const questions = () => screen.getByRole("list", { name: "试题" });
const dialog = () => screen.getByRole("dialog");

dialogs();
afterEach(clear);

test("warns of a question that goes against the test, and shows who chose what", async () => {
  await open();
  expect(within(questions()).getByText("总分高的人这道题反而答得差，答案可能有误。")).toBeDefined();
  expect(questions().textContent).toMatch(/题号1.*得分率50.*区分度-?−?12.*实际权重2.5%.*用时中位数（秒）14/);
  expect(questions().textContent).toContain("题库里有更新的版本");
  const options = screen.getByRole("table", { name: "各选项的选择人数" });
  expect(texts(within(options).getAllByRole("columnheader"))).toEqual(["选项", "低分组", "中分组", "高分组"]);
  expect(texts(within(options).getAllByRole("rowheader"))).toEqual(["24 V 几乎没人选", "36 V 正确答案"]);
  // Each has what its column is called before it, for a phone, then the number and the bar.
  const shown = within(options)
    .getAllByRole("cell")
    .map((cell) => cell.lastElementChild);
  expect(shown.map((one) => one?.textContent)).toEqual(["1", "0", "0", "20", "10", "5"]);
  // A bar is as long as the part of its third.
  const bars = shown.map((one) => one?.lastElementChild?.lastElementChild?.getAttribute("width"));
  expect(bars).toEqual(["5", "0", "0", "100", "50", "25"]);
});

test("shows how the exam works, each figure with what it means, and how the scores are spread", async () => {
  await open();
  const figures = screen.getByRole("group", { name: "模拟考试" });
  const values = texts(within(figures).getAllByRole("definition"));
  expect(values).toContain("50 / 100");
  expect(values).toContain("0.81");
  expect(values).toContain("0.7 以上说明各题测的是同一件事");
  const spread = within(screen.getByRole("figure"));
  expect(spread.getAllByRole("row")).toHaveLength(11);
  expect(spread.getByRole("row", { name: /^50–60% 20$/ })).toBeDefined();
});

test("the questions that need a look can be seen alone, and the filter says how many they are", async () => {
  await open({ of: { noticedCount: 2 } });
  const link = screen.getByRole("link", { name: /^需要留意/ });
  expect(link.textContent).toContain("2");
  expect(link.getAttribute("href")).toBe(`${page}&noticed=true`);
});

test("leads an assistant to nothing that refuses them", async () => {
  await open();
  expect(addresses(screen.getByRole("group", { name: "模拟考试" }))).toEqual(["/account/exams/result?exam=3"]);
  expect(addresses(questions())).toEqual(["/account/exams/question/edit?questionId=9"]);
  expect(button(/^重新评分/, questions())).toBeDefined();
  clear();
  await open({
    of: { isMaker: false, isResultShown: false, itemList: [{ ...item, isEditable: false, isRegradable: false }] },
  });
  expect(addresses(screen.getByRole("group", { name: "模拟考试" }))).toEqual([]);
  expect(addresses(questions())).toEqual([]);
  expect(within(questions()).queryByRole("button")).toBeNull();
});

test("says nothing of a few", async () => {
  const { mean: _, deviation: __, alpha: ___, standardError: ____, ...few } = analysis;
  const { facility: _____, ...unknown } = { ...item, isNegative: false };
  await openScreen({
    screen: document,
    query: { exam: "3" },
    data: {
      analysis: {
        ...few,
        confidence: "none",
        itemList: [{ ...unknown, confidence: "none", attemptCount: 3, optionList: [] }],
      },
    },
  });
  expect(screen.getByText(/不到 20 份/)).toBeDefined();
  expect(screen.queryByRole("figure")).toBeNull();
  expect(screen.queryByRole("table")).toBeNull();
  expect(questions().textContent).toMatch(/答过这道题的人太少，还不能统计.*答过的人数3/);
});

test("asks how to regrade, and leads to what that changes; points that were left empty stay", async () => {
  const host = await open();
  await click(button(/^重新评分/, questions()));
  await until(() => screen.queryByRole("dialog") && within(dialog()).queryByLabelText(/^新的分值/));
  expect(within(dialog()).getByText("分值").nextElementSibling?.textContent).toBe("2");
  expect(within(dialog()).getByRole<HTMLInputElement>("radio", { name: /最新版本/ }).checked).toBe(true);
  await click(button("看看会有什么变化", dialog()));
  await until(() => host.navigate.mock.calls.length === 1);
  expect(host.navigate).toHaveBeenLastCalledWith(`${page}&regrade=9&how=key`, { replace: false });
  await click(button(/^重新评分/, questions()));
  await until(() => screen.queryByRole("dialog") && within(dialog()).queryByLabelText(/^新的分值/));
  await type(field(/^新的分值/, dialog()), "1.5");
  await click(button("看看会有什么变化", dialog()));
  await until(() => host.navigate.mock.calls.length === 2);
  expect(host.navigate).toHaveBeenLastCalledWith(`${page}&regrade=9&how=key&score=1.5`, { replace: false });
  expect(host.call).not.toHaveBeenCalled();
});

test("shows what a regrade changes before it is carried out, by its digest", async () => {
  const host = await open({ plan, query: regrading });
  const shown = screen.getByRole("group", { name: "重新评分会改变什么" });
  expect(shown.textContent).toMatch(/最新版本.*会变的答卷2 \/ 60.*原来通过的人数30重新评分后通过的人数31/);
  const changes = screen.getByRole("table", { name: /^改动的答卷/ });
  expect(within(changes).getByRole("row", { name: /^张三/ }).textContent).toMatch(/58.*60.*改为通过/);
  expect(within(changes).queryByText("改为未通过")).toBeNull();
  expect(screen.getByRole("link", { name: "取消" }).getAttribute("href")).toBe(page);
  await click(button("按此重新评分", shown));
  await until(() => screen.queryByRole("dialog") && within(dialog()).queryByLabelText(/^原因/));
  expect(host.call).not.toHaveBeenCalled();
  await type(field(/^原因/, dialog()), "答案有误");
  await click(button("按此重新评分", dialog()));
  await until(() => host.toast.mock.calls.length === 1);
  expect(host.call.mock.calls.map(([operation, input]) => [operation, input])).toEqual([
    ["saveExamRegrade", { examId: "3", questionId: "9", how: "key", digest: "d", note: "答案有误" }],
  ]);
  expect(host.refresh).toHaveBeenCalledWith([["getExamAnalysis", { examId: "3" }]]);
  expect(host.navigate).toHaveBeenCalledWith(page, { replace: true });
});

test("where something else would change by now it says so and carries nothing out", async () => {
  const host = await open({
    plan,
    query: regrading,
    calls: {
      saveExamRegrade: () => {
        throw new CallError({ code: 1, message: "内容已被他人修改，请刷新后再试", data: null });
      },
    },
  });
  await click(button("按此重新评分", screen.getByRole("group", { name: "重新评分会改变什么" })));
  await until(() => screen.queryByRole("dialog") && within(dialog()).queryByLabelText(/^原因/));
  await click(button("按此重新评分", dialog()));
  await until(() => dialog().textContent?.includes("内容已被他人修改"));
  expect(host.navigate).not.toHaveBeenCalled();
});

test("where nothing changes it says so and offers nothing to carry out", async () => {
  await open({ plan: { ...plan, changedCount: 0, upCount: 0, downCount: 0, changeList: [] }, query: regrading });
  const shown = screen.getByRole("group", { name: "重新评分会改变什么" });
  expect(shown.textContent).toContain("所有答卷的得分都不变");
  expect(within(shown).queryByRole("button")).toBeNull();
  expect(screen.queryByRole("table", { name: /^改动的答卷/ })).toBeNull();
});
