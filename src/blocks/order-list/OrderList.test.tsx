import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { texts } from "../../forms/testing/page.ts";
import { addresses, draw } from "../testing/draw.tsx";
import { sampleOrder } from "../testing/orders.ts";
import { OrderList } from "./OrderList.tsx";

const props = {
  path: "/account/order",
  items: [sampleOrder, { ...sampleOrder, orderNo: "20261121000000000002", orderStatus: 4 as const, payTypes: [] }],
};

test("shows each order with its state, and leads to it", () => {
  const list = draw(OrderList, props);
  const orders = within(list).getByRole("list", { name: "订单" });
  const [waiting, closed] = within(orders)
    .getAllByRole("listitem")
    .filter(({ parentElement }) => parentElement === orders);
  expect(waiting?.textContent).toContain("待付款");
  expect(closed?.textContent).toContain("已关闭");
  const hrefOf = (order: HTMLElement, name: string) =>
    within(order)
      .getByRole("link", { name: `${name} ${sampleOrder.lines[0]?.lineName}` })
      .getAttribute("href");
  expect(hrefOf(waiting!, "去付款")).toBe(`/account/order?orderNo=${sampleOrder.orderNo}`);
  expect(hrefOf(closed!, "查看订单")).toBe("/account/order?orderNo=20261121000000000002");
});

test("the state is in the address", () => {
  const list = draw(OrderList, { ...props, query: { orderStatus: "2", pageCurrent: "3" } });
  const tabs = within(list).getByRole("navigation", { name: "按状态查看订单" });
  expect(addresses(tabs).slice(0, 3)).toEqual([
    "/account/order",
    "/account/order?orderStatus=1",
    "/account/order?orderStatus=2",
  ]);
  expect(texts(within(tabs).getAllByRole("link", { current: "page" }))).toEqual(["已付款"]);
});

test("every state has its tab, what failed too", () => {
  const list = draw(OrderList, { ...props, query: { orderStatus: "3" } });
  const tabs = within(within(list).getByRole("navigation"));
  expect(texts(tabs.getAllByRole("link"))).toEqual([
    "全部",
    "待付款",
    "已付款",
    "付款失败",
    "已关闭",
    "退款中",
    "已退款",
  ]);
  expect(texts(tabs.getAllByRole("link", { current: "page" }))).toEqual(["付款失败"]);
});

test("none: a way on", () => {
  const list = draw(OrderList, { ...props, items: [], emptyHref: "/list", emptyLabel: "看课程" });
  expect(within(list).getByRole("link", { name: "看课程" }).getAttribute("href")).toBe("/list");
});
