import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { button, clear, click, draw, t } from "../../forms/testing/page.ts";
import type { BlockProps, Outcome } from "../block.ts";
import { SandboxPayment } from "./SandboxPayment.tsx";

const done = async (_payload?: unknown): Promise<Outcome> => ({ done: true });
const on = { send: vi.fn(done), go: vi.fn(done) };
const payment = {
  paymentNo: "20261121000000000003",
  orderNo: "20261121000000000001",
  amount: "179.00",
  paymentState: "waiting",
} as const;
const show = (more: Partial<BlockProps<"sandboxPayment">> = {}) =>
  draw(
    <SandboxPayment
      payment={payment}
      orderHref="/account/order"
      slots={{}}
      on={on}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={{}}
      {...more}
    />,
  );

afterEach(async () => {
  await clear();
  vi.clearAllMocks();
});

test("each button lets the payment end its way, then the order shows", async () => {
  await show();
  await click(button("付款失败"));
  expect(on.send).toHaveBeenCalledWith({ paymentNo: payment.paymentNo, outcome: "fail" });
  expect(on.go).toHaveBeenCalledWith({ to: "/account/order?orderNo=20261121000000000001" });
});

test("a late result leaves the page where it is, and says so", async () => {
  await show();
  await click(button("付款成功，十秒后才送达"));
  expect(on.go).not.toHaveBeenCalled();
  expect(screen.getByRole("status").textContent).toContain("十秒");
});

test("what is paid cannot be paid again", async () => {
  await show({ payment: { ...payment, paymentState: "paid" } });
  expect(screen.queryByRole("button")).toBeNull();
});
