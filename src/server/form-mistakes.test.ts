import { readFile } from "node:fs/promises";
import { describe, expect, it, test, vi } from "vitest";
import zhCN from "../locales/check/zh-CN.json" with { type: "json" };
import { Ajv2020 } from "ajv/dist/2020.js";
import { formExample } from "../../generators/docs/form-example.ts";
import docs from "../locales/docs/en.json" with { type: "json" };
import { formDocumentSchema } from "../../generators/outputs/form-schema.ts";
import { formKeywords, formOptions, formWidgets } from "../site/document/form-dialect.ts";
import { compileScreen } from "../site/compile/compile.ts";
import type { JsonObject } from "../shared/json.ts";
import { defaultLayer } from "../site/testing/layers.ts";
import { payloadWith } from "../site/testing/payload.ts";
import { drawWhole, formFault, loadBlocks } from "./ssr.tsx";
import { judgeLayer } from "./modules/sites/tenants/check-layer.ts";
import { readProductForms, resolveForm } from "./modules/sites/tenants/forms.ts";

const base = defaultLayer();

/** What an organisation writes in forms/account-info.json. */
const judge = async (form: JsonObject, locale = "en", name = "account-info") => {
  const bases = { layer: async () => base, flavours: async () => [], drawForm: formFault };
  const { findings } = await judgeLayer(
    { name: { kind: "organisation", orgNo: "1001" }, patch: { version: 1, forms: { [name]: form } }, locale },
    bases,
  );
  return findings.filter(({ severity, file }) => severity === "error" && file === `forms/${name}.json`);
};

const product = await readProductForms();

/** What a page with the stored form is, and what was left out of it. */
async function drawn(own: JsonObject, name = "account-info") {
  const form = resolveForm({
    product,
    site: { base, patches: [{ version: 1, forms: { [name]: own } }] },
    orgNo: "1001",
    name,
  });
  const blocks = {
    before: { type: "textBlock", in: "main", props: { heading: "前" } },
    ask: { type: "form", in: "main", props: { form: name } },
  };
  const screen = { locale: "zh-CN", frame: "column", slots: { main: { tag: "main" }, overlay: {} }, data: {}, blocks };
  const payload = payloadWith({ screen, forms: form ? { [name]: form } : {} });
  const compiled = compileScreen(screen);
  const report = vi.fn();
  await loadBlocks(compiled.blockTypes, report);
  return {
    html: String(drawWhole({ payload, compiled }, report).pieces[0]),
    leftOut: report.mock.calls.map(([, key]) => key as string),
  };
}

const widget = (name: string, field = "name"): JsonObject => ({ uiSchema: { [field]: { "ui:widget": name } } });
const options = (value: JsonObject): JsonObject => ({ uiSchema: { name: { "ui:options": value } } });
const field = (schema: JsonObject): JsonObject => ({ schema: { properties: { plate: schema } } });

