import { afterEach, expect, test, vi } from "vitest";
import { clear, click, draw, one, texts, t, type, until } from "../../forms/testing/page.ts";
import { addresses } from "../testing/draw.tsx";
import { sampleOrder } from "../testing/orders.ts";
import type { Order } from "../../generated/types.ts";
import type { BlockProps, Outcome } from "../block.ts";
import { OrderDetail } from "./OrderDetail.tsx";

type Operations = BlockProps<"orderDetail">["operations"];
const payOrder = vi.fn<Operations["payOrder"]>(async ({ orderNo, payType }) => ({ orderNo, payType, orderStatus: 1, ...(payType === "wechat" ? { codeUrl: "weixin://x", codeMatrix: ["10", "01"] } : { payUrl: "/pay/sandbox/1" }) }));
const getOrder = vi.fn<Operations["getOrder"]>(async () => ({ ...sampleOrder, orderStatus: 2 }));
const done = async (_payload?: unknown): Promise<Outcome> => ({ done: true });
const on = { go: vi.fn(done), changed: vi.fn(done), cancel: vi.fn(done), refund: vi.fn(done) };
const paid: Order = { ...sampleOrder, orderStatus: 2, payTypes: [], isGranted: true, payType: "sandbox", gmtPay: "2026-11-21 10:05:00" };
const show = (more: Partial<BlockProps<"orderDetail">> = {}) =>
  draw(<OrderDetail order={sampleOrder} listHref="/account/order" studyHref="/account/course" slots={{}} on={on} t={t} locale="zh-CN" blockKey="b" operations={{ payOrder, getOrder }} {...more} />);

afterEach(async () => {
  vi.useRealTimers();
  await clear();
  vi.clearAllMocks();
});

test("an order that waits can be paid or cancelled", async () => {
  await show();
  await click(".paying .btn");
  expect(payOrder).toHaveBeenCalledExactlyOnceWith({ orderNo: sampleOrder.orderNo, payType: "sandbox" });
  expect(on.go).toHaveBeenCalledWith({ to: "/pay/sandbox/1" });
  await click(".do button");
  expect(on.cancel).toHaveBeenCalledWith({ orderNo: sampleOrder.orderNo });
});

test("a code that was asked for is shown at once; nothing else begins by opening a page", async () => {
  await show({ pay: "wechat" });
  await until(() => document.querySelector(".code path"));
  expect(one(".code svg").getAttribute("aria-label")).toContain("微信");
  await show({ pay: "balance" });
  expect(payOrder).toHaveBeenCalledTimes(1);
});

test("says what the server refuses, and may be tried again", async () => {
  payOrder.mockRejectedValueOnce(new Error("余额不足"));
  await show();
  await click(".paying .btn");
  expect(texts(".problem")).toEqual(["余额不足"]);
  await click(".paying .btn");
  expect(texts(".problem")).toEqual([]);
});

test("a paid order leads to studying and takes a request for a refund, with a reason", async () => {
  await show({ order: { ...paid } });
  expect(addresses(one(".do"))).toEqual(["/account/course"]);
  expect(document.querySelector(".paying")).toBeNull();
  await click(".refund button");
  expect(on.refund).not.toHaveBeenCalled();
  expect(texts(".refund .problem")).toHaveLength(1);
  await type("#b-reason", " 买错了 ");
  await click(".refund button");
  expect(on.refund).toHaveBeenCalledExactlyOnceWith({ orderNo: sampleOrder.orderNo, reason: "买错了" });
});

test("paid and not handed over yet is said so", async () => {
  await show({ order: { ...paid, isGranted: false } });
  expect(one(".state").textContent).toContain("正在开通");
  expect(document.querySelector(".refund")).toBeNull();
});

test("no such order: back to all", async () => {
  await show({ order: undefined as never });
  expect(addresses(one(".empty"))).toEqual(["/account/order"]);
});
