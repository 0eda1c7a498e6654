import { describe, expect, it } from "vitest";
import { editDistance, nearestOf, wholeOf } from "./suggest.ts";

describe("editDistance", () => {
  it.each([
    ["", "", 0],
    ["abc", "abc", 0],
    ["abc", "ab", 1],
    ["abc", "acb", 1],
    ["kitten", "sitting", 3],
    ["colums", "columns", 1],
  ])("from %s to %s is %i", (from, to, distance) => expect(editDistance(from, to)).toBe(distance));
  it("stops at the limit", () => expect(editDistance("aaaaaaaa", "bbbbbbbb", 3)).toBe(3));
});

describe("nearestOf", () => {
  it.each([
    ["colums", "columns"],
    ["Columns", "columns"],
    ["itmes", "items"],
    ["xyz", undefined],
    ["", undefined],
    ["look2", "look"],
  ])("of %s is %s", (written, meant) =>
    expect(nearestOf(written, ["items", "columns", "look", "emptyText"])).toBe(meant),
  );
});

describe("wholeOf", () => {
  it.each([
    ["carousel", "bannerCarousel"],
    ["Title", "navTitle"],
    ["url", undefined],
    ["banner", undefined],
    ["carousels", undefined],
  ])("of %s is %s", (written, meant) =>
    expect(wholeOf(written, ["bannerCarousel", "adBanner", "navTitle", "navUrl"])).toBe(meant),
  );
});