/** A mistake, where it is told, and by which key. */
type Mistake = [mistake: string, form: JsonObject, pointer: string, key: string, suggestion?: string];
const mistakes: Mistake[] = [
  ["a widget that there is not", widget("txt"), "/uiSchema/name/ui:widget", "form.noWidget", "text"],
  ...["range", "color", "alt-date", "alt-datetime", "date-time", "time", "colour-picker", "toString"].map(
    (name) => [`the widget ${name}`, widget(name), "/uiSchema/name/ui:widget", "form.noWidget"] as Mistake,
  ),
  [
    "a widget among the options",
    options({ widget: "txt" }),
    "/uiSchema/name/ui:options/widget",
    "form.noWidget",
    "text",
  ],
  [
    "a widget that is no text",
    { uiSchema: { name: { "ui:widget": 5 } } },
    "/uiSchema/name/ui:widget",
    "form.optionUnfit",
  ],
  ["a widget for another kind of field", widget("checkboxes"), "/uiSchema/name/ui:widget", "form.widgetUnfit"],
  [
    "accept as a text",
    { uiSchema: { name: { "ui:widget": "file", "ui:options": { accept: ".pdf" } } } },
    "/uiSchema/name/ui:options/accept",
    "form.optionUnfit",
  ],
  [
    "a misspelt keyword",
    field({ type: "string", minLenght: 2 }),
    "/schema/properties/plate/minLenght",
    "form.noKeyword",
    "minLength",
  ],
  [
    "a misspelt keyword of the form",
    { schema: { propertys: {} } },
    "/schema/propertys",
    "form.noKeyword",
    "properties",
  ],
  [
    "a keyword of another draft",
    { schema: { unevaluatedProperties: false } },
    "/schema/unevaluatedProperties",
    "form.noKeyword",
  ],
  [
    "a misspelt format",
    field({ type: "string", format: "emial" }),
    "/schema/properties/plate/format",
    "form.noFormat",
    "email",
  ],
  [
    "a format that nothing checks",
    field({ type: "string", format: "hostname" }),
    "/schema/properties/plate/format",
    "form.noFormat",
  ],
  [
    "a misspelt presentation",
    { uiSchema: { name: { "ui:palceholder": "form.accountInfo.name" } } },
    "/uiSchema/name/ui:palceholder",
    "form.noOption",
    "ui:placeholder",
  ],
  ["a misspelt option", options({ widht: "half" }), "/uiSchema/name/ui:options/widht", "form.noOption", "width"],
  [
    "a field of its own making",
    { uiSchema: { name: { "ui:field": "GridField" } } },
    "/uiSchema/name/ui:field",
    "form.noOption",
  ],
  ["a choice that there is not", options({ width: "third" }), "/uiSchema/name/ui:options/width", "form.noChoice"],
  [
    "a number as a text",
    { uiSchema: { remark: { "ui:options": { rows: "4" } } } },
    "/uiSchema/remark/ui:options/rows",
    "form.optionUnfit",
  ],
  [
    "a text where options stand",
    { uiSchema: { name: { "ui:options": "half" } } },
    "/uiSchema/name/ui:options",
    "form.optionUnfit",
  ],
  [
    "a text where the presentation of a field stands",
    { uiSchema: { name: "text" } },
    "/uiSchema/name",
    "form.optionUnfit",
  ],
  [
    "a picture without a height",
    options({ crop: { width: 100 } }),
    "/uiSchema/name/ui:options/crop",
    "form.optionUnfit",
  ],
  [
    "a link to a script",
    options({ links: { terms: { title: "form.accountInfo.name", href: "javascript:alert(1)" } } }),
    "/uiSchema/name/ui:options/links/terms/href",
    "address.refused",
  ],
  [
    "the presentation of no field",
    { uiSchema: { nmae: { "ui:help": "form.accountInfo.name" } } },
    "/uiSchema/nmae",
    "form.noField",
    "name",
  ],
  [
    "a message of no field",
    { messages: { nmae: { required: "form.accountInfo.nameRequired" } } },
    "/messages/nmae",
    "form.noField",
    "name",
  ],
  [
    "a message about nothing",
    { messages: { name: { requierd: "form.accountInfo.nameRequired" } } },
    "/messages/name/requierd",
    "form.noMessageOf",
    "required",
  ],
  [
    "what must be filled in and is not there",
    { schema: { required: ["name", "nmae"] } },
    "/schema/required/1",
    "form.noField",
    "name",
  ],
  [
    "an order that leaves fields out",
    { uiSchema: { "ui:order": ["name"] } },
    "/uiSchema/ui:order",
    "form.orderLeavesOut",
  ],
  [
    "an order with a field that is not there",
    { uiSchema: { "ui:order": ["nmae", "*"] } },
    "/uiSchema/ui:order/0",
    "form.noField",
    "name",
  ],
  [
    "an order with a field twice",
    { uiSchema: { "ui:order": ["name", "name", "*"] } },
    "/uiSchema/ui:order/1",
    "form.orderTwice",
  ],
  [
    "an order with two places for the others",
    { uiSchema: { "ui:order": ["*", "name", "*"] } },
    "/uiSchema/ui:order/2",
    "form.orderTwice",
  ],
  ["an order that is no list", { uiSchema: { "ui:order": "name" } }, "/uiSchema/ui:order", "form.optionUnfit"],
  ["a field without a type", field({ title: "form.accountInfo.name" }), "/schema/properties/plate", "form.noType"],
  ...["dattime", "datetime", "e-mail", "url", "ipv4", "phone", "regex", "iri", "duration"].map((format): Mistake => [
    `the format ${format}`,
    field({ type: "string", format }),
    "/schema/properties/plate/format",
    "form.noFormat",
  ]),
  ...[
    "maxLenght",
    "requierd",
    "tilte",
    "discription",
    "defualt",
    "minimun",
    "multipleof",
    "uniqueItem",
    "minitems",
    "patern",
    "prefixItems",
    "dependentSchemas",
    "minContains",
    "encoding",
    "nulable",
    "propertyOrder",
    "ui:widget",
  ].map((keyword): Mistake => [
    `the keyword ${keyword}`,
    field({ type: "string", [keyword]: 1 }),
    `/schema/properties/plate/${keyword}`,
    "form.noKeyword",
  ]),
  ...["title", "description", "placeholder", "help", "enumName", "last", "mobile", "classNames", "autocomplete"].map(
    (name): Mistake => [
      `${name} as a number`,
      options({ [name]: 5 }),
      `/uiSchema/name/ui:options/${name}`,
      "form.optionUnfit",
    ],
  ),
  ...["disabled", "readonly", "autofocus", "label", "addable", "removable", "orderable"].map((name): Mistake => [
    `${name} as a text`,
    { uiSchema: { name: { [`ui:${name}`]: "no" } } },
    `/uiSchema/name/ui:${name}`,
    "form.optionUnfit",
  ]),
  ...["enumNames", "enumDisabled", "known", "links"].map((name): Mistake => [
    `${name} as a text`,
    options({ [name]: "a" }),
    `/uiSchema/name/ui:options/${name}`,
    "form.optionUnfit",
  ]),
  ...["inputType", "tree", "purpose", "keeps", "check"].map((name): Mistake => [
    `${name} of a kind that there is not`,
    options({ [name]: "iban" }),
    `/uiSchema/name/ui:options/${name}`,
    "form.noChoice",
  ]),
  ["no lines", options({ rows: 0 }), "/uiSchema/name/ui:options/rows", "form.optionUnfit"],
  ["half a line", options({ rows: 1.5 }), "/uiSchema/name/ui:options/rows", "form.optionUnfit"],
  ["a size in words", options({ maxBytes: "5 MB" }), "/uiSchema/name/ui:options/maxBytes", "form.optionUnfit"],
  ["a day in words", options({ earliest: "soon" }), "/uiSchema/name/ui:options/earliest", "form.optionUnfit"],
  ...[
    "ui:widgte",
    "ui:titel",
    "ui:hlep",
    "ui:optoins",
    "ui:disable",
    "ui:style",
    "ui:submitButtonOptions",
    "ui:ArrayFieldTemplate",
  ].map((key): Mistake => [
    `the presentation ${key}`,
    { uiSchema: { name: { [key]: "x" } } },
    `/uiSchema/name/${key}`,
    "form.noOption",
  ]),
  ...["minlength", "maxLenght", "patern", "formatt", "identitycard"].map((name): Mistake => [
    `a message about ${name}`,
    { messages: { name: { [name]: "form.accountInfo.nameRequired" } } },
    `/messages/name/${name}`,
    "form.noMessageOf",
  ]),
  ...["^(a+)+$", "^(a|a)*$", "^.*x$", "^\\s*\\s*$"].map((pattern): Mistake => [
    `the expression ${pattern}`,
    field({ type: "string", pattern }),
    "/schema/properties/plate/pattern",
    "form.pattern.ambiguous",
  ]),
  ...["abc", "^(?=a)a$", "^\\p{L}+$", "^a{9000}$"].map((pattern): Mistake => [
    `the expression ${pattern}`,
    field({ type: "string", pattern }),
    "/schema/properties/plate/pattern",
    "form.pattern.unfit",
  ]),
  [
    "a mistake in an entry of a list",
    field({ type: "array", items: { type: "object", properties: { at: { type: "string", fromat: "date" } } } }),
    "/schema/properties/plate/items/properties/at/fromat",
    "form.noKeyword",
    "format",
  ],
];

