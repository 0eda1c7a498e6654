import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import document from "../../../tenants/default/screens/grade-view.json" with { type: "json" };
import { button, clear, click, field, texts, type, until } from "../../forms/testing/page.ts";
import type { GradeDetail, GradeStanding } from "../../generated/types.ts";
import { CallError } from "../../browser/call-error.ts";
import { dialogs, openScreen } from "../testing/screen.tsx";

const grade: GradeDetail = {
  id: "7",
  gradeName: "夜校一班",
  orgNo: "",
  memberCount: 12,
  isFree: 1,
  isSold: false,
  isStudyOpen: true,
  coursesPrice: "0.00",
  beginTime: "2026-12-01 19:00:00",
  endTime: "2027-02-01 21:00:00",
  gradeJoin: 2,
  gradeState: 2,
  courseList: [],
  examList: [],
  lessonCount: 3,
};
const standing: GradeStanding = {
  id: "7",
  isGradeAdmin: false,
  canUseCode: true,
  canApply: true,
  canBuy: false,
  isFull: false,
  isInvited: false,
};
const closed: Partial<GradeStanding> = { canUseCode: false, canApply: false };
const application = { id: "1", words: "想学", answer: "", gmtCreate: "2026-11-01 10:00:00" };

type Calls = Parameters<typeof openScreen>[0]["calls"];

const open = (more: Partial<GradeStanding> = {}, calls: Calls = {}) =>
  openScreen({
    screen: document,
    data: { grade, standing: { ...standing, ...more } },
    viewer: { signedIn: true },
    features: { grade: true },
    calls: {
      joinGrade: () => ({ id: "9", gradeName: "二班" }),
      acceptGradeInvitation: () => ({ ...standing, role: 3 }),
      ...calls,
    },
  });
const ways = () => within(screen.getByRole("group", { name: "加入班级" }));
const said = () => texts(ways().queryAllByRole("definition"));
const offered = () => texts(ways().queryAllByRole("button")).map((text) => text.trim());
const dialog = () => screen.getByRole("dialog");
/** Opens the form behind a button, whose code comes late. */
async function ask(name: string, label: RegExp) {
  await click(button(name));
  await until(() => within(dialog()).queryByRole("textbox", { name: label }) !== null);
}

beforeEach(dialogs);
afterEach(clear);

test("a visitor is led to sign in, and finds no form", async () => {
  await openScreen({ screen: document, data: { grade }, features: { grade: true } });
  expect(screen.getByRole("link", { name: "登录后加入" }).getAttribute("href")).toBe("/login?t=login");
  expect(screen.queryByRole("group", { name: "加入班级" })).toBeNull();
});

test("a code leads into the class that it is of, whichever page it was typed on", async () => {
  const { call, navigate } = await open();
  expect([said(), offered()]).toEqual([[], ["申请加入", "凭码加入"]]);
  await ask("凭码加入", /^班级码/);
  await type(field(/^班级码/), " abcd-1234 ");
  await click(button("凭码加入", dialog()));
  await until(() => navigate.mock.calls.length > 0);
  expect(call).toHaveBeenCalledWith("joinGrade", { code: "abcd-1234" }, expect.anything());
  expect(navigate).toHaveBeenCalledWith("/grade/course/9", expect.anything());
});

test("a wrong code is said in the form, and stays in its field", async () => {
  const { navigate } = await open(
    {},
    {
      joinGrade: () => {
        throw new CallError({ code: 1, message: "班级码不正确", data: null });
      },
    },
  );
  await ask("凭码加入", /^班级码/);
  await type(field(/^班级码/), "wrong");
  await click(button("凭码加入", dialog()));
  await until(() => within(dialog()).queryByText("班级码不正确") !== null);
  expect(field(/^班级码/).value).toBe("wrong");
  expect(navigate).not.toHaveBeenCalled();
});

test("is applied to with or without words, and where one stands is asked for anew", async () => {
  const { call, refresh } = await open();
  await ask("申请加入", /^申请说明/);
  await type(field(/^申请说明/), "想学");
  await click(button("申请加入", dialog()));
  await until(() => refresh.mock.calls.length > 0);
  expect(call).toHaveBeenCalledWith("saveGradeApplication", { id: "7", words: "想学" }, expect.anything());
  expect(refresh).toHaveBeenCalledWith([["getGradeStanding", {}]]);
  await ask("申请加入", /^申请说明/);
  await click(button("申请加入", dialog()));
  await until(() => refresh.mock.calls.length > 1);
  expect(call).toHaveBeenLastCalledWith("saveGradeApplication", { id: "7" }, expect.anything());
});

test("an application that waits can be taken back; what was answered is read with its answer", async () => {
  const { call, refresh } = await open({ ...closed, application: { ...application, applicationState: 1 } });
  expect([said(), offered()]).toEqual([["申请已提交，等待答复。"], ["撤回申请"]]);
  await click(button("撤回申请"));
  expect(call).toHaveBeenCalledWith("withdrawGradeApplication", { id: "7" }, expect.anything());
  expect(refresh).toHaveBeenCalledWith([["getGradeStanding", {}]]);
  await open({ application: { ...application, applicationState: 3, answer: "名额已满" } });
  expect([said(), offered()]).toEqual([
    ["未通过", "名额已满"],
    ["申请加入", "凭码加入"],
  ]);
});

test("who is on its list comes in at once; where that is refused, it is asked anew where they stand", async () => {
  const { call, navigate } = await open({ ...closed, isInvited: true });
  expect([said(), offered()]).toEqual([["老师已把你加入名单。"], ["加入"]]);
  await click(button("加入"));
  expect(call).toHaveBeenCalledWith("acceptGradeInvitation", { id: "7" }, expect.anything());
  expect(navigate).toHaveBeenCalledWith("/grade/course/7", expect.anything());
  const refused = await open(
    { ...closed, isInvited: true, isPaid: true },
    {
      acceptGradeInvitation: () => {
        throw new CallError({ code: 1, message: "名额已满", data: null });
      },
    },
  );
  expect(said()).toEqual(["你已购买名额，可以直接回到班级。"]);
  await click(button("加入"));
  expect(refused.refresh).toHaveBeenCalledWith([["getGradeStanding", {}]]);
  expect(refused.navigate).not.toHaveBeenCalled();
});

test("says that a class is full or closed, and nothing beside the place that can be bought", async () => {
  await open({ ...closed, isFull: true });
  expect([said(), offered()]).toEqual([["名额已满。有人退出后才能加入。", "现在不能自行加入，请联系讲师。"], []]);
  await open({ ...closed, canUseCode: true });
  expect(offered()).toEqual(["凭码加入"]);
  await open({ ...closed, canBuy: true });
  expect(screen.queryByRole("group", { name: "加入班级" })).toBeNull();
  await open({ role: 3 });
  expect(screen.queryByRole("group", { name: "加入班级" })).toBeNull();
  expect(screen.getByRole("link", { name: "进入班级" }).getAttribute("href")).toBe("/grade/course/7");
});
