import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import document from "../../../tenants/default/screens/account/coupon.json" with { type: "json" };
import { addresses } from "../../blocks/testing/draw.tsx";
import { button, clear, click, texts, until } from "../../forms/testing/page.ts";
import type { Coupon } from "../../generated/types.ts";
import { openScreen } from "../testing/screen.tsx";

const coupon: Coupon = {
  couponNo: "TAKE-20",
  couponName: "立减 20 元",
  orgNo: "",
  offPrice: "20.00",
  leastPrice: "50.00",
  fits: "course",
  couponState: "ready",
  gmtBegin: "2026-11-01 00:00:00",
  gmtEnd: "2026-12-01 00:00:00",
};
const { offPrice: _, ...plain } = coupon;
const open = (list: Coupon[], offers: Coupon[] = []) =>
  openScreen({ screen: document, data: { coupons: { list }, offers: { list: offers } } });
const own = () => screen.getByRole("list", { name: "我的优惠券" });
const lines = () => within(own()).getAllByRole("listitem");

afterEach(clear);

test("says what a coupon takes off, from what amount on and until when, and leads to where it is used", async () => {
  await open([coupon, { ...plain, couponNo: "VIP-88", offPercent: 10, leastPrice: "0.00", fits: "vip" }]);
  expect(addresses(own())).toEqual(["/list", "/vip"]);
  const [first, second] = lines().map(({ textContent }) => textContent);
  for (const text of ["¥20", "满 ¥50", "适用范围课程", "TAKE-20", "有效期至2026/12/01 00:00"])
    expect(first).toContain(text);
  for (const text of ["9 折", "无门槛", "适用范围会员"]) expect(second).toContain(text);
  expect(first).not.toMatch(/只用于|无门槛|可使用/);
});

test("says of one that cannot be used why", async () => {
  await open(
    (["early", "used", "ended"] as const).map((couponState) => ({ ...coupon, couponNo: couponState, couponState })),
  );
  expect(addresses(own())).toEqual([]);
  const states = lines().map((each) => within(each).getByText(/^(?:未开始|已使用|已失效)$/).textContent);
  expect(states).toEqual(["未开始", "已使用", "已失效"]);
  expect(own().textContent).toContain("起用时间2026/11/01 00:00");
});

test("shows a way on where there are none", async () => {
  await open([]);
  screen.getByText("还没有优惠券");
  expect(screen.getByRole("link", { name: "去选课" }).getAttribute("href")).toBe("/list");
  expect(texts(screen.getAllByRole("heading"))).toEqual(["我的优惠券"]);
});

test("lets one take what is offered, says what came of it, and asks anew what is offered where it was refused", async () => {
  const host = await open([], [coupon]);
  expect(texts(screen.getAllByRole("heading", { level: 2 }))).toEqual(["可以领取", coupon.couponName, "我的优惠券"]);
  host.call.mockRejectedValueOnce(Object.assign(new Error("x"), { code: 1322 }));
  await click(button(/^领取/));
  await until(() => host.refresh.mock.calls.length === 1);
  expect(host.toast).not.toHaveBeenCalled();
  await click(button(/^领取/));
  await until(() => host.toast.mock.calls.length > 0);
  expect(host.toast).toHaveBeenCalledWith("已领取", "success");
  expect(host.refresh).toHaveBeenCalledTimes(2);
  expect(host.call).toHaveBeenCalledWith("acceptCoupon", { couponNo: "TAKE-20" }, expect.anything());
});

test("says of an organisation's coupon that it is for what the organisation sells, and leads there", async () => {
  await open([{ ...coupon, orgNo: "1001", orgName: "江城工业职业学校" }]);
  expect(own().textContent).toContain("只用于这家机构的商品江城工业职业学校");
  expect(addresses(own())).toEqual(["/org/1001"]);
});
