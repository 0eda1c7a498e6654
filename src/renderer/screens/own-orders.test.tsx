import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import document from "../../../tenants/default/screens/account/order.json" with { type: "json" };
import { addresses } from "../../blocks/testing/draw.tsx";
import { sampleOrder } from "../../blocks/testing/orders.ts";
import { clear, texts } from "../../forms/testing/page.ts";
import type { Order } from "../../generated/types.ts";
import { openScreen } from "../testing/screen.tsx";

const bought = sampleOrder.lines[0]!;
const waiting: Order = { ...sampleOrder, lines: [{ ...bought, lineId: "1", href: "/view/5" }] };
const closed: Order = {
  ...sampleOrder,
  orderNo: "20261121000000000002",
  orderStatus: 4,
  payTypes: [],
  lines: [
    { ...bought, lineId: "2", price: "99.00", isVipPrice: true },
    { ...bought, lineId: "3", lineName: "消防基础" },
  ],
};
const open = (list: Order[], query: Record<string, string> = {}) =>
  openScreen({
    screen: document,
    data: { orders: { list, totalCount: list.length, totalPage: 1, pageCurrent: 1, pageSize: 10 } },
    query,
  });
const orders = () => {
  const list = screen.getByRole("list", { name: "我的订单" });
  return within(list)
    .getAllByRole("listitem")
    .filter(({ parentElement }) => parentElement === list);
};

afterEach(clear);

test("shows each order with its state, its sum and what is bought, and leads to it", async () => {
  await open([waiting, closed]);
  const [first, second] = orders();
  expect(first?.textContent).toMatch(/20261121000000000001.*待付款.*2026\/11\/21 10:00.*¥179.*电工基础.*¥199/);
  expect(second?.textContent).toContain("已关闭");
  expect(addresses(first!)).toEqual([
    "/account/order?orderNo=20261121000000000001",
    "/view/5",
    "/account/order?orderNo=20261121000000000001",
  ]);
  expect(within(first!).getByRole("link", { name: /^去付款/ })).not.toBeNull();
  expect(within(first!).queryByRole("link", { name: /^查看订单/ })).toBeNull();
  expect(
    within(second!)
      .getByRole("link", { name: /^查看订单/ })
      .getAttribute("href"),
  ).toBe("/account/order?orderNo=20261121000000000002");
});

test("each line of an order has its picture, the price of members says so, and the ordinary price stands below it", async () => {
  await open([closed]);
  const [heading, ...lines] = within(orders()[0]!).getAllByRole("row");
  expect(heading?.textContent).toContain("商品");
  expect(texts(lines)).toEqual([
    expect.stringMatching(/电工基础.*会员价.*¥99.*原价 ¥199/),
    expect.not.stringMatching(/会员价|原价/),
  ]);
  expect(within(lines[0]!).getByRole("presentation").getAttribute("src")).toBe("/a.webp");
});

test("every state is a filter in the address, what failed too", async () => {
  await open([waiting], { orderStatus: "3", pageCurrent: "3" });
  const filter = within(screen.getByRole("navigation", { name: "按状态查看订单" }));
  expect(texts(filter.getAllByRole("link"))).toEqual([
    "全部",
    "待付款",
    "已付款",
    "付款失败",
    "已关闭",
    "退款中",
    "已退款",
  ]);
  expect(texts(filter.getAllByRole("link", { current: true }))).toEqual(["付款失败"]);
  expect(filter.getByRole("link", { name: "待付款" }).getAttribute("href")).toBe("/account/order?orderStatus=1");
});

test("who has ordered nothing finds a way on", async () => {
  await open([]);
  expect(screen.getByRole("link", { name: "去选课" }).getAttribute("href")).toBe("/list");
});
