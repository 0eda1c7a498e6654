import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import document from "../../../tenants/default/screens/account/exams/edit.json" with { type: "json" };
import * as errorCode from "../../generated/error-codes.ts";
import type { ExamSettings, OwnExam } from "../../generated/types.ts";
import { button, clear, click, field, t, type, until } from "../../forms/testing/page.ts";
import { openScreen } from "../testing/screen.tsx";

const settings: ExamSettings = {
  examName: "期末",
  examKind: 1,
  paperId: "3",
  limitMinutes: 60,
  attemptsAllowed: 1,
  passScore: 48,
  graceSeconds: 60,
  isQuestionsShuffled: true,
  isOptionsShuffled: true,
  showAnswers: 3,
  showScore: 3,
  showExplanations: 3,
  examPrice: "0.00",
  examAudience: 1,
};
const exam: OwnExam = {
  id: "7",
  examName: "期末",
  isPutaway: 0,
  versionNo: 1,
  newestVersionNo: 1,
  attemptCount: 2,
  openCount: 2,
  version: 4,
  settings,
  gmtModified: "2026-11-01 10:00:00",
  paperName: "A 卷",
  isPaperOlder: false,
  examAudience: 1,
};
const paper = { id: "3", paperName: "A 卷", passScore: 48 };
const calls = { listExamPapers: () => ({ list: [paper] }), listCourseCategories: () => ({ list: [] }) };
const open = (more: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({
    screen: document,
    data: { papers: { totalCount: 1 } },
    ...more,
    calls: { ...calls, ...more.calls },
  });
const change = (more: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  open({ query: { id: "7" }, data: { exam }, ...more });
const saved = (host: Awaited<ReturnType<typeof open>>) =>
  host.call.mock.calls.filter(([name]) => name === "saveExam").map(([, input]) => input);
const ready = () => until(() => screen.queryByLabelText(/^考试名称/) && screen.queryByLabelText(/^开始时间/));

afterEach(async () => {
  await clear();
  sessionStorage.clear();
});

test("a new exam begins with the only paper and its usual pass mark, and leads to where it is changed", async () => {
  const host = await open({ calls: { saveExam: () => exam } });
  await ready();
  await until(() => field(/^及格分/).value === "48");
  await click(button(t("form.examSettings.save")));
  expect(saved(host)).toEqual([]);
  await type(field(/^考试名称/), "期末");
  await click(button(t("form.examSettings.save")));
  await until(() => host.navigate.mock.calls.length > 0);
  expect(host.navigate).toHaveBeenCalledWith("/account/exams/edit?id=7", { replace: true });
  const [{ settings: sent } = {}] = saved(host) as { settings: ExamSettings }[];
  expect(sent).toMatchObject({ examName: "期末", paperId: "3", passScore: 48, limitMinutes: 60, examPrice: "0.00" });
  expect(Object.keys(sent ?? {}).filter((name) => /Name$|Count$|isPutaway/.test(name))).toEqual(["examName"]);
});

test("a new exam that is to be published at once leads to where it is changed, and is published there", async () => {
  const host = await open({ calls: { saveExam: () => exam } });
  await ready();
  await type(field(/^考试名称/), "期末");
  await click(button("保存并发布"));
  await until(() => host.toast.mock.calls.length > 0);
  expect(host.call).toHaveBeenLastCalledWith("publishExam", { id: "7", isPutaway: 1 }, expect.anything());
  expect(host.navigate).toHaveBeenCalledOnce();
});

test("says what a change means for those who sit, and what the server refuses at its field", async () => {
  const refused = { fields: [{ path: "settings.gmtEnd", message: "结束时间要晚于开始时间" }] };
  const host = await change({
    calls: {
      saveExam: () => {
        throw Object.assign(new Error("x"), { code: errorCode.VALIDATION, data: refused });
      },
    },
  });
  await ready();
  expect(screen.queryByText(/有 2 人正在考试/)).not.toBeNull();
  expect(screen.queryByText(t("examSettings.isDraft"))).not.toBeNull();
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: /^试卷/ }).disabled).toBe(true);
  await type(field(/^作答时长/), "90");
  await click(button(t("form.examSettings.save")));
  await until(() => field(/^结束时间/).getAttribute("aria-invalid") === "true");
  expect(saved(host)).toEqual([expect.objectContaining({ id: "7", version: 4 })]);
});

test("overwrites nothing that another person changed meanwhile", async () => {
  const host = await change({
    calls: {
      saveExam: () => {
        throw Object.assign(new Error("他人已修改"), { code: errorCode.EXAM_CHANGED });
      },
    },
  });
  await ready();
  await type(field(/^考试名称/), "我的名称");
  await click(button(t("form.examSettings.save")));
  await until(() => screen.queryByRole("button", { name: t("form.version.takeTheirs") }));
  expect(host.refresh).toHaveBeenCalled();
  expect(screen.queryByText("他人已修改")).not.toBeNull();
  expect(field(/^考试名称/).value).toBe("我的名称");
});

test("one without a limit stays without, and one that is published has no second button but is withdrawn", async () => {
  const { limitMinutes: _, ...unlimited } = settings;
  const host = await change({ data: { exam: { ...exam, isPutaway: 1, settings: unlimited } } });
  await ready();
  expect(field(/^作答时长/).value).toBe("");
  expect(screen.queryByRole("button", { name: "保存并发布" })).toBeNull();
  await click(button(t("form.examSettings.save")));
  await until(() => host.toast.mock.calls.length > 0);
  const [{ settings: sent } = {}] = saved(host) as { settings: ExamSettings }[];
  expect(sent).not.toHaveProperty("limitMinutes");
  await click(within(screen.getByRole("group", { name: "期末" })).getByRole("button", { name: "撤回" }));
  await until(() => host.toast.mock.calls.length > 1);
  expect(host.call).toHaveBeenLastCalledWith("publishExam", { id: "7", isPutaway: 0 }, expect.anything());
});

test("a copy is sat at another time", async () => {
  const copied = { ...exam, settings: { ...settings, gmtBegin: "2026-12-01 08:00:00", gmtEnd: "2026-12-01 10:00:00" } };
  const host = await open({
    query: { from: "7" },
    data: { copied, papers: { totalCount: 1 } },
    calls: { saveExam: () => exam },
  });
  await ready();
  expect([field(/^考试名称/).value, field(/^开始时间/).value]).toEqual(["期末", ""]);
  await click(button(t("form.examSettings.save")));
  await until(() => host.navigate.mock.calls.length > 0);
  const [input] = saved(host) as { id?: string; settings: ExamSettings }[];
  expect(input).not.toHaveProperty("id");
  expect(input?.settings).not.toHaveProperty("gmtBegin");
});

test("who has no paper is led to where one is made", async () => {
  await open({ data: { papers: { totalCount: 0 } } });
  expect(screen.getByRole("link", { name: "去组卷" }).getAttribute("href")).toBe("/account/exams/paper");
  expect(screen.getAllByRole("group")).toHaveLength(5);
});
