import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { button, clear, click, draw, field, t, texts, type, until } from "../../forms/testing/page.ts";
import { addresses } from "../testing/draw.tsx";
import type { GradeDetail, GradeStanding } from "../../generated/types.ts";
import { GradeView } from "./GradeView.tsx";

const grade: GradeDetail = {
  id: "7",
  gradeName: "夜校一班",
  orgNo: "",
  memberCount: 12,
  isFree: 1,
  isSold: false,
  isStudyOpen: true,
  coursesPrice: "0.00",
  lecturerName: "林知远",
  lecturerUserNo: "3",
  beginTime: "2026-12-01 19:00:00",
  endTime: "2027-02-01 21:00:00",
  gradeStatus: 1,
  capacity: 20,
  placesLeft: 8,
  gradeJoin: 2,
  gradeState: 2,
  courseList: [{ courseId: "5", courseName: "JavaScript 核心", courseLogo: "", courseCategory: 1 }],
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
const asked: GradeStanding = {
  ...standing,
  canApply: false,
  application: { id: "1", applicationState: 1, words: "想学", answer: "", gmtCreate: "2026-11-01 10:00:00" },
};
const operations = {
  joinGrade: vi.fn(async (_input: object) => ({ id: "7", gradeName: "夜校一班" })),
  saveGradeApplication: vi.fn(async (_input: object) => asked),
  withdrawGradeApplication: vi.fn(async (_input: object) => standing),
  acceptGradeInvitation: vi.fn(async (_input: object) => ({ ...standing, role: 3 as const })),
};
const go = vi.fn();
beforeEach(() => vi.clearAllMocks());
afterEach(clear);
const show = (more: object = {}) =>
  draw(
    <GradeView
      grade={grade}
      standing={standing}
      signedIn
      signInUrl="/login"
      slots={{}}
      on={{ go }}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={operations as never}
      {...more}
    />,
  );

test("says what a class is, and leads visitors to sign in", async () => {
  await show({ signedIn: false });
  expect(texts(screen.queryAllByRole("definition"))).toEqual([
    "林知远",
    "2026-12-01 — 2027-02-01",
    "12",
    "8",
    "3",
    t("common.free"),
  ]);
  expect(screen.getByRole("link", { name: "登录后加入" }).getAttribute("href")).toBe("/login");
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("leads to its exams, and names its homework, which is done inside", async () => {
  const examList = [
    { id: "3", examName: "结业考试", examKind: 1, examState: 2 },
    { id: "4", examName: "第一周作业", examKind: 2, examState: 2 },
  ];
  await show({ grade: { ...grade, examList } });
  expect(screen.queryByRole("link", { name: "结业考试" })).not.toBeNull();
  expect(addresses(document.body)).not.toContain("/exam/view/4");
  expect(screen.getByRole("heading", { name: t("gradeView.homework") }).parentElement?.textContent).toContain(
    "第一周作业",
  );
});

test("is joined by a code, and leads inside", async () => {
  await show();
  await type(field("班级码"), " abcd-1234 ");
  await click(button(t("gradeView.useCode")));
  expect(operations.joinGrade).toHaveBeenCalledWith({ code: "abcd-1234" });
  expect(go).toHaveBeenCalledWith({ to: "/grade/course/7" });
});

test("a wrong code is said in words, and stays in its field", async () => {
  operations.joinGrade.mockRejectedValueOnce(new Error("nothing"));
  await show();
  await type(field("班级码"), "wrong");
  await click(button(t("gradeView.useCode")));
  await until(() => screen.getByRole("status").textContent !== "");
  expect(field("班级码").value).toBe("wrong");
  expect(go).not.toHaveBeenCalled();
});

test("is applied to with words, which can be taken back", async () => {
  await show();
  await type(field("申请说明（选填）"), "想学");
  await click(button(t("gradeView.apply")));
  expect(operations.saveGradeApplication).toHaveBeenCalledWith({ id: "7", words: "想学" });
  await until(() => screen.queryByText(new RegExp(t("gradeView.application.1"))));
  await click(button(t("gradeView.withdraw")));
  await until(() => screen.queryByLabelText("申请说明（选填）"));
});

test("who is in it goes inside; who is on its list accepts; a full one says so", async () => {
  await show({ standing: { ...standing, role: 3 } });
  expect(screen.getByRole("link", { name: "进入班级" }).getAttribute("href")).toBe("/grade/course/7");
  await show({ standing: { ...standing, canUseCode: false, canApply: false, isInvited: true, isFull: true } });
  expect(screen.queryByText(t("gradeView.full"))).not.toBeNull();
  await click(button(t("gradeView.accept")));
  expect(go).toHaveBeenCalledWith({ to: "/grade/course/7" });
});

const sold: GradeDetail = { ...grade, isFree: 0, price: "680.00", isSold: true, coursesPrice: "899.00" };
const hrefs = { cartHref: "/car", checkoutHref: "/checkout", orderHref: "/account/order" };
const mayBuy: GradeStanding = { ...standing, canApply: false, canBuy: true };
const ways = () =>
  [t("examPrice.buy"), t("examPrice.addToCart"), t("examPrice.inCart")].flatMap((name) =>
    [...screen.queryAllByRole("link", { name }), ...screen.queryAllByRole("button", { name })].map((one) => [
      one.textContent,
      one.getAttribute("href"),
    ]),
  );

test("a place is bought at once or put into the cart, and what it includes is said", async () => {
  const addToCart = vi.fn(async (_payload?: unknown) => ({ done: true }));
  await show({ grade: sold, standing: mayBuy, on: { go, addToCart }, ...hrefs });
  expect(screen.getAllByText("¥680")).not.toEqual([]);
  expect(ways()).toEqual([
    [t("examPrice.buy"), "/checkout?gradeIds=7"],
    [t("examPrice.addToCart"), null],
  ]);
  expect(screen.queryByText(t("gradeView.included", { price: "¥899" }))).not.toBeNull();
  await click(button(t("examPrice.addToCart")));
  expect(addToCart).toHaveBeenCalledExactlyOnceWith({ gradeId: "7" });
  const line = { id: "1", lineKind: "grade", gradeId: "7", gmtCreate: "2026-11-20 09:00:00" } as const;
  await show({ grade: sold, standing: mayBuy, cart: { num: 1, list: [line] }, on: { go, addToCart }, ...hrefs });
  expect(ways()[1]).toEqual([t("examPrice.inCart"), "/car"]);
});

test("visitors buy by way of the checkout, nobody in a full class, and an order that waits is led to", async () => {
  await show({ grade: sold, standing: undefined, signedIn: false, ...hrefs });
  expect(ways()).toEqual([[t("examPrice.buy"), "/checkout?gradeIds=7"]]);
  await show({ grade: { ...sold, placesLeft: 0 }, standing: undefined, signedIn: false, ...hrefs });
  expect(ways()).toEqual([]);
  await show({ grade: sold, standing: { ...mayBuy, canBuy: false, isFull: true }, ...hrefs });
  expect([ways(), texts(screen.getAllByText(t("gradeView.full")))]).toEqual([[], [t("gradeView.full")]]);
  const waiting = { ...mayBuy, canBuy: false, isFull: true, orderNo: "20261121000000000001" };
  await show({ grade: sold, standing: waiting, ...hrefs });
  expect(screen.queryByText(new RegExp(t("gradeView.waiting")))).not.toBeNull();
  expect(screen.getByRole("link", { name: "去付款" }).getAttribute("href")).toBe(
    "/account/order?orderNo=20261121000000000001",
  );
  await show({ grade: sold, standing: { ...mayBuy, canBuy: false, isInvited: true, isPaid: true }, ...hrefs });
  expect(screen.queryByText(new RegExp(t("gradeView.paid")))).not.toBeNull();
});
