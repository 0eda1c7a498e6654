import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { texts } from "../../forms/testing/page.ts";
import type { VipSet } from "../../generated/types.ts";
import { addresses, draw } from "../testing/draw.tsx";
import { VipTiers } from "./VipTiers.tsx";

const tier: VipSet = {
  id: "4",
  setName: "年度会员",
  setType: 4,
  days: 365,
  orgPrice: "468.00",
  fabPrice: "268.00",
  renewalPrice: "238.00",
  benefits: ["会员价购课"],
};

test("shows the price of now beside the full one, and leads to buying", () => {
  const tiers = draw(VipTiers, { items: [tier], buyHref: "/checkout" });
  expect(within(tiers).getAllByRole("paragraph")[0]?.textContent).toBe("¥268¥468");
  expect(addresses(tiers)).toEqual(["/checkout?vipSetId=4"]);
});

test("no tiers are said so, with a way on", () => {
  const none = draw(VipTiers, { items: [], buyHref: "/checkout", emptyHref: "/list", emptyLabel: "看课程" });
  expect(none.textContent).toContain("会员暂未开放");
  expect(addresses(none)).toEqual(["/list"]);
});

test("members renew at their price", () => {
  const tiers = draw(VipTiers, { items: [tier], isVip: true, buyHref: "/checkout" });
  expect(within(tiers).getAllByRole("paragraph")[0]?.textContent).toBe("¥238¥468");
  expect(texts(within(tiers).getAllByRole("link"))).toEqual(["立即续费 年度会员"]);
});

test("says what longer tiers come to in a month, and which one is recommended", () => {
  const quarter: VipSet = { ...tier, id: "2", setName: "季度会员", setType: 2, days: 91, fabPrice: "79.00" };
  const month: VipSet = { ...tier, id: "1", setName: "月度会员", setType: 1, days: 30, fabPrice: "29.90" };
  const tiers = draw(VipTiers, { items: [month, quarter, tier], buyHref: "/checkout", recommended: 4 });
  const lines = texts(within(tiers).getAllByRole("paragraph"));
  expect(lines).toEqual([
    "¥29.90¥468",
    "30 天",
    "¥79¥468",
    "91 天合 ¥26.05/月",
    "推荐",
    "¥268¥468",
    "365 天合 ¥22.03/月",
  ]);
});
