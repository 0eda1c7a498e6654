import { describe, expect, it } from "vitest";
import { checkLayer } from "./check.ts";
import type { Layer } from "../document/resolve.ts";
import { language } from "../testing/language.ts";
import { defaultLayer } from "../testing/layers.ts";

const below = [defaultLayer()];

/** Checks the folder of a tenant, given as the text of each of its files. */
function check(files: Record<string, string>) {
  const layer: Record<string, unknown> = { version: 1 };
  for (const [file, text] of Object.entries(files)) {
    const [part = "", ...name] = file.replace(/\.json$/, "").split("/");
    const document: unknown = JSON.parse(text);
    if (name.length === 0) layer[part] = document;
    else layer[part] = { ...(layer[part] as object | undefined), [name.join("/")]: document };
  }
  return checkLayer({ below, layer: layer as unknown as Layer, language, texts: new Map(Object.entries(files)) });
}
const list = (blocks: string) => check({ "screens/list.json": `{ "version": 1,\n  "blocks": {\n    ${blocks} } }` });

describe("a tenant's patch", () => {
  it("is right when it moves, changes, removes and adds", () =>
    expect(
      list(
        '"join": null, "welcome": null, "grid": { "order": 5, "props": { "columns": 3 } }, "more": { "type": "courseGrid", "in": "main", "props": { "items": { "$bind": "data.courses.list" } } }',
      ),
    ).toEqual([]));

  it("asks of a block that is shown what it has to show, also where a patch takes it away", () => {
    const waits = { key: "block.needs", values: { name: "items" }, file: "screens/list.json" };
    expect(list('"more": { "type": "courseGrid", "in": "main" }')).toMatchObject([
      { ...waits, pointer: "/blocks/more" },
    ]);
    expect(list('"grid": { "props": { "items": null } }')).toMatchObject([waits]);
  });

  it("words a text itself where the default has a key, and the other way round", () =>
    expect(
      list(
        '"welcome": { "props": { "heading": { "text": { "en": "Come in" } } } }, "join": { "when": { "path": "viewer.isVip", "eq": true } }',
      ),
    ).toEqual([]));

  it("gets file, line, column, pointer, what is wrong, what was meant and what is allowed", () =>
    expect(list('"grid": {\n      "props": { "colums": 3 } }')).toEqual([
      {
        file: "screens/list.json",
        line: 4,
        column: 18,
        pointer: "/blocks/grid/props/colums",
        message: 'there is no property "colums" here',
        key: "property.unknown",
        values: { name: "colums" },
        suggestion: "columns",
        allowed: expect.arrayContaining(["columns", "items"]) as string[],
        severity: "error",
      },
    ]));

  it("is warned when it removes what is not there", () =>
    expect(list('"jion": null')).toEqual([
      expect.objectContaining({ line: 3, pointer: "/blocks/jion", suggestion: "join", severity: "warning" }),
    ]));

  it("learns that a block which it changes does not exist", () =>
    expect(list('"gird": { "order": 3 }')).toEqual([
      expect.objectContaining({ line: 3, pointer: "/blocks/gird", suggestion: "grid", severity: "error" }),
    ]));

  it("learns what it leaves dangling, at the file that did it", () =>
    expect(list('"columns": null')).toEqual([
      expect.objectContaining({
        file: "screens/list.json",
        line: 2,
        pointer: "/blocks/grid/in",
        message: 'there is no block "columns" to place it in',
      }),
    ]));

  it("learns what a changed layout breaks in screens that it does not have", () => {
    const findings = check({
      "layouts/default.json":
        '{ "version": 1,\n "slots": { "main": null, "content": {} },\n "blocks": { "welcome": { "in": "content" } } }',
    });
    expect(findings.map(({ file, line, pointer }) => `${file}:${line} ${pointer}`)).toEqual([
      "layouts/default.json:3 /blocks/columns/in",
      "layouts/default.json:3 /blocks/join/in",
    ]);
  });

  it("is told once of a mistake in a layout that many screens have", () => {
    const findings = check({
      "layouts/default.json": '{ "version": 1, "blocks": { "welcome": { "props": { "headline": "x" } } } }',
    });
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ file: "layouts/default.json", pointer: "/blocks/welcome/props/headline" });
  });

  it("may change a layout's block that reads a name which only some screens have", () => {
    const layered = defaultLayer();
    const layout = layered.layouts?.["default"] as { blocks: Record<string, unknown> };
    layout.blocks["search"] = {
      type: "searchBox",
      in: "main",
      props: {
        placeholder: { $t: "join.title" },
        emptyMessage: { $t: "join.title" },
        value: { $bind: "route.params.id" },
      },
    };
    const layer: Layer = { version: 1, screens: { list: { version: 1, blocks: { search: { order: 1 } } } } };
    expect(checkLayer({ below: [], layer: layered, language })).toEqual([]);
    expect(checkLayer({ below: [layered], layer, language })).toEqual([]);
  });

  it("does not answer for what it inherits", () => {
    const broken = defaultLayer();
    (broken.screens as Record<string, unknown>)["other"] = {
      version: 1,
      path: "/other",
      layout: "default",
      blocks: { x: { type: "nonsense", in: "main" } },
    };
    const layer: Layer = { version: 1, screens: { list: { version: 1, blocks: { grid: { order: 1 } } } } };
    expect(checkLayer({ below: [broken], layer, language })).toEqual([]);
  });

  it("may use the texts that it brings", () => {
    const blocks = '{ "version": 1, "blocks": { "join": { "props": { "heading": { "$t": "own.heading" } } } } }';
    expect(check({ "screens/list.json": blocks, "texts/en.json": '{ "own.heading": "Ours" }' })).toEqual([]);
    expect(check({ "screens/list.json": blocks })).toHaveLength(1);
  });

  it.each(["__proto__", "constructor", "prototype"])("may not have the key %s", (key) => {
    const findings = list(`"grid": { "props": { "${key}": { "x": 1 } } }`);
    expect(findings).toEqual([
      expect.objectContaining({
        line: 3,
        pointer: `/blocks/grid/props/${key}`,
        message: `the name "${key}" is not allowed`,
      }),
    ]);
  });

  it("says its version in every document", () =>
    expect(check({ "nav.json": "{}" })).toEqual([
      expect.objectContaining({
        file: "nav.json",
        line: 1,
        column: 1,
        message: expect.stringContaining('"version" is missing') as string,
      }),
    ]));

  describe("is warned, and published all the same,", () => {
    const warnings = (files: Record<string, string>) =>
      check(files).map(
        ({ file, line, pointer, message, severity }) => `${severity} ${file}:${line} ${pointer} ${message}`,
      );

    it("of a link of its own that leads nowhere or to a feature that is off", () => {
      const items =
        '"a": { "navTitle": { "$t": "join.title" }, "navUrl": "/lst?x=1" },\n "b": { "navTitle": { "$t": "join.title" }, "navUrl": "/list" },\n "c": { "navTitle": { "$t": "join.title" }, "navUrl": "https://lst.example/lst" },\n "d": { "navTitle": { "$t": "join.title" }, "navUrl": "/list?courseCategory=2" }';
      expect(
        warnings({
          "nav.json": `{ "version": 1, "items": {\n ${items} } }`,
          "site.json": '{ "version": 1, "features": { "live": false } }',
        }),
      ).toEqual([
        "warning nav.json:2 /items/a/navUrl this site has no page at /lst",
        'warning nav.json:5 /items/d/navUrl /list belongs to the feature "live", which is off: the link is not shown',
      ]);
    });

    it("of a page of its own that no link leads to", () => {
      const page = '{ "version": 1, "path": "/ours", "layout": "default" }';
      expect(warnings({ "screens/ours.json": page })).toEqual([
        "warning screens/ours.json:1 /path no link leads to this page: only people who know its address can open it",
      ]);
      const nav = '{ "version": 1, "items": { "ours": { "navTitle": { "$t": "join.title" }, "navUrl": "/ours" } } }';
      expect(warnings({ "screens/ours.json": page, "nav.json": nav })).toEqual([]);
    });

    it("of words that are not there in every language that it offers", () => {
      const site =
        '{ "version": 1, "locales": { "default": "zh-CN", "offered": ["zh-CN", "en"] }, "info": { "keyword": { "text": { "zh-CN": "课程" } } } }';
      expect(warnings({ "site.json": site })).toEqual([
        expect.stringMatching(/^warning site.json:1 \/info\/keyword\/text the text in English is missing/),
      ]);
    });

    it("of words under a key that nothing shows", () =>
      expect(check({ "texts/en.json": '{ "join.titel": "Ours" }' })).toEqual([
        expect.objectContaining({ key: "text.notShown", suggestion: "join.title", severity: "warning" }),
      ]));
  });

  it("may name neither a page as a picture nor a time zone that there is not", () =>
    expect(
      check({
        "site.json": '{ "version": 1, "timeZone": "Asia/Shanghia", "info": { "logo": "/public/logo.html?x=.png" } }',
      }),
    ).toEqual([
      expect.objectContaining({ pointer: "/timeZone", suggestion: "Asia/Shanghai", severity: "error" }),
      expect.objectContaining({ pointer: "/info/logo", key: "address.notPicture", severity: "error" }),
    ]));

  it("may not bind a list whose entries are of another kind", () => {
    const entry = '"grid": { "props": { "items": { "$bind": "data.categories.list" } } }';
    expect(list(entry)).toEqual([
      expect.objectContaining({ pointer: "/blocks/grid/props/items", key: "binding.misfit" }),
    ]);
  });

  it("writes no expressions into its forms", () => {
    const schema = { properties: { pattern: { type: "string" }, code: { type: "string", pattern: "(a+)+$" } } };
    expect(check({ "forms/login.json": JSON.stringify({ schema }) })).toEqual([
      expect.objectContaining({ file: "forms/login.json", pointer: "/schema/properties/code/pattern" }),
    ]);
  });

  it("is told of everything at once, in the order of its files", () => {
    const findings = check({
      "site.json": '{ "version": 1, "info": { "logo": "javascript:x" } }',
      "screens/list.json":
        '{ "version": 1, "blocks": { "a": { "type": "nope", "in": "main" },\n "b": { "type": "columns", "in": "nowhere" } } }',
    });
    expect(findings.map(({ file, line }) => `${file}:${line}`)).toEqual([
      "screens/list.json:1",
      "screens/list.json:2",
      "site.json:1",
    ]);
  });
});
