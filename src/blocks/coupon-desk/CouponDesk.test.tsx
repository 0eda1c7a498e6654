import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { button, clear, click, draw, field, t, texts, type, until } from "../../forms/testing/page.ts";
import type { OwnCoupon } from "../../generated/types.ts";
import { CouponDesk } from "./CouponDesk.tsx";

const calls = {
  issueCoupon: vi.fn(async () => ({})),
  listCouponTargets: vi.fn(async () => ({ list: [{ id: "5", name: "年度会员" }] })),
  listCouponUses: vi.fn(async () => ({
    list: [
      {
        orderNo: "20261123000000000001",
        userName: "林小满",
        orderStatus: 6,
        couponDiscount: "20.00",
        payPrice: "79.00",
        gmtCreate: "2026-11-23 09:00:00",
      },
    ],
    totalPage: 1,
  })),
  saveCoupon: vi.fn(async () => ({})),
  suspendCoupon: vi.fn(async () => ({})),
};
const changed = vi.fn(async () => ({ done: true as const }));
const coupon: OwnCoupon = {
  couponNo: "TAKE-20",
  couponName: "立减 20 元",
  offPrice: "20.00",
  leastPrice: "50.00",
  fits: "course",
  audience: 1,
  targetName: "",
  countMost: 100,
  countTaken: 12,
  countUsed: 3,
  isReturned: true,
  isStopped: false,
  isEnded: false,
  gmtBegin: "2026-11-01 00:00:00",
  gmtEnd: "2026-12-01 00:00:00",
};
const show = (items: OwnCoupon[] = [coupon]) =>
  draw(
    <CouponDesk
      items={items}
      slots={{}}
      on={{ changed }}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={calls as never}
    />,
  );

// jsdom has no dialogs.
HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  this.open = true;
};
beforeEach(() => {
  for (const call of [...Object.values(calls), changed]) call.mockClear();
});
afterEach(clear);

test("says what a coupon takes off, for whom it is and how many were taken and used", async () => {
  const { offPrice: _, ...plain } = coupon;
  await show([
    coupon,
    { ...plain, couponNo: "CODE-8", offPercent: 20, audience: 5, leastPrice: "0.00", isReturned: false },
  ]);
  const coupons = screen.getAllByRole("listitem").map((each) => within(each).getAllByRole("paragraph"));
  expect(coupons[0]?.[0]?.textContent).toBe("减 ¥20 · 满 ¥50 可用 · 课程 · 券码 TAKE-20");
  expect(coupons[0]?.[1]?.textContent).toBe(
    "所有人，自己领取 · 2026-11-01 00:00 – 2026-12-01 00:00 · 已领 12/100，已用 3 · 全额退款后退还",
  );
  expect(coupons[1]?.[0]?.textContent).toBe("8 折 · 课程 · 券码 CODE-8");
  expect(coupons[1]?.[1]?.textContent).toContain("已用 3/100 · 退款后不退还");
});

test("makes a coupon for a tier that is found by its name", async () => {
  await show();
  await type(field("名称"), "年费专享");
  await type(field("优惠方式"), "percent");
  await type(field("减百分之几（20 就是 8 折）"), "20");
  await type(field("发给"), "3");
  await until(() => within(field("会员或班级")).queryByRole("option", { name: "年度会员" }));
  expect(calls.listCouponTargets).toHaveBeenCalledWith({ audience: 3, keyword: "" });
  await type(field("会员或班级"), "5");
  await type(field("数量"), "30");
  await type(field("结束时间"), "2026-12-31T23:59");
  await click(button("生成优惠券"));
  await until(() => changed.mock.calls.length > 0);
  expect(calls.saveCoupon).toHaveBeenCalledWith({
    couponName: "年费专享",
    offPercent: 20,
    fits: "all",
    audience: 3,
    targetId: "5",
    countMost: 30,
    isReturned: true,
    gmtEnd: "2026-12-31 23:59:00",
  });
  await until(() => screen.getByRole("status").textContent === "优惠券已生成");
});

test("keeps what was written where it was refused, and says why", async () => {
  calls.saveCoupon.mockRejectedValueOnce(Object.assign(new Error("已经有这个券码，请换一个。"), { code: 1321 }));
  await show();
  await type(field("名称"), "秋季");
  await type(field("减多少（元）"), "20.5");
  await type(field("发给"), "5");
  await type(field("券码"), "autumn");
  await type(field("数量"), "30");
  await type(field("结束时间"), "2026-12-31T23:59");
  await click(button("生成优惠券"));
  await until(() => screen.getByRole("status").textContent === "已经有这个券码，请换一个。");
  expect(calls.saveCoupon).toHaveBeenCalledWith(
    expect.objectContaining({ offPrice: "20.50", couponNo: "autumn", audience: 5 }),
  );
  expect(field("名称").value).toBe("秋季");
});

test("gives it to more people by their numbers, however they are parted", async () => {
  await show();
  await type(field("手机号"), "13800000001，13800000002\n13800000003");
  await click(button("发放"));
  await until(() => changed.mock.calls.length > 0);
  expect(calls.issueCoupon).toHaveBeenCalledWith({
    couponNo: "TAKE-20",
    mobileList: ["13800000001", "13800000002", "13800000003"],
  });
  const people = field<HTMLTextAreaElement>("手机号");
  await type(field("手机号"), "13800000001\n1380000");
  expect(people.validationMessage).toBe("“1380000”不是手机号");
  await type(field("手机号"), "13800000001");
  expect(people.validationMessage).toBe("");
});

test("stops giving it out after it was asked, and shows what is over as such", async () => {
  await show([
    coupon,
    { ...coupon, couponNo: "OLD-1", isEnded: true },
    { ...coupon, couponNo: "OLD-2", isStopped: true },
  ]);
  const states = screen
    .getAllByRole("heading", { level: 2 })
    .map((each) => within(each).queryByText(/^已/)?.textContent);
  expect(states.filter(Boolean)).toEqual(["已过期", "已停止发放"]);
  expect(screen.getAllByRole("button", { name: /^停止发放/ })).toHaveLength(1);
  await click(button("停止发放 立减 20 元"));
  await click(button("停止发放"));
  await until(() => changed.mock.calls.length > 0);
  expect(calls.suspendCoupon).toHaveBeenCalledWith({ couponNo: "TAKE-20" });
});

test("lists the orders that used it when they are asked for", async () => {
  await show();
  expect(calls.listCouponUses).not.toHaveBeenCalled();
  await click(screen.getAllByText(/^使用记录/)[0]!);
  await until(() => screen.queryByRole("cell", { name: "林小满" }));
  expect(texts(screen.queryAllByRole("cell")).slice(1)).toEqual(["林小满", "−¥20", "¥79", "已退款"]);
});
