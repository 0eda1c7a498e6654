import { screen } from "@testing-library/react";
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { button, clear, click, draw, t } from "../../forms/testing/page.ts";
import { sampleOrder } from "../testing/orders.ts";
import type { Order } from "../../generated/types.ts";
import type { BlockProps, Outcome } from "../block.ts";
import { OrderPayment } from "./OrderPayment.tsx";
import { pauseAfter } from "./useOrderNews.ts";

type Operations = BlockProps<"orderPayment">["operations"];
const payOrder = vi.fn<Operations["payOrder"]>(async ({ orderNo, payType }) => ({
  orderNo,
  payType,
  orderStatus: 1,
  ...(payType === "wechat" ? { codeUrl: "weixin://x", codeMatrix: ["10", "01"] } : { payUrl: "/pay/sandbox/1" }),
}));
const getOrder = vi.fn<Operations["getOrder"]>(async () => ({ ...sampleOrder, orderStatus: 2 }));
const done = async (_payload?: unknown): Promise<Outcome> => ({ done: true });
const on = { go: vi.fn(done), changed: vi.fn(done) };
const paid: Order = {
  ...sampleOrder,
  orderStatus: 2,
  payTypes: [],
  isGranted: true,
  payType: "sandbox",
  gmtPay: "2026-11-21 10:05:00",
};
const show = (more: Partial<BlockProps<"orderPayment">> = {}) =>
  draw(
    <OrderPayment
      order={sampleOrder}
      slots={{}}
      on={on}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={{ payOrder, getOrder }}
      {...more}
    />,
  );

const pay = () => click(button("付款 ¥179"));
const state = () => screen.getAllByRole("status")[0]?.textContent;

afterEach(async () => {
  vi.useRealTimers();
  await clear();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

test("an order that waits can be paid at the page of the provider", async () => {
  await show();
  await pay();
  expect(payOrder).toHaveBeenCalledExactlyOnceWith({ orderNo: sampleOrder.orderNo, payType: "sandbox" });
  expect(on.go).toHaveBeenCalledWith({ to: "/pay/sandbox/1" });
});

test("a code that was asked for is shown at once; nothing else begins by opening a page", async () => {
  await show({ pay: "wechat" });
  await screen.findByRole("img", { name: /微信/ });
  await show({ pay: "balance" });
  expect(payOrder).toHaveBeenCalledTimes(1);
});

test("says what the server refuses, and may be tried again", async () => {
  payOrder.mockRejectedValueOnce(new Error("余额不足"));
  await show();
  await pay();
  expect(screen.getByRole("alert").textContent).toBe("余额不足");
  await pay();
  expect(screen.getByRole("alert").textContent).toBe("");
});

test("an order that is paid says so, and that it is not handed over yet, and cannot be paid again", async () => {
  await show({ order: { ...paid, isGranted: false } });
  expect(state()).toMatch(/已付款.*正在开通/);
  expect(screen.queryByRole("region", { name: "付款" })).toBeNull();
});

const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const seen = (state: "visible" | "hidden") => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  return act(async () => void document.dispatchEvent(new Event("visibilitychange")));
};

test.for([
  ["whose payment was begun", { ...sampleOrder, isPaying: true }],
  ["that is paid and not handed over", { ...paid, isGranted: false }],
] as const)("an order %s is looked at until there is news of it", async ([, order]) => {
  vi.useFakeTimers();
  getOrder
    .mockResolvedValueOnce(order)
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValueOnce({ ...paid });
  await show({ order });
  expect(state()).toContain("自动更新");
  await after(4000);
  expect([getOrder.mock.calls.length, on.changed.mock.calls.length]).toEqual([2, 0]);
  await after(2000);
  expect(on.changed).toHaveBeenCalledTimes(1);
});

test.for([
  ["nothing was begun for", sampleOrder],
  ["is paid and handed over", paid],
  ["is closed", { ...sampleOrder, orderStatus: 4, payTypes: [], isPaying: true }],
] satisfies [string, Order][])("an order that %s is left alone", async ([, order]) => {
  vi.useFakeTimers();
  await show({ order });
  await after(60_000);
  expect(getOrder).not.toHaveBeenCalled();
});

test("looks from the moment a payment is begun", async () => {
  vi.useFakeTimers();
  await show({ pay: "wechat" });
  await after(2000);
  expect(getOrder).toHaveBeenCalledTimes(1);
});

test("looks while the page is in sight, ever more seldom, gives up, and begins anew for who comes back", async () => {
  expect([0, 30_000, 120_000, 600_000].map(pauseAfter)).toEqual([2000, 5000, 15_000, undefined]);
  vi.useFakeTimers();
  const order = { ...paid, isGranted: false };
  getOrder.mockResolvedValue(order);
  await show({ order });
  await seen("hidden");
  await after(60_000);
  expect(getOrder).not.toHaveBeenCalled();
  await seen("visible");
  expect(getOrder).toHaveBeenCalledTimes(1);
  await after(660_000);
  expect(state()).toContain("稍后刷新");
  const looks = getOrder.mock.calls.length;
  await after(60_000);
  expect(getOrder).toHaveBeenCalledTimes(looks);
  await seen("visible");
  expect(getOrder).toHaveBeenCalledTimes(looks + 1);
  expect(state()).not.toContain("稍后刷新");
});
