import { join } from "node:path";
import { getLanguageService, TextDocument, type JSONSchema } from "vscode-json-languageservice";
import { describe, expect, it } from "vitest";
import { loadLanguage, readLayer } from "../../modules/sites/index.ts";
import { schemaText } from "./schema-text.ts";

const { layer: base } = await readLayer({ root: join(import.meta.dirname, "../../../../tenants"), folder: "default" });
const site = { base, flavours: ["road-transport"], language: await loadLanguage() };

/** The language service that VS Code has, with the schema of one file of a site. */
function serviceFor(file: string) {
  const service = getLanguageService({ schemaRequestService: () => Promise.reject(new Error("nothing is fetched")) });
  const schema = JSON.parse(schemaText(file, site) ?? "") as JSONSchema;
  service.configure({
    validate: true,
    allowComments: true,
    schemas: [{ uri: "test:schema", fileMatch: ["*"], schema }],
  });
  return service;
}
const services = new Map<string, ReturnType<typeof serviceFor>>();
function known(file: string) {
  const service = services.get(file) ?? serviceFor(file);
  services.set(file, service);
  return service;
}

/** What is proposed where `|` stands. */
async function proposed(file: string, text: string): Promise<string[]> {
  const offset = text.indexOf("|");
  const document = TextDocument.create("test:document.json", "jsonc", 1, text.replace("|", ""));
  const service = known(file);
  const found = await service.doComplete(document, document.positionAt(offset), service.parseJSONDocument(document));
  return (found?.items ?? []).map(({ label }) => label.replaceAll('"', ""));
}

const home = "screens/home.json";
const own = "screens/summer.json";
const block = (inner: string) => `{ "blocks": { "a": ${inner} } }`;
const press = (inner: string) => block(`{ "type": "toggleButton", "on": { "press": [${inner}] } }`);

