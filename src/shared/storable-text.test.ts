import { expect, test } from "vitest";
import { findUnstorable, isStorable } from "./storable-text.ts";

test("NUL and half a pair of surrogates cannot be kept; everything that people write can", () => {
  for (const text of ["", "a", "叉车", "👩‍🏫", "a\tb\r\n", "\\u0000", "\ufffd"]) expect(isStorable(text)).toBe(true);
  for (const text of ["\0", "a\0b", "\ud800", "a\udc00", "\udc00\ud800"]) expect(isStorable(text)).toBe(false);
});

test("the place of such a text is found at any depth, also where it is a name", () => {
  expect(findUnstorable({ a: [{ b: "right" }], c: 1, d: null, e: true })).toBeUndefined();
  expect(findUnstorable({ a: [{ b: "x\0" }] })).toEqual(["a", 0, "b"]);
  expect(findUnstorable({ a: { "n\ud800": 1 } })).toEqual(["a", "n\ud800"]);
  expect(findUnstorable("\0")).toEqual([]);
});

test("no depth is too much, and no file is taken apart", () => {
  let deep: unknown = "\0";
  for (let level = 0; level < 200_000; level++) deep = [deep];
  expect(findUnstorable(deep)).toHaveLength(64);
  expect(
    findUnstorable({
      file: new (class {
        text = "\0";
      })(),
    }),
  ).toBeUndefined();
});
