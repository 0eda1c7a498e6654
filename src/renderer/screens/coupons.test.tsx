import { screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import organisation from "../../../tenants/default/screens/account/organization/coupon.json" with { type: "json" };
import platform from "../../../tenants/default/screens/studio/coupons.json" with { type: "json" };
import { button, clear, click, field, texts, type, until } from "../../forms/testing/page.ts";
import type { OwnCoupon } from "../../generated/types.ts";
import { dialogs, openScreen } from "../testing/screen.tsx";

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
const use = {
  orderNo: "20261123000000000001",
  userName: "林小满",
  orderStatus: 6,
  couponDiscount: "20.00",
  payPrice: "79.00",
  gmtCreate: "2026-11-23 09:00:00",
};
const listOf = (list: object[]) => ({ list, totalCount: list.length, totalPage: 1, pageCurrent: 1, pageSize: 20 });

interface Opening {
  coupons?: OwnCoupon[];
  uses?: object[];
  query?: Record<string, string>;
  calls?: Parameters<typeof openScreen>[0]["calls"];
}

function open({ coupons = [coupon], uses, query, calls }: Opening = {}) {
  const data = { coupons: listOf(coupons), ...(uses ? { uses: listOf(uses) } : {}) };
  return openScreen({ screen: organisation, data, ...(query ? { query } : {}), ...(calls ? { calls } : {}) });
}

const targets = { listCouponTargets: () => ({ list: [{ id: "5", name: "年度会员" }] }) };
const dialog = () => screen.getByRole("dialog");
async function fillIn(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await type(field(new RegExp(`^${label}`), dialog()), value);
}

dialogs();
afterEach(clear);

test("the platform and an organisation have the same screen of coupons", () => {
  expect(platform.blocks.desk).toEqual(organisation.blocks.desk);
  expect(platform.data).toEqual(organisation.data);
});

test("says what a coupon takes off, for whom it is and how many were taken and used", async () => {
  const { offPrice: _, ...plain } = coupon;
  await open({
    coupons: [
      coupon,
      { ...plain, couponNo: "CODE-8", offPercent: 20, audience: 5, leastPrice: "0.00", isReturned: false },
    ],
  });
  const facts = screen.getAllByRole("listitem").map((each) =>
    within(each)
      .getAllByRole("term")
      .map((term) => term.parentElement?.textContent),
  );
  expect(facts).toEqual([
    [
      "立减¥20",
      "最低消费¥50",
      "适用范围课程",
      "券码TAKE-20",
      "发给所有人，自己领取",
      "有效期2026/11/01 00:00 – 2026/12/01 00:00",
      "已领12 / 100",
      "已用3",
      "全额退款后退还是",
    ],
    [
      "折扣8 折",
      "适用范围课程",
      "券码CODE-8",
      "发给知道券码的人",
      "有效期2026/11/01 00:00 – 2026/12/01 00:00",
      "已用3",
      "数量100",
      "全额退款后退还否",
    ],
  ]);
});

test("an empty form says of which fields it says the same", async () => {
  const host = await open({ calls: targets });
  await click(button("新建优惠券"));
  await until(() => screen.queryByRole("dialog"));
  await until(() => within(dialog()).queryByLabelText(/^名称/));
  await click(button("生成优惠券"));
  const alert = await within(dialog()).findByRole("alert");
  expect(texts(within(alert).getAllByRole("link"))).toEqual(
    expect.arrayContaining(["名称：此项必填", "数量：此项必填"]),
  );
  expect(host.call).not.toHaveBeenCalled();
});

test("makes a coupon for a tier that is found by its name", async () => {
  const host = await open({ calls: targets });
  await click(button("新建优惠券"));
  await until(() => screen.queryByRole("dialog"));
  await until(() => within(dialog()).queryByLabelText(/^名称/));
  await fillIn({ 名称: "年费专享", 优惠方式: "percent" });
  await until(() => within(dialog()).queryByLabelText(/^减百分之几/));
  await fillIn({ 减百分之几: "20", 发给: "3" });
  await until(() => within(dialog()).queryByRole("option", { name: "年度会员" }));
  expect(host.call).toHaveBeenCalledWith("listCouponTargets", { audience: 3, keyword: "" }, expect.anything());
  await fillIn({ 会员: "5", 数量: "30", 结束时间: "2026-12-31T23:59" });
  await click(button("生成优惠券"));
  await until(() => host.toast.mock.calls.length > 0);
  expect(host.call).toHaveBeenCalledWith(
    "saveCoupon",
    {
      couponName: "年费专享",
      offPercent: 20,
      fits: "all",
      audience: 3,
      targetId: "5",
      countMost: 30,
      isReturned: true,
      gmtEnd: "2026-12-31 23:59:00",
    },
    expect.objectContaining({ quiet: true }),
  );
  expect(host.refresh).toHaveBeenCalledTimes(1);
  expect(host.toast).toHaveBeenCalledWith("优惠券已生成", "success");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("what was asked only before the last choice is not sent, and is there again when the choice is", async () => {
  const host = await open({ calls: targets });
  await click(button("新建优惠券"));
  await until(() => within(dialog()).queryByLabelText(/^名称/));
  await fillIn({ 名称: "秋季", 减多少: "20.5", 发给: "5" });
  await until(() => within(dialog()).queryByLabelText(/^券码/));
  await fillIn({ 券码: "AUTUMN", 数量: "30", 结束时间: "2026-12-31T23:59", 发给: "1" });
  await until(() => !within(dialog()).queryByLabelText(/^券码/));
  await fillIn({ 发给: "5" });
  await until(() => within(dialog()).queryByLabelText(/^券码/));
  expect(field(/^券码/, dialog()).value).toBe("AUTUMN");
  await fillIn({ 发给: "1" });
  await click(button("生成优惠券"));
  await until(() => host.toast.mock.calls.length > 0);
  expect(host.call).toHaveBeenCalledTimes(1);
  expect(host.call.mock.calls[0]?.[1]).toMatchObject({ offPrice: "20.50", audience: 1, countMost: 30 });
  expect(host.call.mock.calls[0]?.[1]).not.toHaveProperty("couponNo");
  expect(host.call.mock.calls[0]?.[1]).not.toHaveProperty("way");
});

test("keeps what was written where it was refused, and says why", async () => {
  const refuse = () => {
    throw Object.assign(new Error("已经有这个券码，请换一个。"), { code: 1321 });
  };
  const host = await open({ calls: { saveCoupon: refuse } });
  await click(button("新建优惠券"));
  await until(() => within(dialog()).queryByLabelText(/^名称/));
  await fillIn({ 名称: "秋季", 减多少: "20.5", 发给: "5" });
  await until(() => within(dialog()).queryByLabelText(/^券码/));
  await fillIn({ 券码: "autumn", 数量: "30", 结束时间: "2026-12-31T23:59" });
  await click(button("生成优惠券"));
  await until(() => screen.queryByText("已经有这个券码，请换一个。"));
  expect(host.call).toHaveBeenCalledWith(
    "saveCoupon",
    expect.objectContaining({ offPrice: "20.50", couponNo: "autumn", audience: 5 }),
    expect.anything(),
  );
  expect(field(/^名称/, dialog()).value).toBe("秋季");
  expect(host.toast).not.toHaveBeenCalled();
});

test("a value that the call refuses is named before it is sent, by the limits of the call", async () => {
  const host = await open();
  await click(button("新建优惠券"));
  await until(() => within(dialog()).queryByLabelText(/^名称/));
  await fillIn({ 名称: "秋季", 减多少: "a", 数量: "0", 结束时间: "2026-12-31T23:59" });
  await click(button("生成优惠券"));
  await until(() => screen.queryAllByText("请填写金额，例如 20 或 20.50").length > 0);
  expect(screen.getAllByText("不能小于 1").length).toBeGreaterThan(0);
  expect(host.call).not.toHaveBeenCalled();
});

test("gives it to more people by their numbers, however they are parted", async () => {
  const host = await open();
  await click(button("发给更多人 立减 20 元"));
  await until(() => screen.queryByRole("dialog", { name: "发给更多人 · 立减 20 元" }));
  await until(() => within(dialog()).queryByLabelText(/^手机号/));
  await fillIn({ 手机号: "13800000001\n1380000" });
  expect(screen.getByText("“1380000”不是手机号")).toBeTruthy();
  await fillIn({ 手机号: "13800000001，13800000002\n13800000003" });
  expect(screen.queryByText("“1380000”不是手机号")).toBeNull();
  await click(button("发放"));
  await until(() => host.toast.mock.calls.length > 0);
  expect(host.call).toHaveBeenCalledWith(
    "issueCoupon",
    { couponNo: "TAKE-20", mobileList: ["13800000001", "13800000002", "13800000003"] },
    expect.objectContaining({ quiet: true }),
  );
});

test("a dialog that is closed by mistake keeps what was typed; that of another record begins anew", async () => {
  await open({ coupons: [coupon, { ...coupon, couponNo: "TAKE-30", couponName: "立减 30 元" }] });
  await click(button("发给更多人 立减 20 元"));
  await until(() => within(dialog()).queryByLabelText(/^手机号/));
  await fillIn({ 手机号: "13800000001" });
  await click(button("关闭"));
  await click(button("发给更多人 立减 20 元"));
  expect(field(/^手机号/, dialog()).value).toBe("13800000001");
  await click(button("关闭"));
  await click(button("发给更多人 立减 30 元"));
  await until(() => screen.queryByRole("dialog", { name: "发给更多人 · 立减 30 元" }));
  await until(() => within(dialog()).queryByLabelText(/^手机号/));
  expect(field(/^手机号/, dialog()).value).toBe("");
});

test("stops giving it out after it was asked, and shows what is over as such", async () => {
  const host = await open({
    coupons: [
      coupon,
      { ...coupon, couponNo: "OLD-1", isEnded: true },
      { ...coupon, couponNo: "OLD-2", isStopped: true },
    ],
  });
  const states = screen
    .getAllByRole("heading", { level: 2 })
    .map((each) => within(each).queryByText(/^已/)?.textContent);
  expect(states.filter(Boolean)).toEqual(["已过期", "已停止发放"]);
  expect(screen.getAllByRole("button", { name: /^停止发放/ })).toHaveLength(1);
  host.confirm.mockResolvedValueOnce(false);
  await click(button("停止发放 立减 20 元"));
  expect(host.confirm).toHaveBeenCalledWith({
    text: "停止发放“立减 20 元”？已经领到的人还可以使用。",
    yes: "停止发放",
  });
  expect(host.call).not.toHaveBeenCalled();
  await click(button("停止发放 立减 20 元"));
  await until(() => host.toast.mock.calls.length > 0);
  expect(host.call).toHaveBeenCalledWith("suspendCoupon", { couponNo: "TAKE-20" }, expect.anything());
});

test("lists the orders that used it in the record that the address opens", async () => {
  await open();
  expect(screen.queryByRole("table")).toBeNull();
  await open({ uses: [use], query: { coupon: "TAKE-20" } });
  expect(texts(within(screen.getByRole("table")).getAllByRole("row")).at(-1)).toBe(
    "20261123000000000001下单时间2026/11/23 09:00买家林小满优惠¥20实付¥79状态已退款",
  );
  await open({ uses: [], query: { coupon: "TAKE-20" } });
  expect(screen.getByText("还没有人使用")).toBeTruthy();
});

test("a second press while the first is under way does nothing", async () => {
  let finish = () => {};
  const stop = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const host = await open({ calls: { suspendCoupon: stop } });
  await click(button("停止发放 立减 20 元"));
  await click(button("停止发放 立减 20 元"));
  expect(stop).toHaveBeenCalledTimes(1);
  finish();
  await until(() => host.toast.mock.calls.length > 0);
});
