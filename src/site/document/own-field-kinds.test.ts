import { expect, test } from "vitest";
import { formKinds, kindOfField, lettersOfKind, presentedOfKind, schemaOfKind } from "./own-field-kinds.ts";

const choices = [{ value: "a", key: "a" }];

test.each(formKinds)("a field that is made as %s is found again as such", (kind) => {
  expect(kindOfField(schemaOfKind(kind, "title", choices), presentedOfKind(kind).ui)).toBe(kind);
});

test("what no form of a site's own may ask is of no kind", () => {
  const text = { type: "string", maxLength: 20 };
  for (const [field, ui] of [
    [{ type: "object", properties: {} }, {}],
    [{ type: "array", items: { type: "string" } }, {}],
    [{ type: "string", format: "uri" }, {}],
    [{ type: "string", oneOf: [] }, {}],
    [{ type: ["string", "null"] }, {}],
    [text, { "ui:widget": "password" }],
    [text, { "ui:widget": "upload" }],
    [text, { "ui:options": { widget: "hidden" } }],
    [{ type: "boolean" }, { "ui:widget": "radio" }],
    ["text", {}],
  ] as const)
    expect([field, ui, kindOfField(field, ui)]).toEqual([field, ui, undefined]);
});

test("whatever is written freely has an end", () => {
  const written = formKinds.filter((kind) => schemaOfKind(kind, "title", choices)["type"] === "string");
  expect(written.filter((kind) => lettersOfKind(kind) === undefined)).toEqual(["date", "choice"]);
});
