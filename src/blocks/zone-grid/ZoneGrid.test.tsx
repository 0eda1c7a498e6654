import { expect, test } from "vitest";
import { addresses, draw } from "../testing/draw.tsx";
import { freeCourse, paidCourse } from "../testing/samples.ts";
import { ZoneGrid } from "./ZoneGrid.tsx";

const zones = [{ id: "z1", zoneName: "大家都在学", zoneDesc: "这个月", courseList: [paidCourse, freeCourse] }];

test("shows each zone with its courses, at most so many, and the way to all of them", () => {
  const grid = draw(ZoneGrid, { zones, limit: 1, moreHref: "/list", base: "/org/1001" });
  expect(grid.querySelector("h2")?.textContent).toBe("大家都在学");
  expect(addresses(grid)).toEqual(["/org/1001/list?zoneId=z1", "/view/11"]);
});

test("keeps the place of the cards while there is nothing yet", () => {
  expect(draw(ZoneGrid, { columns: 3 }).querySelectorAll(".card.wait")).toHaveLength(3);
});

test("shows a way on where there are no zones", () => {
  expect(addresses(draw(ZoneGrid, { zones: [], emptyHref: "/list", emptyLabel: "去看看" }))).toEqual(["/list"]);
});
