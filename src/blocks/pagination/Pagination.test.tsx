import { expect, test } from "vitest";
import { addresses, draw } from "../testing/draw.tsx";
import { Pagination } from "./Pagination.tsx";

test("links to the pages, keeping the rest of the address", () => {
  const pages = draw(Pagination, { path: "/list", query: { sort: "new", pageCurrent: "2" }, pageCurrent: 2, totalPage: 3 });
  expect(addresses(pages)).toEqual(["/list?sort=new", "/list?sort=new", "/list?pageCurrent=2&sort=new", "/list?pageCurrent=3&sort=new", "/list?pageCurrent=3&sort=new"]);
  expect(pages.querySelector("[aria-current]")?.textContent).toBe("2");
});

test("is not there for a single page", () => {
  expect(draw(Pagination, { path: "/list", totalPage: 1 }).innerHTML).toBe("");
});
