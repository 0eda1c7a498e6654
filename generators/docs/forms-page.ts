import {
  formFormats,
  formKeywords,
  formOptions,
  formWidgets,
  messageKeywords,
  type OptionRule,
} from "../../src/site/document/form-dialect.ts";
import { addOwnForm, formTemplates } from "../../src/site/edit/own-form-templates.ts";
import { formExample } from "./form-example.ts";
import { code, json, page, section, table } from "./markdown.ts";
import type { Reference } from "./reference.ts";

/** What a site may say in a form: the page of `src/site/document/form-dialect.ts`. */
export function formsPage({ phrases }: Reference): string {
  const words = phrases.formWords;
  const widgets = Object.entries(formWidgets).map(([name, types]) => [
    code(name),
    types.join(", "),
    phrases.widget(name),
  ]);
  const options = Object.entries(formOptions).map(([name, rule]) => [
    code(name),
    valueOf(rule, name),
    phrases.option(name),
  ]);
  return page(
    `# ${words.title}`,
    words.intro,
    words.example,
    json(formExample),
    section(words.widgets, table([phrases.name, words.of, phrases.about], widgets)),
    section(words.options, `${words.optionsAbout}\n\n${table([phrases.name, words.value, phrases.about], options)}`),
    section(words.keywords, formKeywords.map(code).join(" ")),
    section(words.formats, `${formFormats.map(code).join(" ")}\n\n${words.formatsAbout}`),
    section(words.patterns, words.patternsAbout),
    section(words.messages, messageKeywords.map(code).join(" ")),
    section(words.own, `${words.ownAbout}\n\n${json(ownFormExample)}`),
  );
}

/** A newsletter, as the studio begins it. */
const ownFormExample = addOwnForm({
  own: { version: 1, site: { version: 1 } },
  template: formTemplates.find(({ name }) => name === "newsletter")!,
  name: "newsletter",
  locales: [],
}).forms?.["newsletter"];

function valueOf(rule: OptionRule, name: string): string {
  if (name === "widget") return "…";
  return rule.is === "one" ? rule.of.map(code).join(" ") : code(samples[rule.is]);
}

const samples: Readonly<Record<Exclude<OptionRule["is"], "one">, string>> = {
  any: "…",
  text: '"…"',
  flag: "true",
  count: "4",
  texts: '["…"]',
  values: "[1]",
  day: '"today"',
  size: '{"width": 400, "height": 300}',
  names: '{"…": "…"}',
  lists: '{"…": [1]}',
  paths: '{"…": "/…"}',
  groups: '[{"title": "…", "fields": ["…"]}]',
  links: '{"terms": {"title": "…", "href": "/…"}}',
};
