import { expect, test } from "vitest";
import { addresses, draw } from "../testing/draw.tsx";
import { sampleOrder } from "../testing/orders.ts";
import { OrderList } from "./OrderList.tsx";

const props = {
  path: "/account/order",
  items: [sampleOrder, { ...sampleOrder, orderNo: "20261121000000000002", orderStatus: 4 as const, payTypes: [] }],
};

test("shows each order with its state, and leads to it", () => {
  const list = draw(OrderList, props);
  expect([...list.querySelectorAll(".head b")].map(({ textContent }) => textContent)).toEqual(["待付款", "已关闭"]);
  expect([...list.querySelectorAll(".foot a")].map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["去付款 " + sampleOrder.lines[0]?.lineName, `/account/order?orderNo=${sampleOrder.orderNo}`],
    ["查看订单 " + sampleOrder.lines[0]?.lineName, "/account/order?orderNo=20261121000000000002"],
  ]);
});

test("the state is in the address", () => {
  const list = draw(OrderList, { ...props, query: { orderStatus: "2", pageCurrent: "3" } });
  const tabs = list.querySelector("nav")!;
  expect(addresses(tabs).slice(0, 3)).toEqual([
    "/account/order",
    "/account/order?orderStatus=1",
    "/account/order?orderStatus=2",
  ]);
  expect(tabs.querySelector("[aria-current]")?.textContent).toBe("已付款");
});

test("every state has its tab, what failed too", () => {
  const list = draw(OrderList, { ...props, query: { orderStatus: "3" } });
  expect([...list.querySelectorAll("nav a")].map(({ textContent }) => textContent)).toEqual([
    "全部",
    "待付款",
    "已付款",
    "付款失败",
    "已关闭",
    "退款中",
    "已退款",
  ]);
  expect(list.querySelector("nav [aria-current]")?.textContent).toBe("付款失败");
});

test("none: a way on", () => {
  expect(
    addresses(
      draw(OrderList, { ...props, items: [], emptyHref: "/list", emptyLabel: "看课程" }).querySelector(".empty")!,
    ),
  ).toEqual(["/list"]);
});
