import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { addresses, draw } from "../testing/draw.tsx";
import { freeCourse, paidCourse } from "../testing/samples.ts";
import { CourseGrid } from "./CourseGrid.tsx";

test("links each course by its kind and shows kind, lecturer and prices", () => {
  const grid = draw(CourseGrid, { items: [paidCourse, freeCourse] });
  expect(addresses(grid)).toEqual(["/view/11", "/live-detail/12"]);
  const [paid, free] = within(grid).queryAllByRole("listitem");
  expect(paid?.textContent).toContain("¥299 SVIP¥199");
  expect(paid?.textContent).toContain("陈立峰 · 24 节");
  expect(within(free!).queryByText("免费")).not.toBeNull();
  expect(within(free!).queryByText("直播课")).not.toBeNull();
});

test("shows a member the member's price first", () => {
  expect(draw(CourseGrid, { items: [paidCourse], isVip: true }).textContent).toContain("SVIP¥199 ¥299 会员省 ¥100");
});

test("loads the first row at once, with measures so that nothing moves", () => {
  const grid = draw(CourseGrid, { items: [paidCourse, freeCourse], columns: 1 });
  const pictures = within(grid).getAllByRole<HTMLImageElement>("presentation");
  expect(pictures.map((picture) => picture.getAttribute("loading"))).toEqual([null, "lazy"]);
  expect(pictures.every((picture) => picture.width > 0 && picture.height > 0)).toBe(true);
});

test("waits in the same measures, and says when there is nothing", () => {
  expect(draw(CourseGrid, { columns: 4 }).querySelectorAll(".card.wait")).toHaveLength(8);
  expect(draw(CourseGrid, { items: [], emptyText: "没有", emptyHref: "/list", emptyLabel: "清除" }).textContent).toBe(
    "没有清除",
  );
});

test("offers the cart only where the screen gives it something to do", () => {
  expect(within(draw(CourseGrid, { items: [paidCourse] })).queryByRole("button")).toBeNull();
  expect(
    within(
      draw(CourseGrid, { items: [paidCourse] }, { on: { addToCart: async () => ({ done: true as const }) } }),
    ).queryByRole("button"),
  ).not.toBeNull();
});

test("says of documents and files how many pages they have and how large they are", () => {
  const grid = draw(CourseGrid, { items: [{ ...paidCourse, courseCategory: 3, pageTotal: 128, fileSize: 1_258_291 }] });
  expect(within(grid).queryByText("陈立峰 · 128 页 · 1.2 MB")).not.toBeNull();
});

test("offers in place of nothing the lists near it that the address can lead to, and what others study", () => {
  const suggestion = {
    ways: [
      { without: ["priceType"], totalCount: 12 },
      { without: ["courseCategory"], totalCount: 3 },
      { without: ["categoryno3"], categoryName: "电工", totalCount: 30 },
    ],
    popular: [paidCourse],
  };
  const grid = draw(CourseGrid, {
    items: [],
    suggestion,
    path: "/live",
    query: { priceType: "free", categoryno2: "2", categoryno3: "3", pageCurrent: "2" },
  });
  // The kind is the screen's own here, not the address's.
  expect(
    within(grid)
      .getAllByRole("link", { name: /^(?:不限|“电工”)/ })
      .map((way) => [way.textContent, way.getAttribute("href")]),
  ).toEqual([
    ["不限价格，有 12 门", "/live?categoryno2=2&categoryno3=3"],
    ["“电工”下有 30 门", "/live?categoryno2=2&priceType=free"],
  ]);
  expect(within(grid).getAllByRole("heading", { level: 3 })).toHaveLength(1);
});

test("says of a live course where its session stands, and when the next one is", () => {
  const live = { ...freeCourse, courseCategory: 2 as const, beginTime: "2026-11-24 19:30:00" };
  const shown = (liveStatus: 1 | 2) => draw(CourseGrid, { items: [{ ...live, liveStatus }] }).textContent;
  expect(shown(1)).toContain("即将开始 11-24 19:30");
  expect(shown(2)).toContain("直播中");
  expect(shown(2)).not.toContain("11-24 19:30");
});
