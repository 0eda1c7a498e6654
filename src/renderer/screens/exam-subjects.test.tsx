import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import document from "../../../tenants/default/screens/account/exams/subject.json" with { type: "json" };
import { button, clear, click, field, t, type, until } from "../../forms/testing/page.ts";
import type { ExamSubject } from "../../generated/types.ts";
import { dialogs, openScreen } from "../testing/screen.tsx";

const own: ExamSubject = {
  id: "1",
  subjectName: "电工基础",
  sort: 1,
  questionCount: 0,
  isMine: true,
  isPractice: false,
};
const used = { ...own, id: "2", subjectName: "安全规程", questionCount: 12, ownerName: "林老师" };
const shared = { ...own, id: "3", subjectName: "机构公共题", questionCount: 5, isMine: false, isPractice: true };
const open = (list: ExamSubject[] = [own, used, shared], calls = {}) =>
  openScreen({ screen: document, data: { subjects: { list } }, calls });
const dialog = () => screen.getByRole("dialog");
const link = (name: string) => screen.queryByRole("link", { name })?.getAttribute("href");

dialogs();
afterEach(clear);

test("leads to the questions of each; one with questions cannot be deleted, one of the organisation not be changed", async () => {
  await open();
  expect(link("去出题 电工基础")).toBe("/account/exams/question?subjectId=1");
  expect(["12", "5"].map(link)).toEqual(["/account/exams/question?subjectId=2", "/account/exams/question?subjectId=3"]);
  expect(screen.getAllByRole("button", { name: /^(重命名|删除)/ }).map((each) => each.textContent)).toEqual([
    "重命名 电工基础",
    "删除 电工基础",
    "重命名 安全规程",
  ]);
  const last = within(screen.getAllByRole("listitem").at(-1)!);
  expect(last.queryByText(t("examSubjects.shared"))).not.toBeNull();
});

test("leads to practice where it is open, and whose subject has questions to where it is opened", async () => {
  await open();
  expect(link("练习未开放 安全规程")).toBe("/exam/exercise/2");
  expect(link("去练习 机构公共题")).toBe("/exam/exercise/3");
  expect(screen.queryAllByRole("link", { name: /练习/ })).toHaveLength(2);
});

test("a name is added, and one that the server refuses stays in its field", async () => {
  const host = await open([], {
    saveExamSubject: ({ subjectName }: Record<string, unknown>) => {
      if (subjectName === "重复")
        throw Object.assign(new Error("x"), { code: 1, data: { fields: [{ path: "subjectName", message: "已有" }] } });
      return {};
    },
  });
  await click(button("添加科目"));
  await until(() => screen.queryByRole("dialog") && within(dialog()).queryByLabelText(/^科目名称/));
  await type(field(/^科目名称/, dialog()), "重复");
  await click(button("保存科目"));
  await until(() => within(dialog()).queryAllByText("已有").length > 0);
  await type(field(/^科目名称/, dialog()), "  高压电工 ");
  await click(button("保存科目"));
  await until(() => host.toast.mock.calls.length > 0);
  expect(host.call).toHaveBeenLastCalledWith(
    "saveExamSubject",
    { subjectName: "高压电工" },
    expect.objectContaining({ quiet: true }),
  );
});

test("renames one that stands there, and asks before one is deleted", async () => {
  const host = await open();
  await click(button("重命名 电工基础"));
  await until(() => screen.queryByRole("dialog") && within(dialog()).queryByLabelText(/^科目名称/));
  expect(field(/^科目名称/, dialog()).value).toBe("电工基础");
  await type(field(/^科目名称/, dialog()), "电工技术");
  await click(button("保存科目"));
  await until(() => host.toast.mock.calls.length === 1);
  expect(host.call).toHaveBeenLastCalledWith(
    "saveExamSubject",
    { id: "1", subjectName: "电工技术" },
    expect.anything(),
  );
  await click(button("删除 电工基础"));
  await until(() => host.toast.mock.calls.length === 2);
  expect(host.confirm).toHaveBeenCalledWith({ text: "确定删除科目“电工基础”吗？", yes: "删除" });
  expect(host.call).toHaveBeenLastCalledWith("deleteExamSubject", { id: "1" }, expect.anything());
});

test("without any it says what a subject is for", async () => {
  await open([]);
  expect(screen.queryByText("还没有科目。先添加一个科目，再在题库里出题。")).not.toBeNull();
});
