import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { texts } from "../../forms/testing/page.ts";
import { draw } from "../testing/draw.tsx";
import { Chart } from "./Chart.tsx";

const items = [
  { day: "2026-11-22", orderCount: 0, income: "0.00" },
  { day: "2026-11-23", orderCount: 2, income: "140.00" },
  { day: "2026-11-24", income: "-8.05" },
];
const props = { of: "OrganisationDay", caption: "每天的收益", name: "day", value: "income", items } as const;
const show = (more: object = {}) => draw(Chart, { ...props, ...more });
const rows = (page: HTMLElement) => texts(within(within(page).getByRole("table")).getAllByRole("row"));
/** Shapes of a picture have neither role nor label: they are what is in it. */
const shapes = (page: HTMLElement, name: string) =>
  [...within(page).getByRole("img").children]
    .flatMap((one) => [one, ...one.children])
    .filter(({ tagName }) => tagName === name);
const heights = (page: HTMLElement) => shapes(page, "rect").map((bar) => Number(bar.getAttribute("height")));
const axis = (page: HTMLElement) => texts(shapes(page, "text").filter((one) => one.classList.contains("axis")));

test("draws a bar for each record, and has the same as a table with what the fields are called", () => {
  const page = show();
  expect(within(page).getByRole("img", { name: "每天的收益" })).toBeDefined();
  expect(rows(page)).toEqual(["日期收益", "2026-11-22¥0.00", "2026-11-23¥140.00", "2026-11-24−¥8.05"]);
  const [none, most, below] = heights(page);
  expect([none, below]).toEqual([0, 0]);
  expect(most).toBeGreaterThan(50);
  expect(axis(page)).toEqual(["11-22", "11-23", "11-24"]);
});

test("leaves out a record without a value, which is not a value of 0", () => {
  expect(rows(show({ value: "orderCount" }))).toEqual(["日期订单", "2026-11-220", "2026-11-232"]);
});

test("draws a line from value to value", () => {
  const page = show({ look: "line" });
  expect(shapes(page, "rect")).toHaveLength(0);
  const points = shapes(page, "polyline")[0]?.getAttribute("points")?.split(" ") ?? [];
  expect(points).toHaveLength(3);
  const [x, y] = points.map((point) => point.split(",").map(Number)).at(1) ?? [];
  expect(x).toBe(240);
  expect(y).toBe(16);
  expect(shapes(show({ look: "line", items: items.slice(0, 1) }), "circle")).toHaveLength(1);
});

test("draws shares, each as long as it is of the largest", () => {
  const page = show({
    look: "share",
    items: [
      { day: "甲", income: "100.00" },
      { day: "乙", income: "25.00" },
    ],
  });
  // The table says the same.
  const lines = within(page).getAllByRole("listitem", { hidden: true });
  expect(lines.map((line) => line.lastElementChild?.firstElementChild?.getAttribute("width"))).toEqual(["100", "25"]);
  expect(rows(page)).toEqual(["日期收益", "甲¥100.00", "乙¥25.00"]);
});

test("draws how many are in each stretch", () => {
  const page = show({ look: "histogram", items: undefined, counts: [0, 3, 1], binUnit: "%", valueLabel: "人数" });
  expect(rows(page)).toEqual(["日期人数", "0–10%0", "10–20%3", "20–30%1"]);
  expect(heights(page)[1]).toBeGreaterThan(heights(page)[2] ?? 0);
});

test("writes the number of each bar above it, of the highest too", () => {
  const page = show({ look: "histogram", items: undefined, counts: [0, 6, 3] });
  const at = (one: Element | undefined) => Number(one?.getAttribute("y"));
  const [, ...bars] = shapes(page, "rect");
  const numbers = shapes(page, "text").filter((one) => !one.classList.contains("axis"));
  expect(texts(numbers)).toEqual(["6", "3"]);
  for (const [place, number] of numbers.entries()) {
    expect(at(number)).toBeLessThan(at(bars[place]));
    // A number is eleven units high.
    expect(at(number)).toBeGreaterThanOrEqual(11);
  }
});

test("writes months without what they share, and a year where they do not", () => {
  const axisOf = (days: string[]) => axis(show({ items: days.map((day) => ({ day, income: "1.00" })) }));
  expect(axisOf(["2026-10", "2026-11"])).toEqual(["10", "11"]);
  expect(axisOf(["2025-12", "2026-01"])).toEqual(["25-12", "26-01"]);
});

test("shows very many days as months: sums of amounts to the fen, or so many a day", () => {
  const days = Array.from({ length: 100 }, (_, at) => new Date(Date.UTC(2026, 8, 22 + at)).toISOString().slice(0, 10));
  const year = days.map((day, at) => ({ day, income: "0.10", orderCount: at < 9 ? 20 : 1 }));
  expect(rows(show({ items: year }))).toEqual([
    "日期收益",
    "2026-09¥0.90",
    "2026-10¥3.10",
    "2026-11¥3.00",
    "2026-12¥3.00",
  ]);
  expect(rows(show({ items: year, value: "orderCount", monthly: "average" }))).toContain("2026-0920");
  expect(rows(show({ items: year.slice(0, 92) }))).toHaveLength(93);
});

test("says so where there is no value, and that it waits where nothing has come", () => {
  expect(show({ items: [], emptyText: "还没有收益" }).textContent).toBe("还没有收益");
  expect(show({ items: undefined }).firstElementChild?.getAttribute("aria-busy")).toBe("true");
});
