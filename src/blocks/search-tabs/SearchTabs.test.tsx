import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { texts } from "../../forms/testing/page.ts";
import { addresses, draw } from "../testing/draw.tsx";
import { SearchTabs } from "./SearchTabs.tsx";

const currentIn = (tabs: HTMLElement) => texts(within(tabs).getAllByRole("link", { current: "page" }));

test("repeats the search in each kind, from the first page, courses first", () => {
  const tabs = draw(SearchTabs, { path: "/search/电工", query: { type: "2", pageCurrent: "3" } });
  expect(addresses(tabs)).toEqual([
    "/search/电工?type=1",
    "/search/电工?type=2",
    "/search/电工?type=3",
    "/search/电工?type=4",
  ]);
  expect(currentIn(tabs)).toEqual(["直播课"]);
  expect(currentIn(draw(SearchTabs, { path: "/search/电工" }))).toEqual(["视频课"]);
});

test("searches articles too, where the site has them", () => {
  const tabs = draw(SearchTabs, { path: "/search/电工", query: { type: "8" }, types: [1, 3], hasArticles: true });
  expect(addresses(tabs)).toEqual(["/search/电工?type=1", "/search/电工?type=3", "/search/电工?type=8"]);
  expect(currentIn(tabs)).toEqual(["资讯"]);
});