describe("a mistake in a form of a site", () => {
  it("is one of a hundred", () => expect(mistakes.length).toBeGreaterThanOrEqual(100));

  it.each(mistakes)(
    "%s is refused where it stands, in both languages",
    async (_mistake, form, pointer, key, suggestion) => {
      const [found, ...more] = await judge(form);
      expect([found?.pointer, found?.key, found?.suggestion, more]).toEqual([
        pointer,
        key,
        suggestion ?? found?.suggestion,
        [],
      ]);
      const [chinese] = await judge(form, "zh-CN");
      expect(found?.message).not.toMatch(/[{}]/);
      expect(chinese?.message).not.toMatch(/[{}]/);
      expect(chinese?.message).not.toBe(found?.message);
      expect(Object.keys(zhCN)).toContain(key);
    },
  );

  it.each(mistakes)("%s, stored before it was refused, takes no page down", async (_mistake, form) => {
    const { html, leftOut } = await drawn(form);
    expect(html).toContain("前");
    expect(leftOut).toEqual([]);
    expect(html).toContain('id="ask_name"');
    expect(html).not.toMatch(/uiSchema|Unsupported|No widget/);
  });
});

describe("a form that is right by the tables", () => {
  const own = { title: "form.accountInfo.name" };
  it("is drawn once before it is published, and refused where that fails", async () => {
    const drawForm = vi.fn(async () => "no such thing");
    const bases = { layer: async () => base, flavours: async () => [], drawForm };
    const name = { kind: "organisation", orgNo: "1001" } as const;
    const judged = (form: JsonObject) =>
      judgeLayer({ name, patch: { version: 1, forms: { "account-info": form } }, locale: "zh-CN" }, bases);
    const { findings } = await judged(own);
    expect(findings.map(({ file, key, severity, message }) => [file, key, severity, message])).toEqual([
      ["forms/account-info.json", "form.notDrawn", "error", "这份表单画不出来：no such thing"],
    ]);
    expect(drawForm).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(own));
    // What is known to be wrong is not drawn.
    drawForm.mockClear();
    await judged(widget("txt"));
    expect(drawForm).not.toHaveBeenCalled();
  });

  it("is drawn by what draws pages, which says what it cannot draw", async () => {
    const definition = (uiSchema: JsonObject) => ({
      title: "t",
      validator: "t",
      schema: { type: "object", properties: { name: { type: "string" } } },
      uiSchema,
    });
    expect(await formFault(definition({}))).toBeUndefined();
    expect(await formFault(definition({ name: { "ui:widget": "txt" } }))).toContain("txt");
  });
});

