import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { texts } from "../../forms/testing/page.ts";
import { addresses, draw } from "../testing/draw.tsx";
import { freeCourse, paidCourse } from "../testing/samples.ts";
import { ZoneGrid } from "./ZoneGrid.tsx";

const zones = [{ id: "z1", zoneName: "大家都在学", zoneDesc: "这个月", courseList: [paidCourse, freeCourse] }];

test("shows each zone with its courses, at most so many, and the way to all of them", () => {
  const grid = draw(ZoneGrid, { zones, limit: 1, moreHref: "/list", base: "/org/1001" });
  expect(within(grid).getByRole("heading", { level: 2 }).textContent).toBe("大家都在学");
  expect(addresses(grid)).toEqual(["/org/1001/list?zoneId=z1", "/view/11"]);
});

test("keeps the place of the cards while there is nothing yet", () => {
  const [late, ...cards] = within(draw(ZoneGrid, { columns: 3 })).getAllByRole("listitem");
  expect(late?.textContent).not.toBe("");
  expect(texts(cards)).toEqual(["", "", ""]);
});

test("shows a way on where there are no zones", () => {
  expect(addresses(draw(ZoneGrid, { zones: [], emptyHref: "/list", emptyLabel: "去看看" }))).toEqual(["/list"]);
});
