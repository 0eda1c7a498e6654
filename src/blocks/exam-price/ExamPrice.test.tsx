import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { button, clear, click, draw, t, texts } from "../../forms/testing/page.ts";
import type { ExamStanding } from "../../generated/types.ts";
import type { BlockProps, Outcome } from "../block.ts";
import { paidExam } from "../testing/samples.ts";
import { ExamPrice } from "./ExamPrice.tsx";

const addToCart = vi.fn(async (_payload?: unknown): Promise<Outcome> => ({ done: true }));
const mayBuy: ExamStanding = {
  id: paidExam.id,
  canStart: false,
  startReason: "price",
  canBuy: true,
  serverMs: Date.now(),
  attemptsUsed: 0,
  extraMinutes: 0,
  attemptList: [],
};
const show = (more: Partial<BlockProps<"examPrice">> = {}) =>
  draw(
    <ExamPrice
      exam={paidExam}
      standing={mayBuy}
      signedIn
      cartHref="/car"
      checkoutHref="/checkout"
      slots={{}}
      on={{ addToCart }}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={{}}
      {...more}
    />,
  );
const ways = () =>
  [...screen.queryAllByRole("link"), ...screen.queryAllByRole("button")].map((one) => [
    one.textContent,
    one.getAttribute("href"),
  ]);
const prices = () => texts(screen.queryAllByText(/^¥/));

afterEach(async () => {
  await clear();
  vi.clearAllMocks();
});

test("whoever may not sit the exam yet buys it at once, or puts it into the cart", async () => {
  await show();
  expect(prices()).toEqual(["¥120"]);
  expect(ways()).toEqual([
    ["立即购买", "/checkout?examIds=7"],
    ["加入购物车", null],
  ]);
  await click(button("加入购物车"));
  expect(addToCart).toHaveBeenCalledExactlyOnceWith({ examId: "7" });
});

test("an exam in the cart leads there", async () => {
  const line = {
    id: "1",
    lineKind: "exam",
    lineName: "上岗考核",
    lineLogo: "",
    examId: "7",
    gmtCreate: "2026-11-20 09:00:00",
  } as const;
  await show({ cart: { num: 1, list: [line] } });
  expect(ways()[1]).toEqual(["去购物车结算", "/car"]);
});

test("visitors buy by way of the checkout, which asks them to sign in; an exam for a list is not sold", async () => {
  await show({ signedIn: false, standing: undefined });
  expect(ways()).toEqual([["立即购买", "/checkout?examIds=7"]]);
  for (const exam of [
    { ...paidExam, examAudience: 4 as const },
    { ...paidExam, examState: 3 as const },
  ]) {
    await clear();
    await show({ signedIn: false, standing: undefined, exam });
    expect([prices(), ways()]).toEqual([["¥120"], []]);
  }
});

test("nothing is sold to whoever may sit it, and nothing at all stands where it is free", async () => {
  await show({ standing: { ...mayBuy, canStart: true, startReason: "", canBuy: false } });
  expect([prices(), ways()]).toEqual([["¥120"], []]);
  await clear();
  await show({ exam: { ...paidExam, isFree: 1, examPrice: "0.00" } });
  expect(prices()).toEqual([]);
});
