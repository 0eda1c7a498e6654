import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { texts } from "../../forms/testing/page.ts";
import { addresses, draw } from "../testing/draw.tsx";
import { BlogFilter } from "./BlogFilter.tsx";

const labels = [{ labelNo: "3", labelName: "备考经验", countPost: 4 }];

test("keeps the label when the order changes, and begins at the first page", () => {
  const filter = draw(BlogFilter, { labels, path: "/blog", query: { labelNo: "3", pageCurrent: "4", after: "7_5" } });
  expect(addresses(filter)).toEqual([
    "/blog?labelNo=3",
    "/blog?labelNo=3&labelType=3",
    "/blog?labelType=2",
    "/blog",
    "/blog?labelNo=3",
  ]);
  expect(texts(within(filter).getAllByRole("link", { current: "page" }))).toEqual(["最新", "备考经验"]);
});

test("has no labels beside what one follows", () => {
  const filter = draw(BlogFilter, { labels, path: "/blog", query: { labelType: "2" } });
  expect(within(filter).queryByRole("list")).toBeNull();
  expect(within(filter).getByRole("link", { current: "page" }).textContent).toBe("关注");
});
