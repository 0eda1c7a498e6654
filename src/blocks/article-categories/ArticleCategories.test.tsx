import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { addresses, draw } from "../testing/draw.tsx";
import { ArticleCategories } from "./ArticleCategories.tsx";

test("narrows the list by zoneId in the address and marks the current one", () => {
  const nav = draw(ArticleCategories, {
    items: [{ id: "3", zoneName: "法规" }],
    path: "/info",
    query: { zoneId: "3", pageCurrent: "2" },
  });
  expect(addresses(nav)).toEqual(["/info", "/info?zoneId=3"]);
  expect(within(nav).getByRole("link", { current: "page" }).textContent).toBe("法规");
});
