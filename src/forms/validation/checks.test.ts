import { expect, test } from "vitest";
import { earliestErrors } from "./earliest.ts";
import { worded } from "./messages.ts";
import { sniff } from "./sniff.ts";
import { tidy } from "./tidy.ts";

test("strings are trimmed, what is empty is left out, passwords stay", () => {
  const data = { name: " a ", none: "  ", inner: { x: " ", y: "b " }, list: [" c ", " "], secret: " p " };
  expect(tidy(data, { secret: { "ui:widget": "password" } })).toEqual({
    name: "a",
    inner: { y: "b" },
    list: ["c", ""],
    secret: " p ",
  });
});

test("a day before its earliest is an error, in nested objects too; what is no day is left to the schema", () => {
  const uiSchema = {
    day: { "ui:options": { earliest: "yesterday" } },
    inner: { day: { "ui:options": { earliest: "2030-01-01" } } },
  };
  const check = (data: object) =>
    earliestErrors({ data, uiSchema, today: "2027-01-01" }).map((error) => error.instancePath);
  expect(check({ day: "2026-12-31", inner: { day: "2030-01-01" } })).toEqual([]);
  expect(check({ day: "2026-12-30", inner: { day: "2029-12-31" } })).toEqual(["/day", "/inner/day"]);
  expect(check({ day: "soon" })).toEqual([]);
});

test("one error for a field, in the order of the page, without Ajv's words for conditions", () => {
  const error = (name: string, property: string) => ({ name, property, message: "english", stack: "" });
  const definition = {
    title: "T",
    validator: "t",
    schema: { properties: { a: {}, b: {}, c: {} } },
    uiSchema: { "ui:order": ["c", "*"] },
    messages: { a: { required: "say.a" } },
  };
  const t = (key: string) => key;
  const found = worded(
    [error("if", ""), error("minLength", ".b"), error("required", "a"), error("pattern", ".b"), error("required", "c")],
    definition,
    t,
  );
  expect(found.map(({ property, message }) => [property, message])).toEqual([
    ["c", "form.theme.error.required"],
    ["a", "say.a"],
    ["b", "form.theme.error.minLength"],
  ]);
});

test.each([
  ["89504e470d0a1a0a", "image/png"],
  ["ffd8ffe0", "image/jpeg"],
  ["52494646aabbccdd57454250", "image/webp"],
  ["255044462d312e37", "application/pdf"],
  ["3c736372697074", undefined],
  ["", undefined],
])("the bytes %s are %s", (hex, type) => expect(sniff(Uint8Array.from(Buffer.from(hex, "hex")))).toBe(type));
