import { describe, expect, it } from "vitest";
import { categoryHref, courseAt, courseHref, navHref, searchHref, searchTypeOf } from "./links.ts";

describe("courseHref", () => {
  it.each([
    [1, "/view/7"],
    [2, "/live-detail/7"],
    [3, "/library/view/7"],
    [4, "/resource-detail/7"],
  ])("leads from courseCategory %i to %s", (category, href) => expect(courseHref(category, "7")).toBe(href));
  it("encodes the id", () => expect(courseHref(1, "a/b?c")).toBe("/view/a%2Fb%3Fc"));
});

describe("courseAt", () => {
  it.each([1, 2, 3, 4])("reads the address that courseHref gives for category %i", (courseCategory) =>
    expect(courseAt(courseHref(courseCategory, "7"))).toEqual({ courseCategory, id: "7" }),
  );
  it.each([
    ["/live/detail/7", 2],
    ["/resource/detail/7", 4],
  ])("knows the second address %s", (path, courseCategory) =>
    expect(courseAt(path)).toEqual({ courseCategory, id: "7" }),
  );
  it.each(["/list", "/view", "/view/x", "/study/7", "/org/view/7", "/constructor/7"])(
    "takes %s for no course",
    (path) => expect(courseAt(path)).toBeUndefined(),
  );
});

describe("navHref", () => {
  it.each([
    ["/list", "", "/list"],
    ["/index", "", "/index"],
    ["/list", "/org/1001", "/org/1001/list"],
    ["/list?x=1", "/org/1001", "/org/1001/list?x=1"],
    ["/index", "/org/1001", "/org/1001"],
    ["/", "/org/1001", "/org/1001"],
    ["/index?from=nav", "/org/1001", "/org/1001?from=nav"],
    ["/indexes", "/org/1001", "/org/1001/indexes"],
    ["/org/1002/list", "/org/1001", "/org/1002/list"],
    ["https://example.com/", "/org/1001", "https://example.com/"],
    ["#top", "/org/1001", "#top"],
  ])("writes %s below %j as %s", (url, base, href) => expect(navHref(url, base)).toBe(href));
});

describe("categoryHref", () => {
  it("names each level", () => {
    expect(categoryHref(["1", "12", "123"])).toBe("/list?categoryno1=1&categoryno2=12&categoryno3=123");
    expect(categoryHref(["1"], "/org/1001")).toBe("/org/1001/list?categoryno1=1");
    expect(categoryHref([])).toBe("/list");
  });
});

describe("search", () => {
  it("stays within the site that is searched", () =>
    expect(searchHref("驾驶", 2, "/org/1002")).toBe("/org/1002/search/%E9%A9%BE%E9%A9%B6?type=2"));
  it("keeps the words whole", () =>
    expect(searchHref("C/C++ 入门", 1)).toBe("/search/C%2FC%2B%2B%20%E5%85%A5%E9%97%A8?type=1"));
  it.each([
    ["/", 1],
    ["/live", 2],
    ["/org/1001/resource", 4],
    ["/exam/view/2", 5],
    ["/blog", 6],
    ["/question/view/2", 7],
    ["/info", 8],
    ["/list", 1],
  ])("on %s looks for type %i", (path, type) => expect(searchTypeOf(path)).toBe(type));
});
