import { expect, it } from "vitest";
import { limits } from "../../../site/check/limits.ts";
import { isTooMuchJson } from "./json-size.ts";

const most = { depth: 3, values: 6 };

it("counts values and levels outside of strings", () => {
  expect(isTooMuchJson('{"a":[1,2],"b":{}}', most)).toBe(false);
  expect(isTooMuchJson('{"a":[[[1]]]}', most)).toBe(true);
  expect(isTooMuchJson("[1,2,3,4,5,6]", most)).toBe(false);
  expect(isTooMuchJson("[1,2,3,4,5,6,7]", most)).toBe(true);
  for (const text of ['"[[[[[[,,,,,,,,,"', String.raw`"\"[[[[[[[,,,,,,,\\\"[[[["`, String.raw`{"[[[[\\":"]]]]"}`])
    expect(isTooMuchJson(text, most)).toBe(false);
  expect(isTooMuchJson(String.raw`["\\",[[[]]]]`, most)).toBe(true);
});

it("is not led on by text that is no JSON", () => {
  for (const text of ['"abc', "]]]]]]", '"\\', ""]) expect(isTooMuchJson(text, most)).toBe(false);
});

it("lets through what calls are sent, and not a megabyte of brackets", () => {
  expect(
    isTooMuchJson(JSON.stringify({ list: Array.from({ length: 20_000 }, (_none, id) => ({ id, name: "x" })) })),
  ).toBe(false);
  expect(isTooMuchJson(`[${"[],".repeat(300_000)}1]`)).toBe(true);
  expect(isTooMuchJson("[".repeat(limits.bodyDepth + 1))).toBe(true);
});
