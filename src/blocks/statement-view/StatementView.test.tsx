import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { button, clear, click, draw, t, texts, until } from "../../forms/testing/page.ts";
import { CallError } from "../../browser/call-error.ts";
import type { Outcome } from "../block.ts";
import { StatementView } from "./StatementView.tsx";

const sums = { opening: "10.00", income: "70.00", outgoing: "100.00", closing: "-20.00" };
const months = [
  { month: "2026-11", ...sums, entries: 2 },
  { month: "2026-10", opening: "0.00", income: "10.00", outgoing: "0.00", closing: "10.00", entries: 1 },
];
const statement = {
  month: "2026-11",
  ...sums,
  accounts: [
    { kind: "pending" as const, opening: "10.00", closing: "0.00" },
    { kind: "claim" as const, opening: "0.00", closing: "-20.00" },
  ],
};
const items = [
  {
    id: "2",
    gmtCreate: "2026-11-20 10:02:11",
    reason: "refund-claim",
    reasonName: "退款转为应扣款",
    reference: "1:2",
    subject: "",
    amount: "-100.00",
    balance: "-20.00",
  },
  {
    id: "1",
    gmtCreate: "2026-11-12 19:40:08",
    reason: "share",
    reasonName: "分账",
    reference: "18:3",
    orderNo: "20261112194000000002",
    subject: "电工基础",
    amount: "70.00",
    balance: "80.00",
  },
];
const save = vi.fn(async (_event: unknown): Promise<Outcome> => ({ done: true }));
const show = (more: object = {}) =>
  draw(
    <StatementView
      months={months}
      statement={statement}
      items={items}
      path="/account/teacher/earnings"
      slots={{}}
      on={{ export: save }}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={{}}
      {...more}
    />,
  );
beforeEach(() => vi.clearAllMocks());
afterEach(clear);

test("shows each month with a way to it, and the entries of one with what was left after them", async () => {
  await show();
  const rows = (name: string) => texts(within(screen.getByRole("table", { name })).getAllByRole("row").slice(1));
  expect(rows("各月对账单")).toEqual(["2026-11¥10.00¥70.00¥100.00−¥20.00", "2026-10¥0.00¥10.00¥0.00¥10.00"]);
  expect(screen.getByRole("link", { current: true }).getAttribute("href")).toBe(
    "/account/teacher/earnings?month=2026-11#b-month",
  );
  expect(rows("当月明细")).toEqual([
    "退款转为应扣款编号 1:22026-11-20 10:02−¥100.00−¥20.00",
    "分账 · 电工基础订单 202611121940000000022026-11-12 19:40¥70.00¥80.00",
  ]);
  // Of what it is made up, only where there is something.
  expect(texts(screen.getAllByRole("term"))).toEqual(["期初", "期末", "其中：应扣回"]);
  expect(texts(screen.getAllByRole("definition"))).toEqual(["¥10.00", "−¥20.00", "−¥20.00"]);
});

test("says where there are no months, and where a month has no entries", async () => {
  expect((await show({ months: [] })).textContent).toBe("还没有对账单");
  expect((await show({ items: [] })).textContent).toContain("这个月没有明细");
});

test("gives the month as a file, and says what went wrong", async () => {
  await show();
  save.mockResolvedValueOnce({ done: false, error: new CallError({ code: 2070, message: "太多了" }) });
  await click(button("导出 CSV"));
  await until(() => screen.queryByRole("status")?.textContent === "太多了");
  await click(button("导出表格"));
  expect(save).toHaveBeenLastCalledWith({ format: "xlsx" });
  // An empty message is not shown at all.
  expect(screen.queryByRole("status")).toBeNull();
});
