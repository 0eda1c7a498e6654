import { describe, expect, it } from "vitest";
import { formExample } from "../../../../generators/docs/form-example.ts";
import type { FormDefinition } from "../../../site/document/form-definition.ts";
import { createTexts } from "../../../site/compile/texts.ts";
import { CodedError, type FieldFault } from "../../core/errors.ts";
import { checkForm, dayIn } from "./profile-form.ts";

const texts = createTexts({
  locale: "en",
  catalogues: [
    {
      "form.name": "Who are you?",
      "form.late": "Not before {limit}",
      "error.field.maxLength": "At most {limit}",
      "error.field.other": "Not right",
    },
  ],
});
const definition: FormDefinition = {
  title: "T",
  validator: "test-profile-form",
  schema: {
    type: "object",
    required: ["name"],
    properties: {
      name: { type: "string", pattern: "\\S", maxLength: 5 },
      path: { type: "array", items: { type: "string" } },
      day: { type: "string" },
      kind: { enum: ["a"] },
    },
  },
  uiSchema: {
    path: { "ui:options": { last: "code" } },
    day: { "ui:widget": "date", "ui:options": { earliest: "yesterday" } },
  },
  messages: { name: { required: "form.name", pattern: "form.name" }, day: { earliest: "form.late" } },
};

/** One category with two below it, and one without any. */
const categories = new Map([
  ["1", ""],
  ["11", "1"],
  ["12", "1"],
  ["2", ""],
]);
const check = (data: Record<string, unknown>) =>
  checkForm({ definition, data, texts, today: "2026-03-01", categories });
const faults = (data: Record<string, unknown>): FieldFault[] => {
  try {
    check(data);
  } catch (error) {
    if (error instanceof CodedError) return (error.data as { fields: FieldFault[] }).fields;
  }
  return [];
};

it("takes what the form asks for, trimmed, with the last code of a path, and nothing else", () => {
  expect(check({ name: " Ann ", path: ["1", "12"], code: "9", isOperator: true })).toEqual({
    name: "Ann",
    path: ["1", "12"],
    code: "12",
  });
});

it("speaks in the form's words, and in the API's where it has none", () => {
  expect(faults({})).toEqual([{ path: "name", message: "Who are you?" }]);
  expect(faults({ name: "   " })).toEqual([{ path: "name", message: "Who are you?" }]);
  expect(faults({ name: "too long", kind: "b" })).toEqual([
    { path: "name", message: "At most 5" },
    { path: "kind", message: "Not right" },
  ]);
});

it("counts the earliest day from today, over the end of a month", () => {
  expect(faults({ name: "Ann", day: "2026-02-27" })).toEqual([{ path: "day", message: "Not before 2026-02-28" }]);
  expect(faults({ name: "Ann", day: "2026-02-28" })).toEqual([]);
});

it("knows which day it is where the site is", () => {
  const moment = new Date("2026-03-01T17:00:00Z");
  expect(dayIn("Asia/Shanghai", moment)).toBe("2026-03-02");
  expect(dayIn("UTC", moment)).toBe("2026-03-01");
});

it("takes the fields that a site added, and no others beside them", () => {
  const own = {
    type: "object",
    additionalProperties: false,
    required: ["f1"],
    properties: { f1: { type: "string", maxLength: 5 } },
  };
  const added: FormDefinition = {
    title: "T",
    validator: "test-own-fields",
    schema: { type: "object", required: ["own"], properties: { own } },
  };
  const answer = (data: Record<string, unknown>) =>
    checkForm({ definition: added, data, texts, today: "2026-03-01", categories });
  expect(answer({ own: { f1: "XL" } })).toEqual({ own: { f1: "XL" } });
  expect(() => answer({})).toThrow(CodedError);
  expect(() => answer({ own: {} })).toThrow(CodedError);
  expect(() => answer({ own: { f1: "XL", f2: "?" } })).toThrow(CodedError);
});

