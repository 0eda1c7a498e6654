import { expect, test } from "vitest";
import { focusCss, focusKey, focusOf } from "./image-focus.ts";

const picture = "/files/public/image/ab/cdef.webp";

test("a picture shows its point wherever it is cut, and a site that sets none pays nothing", () => {
  expect(focusCss({ a: { picture, x: 30, y: 70 } })).toBe(`img[src="${picture}"]{object-position:30% 70%!important}`);
  expect(focusCss(undefined)).toBe("");
});

test("an address that could end its rule, and a point that is none, are left out", () => {
  for (const hostile of ['x"]{}</style><script>', "x\\22", "a b", "a{b", ""])
    expect(focusCss({ a: { picture: hostile, x: 1, y: 1 } })).toBe("");
  expect(focusCss({ a: { picture, x: 101, y: 1 }, b: { picture, x: "1;" as never, y: 1 } })).toBe("");
});

test("a picture's point is found by its address, whatever its key", () => {
  expect(focusOf({ focus: { k: { picture, x: 1, y: 2 } } }, picture)).toEqual({ key: "k", point: { x: 1, y: 2 } });
  expect(focusOf({ focus: { k: { picture: "/other.webp", x: 1, y: 2 } } }, picture)).toBeUndefined();
  expect(focusKey(picture)).toMatch(/^[A-Za-z0-9][A-Za-z0-9_-]*$/);
  expect(focusKey("")).toMatch(/^p/);
});
