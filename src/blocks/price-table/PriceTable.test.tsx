import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { texts } from "../../forms/testing/page.ts";
import { addresses, draw } from "../testing/draw.tsx";
import { PriceTable } from "./PriceTable.tsx";

test("shows what each plan costs and has, and says in words which is recommended", () => {
  const block = draw(PriceTable, {
    items: [
      { name: "单科", price: "¥680", per: "每学期", points: ["每周一次课"], href: "/list", linkLabel: "选课" },
      { name: "全科", price: "¥1,680", recommended: true },
    ],
    base: "/org/1001",
  });
  expect(texts(within(block).getAllByRole("heading", { level: 3 }))).toEqual(["单科", "全科"]);
  expect(texts(within(block).getAllByRole("listitem"))).toEqual([
    "单科¥680 每学期每周一次课选课",
    "每周一次课",
    "推荐全科¥1,680 ",
  ]);
  expect(addresses(block)).toEqual(["/org/1001/list"]);
  expect(draw(PriceTable, { items: [] }).innerHTML).toBe("");
});
