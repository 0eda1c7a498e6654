import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import document from "../../../tenants/default/screens/account/exams/people.json" with { type: "json" };
import { button, clear, click, field, t, type, until } from "../../forms/testing/page.ts";
import type { ExamPerson } from "../../generated/types.ts";
import { dialogs, openScreen } from "../testing/screen.tsx";

const person: ExamPerson = {
  id: "1",
  personName: "王芳",
  personNumber: "S-1",
  code: "ACD4EF679K",
  extraMinutes: 15,
  extraAttempts: 0,
  isRevoked: false,
  isCome: false,
  personState: 1,
};
const assistant = { userNo: "8", name: "陈老师", mobile: "138****0002", gmtCreate: "2026-11-01 10:00:00" };
const open = (list: ExamPerson[] = [person], examAudience = 4) =>
  openScreen({
    screen: document,
    query: { exam: "7" },
    data: {
      exam: { id: "7", examName: "期末", examAudience },
      people: { list, totalCount: list.length, totalPage: 1, pageCurrent: 1, pageSize: 50, revokedCount: 0 },
      assistants: { list: [assistant] },
    },
  });
const dialog = () => screen.getByRole("dialog");

dialogs();
afterEach(clear);

test("revokes a code, gives a new one, and lets one be used again", async () => {
  const host = await open();
  await click(button("作废 王芳"));
  await until(() => host.toast.mock.calls.length === 1);
  expect(host.call).toHaveBeenLastCalledWith(
    "updateExamCodes",
    { examId: "7", idList: ["1"], change: "revoke" },
    expect.anything(),
  );
  await click(button("换码 王芳"));
  await until(() => host.toast.mock.calls.length === 2);
  clear();
  await open([{ ...person, isRevoked: true, personState: 7 }]);
  expect(screen.getByRole("cell", { name: /已作废/ })).toBeTruthy();
  const row = within(screen.getByRole("row", { name: /^王芳/ }));
  expect(row.getAllByRole("button").map((each) => each.textContent)).toEqual(["修改 王芳", "恢复 王芳"]);
});

test("changes somebody's extra time by a form that begins with what is there", async () => {
  const host = await open();
  await click(button("修改 王芳"));
  await until(() => screen.queryByRole("dialog") && within(dialog()).queryByLabelText(/^加时/));
  expect(field(/^加时/, dialog()).value).toBe("15");
  await type(field(/^加时/, dialog()), "30");
  await click(button(t("form.examPerson.submit")));
  await until(() => host.toast.mock.calls.length > 0);
  expect(host.call).toHaveBeenCalledWith(
    "saveExamPerson",
    { id: "1", personName: "王芳", personNumber: "S-1", extraMinutes: 30, extraAttempts: 0 },
    expect.objectContaining({ quiet: true }),
  );
});

test("says who may sit the exam beside the list, and leads to where that is changed", async () => {
  await open([], 2);
  expect(screen.getByText(t("examPeople.audience.2"))).toBeTruthy();
  expect(screen.getByRole("link", { name: /^更改/ }).getAttribute("href")).toBe("/account/exams/edit?id=7");
  expect(screen.getByText(t("examPeople.empty"))).toBeTruthy();
});

test("an assistant is added by the mobile number, and removed by a press", async () => {
  const host = await open();
  await click(button("移除 陈老师"));
  await until(() => host.toast.mock.calls.length === 1);
  expect(host.call).toHaveBeenLastCalledWith("removeExamAssistant", { examId: "7", userNo: "8" }, expect.anything());
  await click(button("添加助教"));
  await until(() => screen.queryByRole("dialog") && within(dialog()).queryByLabelText(/手机号/));
  await type(field(/手机号/, dialog()), "13800000002");
  await click(within(dialog()).getByRole("button", { name: "添加助教" }));
  await until(() => host.toast.mock.calls.length === 2);
  expect(host.call).toHaveBeenLastCalledWith(
    "addExamAssistant",
    { examId: "7", mobile: "13800000002" },
    expect.anything(),
  );
});
