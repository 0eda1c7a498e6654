import { expect, it } from "vitest";
import { createTexts } from "../../../site/compile/texts.ts";
import { profileInWords } from "./profile-text.ts";

const texts = createTexts({ locale: "en", catalogues: [{ "form.kind": "Kind", "form.number": "Number" }] });

it("shows whoever reviews a profile the answers that only some answers bring, too", () => {
  const kind = { type: "integer", title: "form.kind" };
  const number = { type: "string", title: "form.number" };
  const isOne = { properties: { kind: { const: 1 } } };
  const definition = {
    title: "T",
    validator: "test-profile-text",
    // oxlint-disable-next-line unicorn/no-thenable -- the keyword is JSON Schema's; nothing awaits a schema
    schema: { type: "object", properties: { kind }, allOf: [{ if: isOne, then: { properties: { number } } }] },
  };
  expect(profileInWords({ definition, formData: { kind: 1, number: "Q1" }, texts, categories: new Map() })).toEqual([
    { title: "Kind", value: "1" },
    { title: "Number", value: "Q1" },
  ]);
});