test("what the product itself writes in its forms, and a site may change of them, is right", async () => {
  for (const [name, { title, schema, uiSchema, messages: all }] of Object.entries(product)) {
    // The words of fields that a flavour adds are the product's too.
    const fields = Object.keys((schema as { properties: object }).properties);
    const messages = Object.fromEntries(Object.entries(all ?? {}).filter(([property]) => fields.includes(property)));
    // A site may not write patterns: the rest is what it could have written.
    const bare = JSON.parse(
      JSON.stringify({ title, schema, uiSchema, messages }, (key, value: unknown) =>
        key === "pattern" && typeof value === "string" && value !== "form" && !value.startsWith("form.")
          ? undefined
          : value,
      ),
    ) as JsonObject;
    expect([name, await judge(bare, "en", name)]).toEqual([name, []]);
  }
});

test("what a flavour writes in its forms is right", async () => {
  const flavour = JSON.parse(
    await readFile("tenants/flavours/road-transport/forms/profile-completion.json", "utf8"),
  ) as JsonObject;
  expect(await judge(flavour, "en", "profile-completion")).toEqual([]);
});

test("a new field is shown also where the product's order does not know it", async () => {
  const own = { schema: { properties: { plate: { type: "string", title: "form.accountInfo.name" } } } };
  expect(await judge(own, "en", "custom-apply")).toEqual([]);
  const { html, leftOut } = await drawn(own, "custom-apply");
  expect([leftOut, html.includes('id="ask_plate"')]).toEqual([[], true]);
});

describe("every option of the table is drawn once", () => {
  const samples: Record<string, unknown> = {
    widget: "text",
    emptyValue: "",
    enumNames: ["a"],
    enumDisabled: ["a"],
    order: ["*"],
    width: "half",
    rows: 4,
    earliest: "today",
    accept: ["image/png"],
    maxBytes: 1000,
    crop: { width: 4, height: 3 },
    known: ["name"],
    links: { terms: { title: "form.accountInfo.name", href: "/about" } },
    inputType: "tel",
    tree: "courses",
    purpose: "login",
    keeps: "fileUrl",
    check: "plate",
    operation: "listCouponTargets",
    shows: ["name"],
    asks: { kind: "fits" },
    reads: [".txt"],
    fills: { name: "name" },
    offered: ["a"],
    offeredWith: { name: ["b"] },
    images: { a: "/about/a.png" },
    groups: [{ title: "form.accountInfo.name", fields: ["plate"] }],
  };
  const flags = ["alone", "disabled", "readonly", "autofocus", "label", "addable", "removable", "orderable"];
  it.each(Object.keys(formOptions))("%s", async (name) => {
    const value = samples[name] ?? (flags.includes(name) ? true : "form.accountInfo.name");
    const own = {
      schema: { properties: { plate: { type: "string", title: "form.accountInfo.name" } } },
      uiSchema: { plate: { "ui:options": { [name]: value } } },
    } as JsonObject;
    expect(await judge(own)).toEqual([]);
    const { html, leftOut } = await drawn(own);
    expect([leftOut, html.includes('id="ask_plate"')]).toEqual([[], true]);
  });
});

