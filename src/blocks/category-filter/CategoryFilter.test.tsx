import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { addresses, draw } from "../testing/draw.tsx";
import { CategoryFilter } from "./CategoryFilter.tsx";

test("keeps the choice in the address and starts at the first page", () => {
  const filter = draw(CategoryFilter, {
    items: [{ id: "3", categoryName: "电工", num: 2 }],
    path: "/custom",
    query: { categoryId: "3", pageCurrent: "2" },
  });
  expect(addresses(filter)).toEqual(["/custom", "/custom?categoryId=3"]);
  expect(within(filter).getByRole("link", { current: true }).textContent).toContain("电工");
});
