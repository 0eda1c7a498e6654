import { expect, test } from "vitest";
import { addresses, draw } from "../testing/draw.tsx";
import { Pagination } from "./Pagination.tsx";

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
  expect(pages.querySelector("[aria-current]")?.textContent).toBe("2");
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
  const first = draw(Pagination, { ...list, query: { sort: "new" }, pageCurrent: 1 }).querySelector(".more");
  expect(first && addresses(first)).toEqual(["/list?pageCurrent=2&pageFrom=1&sort=new"]);
  expect(first?.querySelector("a")?.hasAttribute("data-replace")).toBe(true);
  expect(first?.querySelector("[role=status]")?.textContent).toBe("第 1–20 条，共 134 条");
  const grown = draw(Pagination, { ...list, query: { pageFrom: "2", pageCurrent: "4" }, pageCurrent: 4 });
  expect(grown.querySelector(".more a")?.getAttribute("href")).toBe("/list?pageCurrent=5&pageFrom=2");
  expect(grown.querySelector("[role=status]")?.textContent).toBe("第 21–80 条，共 134 条");
  expect([...grown.querySelectorAll(".with")].map((page) => page.textContent)).toEqual(["3"]);
  expect(addresses(grown.querySelector("nav")!)).toContain("/list?pageCurrent=5");
});

test("grows no further than a list may, nor beyond its end", () => {
  expect(draw(Pagination, { ...list, query: { pageFrom: "1" }, pageCurrent: 5 }).querySelector(".more")).toBeNull();
  expect(draw(Pagination, { ...list, query: {}, pageCurrent: 7 }).querySelector(".more")).toBeNull();
});

test("goes on by key from the last page of a list that is longer than its pages, and back to the first", () => {
  const props = { path: "/list", totalPage: 3, next: "7_5" };
  const nextOf = (pages: Element) => pages.querySelector("[rel=next]")?.getAttribute("href");
  expect(nextOf(draw(Pagination, { ...props, query: {}, pageCurrent: 2 }))).toBe("/list?pageCurrent=3");
  expect(nextOf(draw(Pagination, { ...props, query: { pageCurrent: "3" }, pageCurrent: 3 }))).toBe("/list?after=7_5");
  const older = draw(Pagination, { ...props, query: { after: "7_5", sort: "new" }, next: "3_1" });
  expect(addresses(older)).toEqual(["/list?sort=new", "/list?after=3_1&sort=new"]);
  expect(older.querySelector("[aria-current]")).toBeNull();
  expect(nextOf(draw(Pagination, { path: "/list", totalPage: 3, query: { after: "3_1" } }))).toBeUndefined();
});
