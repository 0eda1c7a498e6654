import { expect, test } from "vitest";
import { draw } from "../testing/draw.tsx";
import { paidCourse } from "../testing/samples.ts";
import { SearchResults } from "./SearchResults.tsx";

const hit = {
  ...paidCourse,
  highlight: {
    courseName: [
      { text: "低压", hit: false },
      { text: "电工", hit: true },
      { text: "上岗", hit: false },
    ],
  },
};

test("marks the hits in the name", () => {
  const results = draw(SearchResults, { items: [hit], keyword: "电工", totalCount: 1 });
  expect(results.querySelector("h3 mark")?.textContent).toBe("电工");
  expect(results.querySelector("h3")?.textContent).toBe("低压电工上岗");
});

test("shows what was searched as text and a way on when nothing was found", () => {
  const results = draw(SearchResults, { items: [], keyword: "<img src=x>", emptyHref: "/list" });
  expect(results.querySelector("img")).toBeNull();
  expect(results.querySelector("h1")?.textContent).toContain("<img src=x>");
  expect(results.querySelector("a")?.getAttribute("href")).toBe("/list");
});
