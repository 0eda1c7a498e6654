import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { setValue } from "../../../site/edit/edit.ts";
import type { Layer } from "../../../site/document/resolve.ts";
import { valueAt } from "../../../site/document/layer-path.ts";
import product from "../../../../schemas/forms/profile-completion.form.json" with { type: "json" };
import { fieldsOf, formOf, hideField, moveField, requireField, wordText } from "./form-edit.ts";
import { productForms } from "./product-forms.ts";
import {
  addChoice,
  addOwnField,
  freshName,
  moveChoice,
  ownFieldsOf,
  removeChoice,
  removeOwnField,
  requireOwn,
} from "./own-fields.ts";

const base: Layer = { version: 1, site: { version: 1 } };
const nothing: Layer = { version: 1, site: { version: 1 } };
const locales = ["zh-CN", "en"];
const formIn = (own: Layer) => formOf({ layers: { base, patches: [own] } }, "profile-completion", product);
const names = (own: Layer) => fieldsOf(formIn(own)).map(({ name }) => name);
const change = (own: Layer) => ({ own, base, form: formIn(own), locales });
const add = (own: Layer, kind: Parameters<typeof addOwnField>[1], name = "f1") =>
  addOwnField(change(own), kind, {
    name,
    label: () => "尺码",
    choices: ["a", "b"].map((value) => ({ value, label: () => value })),
  });
const fieldIn = (own: Layer, name = "f1") => {
  const field = ownFieldsOf(formIn(own)).find((one) => one.name === name);
  if (!field) throw new Error(`there is no field ${name}`);
  return field;
};

test("fields are put in another order", () => {
  const own = moveField({ own: nothing, base, form: formIn(nothing) }, "postcode", 0);
  expect(names(own).slice(0, 2)).toEqual(["postcode", "name"]);
});

test("a field that is taken off is not required any more, and shown again it is as it was but for that", () => {
  const own = hideField({ own: nothing, base, form: formIn(nothing) }, "postcode", true);
  expect(fieldsOf(formIn(own)).find(({ name }) => name === "postcode")).toMatchObject({
    isHidden: true,
    isRequired: false,
  });
  const shown = requireField(
    { own: hideField({ own, base, form: formIn(own) }, "postcode", false), base, form: formIn(own) },
    "postcode",
    true,
  );
  expect(fieldsOf(formIn(shown)).find(({ name }) => name === "postcode")).toMatchObject({
    isHidden: false,
    isRequired: true,
  });
});

test("a label is other words for its key; the product's own words take them back", () => {
  const word = (own: Layer, words: string) =>
    wordText({ own, base }, { key: "form.profileCompletion.name", locale: "zh-CN", words, product: "姓名" });
  const own = word(nothing, "真实姓名");
  expect(valueAt(own, ["texts", "zh-CN", "form.profileCompletion.name"])).toBe("真实姓名");
  expect(word(own, "姓名").texts).toBeUndefined();
});

test("own fields stand in a group of their own, without any expression, and each has its words in every language", () => {
  const both = add(add(nothing, "choice"), "text", "f2");
  const own = requireOwn({ own: both, base, form: formIn(both) }, "f2", true);
  expect(ownFieldsOf(formIn(own))).toEqual([
    {
      name: "f1",
      title: "form.own.f1",
      kind: "choice",
      isRequired: false,
      choices: [
        { value: "a", key: "form.own.f1.a" },
        { value: "b", key: "form.own.f1.b" },
      ],
    },
    { name: "f2", title: "form.own.f2", kind: "text", isRequired: true, choices: [] },
  ]);
  expect(formIn(own).schema.required).toContain("own");
  expect(JSON.stringify(own.forms)).not.toContain("pattern");
  expect(valueAt(own, ["texts", "en", "form.own.f1.b"])).toBe("b");
});

test.each(["choice", "choices"] as const)(
  "of the choices of a %s one is taken away and the words of the others stay",
  (kind) => {
    const begun = add(nothing, kind);
    const three = addChoice(change(begun), fieldIn(begun), {
      value: "c",
      label: (locale) => (locale === "en" ? "CNC" : "数控"),
    });
    const moved = moveChoice(change(three), fieldIn(three), { from: 2, to: 1 });
    const own = removeChoice(change(moved), fieldIn(moved), { value: "a", key: "form.own.f1.a" });
    expect(fieldIn(own).choices.map(({ value }) => value)).toEqual(["c", "b"]);
    expect(valueAt(own, ["texts", "en"])).toEqual({
      "form.own.f1": "尺码",
      "form.own.f1.c": "CNC",
      "form.own.f1.b": "b",
    });
  },
);

test("choices that were written with numbers in the keys of their words stay as they are", () => {
  const begun = add(nothing, "choice");
  const path = ["forms", "profile-completion", "schema", "properties", "own", "properties", "f1", "oneOf"];
  const older = setValue({
    own: begun,
    path,
    value: [
      { const: "电工", title: "form.own.f1.1" },
      { const: "焊工", title: "form.own.f1.2" },
    ],
  });
  const own = removeChoice(change(older), fieldIn(older), { value: "电工", key: "form.own.f1.1" });
  expect(fieldIn(own).choices).toEqual([{ value: "焊工", key: "form.own.f1.2" }]);
});

test("own fields stay in the order in which they were added, whatever they are called", () => {
  const own = add(add(add(nothing, "text", "q9"), "text", "q1"), "number", "q5");
  expect(ownFieldsOf(formIn(own)).map(({ name }) => name)).toEqual(["q9", "q1", "q5"]);
  expect(ownFieldsOf(formIn(removeOwnField(change(own), "q1"))).map(({ name }) => name)).toEqual(["q9", "q5"]);
});

test("no name is given twice, not even that of a question that is gone", () => {
  expect(new Set(Array.from({ length: 1000 }, freshName)).size).toBe(1000);
});

test("with the last own field its group and all its words go", () => {
  const own = add(nothing, "choice");
  expect(removeOwnField(change(own), "f1")).toEqual(nothing);
});

test("every form of a call on the pages of an organisation may be changed", () => {
  const shown = globSync("tenants/default/screens/account/organization/*.json").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/"form": "([a-z-]+)"/g)].map(([, name]) => name ?? ""),
  );
  const ofCalls = shown.filter((name) => "operation" in readForm(name));
  expect(ofCalls.length).toBeGreaterThan(3);
  expect(ofCalls.filter((name) => !(productForms as readonly string[]).includes(name))).toEqual([]);
});

const readForm = (name: string): object => JSON.parse(readFileSync(`schemas/forms/${name}.form.json`, "utf8"));
