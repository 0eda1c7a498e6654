import { expect, test } from "vitest";
import { addresses, draw } from "../testing/draw.tsx";
import { SearchTabs } from "./SearchTabs.tsx";

test("repeats the search in each kind, from the first page, courses first", () => {
  const tabs = draw(SearchTabs, { path: "/search/电工", query: { type: "2", pageCurrent: "3" } });
  expect(addresses(tabs)).toEqual([
    "/search/电工?type=1",
    "/search/电工?type=2",
    "/search/电工?type=3",
    "/search/电工?type=4",
  ]);
  expect(tabs.querySelector("[aria-current]")?.textContent).toBe("直播课");
  expect(draw(SearchTabs, { path: "/search/电工" }).querySelector("[aria-current]")?.textContent).toBe("视频课");
});

test("searches articles too, where the site has them", () => {
  const tabs = draw(SearchTabs, { path: "/search/电工", query: { type: "8" }, types: [1, 3], hasArticles: true });
  expect(addresses(tabs)).toEqual(["/search/电工?type=1", "/search/电工?type=3", "/search/电工?type=8"]);
  expect(tabs.querySelector("[aria-current]")?.textContent).toBe("资讯");
});
