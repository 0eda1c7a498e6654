import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import payTypes from "../../../schemas/entities/pay-type.schema.json" with { type: "json" };
import orderScreen from "../../../tenants/default/screens/account/order.json" with { type: "json" };
import { addresses } from "../../blocks/testing/draw.tsx";
import { sampleOrder } from "../../blocks/testing/orders.ts";
import { CallError } from "../../browser/call-error.ts";
import { button, clear, click, field, texts, type, until } from "../../forms/testing/page.ts";
import type { Order, OrderLine } from "../../generated/types.ts";
import { dialogs, openScreen } from "../testing/screen.tsx";

const bought: OrderLine = { ...sampleOrder.lines[0]!, lineId: "1", href: "/view/5" };
const waiting: Order = { ...sampleOrder, lines: [bought] };
const paid: Order = {
  ...waiting,
  orderStatus: 2,
  lines: [{ ...bought, isHeld: true }],
  payTypes: [],
  secondsLeft: 0,
  isGranted: true,
  payType: "sandbox",
  gmtPay: "2026-11-21 10:05:00",
};
const { courseId: _course, courseCategory: _kind, ...other } = { ...bought, isHeld: true };
const { orderNo } = sampleOrder;

const open = (order: Order | undefined, calls: NonNullable<Parameters<typeof openScreen>[0]["calls"]> = {}) =>
  openScreen({ screen: orderScreen, data: { order }, query: { orderNo }, calls });
const lines = () => screen.getByRole("list", { name: "商品" });
const about = (name: "金额" | "订单信息") => within(screen.getByRole("group", { name }));
const sums = () => texts(about("金额").getAllByRole("term"));
const dialog = () => screen.getByRole("dialog");
const refund = () => screen.queryByRole("button", { name: "申请退款" });

dialogs();
afterEach(clear);

test("shows what was ordered with its price, what was taken off, and when and how it was paid", async () => {
  await open({ ...paid, lines: [{ ...bought, originalPrice: "299.00", isVipPrice: true }], memberDiscount: "10.00" });
  expect(lines().textContent).toMatch(/电工基础会员价.*¥199原价 ¥299/);
  expect(texts(about("金额").getAllByRole("definition"))).toEqual(["¥199", "−¥10", "−¥20TAKE-20", "¥179"]);
  const facts = screen.getByRole("group", { name: "订单信息" }).textContent;
  for (const text of [orderNo, "下单时间", "2026/11/21 10:00", "付款时间", "2026/11/21 10:05", "演示付款"])
    expect(facts).toContain(text);
  await open(paid);
  expect(lines().textContent).not.toMatch(/原价|会员价/);
});

test("names every way in which an order can have been paid", async () => {
  for (const payType of [...payTypes.enum, "free"]) {
    await open({ ...paid, payType });
    expect(texts(about("订单信息").getAllByRole("term"))).toContain("付款方式");
    await clear();
  }
});

test("says what is to be paid, of a paid order what was, and of a closed one neither", async () => {
  await open(waiting);
  expect(sums()).toEqual(["商品总额", "优惠券", "应付"]);
  await open(paid);
  expect(sums().at(-1)).toBe("实付");
  await open({ ...waiting, orderStatus: 4, payTypes: [], secondsLeft: 0, gmtClose: "2026-01-01 09:00:00" });
  expect(sums().at(-1)).toBe("订单金额");
  await open({ ...waiting, orderKind: "vip", memberDiscount: "10.00" });
  expect(sums()).toEqual(["商品总额", "限时优惠", "优惠券", "应付"]);
});

test("an order that waits can be paid or cancelled, and one that is over cannot", async () => {
  const host = await open(waiting);
  expect(screen.getByRole("region", { name: "付款" })).toBeDefined();
  await click(button("取消订单"));
  expect(host.call.mock.calls).toEqual([["cancelOrder", { orderNo }, { quiet: false }]]);
  await open(paid);
  expect(screen.queryByRole("region", { name: "付款" })).toBeNull();
  expect(screen.queryByRole("button", { name: "取消订单" })).toBeNull();
});

