import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { button, clear, click, draw, field, t, texts, type, until } from "../../forms/testing/page.ts";
import { WalletView } from "./WalletView.tsx";

const createTopUp = vi.fn(async (_input: { amount: string; idempotencyKey: string }) => ({
  orderNo: "20261123000000000001",
}));
const go = vi.fn(async () => ({ done: true as const }));
const show = () =>
  draw(
    <WalletView
      balance="179.50"
      orderHref="/account/order"
      items={[
        {
          id: "2",
          entryKind: "payment",
          amount: "-20.50",
          orderNo: "20261123000000000002",
          gmtCreate: "2026-11-23 09:00:00",
        },
        { id: "1", entryKind: "topUp", amount: "200.00", gmtCreate: "2026-11-22 09:00:00" },
      ]}
      slots={{}}
      on={{ go }}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={{ createTopUp } as never}
    />,
  );

const pay = () => click(button("去付款"));
const amount = () => field("金额（元）");
beforeEach(() => vi.clearAllMocks());
afterEach(clear);

test("shows what is in the wallet, and what came and went with the order that it was for", async () => {
  await show();
  expect(screen.getByRole("region", { name: "余额" }).textContent).toBe("余额¥179.50");
  const [spent, put] = screen.getAllByRole("listitem");
  expect(within(spent!).getByText("−¥20.50")).toBeDefined();
  expect(within(put!).getByText("+¥200")).toBeDefined();
  expect(texts(screen.getAllByRole("link"))).toEqual(["订单 20261123000000000002"]);
});

test("makes an order of the amount that was chosen, and one for the same amount sent again", async () => {
  await show();
  createTopUp.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await click(button("¥200", screen.getByRole("group", { name: "常用金额" })));
  for (const times of [1, 2]) {
    await pay();
    await until(() => createTopUp.mock.calls.length === times);
  }
  await until(() => go.mock.calls.length === 1);
  const [first, second] = createTopUp.mock.calls.map(([input]) => input);
  expect(first?.amount).toBe("200.00");
  expect(second).toEqual(first);
  expect(go).toHaveBeenCalledWith({ to: "/account/order?orderNo=20261123000000000001" });
});

test("says why an amount was refused, and another one is another order", async () => {
  createTopUp.mockRejectedValueOnce(Object.assign(new Error("一次可充值 1.00 到 50000.00 元。"), { code: 1323 }));
  await show();
  await type(amount(), "0.5");
  amount().form!.noValidate = true;
  await pay();
  await until(() => screen.queryByRole("alert")?.textContent === "一次可充值 1.00 到 50000.00 元。");
  await type(amount(), "66.6");
  await pay();
  await until(() => go.mock.calls.length === 1);
  const [first, second] = createTopUp.mock.calls.map(([input]) => input);
  expect([first?.amount, second?.amount]).toEqual(["0.50", "66.60"]);
  expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
});
