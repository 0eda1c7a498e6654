import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { getLanguageService, TextDocument, type JSONSchema } from "vscode-json-languageservice";
import { describe, expect, it } from "vitest";
import stored from "../../src/generated/built/site-schemas.json" with { type: "json" };
import { schemaNames, wholeSchema, type SchemaName } from "../../src/server/http/site-schemas/whole-schema.ts";

const schemas = new Map(schemaNames(stored).map((name) => [name, wholeSchema(stored, name)]));
const ajv = new Ajv2020({ strict: false, allErrors: true, inlineRefs: false, code: { optimize: false } });
const validators = new Map([...schemas].map(([name, schema]) => [name as string, ajv.compile(schema)]));
const mistakes = (name: string, document: object): string[] => {
  const validate = validators.get(name) as ValidateFunction;
  return validate(document) ? [] : (validate.errors ?? []).map(({ instancePath }) => instancePath);
};

describe("the schemas that editors complete by", () => {
  it("are there for each document", () =>
    expect([...schemas.keys()]).toEqual(["screen", "layout", "site", "nav", "theme", "form"]));

  it("take a patch, with its nulls and its $schema", () => {
    expect(
      mistakes("screen", {
        $schema: "x",
        version: 1,
        blocks: { join: null, grid: { order: 5, props: { columns: null } } },
      }),
    ).toEqual([]);
    expect(mistakes("site", { version: 1, info: { service2: null } })).toEqual([]);
    expect(mistakes("theme", { version: 1, color: { light: { primary: "#123456" }, dark: null } })).toEqual([]);
  });

  it("know what is wrong by the type of the block", () => {
    expect(
      mistakes("screen", { version: 1, blocks: { grid: { type: "courseGrid", in: "main", props: { colums: 3 } } } }),
    ).not.toEqual([]);
    expect(
      mistakes("screen", {
        version: 1,
        blocks: {
          grid: { type: "courseGrid", in: "main", props: { columns: { $bind: "route.query.n", as: "integer" } } },
        },
      }),
    ).toEqual([]);
    expect(mistakes("nav", { version: 1, itens: {} })).not.toEqual([]);
  });
});

/** What VS Code's language service proposes where `|` stands, with what it says of each. */
async function proposed(name: SchemaName, text: string): Promise<Map<string, string>> {
  const service = getLanguageService({ schemaRequestService: () => Promise.reject(new Error("nothing is fetched")) });
  service.configure({
    schemas: [{ uri: "test:schema", fileMatch: ["*"], schema: structuredClone(schemas.get(name)) as JSONSchema }],
  });
  const offset = text.indexOf("|");
  const document = TextDocument.create("test:document.json", "json", 1, text.replace("|", ""));
  const found = await service.doComplete(document, document.positionAt(offset), service.parseJSONDocument(document));
  const about = (words: string | { value: string } | undefined): string =>
    typeof words === "string" ? words : (words?.value ?? "");
  return new Map(
    (found?.items ?? []).map(({ label, documentation }) => [label.replaceAll('"', ""), about(documentation)]),
  );
}

describe("an editor completes", () => {
  const block = (inner: string) => `{ "version": 1, "blocks": { "grid": ${inner} } }`;
  it.each([
    ["the type of a block", "screen", block('{ "type": | }'), ["courseGrid", "callout", "richText"]],
    [
      "the look of a block",
      "screen",
      block('{ "type": "callout", "props": { "look": | } }'),
      ["band", "card", "ticket"],
    ],
    [
      "the props of a block",
      "screen",
      block('{ "type": "courseGrid", "props": { | } }'),
      ["items", "columns", "emptyText"],
    ],
    ["the props of a block that is inherited", "screen", block('{ "props": { | } }'), ["items", "columns", "heading"]],
    ["a text", "screen", block('{ "type": "callout", "props": { "heading": { | } } }'), ["$t", "text", "$bind"]],
    ["where a block stands", "screen", block('{ "type": "callout", "in": | }'), ["main", "footer"]],
    ["what a block tells", "screen", block('{ "type": "toggleButton", "on": { | } }'), ["press"]],
    [
      "what is done then",
      "screen",
      block('{ "type": "toggleButton", "on": { "press": [{ "do": | }] } }'),
      ["call", "navigate", "toast", "refresh", "dialog"],
    ],
    [
      "the call that is made then",
      "screen",
      block('{ "type": "toggleButton", "on": { "press": [{ "do": "call", "operation": | }] } }'),
      ["saveCartItem"],
    ],
    [
      "what the call takes",
      "screen",
      block(
        '{ "type": "toggleButton", "on": { "press": [{ "do": "call", "operation": "saveCartItem", "body": { | } }] } }',
      ),
      ["courseId"],
    ],
    [
      "the operation of a data source",
      "screen",
      '{ "data": { "courses": { "operation": | } } }',
      ["listCourses", "listLecturers"],
    ],
    [
      "what the operation takes",
      "screen",
      '{ "data": { "courses": { "operation": "listCourses", "params": { | } } } }',
      ["categoryno1", "sort", "pageSize"],
    ],
    ["the layout of a screen", "screen", '{ "layout": | }', ["default", "account"]],
    ["a condition", "screen", block('{ "when": { | } }'), ["path", "all", "eq"]],
    ["the block of a layout", "layout", '{ "blocks": { "a": { "type": | } } }', ["siteHeader"]],
    ["the features of a site", "site", '{ "features": { | } }', ["live"]],
    ["an entry of the navigation", "nav", '{ "items": { "a": { | } } }', ["navTitle", "navUrl"]],
    ["the colours of a theme", "theme", '{ "color": { "light": { | } } }', ["primary", "accentText"]],
  ] as const)("%s", async (_, name, text, wanted) =>
    expect([...(await proposed(name, text)).keys()]).toEqual(expect.arrayContaining([...wanted])),
  );

  it("and says what each is", async () => {
    const types = await proposed("screen", block('{ "type": | }'));
    expect(types.get("courseGrid")).toMatch(/courses/i);
    expect((await proposed("screen", '{ "data": { "courses": { "operation": | } } }')).get("listCourses")).not.toBe("");
  });
});
