import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import document from "../../../tenants/default/screens/studio/figures.json" with { type: "json" };
import { button, clear, click, texts, until } from "../../forms/testing/page.ts";
import type { PlatformDay, PlatformFigures } from "../../generated/types.ts";
import { openScreen } from "../testing/screen.tsx";

const day = (name: string, more: Partial<PlatformDay> = {}): PlatformDay => ({
  day: name,
  personCount: 0,
  orderCount: 0,
  turnover: "0.00",
  refunded: "0.00",
  earned: "0.00",
  courseCount: 0,
  organisationCount: 0,
  ...more,
});
const figures: PlatformFigures = {
  personCount: 1200,
  orderCount: 2,
  turnover: "140.00",
  refundCount: 1,
  refunded: "70.00",
  earned: "-8.05",
  courseCount: 3,
  organisationCount: 0,
  dayList: [
    day("2026-11-22", { earned: "-29.05" }),
    day("2026-11-23", { personCount: 1200, signInCount: 31, orderCount: 2, turnover: "140.00", earned: "21.00" }),
  ],
  organisationList: [
    { orgNo: "1001", orgName: "江淮学院", saleCount: 1, turnover: "99.00", refunded: "0.00" },
    { orgNo: "", saleCount: 1, turnover: "41.00", refunded: "70.00" },
  ],
  courseList: [
    {
      courseId: "7",
      courseName: "电工基础",
      orgNo: "1001",
      orgName: "江淮学院",
      saleCount: 1,
      turnover: "99.00",
      refunded: "0.00",
    },
  ],
};
const open = (more: Partial<PlatformFigures> = {}, days = "7") =>
  openScreen({ screen: document, data: { figures: { ...figures, ...more } }, query: days === "" ? {} : { days } });
const rowsOf = (name: string) => texts(within(screen.getByRole("table", { name })).getAllByRole("row")).slice(1);

afterEach(clear);

test("sums the span, and tells below 0 by a minus sign", async () => {
  await open();
  const sums = within(screen.getByRole("group", { name: "平台数据" }));
  expect(texts(sums.getAllByRole("definition"))).toEqual(["1,200", "2", "¥140.00", "−¥8.05", "1", "¥70.00", "3", "0"]);
  const spans = within(screen.getByRole("navigation", { name: "时间范围" })).getAllByRole("link");
  expect(spans.map((link) => link.getAttribute("href"))).toEqual([
    "/studio/figures?days=7",
    "/studio/figures",
    "/studio/figures?days=90",
    "/studio/figures?days=365",
  ]);
  expect(texts(spans.filter((link) => link.getAttribute("aria-current")))).toEqual(["7 天"]);
});

test("draws each figure by day, sign-ins for the days on which they were counted", async () => {
  await open();
  expect(screen.getAllByRole("figure")).toHaveLength(6);
  expect(screen.getByRole("heading", { name: "每天" })).toBeDefined();
  expect(rowsOf("平台收益（元）")).toEqual(["2026-11-22−¥29.05", "2026-11-23¥21.00"]);
  expect(rowsOf("登录人数")).toEqual(["2026-11-2331"]);
});

test("draws a year by month: sums of amounts, sign-ins as so many a day", async () => {
  const dayList = Array.from({ length: 365 }, (_, at) =>
    day(new Date(Date.UTC(2025, 10, 28 + at)).toISOString().slice(0, 10), { turnover: "0.10", signInCount: 12 }),
  );
  await open({ dayList }, "365");
  expect(screen.getByRole("heading", { name: "每月" })).toBeDefined();
  expect(rowsOf("成交额（元）")).toContain("2026-10¥3.10");
  expect(rowsOf("日均登录人数")).toContain("2026-1012");
  expect(screen.queryByRole("table", { name: "登录人数" })).toBeNull();
});

test("lists who sold most, and calls the platform by its name", async () => {
  await open();
  const first = (name: string) => texts(within(screen.getByRole("table", { name })).getAllByRole("rowheader"));
  expect(first("机构成交额排行")).toEqual(["江淮学院", "平台自营"]);
  expect(first("课程销售排行")).toEqual(["电工基础"]);
  await open({ organisationList: [], courseList: [] });
  expect(screen.getByText("这段时间没有成交")).toBeDefined();
  expect(screen.getByText("这段时间没有售出课程")).toBeDefined();
});

test("gives the days of the span as a file", async () => {
  const host = await open();
  await click(button("导出表格"));
  await until(() => host.call.mock.calls.length === 1);
  expect(host.call.mock.calls[0]?.slice(0, 2)).toEqual(["exportPlatformFigures", { days: 7, format: "xlsx" }]);
});
