import { expect, it } from "vitest";
import { soundPresentation } from "./form-sound.ts";

const plate = { type: "string" };
// oxlint-disable-next-line unicorn/no-thenable -- the keyword is JSON Schema's; nothing awaits a schema
const condition = { if: { required: ["kind"] }, then: { properties: { plate } } };

it.each([
  ["then", { properties: { kind: plate }, ...condition }],
  ["dependencies", { properties: { kind: plate }, dependencies: { kind: { properties: { plate } } } }],
  ["allOf", { properties: { kind: plate }, allOf: [condition] }],
])("keeps the widget and the place of a field that stands in %s", (_, schema) => {
  const ui = { "ui:order": ["plate", "kind"], plate: { "ui:widget": "textarea" } };
  expect(soundPresentation(ui, schema)).toEqual(ui);
  expect(soundPresentation({ "ui:order": ["kind"] }, schema)).toEqual({ "ui:order": ["kind", "*"] });
  expect(soundPresentation({ plate: { "ui:widget": "checkboxes" } }, schema)).toEqual({ plate: {} });
});
