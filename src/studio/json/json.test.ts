import { expect, test } from "vitest";
import { loadLanguage } from "../language/load.ts";
import { t } from "../testing/labels.ts";
import { createCompletion } from "./completion.ts";
import { blockSchema } from "./document-schema.ts";
import { lineOf, readText } from "./read.ts";

const language = await loadLanguage("zh-CN");

function completed(type: string, props: object = {}) {
  const facts = language.blocks[type];
  if (!facts) throw new Error(`there is no block ${type}`);
  return createCompletion(blockSchema({ type, facts, props }, language));
}

async function offered(type: string, marked: string, props?: object): Promise<string[]> {
  const offset = marked.indexOf("|");
  const found = await completed(type, props)(marked.replace("|", ""), offset);
  return found.map(({ label }) => label);
}

test("properties of a block are completed by its schema, those that are there already left out", async () => {
  const names = await offered("textBlock", '{ "type": "textBlock", "in": "main", "props": { "level": 1, "|" } }');
  expect(names).toContain("heading");
  expect(names).not.toContain("level");
});

test("values of an enumeration are completed", async () => {
  expect(await offered("textBlock", '{ "props": { "align": | } }')).toEqual(
    expect.arrayContaining(['"start"', '"centre"']),
  );
});

test("fields of a list are completed by the records that it shows", async () => {
  const marked = '{ "props": { "columns": [{ "name": | }] } }';
  const names = await offered("recordList", marked, { of: "OperatorToken" });
  expect(names).toContain('"gmtLastUse"');
  expect(names).not.toContain('"couponNo"');
});

test("a text may be a wording, a key or a binding", async () => {
  const names = await offered("textBlock", '{ "props": { "heading": { "|" } } }');
  expect(names).toEqual(expect.arrayContaining(["text", "$t", "$bind"]));
});

test("a text that is no JSON yet says on which line, in words", () => {
  expect(readText('{\n  "a": 1\n  "b": 2\n}', t)).toEqual({ problem: { line: 3, message: "前面少了一个逗号。" } });
  expect(readText("[1]", t)).toEqual({ problem: { line: 1, message: "这里要是一个对象：{ … }。" } });
  expect(readText('{"a": 1}', t)).toEqual({ value: { a: 1 } });
});

test("a finding stands at the line of what it is about, or of the nearest around it", () => {
  const text = '{\n  "props": {\n    "level": 9\n  }\n}';
  expect(lineOf(text, ["props", "level"])).toBe(3);
  expect(lineOf(text, ["props", "heading"])).toBe(2);
});

test("completing leaves the definitions as they are: the checker works with the same", async () => {
  const before = JSON.stringify(language.definitions);
  await offered("textBlock", '{ "props": { "|" } }');
  expect(JSON.stringify(language.definitions) === before).toBe(true);
});
