import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import document from "../../../tenants/default/screens/account/wallet.json" with { type: "json" };
import { button, clear, click, field, texts, type, until } from "../../forms/testing/page.ts";
import type { WalletEntry } from "../../generated/types.ts";
import { dialogs, openScreen } from "../testing/screen.tsx";

const entries: WalletEntry[] = [
  {
    id: "2",
    entryKind: "payment",
    amount: "-12.50",
    orderNo: "20261121000000000001",
    gmtCreate: "2026-11-21 10:00:00",
  },
  { id: "1", entryKind: "reward", amount: "20.00", gmtCreate: "2026-11-20 10:00:00" },
];
const open = (list = entries) =>
  openScreen({
    screen: document,
    data: { wallet: { balance: "7.50", list, totalCount: list.length, totalPage: 1, pageCurrent: 1, pageSize: 20 } },
    calls: { createTopUp: () => ({ orderNo: "20261121000000000009" }) },
  });
const asked = () => screen.getByRole("dialog", { name: "充值" });
const amount = () => field(/^金额（元）/, asked());
const openForm = async () => {
  await click(button("充值"));
  await until(() => screen.queryByRole("dialog") && within(asked()).queryByLabelText(/^金额（元）/));
};

dialogs();
afterEach(clear);

test("shows what is in the wallet, and what came and went, with the order that it was for", async () => {
  await open();
  expect(within(screen.getByRole("group", { name: "余额" })).getByRole("definition").textContent).toBe("¥7.50");
  const table = within(screen.getByRole("table", { name: "收支明细" }));
  expect(texts(table.getAllByRole("rowheader"))).toEqual(["支付订单", "收益转入"]);
  const [payment, reward] = table.getAllByRole("row").slice(1);
  expect(payment?.textContent).toContain("−¥12.50");
  expect(reward?.textContent).toContain("+¥20");
  expect(table.getByRole("link").getAttribute("href")).toBe("/account/order?orderNo=20261121000000000001");
});

test("puts an amount in that is offered or typed, and leads to its order; sent again it is the same request", async () => {
  const host = await open();
  await openForm();
  expect(amount().value).toBe("100.00");
  const offers = within(within(asked()).getByRole("group", { name: "常用金额" }));
  expect(texts(offers.getAllByRole("button"))).toEqual(["¥50", "¥100", "¥200", "¥500"]);
  expect(texts(offers.getAllByRole("button", { pressed: true }))).toEqual(["¥100"]);
  await click(offers.getByRole("button", { name: "¥200" }));
  expect(amount().value).toBe("200.00");
  await type(amount(), "66.6");
  expect(offers.queryAllByRole("button", { pressed: true })).toEqual([]);
  host.call.mockRejectedValueOnce(Object.assign(new Error("x"), { code: 900, message: "没有连上服务器" }));
  await click(button("去付款", asked()));
  await within(asked()).findByText(/没有连上服务器/);
  await click(button("去付款", asked()));
  await until(() => host.navigate.mock.calls.length > 0);
  const [first, second] = host.call.mock.calls.map(([, input]) => input);
  expect(second).toEqual(first);
  expect(first).toMatchObject({ amount: "66.60" });
  expect(host.navigate).toHaveBeenCalledWith("/account/order?orderNo=20261121000000000009", expect.anything());
});

test.each(["abc", "-1", "1.234", ""])("sends no amount of %j, and says why at its field", async (typed) => {
  const host = await open();
  await openForm();
  await type(amount(), typed);
  await click(button("去付款", asked()));
  await within(asked()).findAllByText("请填写大于 0 的金额，最多两位小数");
  expect(host.call).not.toHaveBeenCalled();
});

test("says that nothing came or went yet", async () => {
  await open([]);
  screen.getByText("还没有收支");
});