describe("every keyword of the table is taken, and drawn once", () => {
  const text = { type: "string", title: "form.accountInfo.name" };
  const samples: Record<string, JsonObject> = {
    $schema: { ...text, $schema: "http://json-schema.org/draft-07/schema#" },
    $comment: { ...text, $comment: "x" },
    title: text,
    description: { ...text, description: "form.accountInfo.name" },
    examples: { ...text, examples: ["a"] },
    default: { ...text, default: "a" },
    readOnly: { ...text, readOnly: true },
    type: text,
    const: { ...text, const: "a" },
    enum: { ...text, enum: ["a"] },
    properties: { type: "object", properties: { a: text } },
    required: { type: "object", properties: { a: text }, required: ["a"] },
    additionalProperties: { type: "object", properties: {}, additionalProperties: false },
    minProperties: { type: "object", properties: { a: text }, minProperties: 1 },
    maxProperties: { type: "object", properties: { a: text }, maxProperties: 1 },
    propertyNames: { type: "object", properties: { a: text }, propertyNames: { minLength: 1 } },
    dependencies: { type: "object", properties: { a: text, b: text }, dependencies: { a: ["b"] } },
    dependentRequired: { type: "object", properties: { a: text, b: text }, dependentRequired: { a: ["b"] } },
    items: { type: "array", items: text },
    additionalItems: { type: "array", items: [text], additionalItems: text },
    minItems: { type: "array", items: text, minItems: 1 },
    maxItems: { type: "array", items: text, maxItems: 1 },
    uniqueItems: { type: "array", items: text, uniqueItems: true },
    contains: { type: "array", items: text, contains: { const: "a" } },
    minLength: { ...text, minLength: 1 },
    maxLength: { ...text, maxLength: 2 },
    pattern: { ...text, pattern: "^[a-z]{2}\\d+$" },
    format: { ...text, format: "date-time" },
    ...Object.fromEntries(
      ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"].map((name) => [
        name,
        { type: "number", title: "form.accountInfo.name", [name]: 5 },
      ]),
    ),
    allOf: { ...text, allOf: [{ minLength: 1 }] },
    anyOf: { type: "object", properties: { a: text }, anyOf: [{ required: ["a"] }] },
    oneOf: { type: "string", oneOf: [{ const: "a", title: "form.accountInfo.name" }] },
    not: { ...text, not: { const: "a" } },
    ...Object.fromEntries(
      ["if", "then", "else"].map((name) => [
        name,
        // oxlint-disable-next-line unicorn/no-thenable -- the keyword is JSON Schema's; nothing awaits a schema
        { type: "object", properties: { a: text }, if: { required: ["a"] }, then: { required: ["a"] }, else: {} },
      ]),
    ),
  };
  it.each([...formKeywords])("%s", async (name) => {
    const own = { schema: { properties: { plate: samples[name] } } } as JsonObject;
    expect([name, await judge(own)]).toEqual([name, []]);
    expect((await drawn(own)).leftOut).toEqual([]);
  });
});

test("the example of the reference is right, and fits the schema that editors complete by", async () => {
  expect(await judge(formExample as unknown as JsonObject)).toEqual([]);
  expect((await drawn(formExample as unknown as JsonObject)).leftOut).toEqual([]);
  const fitsSchema = new Ajv2020({ strict: false }).compile(formDocumentSchema());
  for (const form of [
    formExample,
    JSON.parse(await readFile("tenants/flavours/road-transport/forms/profile-completion.json", "utf8")) as JsonObject,
  ])
    expect([fitsSchema(form), fitsSchema.errors]).toEqual([true, null]);
  expect(fitsSchema({ schema: { properties: { a: { minLenght: 1 } } } })).toBe(false);
  expect(fitsSchema({ uiSchema: { a: { "ui:palceholder": "x" } } })).toBe(false);
});

test("the reference has words for every widget and option, and for no other", () => {
  const below = (part: string) =>
    Object.keys(docs).flatMap((key) => (key.startsWith(`${part}.`) ? [key.slice(part.length + 1)] : []));
  expect(below("widget").toSorted()).toEqual(Object.keys(formWidgets).toSorted());
  expect(below("option").toSorted()).toEqual(Object.keys(formOptions).toSorted());
});

describe("every widget of the table is drawn for every type that it is said to be for", () => {
  const all = Object.entries(formWidgets).flatMap(([name, types]) => types.map((type) => [name, type] as const));
  it.each(all)("%s for %s", async (name, type) => {
    const schema: JsonObject = {
      type,
      title: "form.accountInfo.name",
      ...(type === "array" ? { items: { type: "string" } } : {}),
      ...(type === "object" ? { properties: {} } : {}),
    };
    const own = { schema: { properties: { plate: schema } }, uiSchema: { plate: { "ui:widget": name } } };
    expect(await judge(own)).toEqual([]);
    expect((await drawn(own)).leftOut).toEqual([]);
  });
});
