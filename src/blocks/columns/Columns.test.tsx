import { expect, test } from "vitest";
import { draw } from "../testing/draw.tsx";
import { Columns } from "./Columns.tsx";

test("leaves out columns with nothing in them", () => {
  expect(
    draw(Columns, { split: "thirds" }, { slots: { first: "一", third: "三" } }).firstElementChild?.children,
  ).toHaveLength(2);
});
