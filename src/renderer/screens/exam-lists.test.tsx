import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import exams from "../../../tenants/default/screens/account/exams/index.json" with { type: "json" };
import papers from "../../../tenants/default/screens/account/exams/paper/index.json" with { type: "json" };
import { button, clear, click, texts, until } from "../../forms/testing/page.ts";
import type { ExamPaperCard, OwnExamCard } from "../../generated/types.ts";
import { openScreen } from "../testing/screen.tsx";

const paper: ExamPaperCard = {
  id: "4",
  paperName: "期末试卷",
  versionNo: 3,
  questionCount: 20,
  maxScore: 100,
  passScore: 60,
  gmtModified: "2026-11-20 08:30:00",
};
const exam: OwnExamCard = {
  id: "7",
  examName: "期末考试",
  examKind: 1,
  examState: 2,
  isPutaway: 1,
  paperName: "A 卷",
  gmtEnd: "2026-12-01 10:00:00",
  attemptCount: 5,
  openCount: 3,
  markingCount: 2,
  examAudience: 1,
  isAssisted: false,
  isResultShown: true,
  gmtModified: "2026-11-01 10:00:00",
};
const page = (list: object[]) => ({ list, totalCount: list.length, totalPage: 1, pageCurrent: 1, pageSize: 20 });
const openPapers = (list = [paper], query = {}) => openScreen({ screen: papers, data: { papers: page(list) }, query });
const openExams = (list: OwnExamCard[] = [exam], query = {}) =>
  openScreen({ screen: exams, data: { exams: page(list) }, query });
const only = () => within(within(screen.getByRole("list", { name: "我管理的考试" })).getByRole("listitem"));
const leads = () =>
  only()
    .queryAllByRole("link")
    .map((link) => link.getAttribute("href"));
const facts = () =>
  only()
    .getAllByRole("term")
    .map((term) => term.parentElement?.textContent);

afterEach(clear);

test("a list of papers leads to the editor and the preview of each, and asks before one is deleted", async () => {
  const host = await openPapers();
  const links = within(screen.getByRole("listitem")).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/account/exams/paper/edit?paperId=4",
    "/account/exams/paper/edit?paperId=4",
    "/account/exams/preview?paperId=4",
  ]);
  await click(button("删除 期末试卷"));
  await until(() => host.toast.mock.calls.length > 0);
  expect(host.confirm).toHaveBeenCalledWith(expect.objectContaining({ yes: "删除" }));
  expect(host.call).toHaveBeenCalledWith("deleteExamPaper", { id: "4" }, expect.anything());
});

test("a list without papers leads to the first; a search without result says so and leads to nothing to make", async () => {
  await openPapers([]);
  expect(screen.getByRole("link", { name: "新建第一份试卷" }).getAttribute("href")).toBe("/account/exams/paper/edit");
  await openPapers([], { keyword: "x" });
  expect(screen.queryByText("没有找到这样的试卷。")).not.toBeNull();
  expect(screen.queryByRole("link", { name: "新建第一份试卷" })).toBeNull();
});

test("an exam leads to what waits first: who sits, and what is to be marked", async () => {
  const host = await openExams();
  expect(leads()).toEqual([
    "/account/exams/live?exam=7",
    "/account/exams/marking?exam=7",
    "/account/exams/edit?id=7",
    "/account/exams/people?exam=7",
    "/account/exams/result?exam=7",
    "/account/exams/edit?from=7",
  ]);
  expect(facts()).toEqual(["正在考试3", "待阅题数2", "结束时间2026/12/01 10:00", "试卷A 卷", "人次5"]);
  expect(texts(screen.getAllByRole("heading", { level: 2 }))).toEqual(["期末考试进行中"]);
  await click(button("撤回 期末考试"));
  await until(() => host.toast.mock.calls.length > 0);
  expect(host.call).toHaveBeenCalledWith("publishExam", { id: "7", isPutaway: 0 }, expect.anything());
});

test("an exam that nobody can find is a draft, or withdrawn once somebody sat it", async () => {
  const draft = { ...exam, isPutaway: 0 as const, openCount: 0, markingCount: 0, attemptCount: 0 };
  await openExams([draft]);
  expect(texts(screen.getAllByRole("heading", { level: 2 }))).toEqual(["期末考试草稿"]);
  expect(leads()).toEqual(["edit?id=7", "people?exam=7", "edit?from=7"].map((to) => `/account/exams/${to}`));
  await openExams([{ ...draft, attemptCount: 5 }]);
  expect(texts(screen.getAllByRole("heading", { level: 2 }))).toEqual(["期末考试已撤回"]);
  const { gmtEnd: _, ...anyTime } = draft;
  await openExams([anyTime]);
  expect(facts()).toContain("时间不限时间");
});

test("an exam that one helps with has no settings, and its results only where they may be seen", async () => {
  const helped = { ...exam, isAssisted: true };
  await openExams([helped]);
  const watched = ["/account/exams/live?exam=7", "/account/exams/marking?exam=7"];
  expect(leads()).toEqual([...watched, "/account/exams/result?exam=7"]);
  expect(only().queryByRole("button")).toBeNull();
  await openExams([{ ...helped, isResultShown: false }]);
  expect(leads()).toEqual([...watched, "/account/exams/analysis?exam=7"]);
});

test("a maker without exams reads what to do first, and who filtered reads that nothing was found", async () => {
  const steps = () =>
    screen.queryAllByRole("link", { name: /^(先|再|新建考试，)/ }).map((link) => link.getAttribute("href"));
  await openExams([]);
  expect(steps()).toEqual(["/account/exams/question", "/account/exams/paper", "/account/exams/edit"]);
  await openExams([], { state: "over" });
  expect(steps()).toEqual([]);
  expect(screen.queryByText("没有符合条件的考试")).not.toBeNull();
});
