import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { button, clear, click, draw, field, t, texts, until } from "../../forms/testing/page.ts";
import { SaleList } from "./SaleList.tsx";

const line = {
  lineId: "7",
  orderNo: "20261101000000000001",
  lineKind: "course" as const,
  lineName: "数控编程",
  lecturerName: "陈立峰",
  buyerName: "周**",
  gmtPay: "2026-11-01 10:20:30",
  saleState: "part" as const,
  price: "199.00",
  pricePaid: "180.00",
  refundedPrice: "20.00",
  earnedMoney: "84.00",
  lecturerProfit: "28.00",
  isSettled: false,
};
const exportSoldLines = vi.fn(async (_input: object) => ({
  fileName: "订单.csv",
  mediaType: "text/csv",
  content: btoa("a"),
}));
const show = (more: object = {}) =>
  draw(
    <SaleList
      items={[line]}
      totalCount={31}
      payMoney="5580.00"
      refundedMoney="20.00"
      earnedMoney="2600.00"
      path="/account/organization/order"
      query={{ keyword: "数控", saleState: "refunded", dateFrom: "2026-11-01" }}
      slots={{}}
      on={{}}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={{ exportSoldLines } as never}
      {...more}
    />,
  );
beforeEach(() => vi.clearAllMocks());
afterEach(() => {
  clear();
  vi.unstubAllGlobals();
});

test("shows what was sold, what of it went back, and who earns what", async () => {
  await show();
  const cells = texts(screen.getAllByRole("cell")).join(" ");
  for (const words of ["数控编程", "陈立峰", "周**", "2026-11-01 10:20", "180", "20", "84", "28"])
    expect(cells).toContain(words);
  expect(texts(screen.getAllByRole("definition"))).toContain("31");
});

test("keeps what is looked for in the address, and exports just that", async () => {
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: vi.fn(() => "blob:x"), revokeObjectURL: vi.fn() }));
  await show();
  expect(screen.getByRole("search").getAttribute("action")).toBe("/account/organization/order");
  expect(field("商品名称或订单号")).toMatchObject({ name: "keyword", value: "数控" });
  expect(field("状态")).toMatchObject({ name: "saleState", value: "refunded" });
  await click(button("导出 CSV"));
  await until(() => exportSoldLines.mock.calls.length === 1);
  expect(exportSoldLines).toHaveBeenCalledWith({
    format: "csv",
    keyword: "数控",
    saleState: "refunded",
    dateFrom: "2026-11-01",
  });
});

test("says where the file could not be made, and where nothing is found or was ever sold", async () => {
  exportSoldLines.mockRejectedValueOnce(Object.assign(new Error("太忙"), { code: 1008 }));
  await show();
  await click(button("导出表格"));
  await until(() => screen.queryByRole("status")?.textContent?.includes("太忙"));
  await clear();
  await show({ items: [] });
  expect(document.body.textContent).toContain(t("saleList.none"));
  await clear();
  await show({ items: [], query: {} });
  expect(document.body.textContent).toContain(t("saleList.empty"));
  expect(screen.queryByRole("search")).toBeNull();
});
