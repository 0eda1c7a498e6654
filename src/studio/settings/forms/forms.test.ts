import { expect, test } from "vitest";
import type { Layer } from "../../../site/resolve.ts";
import { valueAt } from "../../../site/layer-path.ts";
import product from "../../../../schemas/forms/profile-completion.form.json" with { type: "json" };
import { fieldsOf, formOf, hideField, moveField, requireField, wordText } from "./form-edit.ts";
import { addOwnField, chooseFrom, ownFieldsOf, removeOwnField, requireOwn } from "./own-fields.ts";

const base: Layer = { version: 1, site: { version: 1 } };
const nothing: Layer = { version: 1, site: { version: 1 } };
const locales = ["zh-CN", "en"];
const formIn = (own: Layer) => formOf({ layers: { base, patches: [own] } }, "profile-completion", product);
const names = (own: Layer) => fieldsOf(formIn(own)).map(({ name }) => name);
const add = (own: Layer, kind: Parameters<typeof addOwnField>[1]) => addOwnField({ own, base, form: formIn(own), locales }, kind, () => "尺码");

test("fields are put in another order", () => {
  const own = moveField({ own: nothing, base, form: formIn(nothing) }, "postcode", 0);
  expect(names(own).slice(0, 2)).toEqual(["postcode", "name"]);
});

test("a field that is taken off is not required any more, and shown again it is as it was but for that", () => {
  const own = hideField({ own: nothing, base, form: formIn(nothing) }, "postcode", true);
  expect(fieldsOf(formIn(own)).find(({ name }) => name === "postcode")).toMatchObject({ isHidden: true, isRequired: false });
  const shown = requireField({ own: hideField({ own, base, form: formIn(own) }, "postcode", false), base, form: formIn(own) }, "postcode", true);
  expect(fieldsOf(formIn(shown)).find(({ name }) => name === "postcode")).toMatchObject({ isHidden: false, isRequired: true });
});

test("a label is other words for its key; the product's own words take them back", () => {
  const word = (own: Layer, words: string) => wordText({ own, base }, { key: "form.profileCompletion.name", locale: "zh-CN", words, product: "姓名" });
  const own = word(nothing, "真实姓名");
  expect(valueAt(own, ["texts", "zh-CN", "form.profileCompletion.name"])).toBe("真实姓名");
  expect(word(own, "姓名").texts).toBeUndefined();
});

test("own fields stand in a group of their own, without any expression, and each has its words in every language", () => {
  const own = requireOwn({ own: add(add(nothing, "choice"), "text"), base, form: formIn(add(add(nothing, "choice"), "text")) }, "f2", true);
  expect(ownFieldsOf(formIn(own))).toEqual([
    { name: "f1", kind: "choice", isRequired: false, values: ["1", "2"] },
    { name: "f2", kind: "text", isRequired: true, values: [] },
  ]);
  expect(formIn(own).schema.required).toContain("own");
  expect(JSON.stringify(own.forms)).not.toContain("pattern");
  expect(valueAt(own, ["texts", "en", "form.own.f1.2"])).toBe("2");
});

test("choices are lines: those of the first language are kept as values, those of others are words for them", () => {
  const begun = add(nothing, "choices");
  const change = (own: Layer) => ({ own, base, form: formIn(own), locales });
  const [field] = ownFieldsOf(formIn(begun));
  if (!field) throw new Error("there is no field");
  const own = chooseFrom(change(begun), field, { locale: "zh-CN", lines: ["小", "中", "大", "", "大"] });
  const [chosen] = ownFieldsOf(formIn(own));
  expect(chosen?.values).toEqual(["小", "中", "大"]);
  const both = chosen ? chooseFrom(change(own), chosen, { locale: "en", lines: ["S", "M"] }) : own;
  expect(valueAt(both, ["texts", "en", "form.own.f1.2"])).toBe("M");
  expect(valueAt(both, ["texts", "en", "form.own.f1.3"])).toBe("大");
});

test("with the last own field its group and all its words go", () => {
  const own = add(nothing, "choice");
  expect(removeOwnField({ own, base, form: formIn(own), locales }, "f1")).toEqual(nothing);
});
