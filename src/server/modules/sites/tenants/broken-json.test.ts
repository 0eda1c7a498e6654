import { expect, test } from "vitest";
import { explainBrokenJson } from "./broken-json.ts";

const found = (text: string) => {
  const { key, line, column } = explainBrokenJson(text, "site.json");
  return [key, line, column];
};

test.each([
  ["{\n  “version”: 1\n}", "json.quotes", 2, 3],
  ["{ 'version': 1 }", "json.singleQuotes", 1, 3],
  ['{ "title": ‘某校’ }', "json.quotes", 1, 12],
  ["{ \"title\": '某校' }", "json.singleQuotes", 1, 12],
])("a quote that is none of JSON's is named, with its place: %s", (text, key, line, column) =>
  expect(found(text)).toEqual([key, line, column]),
);

test("a file in UTF-16 is named as one", () => {
  const bytes = Buffer.from('\uFEFF{ "version": 1 }', "utf16le");
  expect(found(bytes.toString("utf8"))).toEqual(["json.encoding", 1, 1]);
});

test("a word without quotes, a missing comma and a comment without its end are named", () => {
  expect(found("{ version: 1 }")[0]).toBe("json.InvalidSymbol");
  expect(found('{ "a": 1 "b": 2 }')[0]).toBe("json.CommaExpected");
  expect(found('{ "a": 1 } /* x')[0]).toBe("json.UnexpectedEndOfComment");
});
