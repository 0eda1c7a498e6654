import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { texts } from "../../forms/testing/page.ts";
import { draw } from "../testing/draw.tsx";
import { TextTable } from "./TextTable.tsx";

test("names columns and rows, and scrolls by keys as a region of its name", () => {
  const block = draw(TextTable, {
    caption: "学费",
    head: ["班级", "学费"],
    rows: [{ cells: ["入门班", "¥1,200"] }, { cells: ["进阶班"] }],
    rowHeads: true,
  });
  const region = within(block).getByRole("region", { name: "学费" });
  expect(region.tabIndex).toBe(0);
  expect(texts(within(region).getAllByRole("columnheader"))).toEqual(["班级", "学费"]);
  expect(texts(within(region).getAllByRole("rowheader"))).toEqual(["入门班", "进阶班"]);
  // A row that is shorter than the others is filled up, so that lines and columns stay whole.
  expect(texts(within(region).getAllByRole("cell"))).toEqual(["¥1,200", ""]);
});

test("draws the longest table that a document may have in one piece", () => {
  const rows = Array.from({ length: 300 }, (_, row) => ({ cells: Array.from({ length: 12 }, () => `${row}`) }));
  expect(within(draw(TextTable, { caption: "大表", rows })).getAllByRole("row")).toHaveLength(300);
  expect(draw(TextTable, { caption: "空表", rows: [] }).innerHTML).toBe("");
});
