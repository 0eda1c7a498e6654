import { expect, it } from "vitest";
import { fieldsOf, pickAnswers } from "./form-fields.ts";

const text = { type: "string" };
const whenA = { properties: { kind: { const: "a" } }, required: ["kind"] };
// oxlint-disable-next-line unicorn/no-thenable -- the keyword is JSON Schema's; nothing awaits a schema
const condition = { if: whenA, then: { properties: { reason: text } }, else: { properties: { other: text } } };
const filled = { kind: "a", reason: "r", other: "o", foreign: "f" };

it.each([
  ["if, then and else", { properties: { kind: text }, ...condition }],
  ["allOf", { properties: { kind: text }, allOf: [condition] }],
  [
    "if inside allOf inside dependencies",
    { properties: { kind: text }, dependencies: { kind: { allOf: [condition] } } },
  ],
  [
    "oneOf in dependencies",
    {
      properties: { kind: text },
      dependencies: {
        kind: {
          oneOf: [
            { properties: { kind: { const: "a" }, reason: text } },
            { properties: { kind: { const: "b" }, other: text } },
          ],
        },
      },
    },
  ],
  [
    "anyOf",
    {
      properties: { kind: text },
      anyOf: [
        { properties: { kind: { const: "a" }, reason: text } },
        { properties: { kind: { const: "b" }, other: text } },
      ],
    },
  ],
])("takes the answers of the branches of %s that hold, and no others", (_, schema) => {
  expect(pickAnswers(schema, filled)).toEqual({ kind: "a", reason: "r" });
  expect(pickAnswers(schema, { ...filled, kind: "b" })).toEqual({ kind: "b", other: "o" });
  expect([...fieldsOf(schema).keys()].toSorted()).toEqual(["kind", "other", "reason"]);
});

it("takes what one answer brings another for by dependencies, only where that answer is", () => {
  const schema = { properties: { card: text }, dependencies: { card: { properties: { bank: text } } } };
  expect(pickAnswers(schema, { card: "1", bank: "2" })).toEqual({ card: "1", bank: "2" });
  expect(pickAnswers(schema, { bank: "2" })).toEqual({});
});

it("lets no hidden answer decide what else is asked", () => {
  const schema = {
    properties: { kind: text },
    allOf: [
      condition,
      {
        if: { required: ["reason"] },
        // oxlint-disable-next-line unicorn/no-thenable -- the keyword is JSON Schema's; nothing awaits a schema
        then: { properties: { long: text } },
        else: { properties: { short: text } },
      },
    ],
  };
  expect(pickAnswers(schema, { kind: "b", reason: "old", long: "l", short: "s" })).toEqual({ kind: "b", short: "s" });
  expect(pickAnswers(schema, { kind: "a", reason: "r", long: "l", short: "s" })).toEqual({
    kind: "a",
    reason: "r",
    long: "l",
  });
});

it("ends where fields hide each other in a circle", () => {
  // oxlint-disable-next-line unicorn/no-thenable -- the keyword is JSON Schema's; nothing awaits a schema
  const schema = { properties: {}, if: { required: ["a"] }, then: {}, else: { properties: { a: text } } };
  expect(Object.keys(pickAnswers(schema, { a: "1" })).length).toBeLessThan(2);
});

it("goes by the conditions inside a group of fields, too", () => {
  const schema = { properties: { own: { type: "object", properties: { kind: text }, ...condition } } };
  expect(pickAnswers(schema, { own: filled })).toEqual({ own: { kind: "a", reason: "r" } });
});
