import { expect, test } from "vitest";
import { formTextKeys } from "./form-definition.ts";

test("a page with a form carries every word of it: titles, help, messages, the button", () => {
  const definition = {
    title: "T",
    validator: "t",
    schema: {
      properties: {
        title: { type: "string", title: "form.t.title" },
        kind: { oneOf: [{ const: 1, title: "enum.Kind.1" }] },
      },
    },
    uiSchema: { title: { "ui:help": "form.t.help", "ui:options": { placeholder: "form.t.hint" } } },
    messages: { title: { required: "form.t.missing" } },
    submit: { $t: "form.t.send" },
  };
  expect(formTextKeys(definition).sort()).toEqual([
    "enum.Kind.1",
    "form.t.help",
    "form.t.hint",
    "form.t.missing",
    "form.t.send",
    "form.t.title",
  ]);
});

test("the texts of a widget that few forms have come with the forms that have it", () => {
  const lookup = ["form.lookup.failed", "form.lookup.find", "form.lookup.none"];
  expect(formTextKeys({ schema: {}, uiSchema: { a: { "ui:widget": "lookup" } } }).sort()).toEqual(lookup);
  expect(formTextKeys({ schema: {}, uiSchema: { a: { "ui:options": { widget: "people" } } } })).toEqual([
    "form.people.wrong",
  ]);
  expect(formTextKeys({ schema: {}, uiSchema: { a: { "ui:widget": "text" } } })).toEqual([]);
});
