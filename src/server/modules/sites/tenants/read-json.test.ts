import { expect, it } from "vitest";
import { readJson } from "./read-json.ts";

const read = (text: string) => readJson(text, "1001/nav.json");
const key = (text: string) => {
  const found = read(text);
  return "problem" in found ? [found.problem.key, found.problem.line, found.problem.column] : found.value;
};

it.each([
  ['{"a": 1, // one\n "b": [1, 2, /* two */ ], }', { a: 1, b: [1, 2] }],
  ['// first\n{ "a": "http://x.example/*" }', { a: "http://x.example/*" }],
  ['{ "a": {}, "b": [[], ], }', { a: {}, b: [[]] }],
  ['{ "a": ",]", }', { a: ",]" }],
  ["null // the page is gone", null],
])("reads comments, and commas behind the last: %s", (text, value) => expect(read(text)).toMatchObject({ value }));

it("says where the first comment is", () => {
  expect(read('{\n  // here\n  "a": 1 /* there */ }')).toEqual({ value: { a: 1 }, comment: { line: 2, column: 3 } });
  expect(read('{ "a": 1, }')).toEqual({ value: { a: 1 } });
});

it("keeps names that reach into a prototype as names", () => {
  const found = read('{ "__proto__": { "x": 1 }, }');
  expect("value" in found && Object.keys(found.value as object)).toEqual(["__proto__"]);
});

it.each([
  ["{ , }", ["json.ValueExpected", 1, 3]],
  ["[,]", ["json.ValueExpected", 1, 2]],
  ['{ "a": , }', ["json.ValueExpected", 1, 8]],
  ['{ "a": 1,, }', ["json.PropertyNameExpected", 1, 10]],
  ['{ "a": 1 /* no end', ["json.UnexpectedEndOfComment", 1, 10]],
  ["{ 'a': 1 }", ["json.singleQuotes", 1, 3]],
  ["{ “a”: 1 }", ["json.quotes", 1, 3]],
  ['{\u0000"\u0000a\u0000"', ["json.encoding", 1, 1]],
  ['{ "a": 1, // one\n "a": 2 }', ["json.duplicateName", 2, 2]],
  ['{ "a": 1e999, }', ["json.numberTooLarge", 1, 8]],
  ["", ["json.empty", 1, 1]],
  ["// nothing else", ["json.ValueExpected", 1, 16]],
])("says what is wrong, and where: %j", (text, found) => expect(key(text)).toEqual(found));

it("looks through what nobody wrote by hand without failing", () => {
  for (const text of ["[".repeat(20_000), `${"[".repeat(20_000)},`, `{"a":`.repeat(20_000)])
    expect(read(text)).toHaveProperty("problem");
});
