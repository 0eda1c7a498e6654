import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import orders from "../../../tenants/default/screens/account/organization/order.json" with { type: "json" };
import { clear, field, texts } from "../../forms/testing/page.ts";
import type { SoldLine } from "../../generated/types.ts";
import { openScreen } from "../testing/screen.tsx";

const line: SoldLine = {
  lineId: "7",
  orderNo: "20261101000000000001",
  lineKind: "course",
  lineName: "数控编程",
  lecturerName: "陈立峰",
  buyerName: "周**",
  gmtPay: "2026-11-01 10:20:30",
  saleState: "part",
  price: "199.00",
  pricePaid: "180.00",
  refundedPrice: "20.00",
  earnedMoney: "84.00",
  lecturerProfit: "28.00",
  isSettled: false,
};
const query = { keyword: "数控", saleState: "refunded", dateFrom: "2026-11-01", lecturerUserNo: "9" };
const sums = { payMoney: "5580.00", refundedMoney: "20.00", earnedMoney: "2600.00" };
const open = ({ list = [line], found = query }: { list?: SoldLine[]; found?: Record<string, string> } = {}) =>
  openScreen({
    screen: orders,
    data: {
      sales: { list, totalCount: list.length * 31, totalPage: 2, pageCurrent: 1, pageSize: 20, ...sums },
    },
    query: found,
  });

afterEach(clear);

test("shows what was sold, what of it went back, who earns what, and what all of it comes to", async () => {
  await open();
  const row = within(screen.getByRole("table", { name: "订单" })).getAllByRole("row")[1]!;
  const shown = [...texts(within(row).getAllByRole("rowheader")), ...texts(within(row).getAllByRole("cell"))];
  for (const text of ["数控编程20261101000000000001", "陈立峰", "周**", "2026/11/01 10:20", "部分退款"])
    expect(shown.join(" ")).toContain(text);
  expect(shown.join(" ")).toContain("¥180.00已退 ¥20.00");
  expect(shown.join(" ")).toContain("¥84.00讲师所得 ¥28.00");
  expect(texts(within(screen.getByRole("group", { name: "合计" })).getAllByRole("definition"))).toEqual([
    "31",
    "¥5,580.00",
    "¥20.00",
    "¥2,600.00",
  ]);
});

test("says nothing of a refund or a lecturer's part where there is none", async () => {
  await open({ list: [{ ...line, saleState: "paid", refundedPrice: "0.00", lecturerProfit: "0.00" }] });
  const table = screen.getByRole("table", { name: "订单" });
  expect(table.textContent).not.toMatch(/已退 |讲师所得/);
});

test("keeps what is searched and filtered by in the address, days beside the search", async () => {
  await open();
  const form = screen.getByRole("search");
  expect(form.getAttribute("action")).toBe("/account/organization/order");
  expect(field("商品名称或订单号")).toMatchObject({ name: "keyword", value: "数控" });
  expect(field("付款日期从")).toMatchObject({ value: "2026-11-01" });
  expect(field("到")).toMatchObject({ value: "" });
  // A new search keeps the other filters, also the lecturer, whom a link put into the address.
  expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toEqual(query);
  const states = within(screen.getByRole("navigation", { name: "状态" }));
  expect(texts(states.getAllByRole("link"))).toEqual(["全部", "已付款", "退款中", "已退款"]);
  expect(states.getByRole("link", { current: true }).textContent).toBe("已退款");
});

test("leads to files of just what is found", async () => {
  await open();
  const asked = new URLSearchParams(query);
  asked.sort();
  const to = `/account/organization/order?${asked.toString()}`;
  for (const [name, format] of [
    ["导出 CSV", null],
    ["导出表格", "xlsx"],
  ] as const) {
    const address = new URL(screen.getByRole("link", { name }).getAttribute("href") ?? "", "http://site");
    expect(address.pathname).toBe("/_lectern/export");
    expect(address.searchParams.get("list")).toBe("sales");
    expect(address.searchParams.get("format")).toBe(format);
    expect(address.searchParams.get("to")).toBe(to);
  }
});

test("says where nothing is found, with the way to all, and where nothing was ever sold", async () => {
  await open({ list: [] });
  expect(document.body.textContent).toContain("没有符合条件的订单");
  expect(screen.queryByRole("group", { name: "合计" })).toBeNull();
  const [reset] = screen.getAllByRole("link", { name: "清除筛选" });
  expect(reset?.getAttribute("href")).toBe("/account/organization/order");
  await clear();
  await open({ list: [], found: {} });
  expect(document.body.textContent).toContain("还没有卖出过");
});
