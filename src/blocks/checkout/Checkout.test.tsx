import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { button, clear, click, draw, field, t, texts, type, until } from "../../forms/testing/page.ts";
import { addresses } from "../testing/draw.tsx";
import { sampleOrder, sampleQuote } from "../testing/orders.ts";
import type { BlockProps, Outcome } from "../block.ts";
import { Checkout } from "./Checkout.tsx";

type Operations = BlockProps<"checkout">["operations"];
const quoteOrder = vi.fn<Operations["quoteOrder"]>(async ({ couponNo }) =>
  couponNo ? { ...sampleQuote, couponNo, couponDiscount: "20.00", payPrice: "179.00" } : sampleQuote,
);
const createOrder = vi.fn<Operations["createOrder"]>(async () => sampleOrder);
const payOrder = vi.fn<Operations["payOrder"]>(async ({ orderNo, payType }) => ({
  orderNo,
  payType,
  orderStatus: 1,
  payUrl: "/pay/sandbox/1",
}));
const go = vi.fn(async (_payload?: unknown): Promise<Outcome> => ({ done: true }));
const show = async (more: Partial<BlockProps<"checkout">> = {}) => {
  await draw(
    <Checkout
      courseIds="5"
      orderHref="/account/order"
      slots={{}}
      on={{ go }}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={{ quoteOrder, createOrder, payOrder }}
      {...more}
    />,
  );
};
const ready = () =>
  until(() => screen.queryByRole("button", { name: /^提交订单/ }) && !document.querySelector("[aria-busy=true]"));
const refusal = (code: number, message: string, data?: unknown) => Object.assign(new Error(message), { code, data });

afterEach(async () => {
  await clear();
  vi.clearAllMocks();
});

test("shows what the server says it costs, with the best coupon proposed", async () => {
  await show({ courseIds: "5,5,6" });
  await ready();
  expect(quoteOrder.mock.calls.map(([input]) => input)).toEqual([
    { courseIds: ["5", "6"] },
    { courseIds: ["5", "6"], couponNo: "TAKE-20" },
  ]);
  expect(screen.queryByText("¥179")).not.toBeNull();
});

test("one press orders and goes on to pay; sent again it has the same key", async () => {
  await show();
  await ready();
  createOrder.mockRejectedValueOnce(refusal(0, ""));
  await click(button("提交订单并付款 ¥179"));
  expect(screen.getByRole("alert").textContent).toContain("网络");
  await click(button("提交订单并付款 ¥179"));
  const keys = createOrder.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(payOrder).toHaveBeenCalledExactlyOnceWith({ orderNo: sampleOrder.orderNo, payType: "sandbox" });
  expect(go).toHaveBeenCalledExactlyOnceWith({ to: "/pay/sandbox/1" });
});

test("a code to scan stands with the order", async () => {
  await show();
  await ready();
  await click(field("微信支付"));
  await click(button("提交订单并付款 ¥179"));
  expect(payOrder).not.toHaveBeenCalled();
  expect(go).toHaveBeenCalledWith({ to: `/account/order?orderNo=${sampleOrder.orderNo}&pay=wechat` });
});

test("when paying cannot begin, the order is shown, where it can be tried again", async () => {
  payOrder.mockRejectedValueOnce(refusal(1311, "没有响应"));
  await show();
  await ready();
  await click(button("提交订单并付款 ¥179"));
  expect(go).toHaveBeenCalledWith({ to: `/account/order?orderNo=${sampleOrder.orderNo}&pay=sandbox` });
});

test("a coupon that is refused is said, and what was there before stays", async () => {
  await show();
  await ready();
  quoteOrder.mockRejectedValueOnce(refusal(1307, "不适用"));
  await type(field("输入优惠码"), "WRONG");
  await click(button("使用"));
  await until(() => screen.getByRole("alert").textContent);
  await ready();
  expect(texts(screen.queryAllByRole("alert"))).toEqual(["不适用"]);
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "优惠券" }).value).toBe("TAKE-20");
});

test("nothing is ordered while the sum with another coupon is on its way", async () => {
  await show();
  await ready();
  quoteOrder.mockReturnValueOnce(new Promise(() => undefined));
  await type(screen.getByRole("combobox", { name: "优惠券" }), "");
  await click(button("提交订单并付款 ¥179"));
  expect(createOrder).not.toHaveBeenCalled();
});

test("an order with the same content that waits is led to", async () => {
  quoteOrder.mockRejectedValueOnce(refusal(1303, "已有订单", { orderNo: "20261121000000000009" }));
  await show();
  await until(() => screen.queryByRole("link", { name: "查看订单" }));
  expect(addresses(document.body)).toEqual(["/account/order?orderNo=20261121000000000009"]);
});

test("says what a member would save on the order, and where one becomes one", async () => {
  await show({ vipHref: "/vip" });
  await ready();
  expect(screen.queryByRole("link", { name: /开通会员/ })).toBeNull();
  await clear();
  quoteOrder.mockResolvedValueOnce({ ...sampleQuote, coupons: [], memberSaving: "100.00" });
  await show({ vipHref: "/vip" });
  await ready();
  expect(screen.queryByRole("link", { name: "开通会员，这一单可省 ¥100" })).not.toBeNull();
});

test("orders exams and classes beside courses", async () => {
  await show({ courseIds: "5", examIds: "7,7,8", gradeIds: "9" });
  await ready();
  expect(quoteOrder.mock.calls[0]?.[0]).toEqual({ courseIds: ["5"], examIds: ["7", "8"], gradeIds: ["9"] });
  await click(button("提交订单并付款 ¥179"));
  expect(createOrder.mock.calls[0]?.[0]).toMatchObject({ courseIds: ["5"], examIds: ["7", "8"], gradeIds: ["9"] });
});