describe("an editor proposes, at each of 42 places,", () => {
  const places: readonly (readonly [what: string, file: string, text: string, wanted: readonly string[]])[] = [
    ["what a screen has", own, "{ | }", ["path", "layout", "title", "data", "blocks", "feature"]],
    ["the layout of a screen", own, '{ "layout": | }', ["default", "account"]],
    ["who is let in", own, '{ "access": | }', ["public", "login", "learner"]],
    ["the feature that a screen belongs to", own, '{ "feature": | }', ["live", "exams"]],
    ["the languages of a title", own, '{ "title": { | } }', ["zh-CN", "en", "text", "$t"]],
    ["the languages inside of text", own, '{ "title": { "text": { | } } }', ["zh-CN", "en"]],
    ["keys of texts", own, '{ "title": { "$t": | } }', ["page.list.title", "common.language.en"]],
    ["types of blocks", own, block('{ "type": | }'), ["courseGrid", "callout", "richText"]],
    ["types of blocks in a list", own, '{ "blocks": [{ "type": | }] }', ["courseGrid", "callout"]],
    ["what a block in a list has", own, '{ "blocks": [{ "type": "callout", | }] }', ["key", "props", "when", "on"]],
    ["slots of the layout", own, block('{ "type": "callout", "in": | }'), ["main", "footer", "overlay"]],
    [
      "slots of inherited blocks",
      own,
      block('{ "type": "menuLink", "in": | }'),
      ["siteHeader.actions", "siteHeader.menu"],
    ],
    ["props of a new block", own, block('{ "type": "callout", "props": { | } }'), ["heading", "look", "actions"]],
    ["values of a prop", own, block('{ "type": "callout", "props": { "look": | } }'), ["band", "card", "ticket"]],
    [
      "props in a list of a prop",
      own,
      block('{ "type": "faqList", "props": { "items": [{ | }] } }'),
      ["question", "answer"],
    ],
    [
      "a text of a prop",
      own,
      block('{ "type": "callout", "props": { "heading": { | } } }'),
      ["zh-CN", "en", "$t", "$bind"],
    ],
    [
      "nodes of a rich text",
      own,
      block('{ "type": "richText", "props": { "body": { "type": "doc", "content": [{ "type": | }] } } }'),
      ["paragraph", "heading", "image"],
    ],
    ["a condition", own, block('{ "when": { | } }'), ["path", "all", "any", "not", "eq", "present"]],
    [
      "paths of a condition",
      own,
      block('{ "when": { "path": | } }'),
      ["viewer.signedIn", "site.orgNo", "site.features"],
    ],
    [
      "paths of a binding",
      own,
      block('{ "type": "callout", "props": { "base": { "$bind": | } } }'),
      ["site.base", "route.path"],
    ],
    [
      "what a binding is converted to",
      own,
      block('{ "type": "callout", "props": { "base": { "$bind": "x", "as": | } } }'),
      ["integer", "boolean"],
    ],
    ["operations of data", own, '{ "data": { "courses": { "operation": | } } }', ["listCourses", "listLecturers"]],
    [
      "parameters of an operation",
      own,
      '{ "data": { "c": { "operation": "listCourses", "params": { | } } } }',
      ["sort", "pageSize", "orgNo"],
    ],
    [
      "values of a parameter",
      own,
      '{ "data": { "c": { "operation": "listCourses", "params": { "sort": | } } } }',
      ["popular"],
    ],
    ["events of a block", own, block('{ "type": "toggleButton", "on": { | } }'), ["press"]],
    ["what an action does", own, press('{ "do": | }'), ["call", "navigate", "toast", "refresh", "dialog"]],
    ["calls of an action", own, press('{ "do": "call", "operation": | }'), ["saveCartItem"]],
    ["what a call takes", own, press('{ "do": "call", "operation": "saveCartItem", "body": { | } }'), ["courseId"]],
    ["tones of a message", own, press('{ "do": "toast", "tone": | }'), ["success", "error", "info"]],
    ["inherited blocks of a page", home, '{ "blocks": { | } }', ["zones", "join", "siteHeader"]],
    [
      "only the props of an inherited block",
      home,
      '{ "blocks": { "zones": { "props": { | } } } }',
      ["columns", "limit"],
    ],
    ["values of its props", home, '{ "blocks": { "zones": { "props": { "look": | } } } }', ["rows"]],
    ["texts of its props", home, '{ "blocks": { "join": { "props": { "heading": { | } } } } }', ["zh-CN", "en"]],
    ["data of an inherited page", home, '{ "blocks": { "join": { "when": { "path": | } } } }', ["data.lecturers.list"]],
    ["parameters of an address", "screens/course-video.json", block('{ "when": { "path": | } }'), ["route.params.id"]],
    ["blocks of a layout", "layouts/default.json", '{ "blocks": { | } }', ["siteHeader", "signInLink"]],
    ["flavours of a site", "site.json", '{ "extends": | }', ["road-transport"]],
    ["time zones", "site.json", '{ "timeZone": | }', ["Asia/Shanghai", "Europe/Berlin"]],
    ["features of a site", "site.json", '{ "features": { | } }', ["live", "exams"]],
    ["languages of a site", "site.json", '{ "locales": { "default": | } }', ["zh-CN", "en"]],
    [
      "where an entry of the navigation leads",
      "nav.json",
      '{ "items": [{ "navUrl": | }] }',
      ["/list", "/index", "/lecturer"],
    ],
    ["colours of a theme", "theme.json", '{ "color": { "light": { | } } }', ["primary", "accentText"]],
  ];
  it("which are as many", () => expect(places).toHaveLength(42));
  it.each(places)("%s", async (_, file, text, wanted) =>
    expect(await proposed(file, text)).toEqual(expect.arrayContaining([...wanted])),
  );
});

it("proposes no props of other blocks where it is known which one is changed", async () => {
  const props = await proposed(home, '{ "blocks": { "zones": { "props": { | } } } }');
  expect(props).not.toContain("question");
  expect(props.length).toBeLessThan(30);
});
