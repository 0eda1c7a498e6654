import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { texts } from "../../forms/testing/page.ts";
import { addresses, draw } from "../testing/draw.tsx";
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
  const name = within(results).getByRole("heading", { level: 3 });
  expect(texts(within(name).getAllByRole("mark"))).toEqual(["电工"]);
  expect(name.textContent).toBe("低压电工上岗");
});

test("shows what was searched as text and a way on when nothing was found", () => {
  const results = draw(SearchResults, { items: [], keyword: "<img src=x>", emptyHref: "/list" });
  expect(within(results).queryByRole("img")).toBeNull();
  expect(within(results).getByRole("heading", { level: 1 }).textContent).toContain("<img src=x>");
  expect(addresses(results)).toEqual(["/list"]);
});
