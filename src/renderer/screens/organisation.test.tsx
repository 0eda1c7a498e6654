import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import organisation from "../../../tenants/default/screens/account/organization/index.json" with { type: "json" };
import { clear, texts } from "../../forms/testing/page.ts";
import { openScreen } from "../testing/screen.tsx";

const figures = {
  courseCount: 12,
  lecturerCount: 3,
  memberCount: 1500,
  learnerCount: 40,
  orderCount: 2,
  income: "140.00",
  dayList: [
    { day: "2026-11-22", orderCount: 0, income: "0.00" },
    { day: "2026-11-23", orderCount: 2, income: "140.00" },
  ],
};

afterEach(clear);

test("shows an organisation in numbers, and each day as a bar and as a row of a table", async () => {
  const viewer = { userType: 3, staffRole: "owner" };
  await openScreen({ screen: organisation, data: { waiting: { list: [] }, figures }, query: { days: "7" }, viewer });
  const inNumbers = (name: string) => texts(within(screen.getByRole("group", { name })).getAllByRole("definition"));
  expect(inNumbers("机构数据")).toEqual(["12", "3", "1,500", "40"]);
  expect(inNumbers("订单与收益")).toEqual(["2", "¥140.00"]);
  const rows = (name: string) => texts(within(screen.getByRole("table", { name })).getAllByRole("row"));
  expect(rows("每天的收益（元）")).toEqual(["日期收益", "2026-11-22¥0.00", "2026-11-23¥140.00"]);
  expect(rows("每天的订单")).toEqual(["日期订单", "2026-11-220", "2026-11-232"]);
  const spans = within(screen.getByRole("navigation", { name: "时间范围" })).getAllByRole("link");
  expect(spans.map((link) => link.getAttribute("href"))).toEqual([
    "/account/organization?days=7",
    "/account/organization",
    "/account/organization?days=90",
  ]);
  expect(spans.filter((link) => link.getAttribute("aria-current")).map((link) => link.textContent)).toEqual([
    "最近 7 天",
  ]);
});
