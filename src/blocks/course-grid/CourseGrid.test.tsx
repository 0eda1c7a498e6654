import { expect, test } from "vitest";
import { addresses, draw } from "../testing/draw.tsx";
import { freeCourse, paidCourse } from "../testing/samples.ts";
import { CourseGrid } from "./CourseGrid.tsx";

test("links each course by its kind and shows kind, lecturer and prices", () => {
  const grid = draw(CourseGrid, { items: [paidCourse, freeCourse] });
  expect(addresses(grid)).toEqual(["/view/11", "/live-detail/12"]);
  const [paid, free] = grid.querySelectorAll(".card");
  expect(paid?.textContent).toContain("¥299 SVIP¥199");
  expect(paid?.textContent).toContain("陈立峰 · 24 节");
  expect(free?.querySelector(".price")?.textContent).toBe("免费");
  expect(free?.querySelector(".tab")?.textContent).toBe("直播");
});

test("shows a member the member's price first", () => {
  expect(draw(CourseGrid, { items: [paidCourse], isVip: true }).querySelector(".price")?.textContent).toBe("SVIP¥199 ¥299");
});

test("loads the first row at once, with measures so that nothing moves", () => {
  const pictures = [...draw(CourseGrid, { items: [paidCourse, freeCourse], columns: 1 }).querySelectorAll("img")];
  expect(pictures.map((picture) => picture.getAttribute("loading"))).toEqual([null, "lazy"]);
  expect(pictures.every((picture) => picture.width > 0 && picture.height > 0)).toBe(true);
});

test("waits in the same measures, and says when there is nothing", () => {
  expect(draw(CourseGrid, { columns: 4 }).querySelectorAll(".card.wait")).toHaveLength(8);
  expect(draw(CourseGrid, { items: [], emptyText: "没有", emptyHref: "/list", emptyLabel: "清除" }).textContent).toBe("没有清除");
});

test("offers the cart only where the screen gives it something to do", () => {
  expect(draw(CourseGrid, { items: [paidCourse] }).querySelector("button")).toBeNull();
  expect(draw(CourseGrid, { items: [paidCourse] }, { on: { addToCart: async () => ({ done: true as const }) } }).querySelector("button")).not.toBeNull();
});
