import { expect, test } from "vitest";
import { formats } from "../../generated/built/validators/runtime.js";
import { createAjv } from "../check/form-ajv.ts";
import { formKeywords } from "./form-dialect.ts";
import { fits } from "./fits.ts";

const ajv = createAjv(formats);
const values = [
  undefined,
  null,
  true,
  false,
  0,
  1,
  2.5,
  10,
  "",
  "a",
  "ab",
  "车",
  "2026-03-01",
  "10:30",
  "a@b.cn",
  [],
  ["a"],
  ["a", "a"],
  [1, 2, 3],
  {},
  { a: 1 },
  { a: "x", b: 2 },
  { a: 1, c: 3 },
].filter((value) => value !== undefined);

/** One schema for each keyword that judges anything. */
const schemas: Record<string, object> = {
  type: { type: ["string", "integer", "null"] },
  const: { const: { a: 1 } },
  enum: { enum: [1, "a", [], null] },
  properties: { properties: { a: { type: "integer" } } },
  required: { required: ["a"] },
  additionalProperties: { properties: { a: {} }, additionalProperties: false },
  minProperties: { minProperties: 2 },
  maxProperties: { maxProperties: 1 },
  propertyNames: { propertyNames: { enum: ["a", "b"] } },
  dependencies: { dependencies: { a: ["b"], c: { required: ["d"] } } },
  dependentRequired: { dependentRequired: { a: ["b"] } },
  items: { items: { type: "string" } },
  minItems: { minItems: 1 },
  maxItems: { maxItems: 1 },
  uniqueItems: { uniqueItems: true },
  contains: { contains: { const: "a" } },
  minLength: { minLength: 1 },
  maxLength: { maxLength: 1 },
  pattern: { pattern: "^[a-c]+$" },
  format: { format: "date" },
  minimum: { minimum: 1 },
  maximum: { maximum: 1 },
  exclusiveMinimum: { exclusiveMinimum: 1 },
  exclusiveMaximum: { exclusiveMaximum: 1 },
  multipleOf: { multipleOf: 5 },
  allOf: { allOf: [{ type: "number" }, { minimum: 1 }] },
  anyOf: { anyOf: [{ type: "string" }, { minimum: 2 }] },
  oneOf: { oneOf: [{ type: "integer" }, { minimum: 1 }] },
  not: { not: { type: "string" } },
  // oxlint-disable-next-line unicorn/no-thenable -- the keyword is JSON Schema's; nothing awaits a schema
  if: { if: { type: "string" }, then: { minLength: 2 }, else: { type: "array" } },
};

test.each(Object.entries(schemas))("%s is judged as the compiled validator does", (_keyword, schema) => {
  const compiled = ajv.compile(schema);
  for (const value of values) expect([value, fits(schema, value)]).toEqual([value, compiled(value)]);
});

test("every keyword of the dialect that judges is among them", () => {
  const tells = [
    "$schema",
    "$comment",
    "title",
    "description",
    "examples",
    "default",
    "readOnly",
    "then",
    "else",
    "additionalItems",
  ];
  expect(formKeywords.filter((keyword) => !tells.includes(keyword) && !Object.hasOwn(schemas, keyword))).toEqual([]);
});