test("each paid course leads to studying it, and all of them to the list of courses, once they are granted", async () => {
  await open(paid);
  expect(addresses(lines())).toEqual(["/view/5", "/study/5"]);
  expect(screen.getByRole("link", { name: "我的课程" }).getAttribute("href")).toBe("/account/course");
  await open({ ...paid, isGranted: false, lines: [bought] });
  expect(addresses(lines())).toEqual(["/view/5"]);
  expect(screen.queryByRole("link", { name: "我的课程" })).toBeNull();
});

test("an exam that was bought leads to its page, where the site has it", async () => {
  const exam = { ...other, lineKind: "exam" as const, lineName: "上岗考核", lineLogo: "" };
  await open({ ...paid, orderKind: "exam", lines: [{ ...exam, examId: "7", href: "/exam/view/7" }] });
  expect(addresses(lines())).toEqual(["/exam/view/7", "/exam/view/7"]);
  expect(screen.getByRole("link", { name: /^去考试/ })).toBeDefined();
  const { href: _, ...withheld } = exam;
  await open({ ...paid, orderKind: "exam", lines: [withheld] });
  expect(addresses(lines())).toEqual([]);
});

test("a class that was bought leads to its page and inside, while the order is held", async () => {
  const grade = { ...other, lineKind: "grade" as const, gradeId: "7", lineName: "夜校一班", href: "/grade/view/7" };
  await open({ ...paid, orderKind: "grade", lines: [grade] });
  expect(addresses(lines())).toEqual(["/grade/view/7", "/grade/course/7"]);
  expect(screen.getByRole("link", { name: /^进入班级/ })).toBeDefined();
  await open({ ...paid, orderStatus: 6, orderKind: "grade", lines: [{ ...grade, isHeld: false }] });
  expect(addresses(lines())).toEqual(["/grade/view/7"]);
});

test("a paid order takes a request for a refund with a reason, and keeps it where the server refuses", async () => {
  let isRefused = true;
  const host = await open(paid, {
    saveRefund: () => {
      if (isRefused) throw new CallError({ code: 1, message: "订单状态已变化", data: null });
      return {};
    },
  });
  await click(button("申请退款"));
  await screen.findByLabelText(/^退款原因/);
  expect(dialog().textContent).toContain("款项按原路退回");
  await click(button("提交申请", dialog()));
  await until(() => field(/^退款原因/, dialog()).getAttribute("aria-invalid") === "true");
  expect(host.call).not.toHaveBeenCalled();
  await type(field(/^退款原因/, dialog()), "买错了");
  await click(button("提交申请", dialog()));
  await until(() => dialog().textContent?.includes("订单状态已变化"));
  isRefused = false;
  await click(button("提交申请", dialog()));
  await until(() => host.toast.mock.calls.length === 1);
  expect(host.call).toHaveBeenLastCalledWith("saveRefund", { orderNo, reason: "买错了" }, { quiet: true });
});

test("what is not handed over, is a top-up, cost nothing or is being refunded takes no request for a refund", async () => {
  const held: Partial<Order>[] = [
    { isGranted: false },
    { orderKind: "topUp" },
    { payPrice: "0.00" },
    ...([1, 3, 4, 5, 6] as const).map((orderStatus) => ({ orderStatus })),
  ];
  for (const more of held) {
    await open({ ...paid, ...more });
    expect(refund()).toBeNull();
    await clear();
  }
  await open(paid);
  expect(refund()).not.toBeNull();
});

test("an order that was refunded shows why, when, and what was answered", async () => {
  const answer = { refundReason: "买错了", refundOpinion: "已退", gmtRefund: "2026-11-22 09:00:00" };
  await open({ ...paid, orderStatus: 6, lines: [{ ...bought, refundedPrice: "179.00" }], ...answer });
  const facts = screen.getByRole("group", { name: "订单信息" }).textContent;
  for (const text of ["退款原因买错了", "处理意见已退", "退款时间2026/11/22 09:00"]) expect(facts).toContain(text);
  expect(lines().textContent).toContain("已退¥179");
});

test("no such order: says so, with the way back to all", async () => {
  await open(undefined);
  expect(screen.getByText("没有找到这笔订单。")).toBeDefined();
  for (const link of screen.getAllByRole("link", { name: "全部订单" }))
    expect(link.getAttribute("href")).toBe("/account/order");
});
