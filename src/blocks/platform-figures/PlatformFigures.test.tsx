import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { button, clear, click, draw, t, texts, until } from "../../forms/testing/page.ts";
import { CallError } from "../../browser/call-error.ts";
import type { Outcome } from "../block.ts";
import { addresses } from "../testing/draw.tsx";
import { byMonth } from "./by-month.ts";
import { PlatformFigures } from "./PlatformFigures.tsx";

const day = (name: string, more: object = {}) => ({
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
const figures = {
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
const save = vi.fn(async (_event: unknown): Promise<Outcome> => ({ done: true }));
const show = (more: object = {}, props: object = {}) =>
  draw(
    <PlatformFigures
      figures={{ ...figures, ...more }}
      days="7"
      path="/studio/figures"
      slots={{}}
      on={{ export: save }}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={{}}
      {...props}
    />,
  );
beforeEach(() => vi.clearAllMocks());
afterEach(clear);

test("sums the span, and tells below 0 by a minus sign", async () => {
  await show();
  expect(texts(screen.getAllByRole("definition"))).toEqual([
    "1,200",
    "2",
    "¥140.00",
    "−¥8.05",
    "1",
    "¥70.00",
    "3",
    "0",
  ]);
  const spans = screen.getByRole("navigation", { name: t("platformFigures.days") });
  expect(addresses(spans)).toEqual([
    "/studio/figures?days=7",
    "/studio/figures",
    "/studio/figures?days=90",
    "/studio/figures?days=365",
  ]);
  expect(texts(within(spans).getAllByRole("link", { current: "page" }))).toEqual(["7 天"]);
});

test("draws each figure by day, sign-ins for the days on which they were counted", async () => {
  await show();
  const rows = screen.getAllByRole("figure").map((chart) => texts(within(chart).getAllByRole("row").slice(1)));
  expect(rows).toHaveLength(6);
  expect(rows[1]).toEqual(["2026-11-22−¥29.05", "2026-11-23¥21.00"]);
  expect(rows[5]).toEqual(["2026-11-2331"]);
});

test("lists who sold most, and calls the platform by its name", async () => {
  await show();
  const sellers = (name: string) =>
    within(screen.getByRole("table", { name }))
      .getAllByRole("row")
      .slice(1)
      .map((row) => within(row).getAllByRole("cell")[0]?.textContent);
  expect(sellers(t("platformFigures.organisations"))).toEqual(["江淮学院", t("platformFigures.platform")]);
  expect(sellers(t("platformFigures.courses"))).toEqual(["电工基础江淮学院"]);
});

test("draws a year by month: sums of amounts to the fen, sign-ins as so many a day", async () => {
  const days = [
    day("2026-10-30", { turnover: "0.10", signInCount: 10, orderCount: 1 }),
    day("2026-10-31", { turnover: "0.20", signInCount: 21, orderCount: 2 }),
    day("2026-11-01", { turnover: "5.00" }),
  ];
  expect(byMonth(days)).toMatchObject([
    { name: "2026-10", turnover: 0.3, orderCount: 3, signInCount: 16 },
    { name: "2026-11", turnover: 5, orderCount: 0 },
  ]);
  await show({ dayList: days }, { days: "365" });
  const [turnover] = screen.getAllByRole("figure");
  expect(within(turnover!).getAllByRole("row")[1]?.textContent).toBe("2026-10¥0.30");
});

test("says so where nothing was sold", async () => {
  await show({ organisationList: [], courseList: [] });
  expect(screen.getByText(t("platformFigures.nothingSold"))).toBeDefined();
  expect(screen.getByText(t("platformFigures.noCourseSold"))).toBeDefined();
});

test("gives the days as a file, and says why where it cannot", async () => {
  await show();
  save.mockResolvedValueOnce({ done: false, error: new CallError({ code: 500, message: "服务器忙" }) });
  await click(button("导出表格"));
  await until(() => screen.queryByRole("status")?.textContent === "服务器忙");
  await click(button("导出 CSV"));
  expect(save).toHaveBeenLastCalledWith({ format: "csv" });
  // An empty message is not shown at all.
  expect(screen.queryByRole("status")).toBeNull();
});

test("says so while the figures have not come", async () => {
  const page = await show({}, { figures: undefined });
  expect(page.firstElementChild?.getAttribute("aria-busy")).toBe("true");
});
