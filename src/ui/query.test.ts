import { expect, test } from "vitest";
import { withQuery } from "./query.ts";

test("changes a value, keeps the others and drops empty ones", () => {
  expect(
    withQuery("/list", { sort: "new", pageCurrent: "3", categoryno1: "7" }, { sort: "popular", pageCurrent: "" }),
  ).toBe("/list?categoryno1=7&sort=popular");
});

test("gives the bare path when nothing is left", () => {
  expect(withQuery("/list", { sort: "new" }, { sort: undefined })).toBe("/list");
});

test("gives one address for one choice, whatever the order", () => {
  expect(withQuery("/list", { b: "2", a: "1" }, {})).toBe(withQuery("/list", { a: "1" }, { b: "2" }));
});
