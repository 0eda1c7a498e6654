import { expect, test } from "vitest";
import { addresses, draw } from "../testing/draw.tsx";
import { categories } from "../testing/samples.ts";
import { CategoryGrid } from "./CategoryGrid.tsx";

test("links the categories of its level with the way from the top", () => {
  expect(addresses(draw(CategoryGrid, { categories, level: 3, base: "/org/1002" }))).toEqual([
    "/org/1002/list?categoryno1=1&categoryno2=2&categoryno3=3",
  ]);
});
