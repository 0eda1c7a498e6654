import { expect, test } from "vitest";
import { soundPresentation } from "./form-sound.ts";

const schema = {
  type: "object",
  properties: { way: { type: "string" } },
  allOf: [
    {
      if: { properties: { way: { const: "price" } } },
      // oxlint-disable-next-line unicorn/no-thenable -- the keyword is JSON Schema's; nothing awaits a schema
      then: { properties: { price: { type: "string" } } },
      else: { properties: { percent: { type: "integer" } } },
    },
  ],
};

test("a field that is asked for only where something is so keeps its widget and its place", () => {
  const presentation = { "ui:order": ["way", "price", "percent"], price: { "ui:widget": "money" } };
  expect(soundPresentation(presentation, schema)).toEqual(presentation);
});

test("a widget that cannot show such a field is left out, as of any other", () => {
  expect(soundPresentation({ percent: { "ui:widget": "money" } }, schema)).toEqual({ percent: {} });
});

test("an order that leaves such a field out has it at its end", () => {
  expect(soundPresentation({ "ui:order": ["way", "price"] }, schema)).toEqual({ "ui:order": ["way", "price", "*"] });
});
