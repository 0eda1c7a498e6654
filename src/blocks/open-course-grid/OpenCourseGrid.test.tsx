import { expect, test } from "vitest";
import { openCourse } from "../testing/open-course.ts";
import { addresses, draw } from "../testing/draw.tsx";
import { OpenCourseGrid } from "./OpenCourseGrid.tsx";

test("says when a class is, whether it is on, and how many come", () => {
  const grid = draw(OpenCourseGrid, { items: [openCourse] });
  expect(addresses(grid)).toEqual(["/publicClass/detail/7"]);
  for (const words of ["即将开始", "2026-11-24 20:00", "268 人"]) expect(grid.textContent).toContain(words);
});

test("suggests something else where there is nothing", () => {
  expect(
    addresses(draw(OpenCourseGrid, { items: [], emptyText: "没有", emptyLabel: "全部", emptyHref: "/publicClass" })),
  ).toEqual(["/publicClass"]);
});
