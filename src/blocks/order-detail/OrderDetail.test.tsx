import { screen } from "@testing-library/react";
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { button, clear, click, draw, field, t, texts, type } from "../../forms/testing/page.ts";
import { addresses } from "../testing/draw.tsx";
import { sampleOrder } from "../testing/orders.ts";
import type { Order } from "../../generated/types.ts";
import type { BlockProps, Outcome } from "../block.ts";
import { OrderDetail } from "./OrderDetail.tsx";
import { pauseAfter } from "./useOrderNews.ts";

type Operations = BlockProps<"orderDetail">["operations"];
const payOrder = vi.fn<Operations["payOrder"]>(async ({ orderNo, payType }) => ({
  orderNo,
  payType,
  orderStatus: 1,
  ...(payType === "wechat" ? { codeUrl: "weixin://x", codeMatrix: ["10", "01"] } : { payUrl: "/pay/sandbox/1" }),
}));
const getOrder = vi.fn<Operations["getOrder"]>(async () => ({ ...sampleOrder, orderStatus: 2 }));
const done = async (_payload?: unknown): Promise<Outcome> => ({ done: true });
const on = { go: vi.fn(done), changed: vi.fn(done), cancel: vi.fn(done), refund: vi.fn(done) };
const paid: Order = {
  ...sampleOrder,
  orderStatus: 2,
  payTypes: [],
  isGranted: true,
  payType: "sandbox",
  gmtPay: "2026-11-21 10:05:00",
};
const show = (more: Partial<BlockProps<"orderDetail">> = {}) =>
  draw(
    <OrderDetail
      order={sampleOrder}
      listHref="/account/order"
      studyHref="/account/course"
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
const refund = () => screen.queryByRole("group");

afterEach(async () => {
  vi.useRealTimers();
  await clear();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

test("an order that waits can be paid or cancelled", async () => {
  await show();
  await pay();
  expect(payOrder).toHaveBeenCalledExactlyOnceWith({ orderNo: sampleOrder.orderNo, payType: "sandbox" });
  expect(on.go).toHaveBeenCalledWith({ to: "/pay/sandbox/1" });
  await click(button("取消订单"));
  expect(on.cancel).toHaveBeenCalledWith({ orderNo: sampleOrder.orderNo });
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

test("each paid course leads to studying it, and all of them to the list of courses, once they are granted", async () => {
  const page = await show({ order: { ...paid } });
  expect(addresses(page)).toEqual(["/account/order", "/view/5", "/study/5", "/account/course"]);
  const waiting = await show({ order: { ...paid, isGranted: false } });
  expect(addresses(waiting)).toEqual(["/account/order", "/view/5"]);
});

test("a paid order leads to a learner's courses and takes a request for a refund, with a reason", async () => {
  await show({ order: { ...paid } });
  expect(screen.getByRole("link", { name: "我的课程" }).getAttribute("href")).toBe("/account/course");
  expect(screen.queryByRole("region", { name: "付款" })).toBeNull();
  await click(button("提交申请"));
  expect(on.refund).not.toHaveBeenCalled();
  expect(screen.getByRole("alert").textContent).toBe(t("orderDetail.refundReasonNeeded"));
  await type(field("退款原因"), " 买错了 ");
  await click(button("提交申请"));
  expect(on.refund).toHaveBeenCalledExactlyOnceWith({ orderNo: sampleOrder.orderNo, reason: "买错了" });
});

test("says what is to be paid, of a paid order what was, and of a closed one neither", async () => {
  const sums = () => texts(screen.getAllByRole("term")).slice(0, 3);
  await show();
  expect(sums()).toEqual(["商品总额", "优惠券 TAKE-20", "应付"]);
  await show({ order: { ...paid } });
  expect(sums().at(-1)).toBe("实付");
  await show({ order: { ...sampleOrder, orderStatus: 4, payTypes: [], gmtClose: "2026-01-01 09:00:00" } });
  expect(sums().at(-1)).toBe("订单金额");
});

test("paid and not handed over yet is said so", async () => {
  await show({ order: { ...paid, isGranted: false } });
  expect(state()).toContain("正在开通");
  expect(refund()).toBeNull();
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

test("no such order: back to all", async () => {
  expect(addresses(await show({ order: undefined as never }))).toEqual(["/account/order"]);
});

test("an exam that was bought leads to its page, where the site has it", async () => {
  const line = { ...paid.lines[0]!, lineKind: "exam" as const, lineName: "上岗考核", lineLogo: "" };
  const { courseId: _course, courseCategory: _kind, ...exam } = line;
  await show({ order: { ...paid, orderKind: "exam", lines: [{ ...exam, examId: "7" }] } });
  expect(addresses(screen.getByRole("list"))).toEqual(["/exam/view/7", "/exam/view/7"]);
  expect(screen.getByRole("link", { name: /^去考试/ })).toBeDefined();
  await clear();
  await show({ order: { ...paid, orderKind: "exam", lines: [exam] } });
  expect(addresses(screen.getByRole("list"))).toEqual([]);
});

test("a class that was bought leads to its page and inside, while the order is held", async () => {
  const { courseId: _course, courseCategory: _kind, ...line } = paid.lines[0]!;
  const grade = { ...line, lineKind: "grade" as const, gradeId: "7", lineName: "夜校一班", lineLogo: "" };
  await show({ order: { ...paid, orderKind: "grade", lines: [grade] } });
  expect(addresses(screen.getByRole("list"))).toEqual(["/grade/view/7", "/grade/course/7"]);
  expect(screen.getByRole("link", { name: /^进入班级/ })).toBeDefined();
  await clear();
  await show({ order: { ...paid, orderStatus: 6, orderKind: "grade", lines: [grade] } });
  expect(addresses(screen.getByRole("list"))).toEqual(["/grade/view/7"]);
});
