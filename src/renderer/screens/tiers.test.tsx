import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import document from "../../../tenants/default/screens/studio/vip.json" with { type: "json" };
import { button, clear, click, field, texts, type, until } from "../../forms/testing/page.ts";
import type { MemberTier } from "../../generated/types.ts";
import { dialogs, openScreen } from "../testing/screen.tsx";

const tier: MemberTier = {
  id: "3",
  setName: "年度会员",
  setNameEn: "Yearly",
  setType: 4,
  days: 365,
  orgPrice: "299.00",
  fabPrice: "199.00",
  monthlyCoupons: 1,
  monthlyPercent: 20,
  gradeOff: "0.00",
  isPutaway: 1,
  sort: 4,
  benefits: ["会员价", "每月 1 张 8 折优惠券"],
  countHolders: 12,
};
const open = (list: MemberTier[] = [tier]) => openScreen({ screen: document, data: { tiers: { list } } });
const dialog = () => screen.getByRole("dialog");
const valueOf = (label: RegExp) => field(label, dialog()).value;
async function fillIn(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await type(field(new RegExp(`^${label}`), dialog()), value);
}

dialogs();
afterEach(clear);

test("says what a tier costs, how long it lasts, what it promises and how many hold it", async () => {
  const { fabPrice: _, ...usual } = tier;
  await open([tier, { ...usual, id: "4", setName: "旧会员", isPutaway: 0, renewalPrice: "99.00" }]);
  expect(texts(screen.getAllByRole("heading", { level: 2 }))).toEqual(["年度会员", "旧会员已停售"]);
  const facts = screen.getAllByRole("listitem").map((each) =>
    within(each)
      .getAllByRole("term")
      .map((term) => term.parentElement?.textContent),
  );
  const same = ["持有人数12", "权益会员价 · 每月 1 张 8 折优惠券"];
  expect(facts).toEqual([
    ["类型年卡", "有效天数365", "现价¥199", "原价¥299", ...same],
    ["类型年卡", "有效天数365", "原价¥299", "续费价¥99", ...same],
  ]);
});

test("a tier is made with as many days as its type usually has, unless a person wrote others", async () => {
  const host = await open([]);
  await click(button("新建会员等级"));
  await until(() => within(screen.getByRole("dialog")).queryByLabelText(/^名称/));
  await until(() => within(dialog()).queryByLabelText(/^原价/));
  expect(valueOf(/^有效天数/)).toBe("30");
  await fillIn({ 类型: "4" });
  await until(() => valueOf(/^有效天数/) === "365");
  await fillIn({ 有效天数: "7", 类型: "1" });
  expect(valueOf(/^有效天数/)).toBe("7");
  expect(within(dialog()).queryByLabelText(/^每张减百分之几/)).toBeNull();
  await fillIn({ 名称: "体验会员", 原价: "9.9", 每月赠课程券: "1" });
  await until(() => within(dialog()).queryByLabelText(/^每张减百分之几/));
  await fillIn({ 每张减百分之几: "10" });
  await click(field(/^在会员页出售/, dialog()));
  await click(button("保存等级"));
  await until(() => host.toast.mock.calls.length > 0);
  expect(host.call).toHaveBeenCalledWith(
    "saveMemberTier",
    {
      setName: "体验会员",
      setType: 1,
      days: 7,
      orgPrice: "9.90",
      monthlyCoupons: 1,
      monthlyPercent: 10,
      isPutaway: 0,
    },
    expect.objectContaining({ quiet: true }),
  );
  expect(host.toast).toHaveBeenCalledWith("会员等级已新建", "success");
});

test("a change says whom it concerns, and sends the whole tier as it is then", async () => {
  const host = await open();
  await click(button("修改 年度会员"));
  await until(() => within(screen.getByRole("dialog")).queryByLabelText(/^现价/));
  expect(within(dialog()).getByText("持有人数").parentElement?.textContent).toBe("持有人数12");
  await fillIn({ 现价: "", 每月赠课程券: "0" });
  await click(button("保存等级"));
  await until(() => host.toast.mock.calls.length > 0);
  expect(host.call).toHaveBeenCalledWith(
    "saveMemberTier",
    {
      id: "3",
      setName: "年度会员",
      setNameEn: "Yearly",
      setType: 4,
      days: 365,
      orgPrice: "299.00",
      gradeOff: "0.00",
      monthlyCoupons: 0,
      isPutaway: 1,
      sort: 4,
    },
    expect.anything(),
  );
  expect(host.toast).toHaveBeenCalledWith("已保存，以后的购买按新的规则", "success");
});
