import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { texts } from "../../forms/testing/page.ts";
import { addresses, draw } from "../testing/draw.tsx";
import { Pagination } from "./Pagination.tsx";

const more = (pages: HTMLElement) => within(pages).queryByRole("link", { name: "加载更多" });
const currentIn = (pages: HTMLElement) => texts(within(pages).queryAllByRole("link", { current: "page" }));

test("links to the pages, keeping the rest of the address", () => {
  const pages = draw(Pagination, {
    path: "/list",
    query: { sort: "new", pageCurrent: "2" },
    pageCurrent: 2,
    totalPage: 3,
  });
  expect(addresses(pages)).toEqual([
    "/list?sort=new",
    "/list?sort=new",
    "/list?pageCurrent=2&sort=new",
    "/list?pageCurrent=3&sort=new",
    "/list?pageCurrent=3&sort=new",
  ]);
  expect(currentIn(pages)).toEqual(["2"]);
});

test("is not there for a single page", () => {
  expect(draw(Pagination, { path: "/list", totalPage: 1 }).innerHTML).toBe("");
});

test("leads back from a page whose last entry is gone", () => {
  const beyond = draw(Pagination, { path: "/list", query: { pageCurrent: "2" }, pageCurrent: 2, totalPage: 1 });
  expect(addresses(beyond)).toEqual(["/list", "/list"]);
  const emptied = draw(Pagination, { path: "/list", query: { pageCurrent: "3" }, pageCurrent: 3, totalPage: 0 });
  expect(addresses(emptied)).toEqual(["/list"]);
});

const list = { path: "/list", more: true, pageSize: 20, totalCount: 134, totalPage: 7 };

test("puts the next page under what is shown, from any page on, and says how much that is", () => {
  const first = draw(Pagination, { ...list, query: { sort: "new" }, pageCurrent: 1 });
  expect(more(first)?.getAttribute("href")).toBe("/list?pageCurrent=2&pageFrom=1&sort=new");
  expect(more(first)?.hasAttribute("data-replace")).toBe(true);
  expect(within(first).getByRole("status").textContent).toBe("第 1–20 条，共 134 条");
  const grown = draw(Pagination, { ...list, query: { pageFrom: "2", pageCurrent: "4" }, pageCurrent: 4 });
  expect(more(grown)?.getAttribute("href")).toBe("/list?pageCurrent=5&pageFrom=2");
  expect(within(grown).getByRole("status").textContent).toBe("第 21–80 条，共 134 条");
  // Which pages are shown with the current one is told by their colour alone.
  expect(Array.from(grown.querySelectorAll(".with"), (page) => page.textContent)).toEqual(["3"]);
  expect(addresses(within(grown).getByRole("navigation"))).toContain("/list?pageCurrent=5");
});

test("grows no further than a list may, nor beyond its end", () => {
  const ends: [number, Record<string, string>][] = [
    [5, { pageFrom: "1" }],
    [7, {}],
  ];
  for (const [pageCurrent, query] of ends) {
    const pages = draw(Pagination, { ...list, query, pageCurrent });
    expect(more(pages)).toBeNull();
    expect(within(pages).queryByRole("status")).toBeNull();
  }
});

test("goes on by key from the last page of a list that is longer than its pages, and back to the first", () => {
  const props = { path: "/list", totalPage: 3, next: "7_5" };
  const nextOf = (pages: HTMLElement) => {
    const next = within(pages).queryByRole<HTMLAnchorElement>("link", { name: "下一页" });
    if (next) expect(next.rel).toBe("next");
    return next?.getAttribute("href");
  };
  expect(nextOf(draw(Pagination, { ...props, query: {}, pageCurrent: 2 }))).toBe("/list?pageCurrent=3");
  expect(nextOf(draw(Pagination, { ...props, query: { pageCurrent: "3" }, pageCurrent: 3 }))).toBe("/list?after=7_5");
  const older = draw(Pagination, { ...props, query: { after: "7_5", sort: "new" }, next: "3_1" });
  expect(addresses(older)).toEqual(["/list?sort=new", "/list?after=3_1&sort=new"]);
  expect(currentIn(older)).toEqual([]);
  expect(nextOf(draw(Pagination, { path: "/list", totalPage: 3, query: { after: "3_1" } }))).toBeUndefined();
});
