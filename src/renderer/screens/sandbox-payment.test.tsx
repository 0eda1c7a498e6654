import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import document from "../../../tenants/default/screens/sandbox-payment.json" with { type: "json" };
import { addresses } from "../../blocks/testing/draw.tsx";
import { button, clear, click, texts } from "../../forms/testing/page.ts";
import type { SandboxPayment } from "../../generated/types.ts";
import { openScreen } from "../testing/screen.tsx";

const waiting: SandboxPayment = {
  paymentNo: "20261121000000000003",
  orderNo: "20261121000000000001",
  amount: "179.00",
  paymentState: "waiting",
};
const order = `/account/order?orderNo=${waiting.orderNo}`;
const open = (payment: SandboxPayment | undefined) => openScreen({ screen: document, data: { payment } });
const shown = () => screen.getByRole("group", { name: "演示付款" });

afterEach(clear);

test("each button lets the payment end its way, then the order shows", async () => {
  const host = await open(waiting);
  expect(shown().textContent).toContain("¥179");
  expect(shown().textContent).toContain("等待付款");
  await click(button("付款失败"));
  const [operation, input] = host.call.mock.calls[0]!;
  expect([operation, input]).toMatchObject(["saveSandboxPayment", { paymentNo: waiting.paymentNo, outcome: "fail" }]);
  expect(host.navigate).toHaveBeenCalledExactlyOnceWith(order, { replace: true });
});

test("a late result leaves the page where it is, and says so", async () => {
  const host = await open(waiting);
  await click(button("付款成功，十秒后才送达"));
  expect(host.navigate).not.toHaveBeenCalled();
  expect(host.toast).toHaveBeenCalledExactlyOnceWith("结果将在十秒后送达，稍后可在订单中查看。", "success");
});

test("what is paid cannot be paid again", async () => {
  await open({ ...waiting, paymentState: "paid" });
  expect(shown().textContent).toContain("已付款");
  expect(screen.queryByRole("button")).toBeNull();
  expect(addresses(shown())).toEqual([order]);
});

test("a number that is nobody's says so", async () => {
  await open(undefined);
  expect(texts(screen.getAllByText("没有找到这笔付款。"))).toHaveLength(1);
});
