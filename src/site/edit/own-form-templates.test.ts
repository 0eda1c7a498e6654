import { expect, test } from "vitest";
import { formQuestions, inboxOf, ownFormsOf } from "../document/own-form.ts";
import type { Layer } from "../document/resolve.ts";
import type { JsonObject } from "../../shared/json.ts";
import { addOwnForm, formTemplates, removeOwnForm } from "./own-form-templates.ts";
import { starterFor } from "./starter.ts";

const nothing: Layer = { version: 1, site: { version: 1 } };
const locales = ["zh-CN", "en"];

test.each(formTemplates)("the template $name makes a form whose questions have words in every language", (template) => {
  const own = addOwnForm({ own: nothing, template, name: "made", locales });
  const form = own.forms?.["made"] as { schema: JsonObject; uiSchema: JsonObject };
  const questions = formQuestions(form);
  expect(questions.map(({ name }) => name)).toEqual(template.fields.map(({ name }) => name));
  const keys = questions.flatMap(({ title, choices }) => [title, ...choices.map((choice) => choice.title)]);
  for (const locale of locales) {
    const texts = own.texts?.[locale] as Record<string, string>;
    expect([...keys, inboxOf(form)!.name, inboxOf(form)!.thanks!].filter((key) => !texts[key])).toEqual([]);
  }
});

test("a form that is removed takes its words along, and leaves the others", () => {
  const one = addOwnForm({ own: nothing, template: formTemplates[0]!, name: "ask", locales });
  const both = addOwnForm({ own: one, template: formTemplates[3]!, name: "asked", locales });
  expect(removeOwnForm({ own: both, base: nothing, name: "asked" })).toEqual(one);
  expect(removeOwnForm({ own: one, base: nothing, name: "ask" })).toEqual(nothing);
});

test("a new block shows the site's form, and brings one where there is none", () => {
  const fresh = starterFor("ownForm", nothing, nothing);
  const own = fresh.alongside!(nothing);
  expect(ownFormsOf({ base: nothing, patches: [own] }).map(({ name }) => name)).toEqual([fresh.block.props?.["form"]]);
  const named = addOwnForm({ own: nothing, template: formTemplates[1]!, name: "visit", locales });
  expect(starterFor("ownForm", nothing, named)).toEqual({
    block: { type: "ownForm", props: { form: "visit", title: { $t: "form.own.visit" } } },
    data: {},
  });
});
