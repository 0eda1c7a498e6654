import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { button, clear, click, draw, t } from "../../forms/testing/page.ts";
import type { BlockProps, Outcome } from "../block.ts";
import { paidExam } from "../testing/samples.ts";
import { ExamGrid } from "./ExamGrid.tsx";

const addToCart = vi.fn(async (_payload?: unknown): Promise<Outcome> => ({ done: true }));
const { isFree: _cost, ...exam } = paidExam;
const items = [
  { ...exam, isFree: 0 as const },
  { ...exam, id: "8", isFree: 1 as const, examPrice: "0.00" },
  { ...exam, id: "9", isFree: 0 as const, examAudience: 4 as const },
];
const show = (more: Partial<BlockProps<"examGrid">> = {}) =>
  draw(<ExamGrid items={items} slots={{}} on={{}} t={t} locale="zh-CN" blockKey="b" operations={{}} {...more} />);
const ways = () =>
  [...screen.queryAllByRole("link", { name: /购买/ }), ...screen.queryAllByRole("button")].map((one) => [
    one.textContent,
    one.getAttribute("href"),
  ]);

afterEach(clear);

test("what is sold can be bought from the list where the screen says how", async () => {
  await show();
  expect(ways()).toEqual([]);
  await clear();
  await show({ checkoutHref: "/checkout", on: { addToCart } });
  expect(ways()).toEqual([
    ["立即购买 上岗考核", "/checkout?examIds=7"],
    ["加入购物车 上岗考核", null],
  ]);
  await click(button("加入购物车上岗考核"));
  expect(addToCart).toHaveBeenCalledExactlyOnceWith({ examId: "7" });
});
