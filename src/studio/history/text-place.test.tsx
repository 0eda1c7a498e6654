import { expect, it } from "vitest";
import type { Words } from "../labels.ts";
import type { Translate } from "../types.ts";
import { formWords, textWords } from "./text-place.ts";

const named: Readonly<Record<string, string>> = {
  "forms/ask": "课程咨询",
  "forms/ask/schema/properties/who": "怎么称呼你",
};
const product: Readonly<Record<string, string>> = { "site.nav.list": "课程" };
const parts = {
  t: ((key: string) => key) as Translate,
  words: { named: (key: string) => product[key] } as unknown as Words,
  nameOf: (path: readonly string[]) => named[path.join("/")],
};
const form = (path: string) => formWords(path.split("/"), parts);
const text = (path: string) => textWords(path.split("/"), parts);

it("calls what changed of a form by the form and its question, and never by a key", () => {
  expect(form("forms/ask")).toEqual(["课程咨询"]);
  expect(form("forms/ask/schema/properties/who/maxLength")).toEqual(["课程咨询", "怎么称呼你"]);
  expect(form("forms/ask/uiSchema/who/ui:widget")).toEqual(["课程咨询", "怎么称呼你"]);
  expect(form("forms/ask/uiSchema/ui:order")).toEqual(["课程咨询", "studio.forms.fields"]);
  expect(form("forms/ask/schema/required")).toEqual(["课程咨询", "studio.forms.fields"]);
  expect(form("forms/ask/inbox/keepDays")).toEqual(["课程咨询", "studio.ownForm.keepDays"]);
});

it("calls a text of a form by what it is there, and one of the product by what the product says", () => {
  const inForm = (part: string) => ["studio.place.forms", "课程咨询", part, expect.any(String)];
  expect(text("texts/en/form.own.ask")).toEqual(inForm("studio.ownForm.title"));
  expect(text("texts/en/form.own.ask.thanks")).toEqual(inForm("studio.ownForm.thanks"));
  expect(text("texts/en/form.own.ask.who")).toEqual(inForm("studio.place.question"));
  expect(text("texts/zh-CN/site.nav.list")).toEqual(["studio.place.texts", "“课程”", expect.any(String)]);
});
