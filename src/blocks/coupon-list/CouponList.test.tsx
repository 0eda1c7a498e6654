import { within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import * as page from "../../forms/testing/page.ts";
import type { Coupon } from "../../generated/types.ts";
import type { Outcome } from "../block.ts";
import { addresses, draw, handles } from "../testing/draw.tsx";
import { CouponList } from "./CouponList.tsx";

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
const ways = { courseHref: "/list", vipHref: "/vip" };

test("says what a coupon takes off, from when on, and leads to where it is used", () => {
  const list = draw(CouponList, {
    items: [coupon, { ...plain, couponNo: "VIP-88", offPercent: 10, leastPrice: "0.00", fits: "vip" }],
    ...ways,
  });
  expect(addresses(list)).toEqual(["/list", "/vip"]);
  const [first, second] = within(list)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
  for (const words of ["¥20", "满 ¥50 可用", "TAKE-20", "2026-12-01 00:00"]) expect(first).toContain(words);
  for (const words of ["9 折", "无门槛"]) expect(second).toContain(words);
  expect(first).not.toContain("仅限");
});

test("says of one that cannot be used why", () => {
  const list = draw(CouponList, {
    items: (["early", "used", "ended"] as const).map((couponState) => ({
      ...coupon,
      couponNo: couponState,
      couponState,
    })),
    ...ways,
  });
  expect(addresses(list)).toEqual([]);
  expect(
    within(list)
      .getAllByRole("listitem")
      .map((each) => within(each).getByText(/^(?:未开始|已使用|已失效)$/).textContent),
  ).toEqual(["未开始", "已使用", "已失效"]);
  expect(list.textContent).toContain("2026-11-01 00:00 起可用");
});

test("shows a way on where there are none", () => {
  const list = draw(CouponList, { items: [], emptyText: "没有优惠券", emptyHref: "/list", emptyLabel: "去选课" });
  expect(list.textContent).toContain("没有优惠券");
  expect(addresses(list)).toEqual(["/list"]);
});

test("lets one take what is offered, and says what came of it", async () => {
  const refused = Object.assign(new Error("优惠券已经发完或停止发放。"), { code: 1322 });
  const take = vi
    .fn(async (_event: unknown): Promise<Outcome> => ({ done: true }))
    .mockResolvedValueOnce({ done: false, error: refused });
  const changed = vi.fn(async () => ({ done: true as const }));
  await page.draw(<CouponList {...handles} {...ways} items={[]} offers={[coupon]} on={{ take, changed }} />);
  expect(page.texts("h2")).toEqual(["可以领取", "我的优惠券"]);
  for (const words of ["优惠券已经发完或停止发放。", "已领取"]) {
    await page.click("li button");
    await page.until(() => page.one("[role=status]").textContent === words);
  }
  expect(take).toHaveBeenCalledWith({ couponNo: "TAKE-20" });
  expect(changed).toHaveBeenCalledTimes(2);
  await page.clear();
});

test("says of an organisation's coupon that it is for what the organisation sells, and leads there", () => {
  const list = draw(CouponList, { items: [{ ...coupon, orgNo: "1001", orgName: "江城工业职业学校" }], ...ways });
  expect(within(list).getByRole("listitem").textContent).toContain("仅限江城工业职业学校自己的商品");
  expect(addresses(list)).toEqual(["/org/1001"]);
});
