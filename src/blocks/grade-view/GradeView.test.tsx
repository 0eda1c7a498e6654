import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { button, clear, click, draw, t, texts } from "../../forms/testing/page.ts";
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
afterEach(clear);
const show = (more: object = {}) =>
  draw(
    <GradeView
      grade={grade}
      standing={standing}
      signedIn
      signInUrl="/login"
      slots={{}}
      on={{}}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={{}}
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

test("who is in it goes inside; all others find the ways in that their page has, or a link to the page that has them", async () => {
  await show({ standing: { ...standing, role: 3 } });
  expect(screen.getByRole("link", { name: "进入班级" }).getAttribute("href")).toBe("/grade/course/7");
  await show({ slots: { ways: <button type="button">凭码加入</button> } });
  expect(screen.queryByRole("button", { name: "凭码加入" })).not.toBeNull();
  expect(screen.queryByRole("link", { name: "加入班级" })).toBeNull();
  await show();
  expect(screen.getByRole("link", { name: "加入班级" }).getAttribute("href")).toBe("/grade/view/7");
  await show({ standing: { ...standing, canUseCode: false, canApply: false } });
  expect(screen.queryByRole("link", { name: "加入班级" })).toBeNull();
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
  await show({ grade: sold, standing: mayBuy, on: { addToCart }, ...hrefs });
  expect(screen.getAllByText("¥680")).not.toEqual([]);
  expect(ways()).toEqual([
    [t("examPrice.buy"), "/checkout?gradeIds=7"],
    [t("examPrice.addToCart"), null],
  ]);
  expect(screen.queryByText(t("gradeView.included", { price: "¥899" }))).not.toBeNull();
  await click(button(t("examPrice.addToCart")));
  expect(addToCart).toHaveBeenCalledExactlyOnceWith({ gradeId: "7" });
  const line = { id: "1", lineKind: "grade", gradeId: "7", gmtCreate: "2026-11-20 09:00:00" } as const;
  await show({ grade: sold, standing: mayBuy, cart: { num: 1, list: [line] }, on: { addToCart }, ...hrefs });
  expect(ways()[1]).toEqual([t("examPrice.inCart"), "/car"]);
});

test("visitors buy by way of the checkout, nobody in a full class, and an order that waits is led to", async () => {
  await show({ grade: sold, standing: undefined, signedIn: false, ...hrefs });
  expect(ways()).toEqual([[t("examPrice.buy"), "/checkout?gradeIds=7"]]);
  await show({ grade: { ...sold, placesLeft: 0 }, standing: undefined, signedIn: false, ...hrefs });
  expect(ways()).toEqual([]);
  await show({ grade: sold, standing: { ...mayBuy, canBuy: false, isFull: true }, ...hrefs });
  expect(ways()).toEqual([]);
  const waiting = { ...mayBuy, canBuy: false, isFull: true, orderNo: "20261121000000000001" };
  await show({ grade: sold, standing: waiting, ...hrefs });
  expect(screen.queryByText(new RegExp(t("gradeView.waiting")))).not.toBeNull();
  expect(screen.getByRole("link", { name: "去付款" }).getAttribute("href")).toBe(
    "/account/order?orderNo=20261121000000000001",
  );
});
