import { expect, test } from "vitest";
import type { Schema } from "../schema.ts";
import { fileOf, load } from "../fixtures/portal.ts";
import type { Sources } from "../read/sources.ts";

type Table = Record<string, Record<string, unknown>>;

/** The limits that inputs get of a call with these properties in its body. */
async function limitsOf(properties: Record<string, Schema>): Promise<Record<string, unknown>> {
  const change = (sources: Sources) => {
    const { body } = fileOf(sources.apis, "course.api.json").content.operations["listCategories"] ?? {};
    if (body) body.properties = properties;
  };
  const { inputLimits } = await load<{ inputLimits: Table }>("built/input-limits.ts", change);
  return inputLimits["listCategories"] ?? {};
}

test("an input gets of the schema of its call how long a text is, and between which numbers a number", async () => {
  expect(
    await limitsOf({
      name: { type: "string", minLength: 1, maxLength: 100 },
      words: { type: "string", minLength: 2, maxLength: 500 },
      days: { type: "integer", minimum: 1, maximum: 90 },
      score: { type: "number", minimum: 0, multipleOf: 0.01 },
      isOpen: { type: "boolean" },
    }),
  ).toEqual({
    name: { maxLength: 100 },
    words: { minLength: 2, maxLength: 500 },
    days: { min: 1, max: 90 },
    score: { min: 0, step: 0.01 },
  });
});

test("a pattern of the whole value is written as inputs read it; one of a part of it is left out", async () => {
  expect(
    await limitsOf({
      code: { type: "string", pattern: "^[A-Za-z0-9_-]{4,32}$" },
      batchNo: { type: "string", pattern: "^[0-9]{20}$" },
      bankName: { type: "string", maxLength: 60, pattern: "\\S" },
      either: { type: "string", pattern: "^a$|^b$" },
    }),
  ).toEqual({
    code: { maxLength: 32, pattern: "[A-Za-z0-9_\\-]{4,32}" },
    batchNo: { maxLength: 20, pattern: "[0-9]{20}" },
    bankName: { maxLength: 60 },
  });
});

test("what stands in lists, in objects and in other schemas has its limits below their names", async () => {
  expect(
    await limitsOf({
      category: { $ref: "../entities/category.schema.json" },
      tags: { type: "array", maxItems: 20, items: { type: "string", maxLength: 30 } },
      titles: { type: "object", additionalProperties: { type: "string", maxLength: 60 } },
      answer: {
        anyOf: [
          {
            type: "object",
            properties: { text: { type: "string", maxLength: 9 }, no: { type: "number", maximum: 1 } },
          },
          {
            type: "object",
            properties: { text: { type: "string", maxLength: 9 }, no: { type: "number", maximum: 2 } },
          },
        ],
      },
    }),
  ).toEqual({
    tags: { maxItems: 20, items: { maxLength: 30 } },
    titles: { values: { maxLength: 60 } },
    answer: { text: { maxLength: 9 } },
  });
});

test("a call without limits is not in the table", async () => {
  const { inputLimits } = await load<{ inputLimits: Table }>("built/input-limits.ts");
  expect(Object.keys(inputLimits)).not.toContain("getCourse");
});
