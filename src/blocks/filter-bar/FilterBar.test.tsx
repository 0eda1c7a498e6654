import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { texts } from "../../forms/testing/page.ts";
import { addresses, draw } from "../testing/draw.tsx";
import { categories } from "../testing/samples.ts";
import { FilterBar } from "./FilterBar.tsx";

test("opens the next level of categories when one is chosen", () => {
  const heads = (query: Record<string, string>) =>
    texts(
      within(draw(FilterBar, { categories, path: "/list", query, show: ["category"] })).queryAllByRole("heading", {
        level: 2,
      }),
    );
  expect(heads({})).toEqual(["方向"]);
  expect(heads({ categoryno1: "1", categoryno2: "2" })).toEqual(["方向", "分类", "细分"]);
});

test("keeps the other filters, starts again at the first page and clears what lies below a category", () => {
  const links = addresses(
    draw(FilterBar, {
      categories,
      path: "/org/1001/list",
      query: { categoryno1: "1", categoryno2: "2", sort: "new", pageCurrent: "3" },
      show: ["category"],
    }),
  );
  expect(links).toContain("/org/1001/list?sort=new");
  expect(links).toContain("/org/1001/list?categoryno1=9&sort=new");
  expect(links).toContain("/org/1001/list?categoryno1=1&categoryno2=2&categoryno3=3&sort=new");
});

test("marks what is chosen", () => {
  const bar = draw(FilterBar, { path: "/list", query: { priceType: "free" }, show: ["priceType"] });
  expect(texts(within(bar).getAllByRole("link", { current: true }))).toEqual(["免费"]);
});

test("offers only the prices that it is given", () => {
  const bar = draw(FilterBar, { path: "/exam", show: ["priceType"], priceTypes: ["free", "paid"] });
  expect(texts(within(bar).getAllByRole("link"))).toEqual(["全部", "免费", "付费"]);
});

test("says how many courses each choice leaves, and keeps those that leave none as links", () => {
  const counts = [
    { name: "priceType", value: "free", totalCount: 12 },
    { name: "categoryno1", value: "1", totalCount: 30 },
  ];
  const bar = draw(FilterBar, {
    categories,
    path: "/list",
    query: {},
    counts,
    show: ["category", "priceType", "sort"],
  });
  const said = (selector: string) => [...bar.querySelectorAll(selector)].map((link) => link.textContent);
  expect(said(".priceType a")).toEqual(["全部", "免费 12", "付费", "会员价"]);
  expect(said(".priceType a.none")).toEqual(["付费", "会员价"]);
  expect(said(".row:first-child a small")).toEqual(["30"]);
  expect(bar.querySelector(".sort .none")).toBeNull();
});