it("takes what its lists offer: a code of the enumeration, a whole path of the tree", () => {
  const offered: FormDefinition = {
    title: "T",
    validator: "test-offered",
    schema: {
      type: "object",
      properties: { licence: { type: "string" }, path: { type: "array", items: { type: "string" } } },
    },
    uiSchema: {
      licence: { "ui:widget": "enumeration", "ui:options": { enumName: "DriverLicenceTypeEnum" } },
      path: { "ui:widget": "category", "ui:options": { last: "code" } },
    },
    messages: { licence: { enum: "form.name" }, path: { enum: "form.late" } },
  };
  const wrong = (data: Record<string, unknown>): string[] => {
    try {
      checkForm({ definition: offered, data, texts, today: "2026-03-01", categories });
      return [];
    } catch (error) {
      return ((error as CodedError).data as { fields: FieldFault[] }).fields.map(({ path }) => path);
    }
  };
  expect([{ licence: "A1", path: ["1", "12"] }, { path: ["2"] }, { path: [] }, {}].map(wrong)).toEqual([
    [],
    [],
    [],
    [],
  ]);
  expect(
    [
      { licence: "zz" },
      { path: ["zz"] },
      { path: ["1"] },
      { path: ["12"] },
      { path: ["2", "12"] },
      { path: ["1", "12", "2"] },
    ].map(wrong),
  ).toEqual([["licence"], ...Array(5).fill(["path"])]);
});

it("asks again what a site's form names: plates, what one field needs another for, times", () => {
  const properties = {
    plate: { type: "string" },
    at: { type: "string", format: "time" },
    card: { type: "string" },
    bank: { type: "string" },
  };
  const own: FormDefinition = {
    title: "T",
    validator: "test-named-rules",
    schema: { type: "object", properties, dependentRequired: { card: ["bank"] } },
    uiSchema: { plate: { "ui:options": { check: "plate" } } },
  };
  const answer = (data: Record<string, unknown>) =>
    checkForm({ definition: own, data, texts, today: "2026-03-01", categories });
  expect(answer({ plate: "鄂A12345", at: "10:30", card: "1", bank: "2" })).toEqual({
    plate: "鄂A12345",
    at: "10:30",
    card: "1",
    bank: "2",
  });
  for (const wrong of [{ plate: "鄂A1234" }, { at: "25:00" }, { card: "1" }])
    expect(() => answer(wrong)).toThrow(CodedError);
});

describe("a field that only some answers bring", () => {
  const text = { type: "string", pattern: "\\S" };
  const kind = { type: "integer", enum: [1, 2] };
  const asked = { properties: { number: text }, required: ["number"] };
  const isOne = { properties: { kind: { const: 1 } }, required: ["kind"] };
  // oxlint-disable-next-line unicorn/no-thenable -- the keyword is JSON Schema's; nothing awaits a schema
  const condition = { if: isOne, then: asked };
  const schemas: Record<string, Record<string, unknown>> = {
    "if and then": condition,
    allOf: { allOf: [condition] },
    dependencies: {
      dependencies: {
        kind: {
          oneOf: [
            { properties: { kind: { const: 1 }, ...asked.properties }, required: ["number"] },
            { properties: { kind: { const: 2 } } },
          ],
        },
      },
    },
  };
  const answer = (name: string, data: Record<string, unknown>) =>
    checkForm({
      definition: {
        title: "T",
        validator: `test-conditional-${name}`,
        schema: { type: "object", properties: { kind }, required: ["kind"], ...schemas[name] },
      },
      data,
      texts,
      today: "2026-03-01",
      categories,
    });

  it.each(Object.keys(schemas))("by %s can be sent, is missed, and is dropped where it is hidden", (name) => {
    expect(answer(name, { kind: 1, number: " Q123 ", foreign: "x" })).toEqual({ kind: 1, number: "Q123" });
    expect(answer(name, { kind: 2, number: "old" })).toEqual({ kind: 2 });
    expect(() => answer(name, { kind: 1 })).toThrow(CodedError);
  });

  it("is named alone where it is missed, and not the condition beside it", () => {
    try {
      answer("if and then", { kind: 1 });
      expect.unreachable();
    } catch (error) {
      expect(((error as CodedError).data as { fields: FieldFault[] }).fields.map(({ path }) => path)).toEqual([
        "number",
      ]);
    }
  });
});

it("takes what the example of the reference asks for", () => {
  const { schema, uiSchema } = formExample;
  const answer = (data: Record<string, unknown>) =>
    checkForm({
      definition: { title: "T", validator: "test-reference-example", schema: { type: "object", ...schema }, uiSchema },
      data,
      texts,
      today: "2026-03-01",
      categories,
    });
  expect(answer({ hasCar: true, plate: "鄂A12345" })).toEqual({ hasCar: true, plate: "鄂A12345" });
  expect(answer({ hasCar: false, plate: "鄂A12345" })).toEqual({ hasCar: false });
  for (const wrong of [{ hasCar: true }, { hasCar: true, plate: "?" }]) expect(() => answer(wrong)).toThrow(CodedError);
});
