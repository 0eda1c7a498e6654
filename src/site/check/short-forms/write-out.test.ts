import { describe, expect, it } from "vitest";
import { isObject } from "../../../shared/json.ts";
import { language } from "../../testing/language.ts";
import { defaultLayer } from "../../testing/layers.ts";
import { checkPatch } from "../patch.ts";
import { nameOfRef, resolveSchema, type Schema } from "../schema.ts";
import { orderedMaps } from "./ordered-maps.ts";
import { blockWrittenOut, writtenOut } from "./write-out.ts";

const below = [defaultLayer()];
const out = (patch: object) => writtenOut({ version: 1, ...patch }, below, language);
const screenOf = (document: object) =>
  (out({ screens: { list: document } }).layer["screens"] as Record<string, unknown>)["list"];
const blocksOf = (document: object) => (screenOf(document) as { blocks: Record<string, unknown> }).blocks;
const said = (words: string) => ({ text: { en: words } });

describe("a text", () => {
  it("may be a string, in the site's default language, wherever a text may stand", () => {
    expect(
      out({
        site: { version: 1, info: { title: "School" }, about: { us: { version: 1, navName: "About" } } },
        nav: { version: 1, items: { list: { navTitle: "Courses" } } },
      }).layer,
    ).toMatchObject({
      site: { info: { title: said("School") }, about: { us: { navName: said("About") } } },
      nav: { items: { list: { navTitle: said("Courses") } } },
    });
    const block = {
      type: "callout",
      in: "main",
      props: {
        heading: "Come",
        text: { text: { en: "As ever" } },
        tone: "ink",
        actions: [{ label: "Go", href: "/list" }],
      },
      on: { action: [{ do: "toast", text: "Done", tone: "info" }] },
    };
    expect(blocksOf({ version: 1, title: "Courses", blocks: { a: block } })).toEqual({
      a: {
        ...block,
        props: { ...block.props, heading: said("Come"), actions: [{ label: said("Go"), href: "/list" }] },
        on: { action: [{ do: "toast", text: said("Done"), tone: "info" }] },
      },
    });
  });

  it("is in the language that the site itself speaks first", () =>
    expect(out({ site: { version: 1, locales: { default: "zh-CN" }, info: { title: "某校" } } }).layer).toMatchObject({
      site: { info: { title: { text: { "zh-CN": "某校" } } } },
    }));

  it("may be an object by language, also in a property that is called text", () =>
    expect(blocksOf({ version: 1, blocks: { welcome: { props: { text: { "zh-CN": "来", en: "Come" } } } } })).toEqual({
      welcome: { props: { text: { text: { "zh-CN": "来", en: "Come" } } } },
    }));

  it("is written out in a change of an inherited block too, by the type that it has below", () =>
    expect(blocksOf({ version: 1, blocks: { grid: { props: { emptyText: "None", columns: 3 } } } })).toEqual({
      grid: { props: { emptyText: said("None"), columns: 3 } },
    }));

  it("may be a rich text: a string is a document of its paragraphs", () => {
    const paragraph = (...content: object[]) => ({ type: "paragraph", content });
    const words = (text: string) => ({ type: "text", text });
    const body = (document: unknown) =>
      (
        blocksOf({ version: 1, blocks: { a: { type: "richText", in: "main", props: { body: document } } } })["a"] as {
          props: { body: unknown };
        }
      ).props.body;
    const document = {
      type: "doc",
      content: [paragraph(words("One"), { type: "hardBreak" }, words("line")), paragraph(words("Two"))],
    };
    expect(body("One\nline\n\nTwo")).toEqual(document);
    expect(body({ en: "One\nline\n\nTwo" })).toEqual({ text: { en: document } });
    expect(body({ text: { en: document, "zh-CN": "一" } })).toEqual({
      text: { en: document, "zh-CN": { type: "doc", content: [paragraph(words("一"))] } },
    });
    expect(body(document)).toEqual(document);
  });
});

describe("a document without a version", () => {
  it("is of the version of its settings, or of the first", () => {
    expect(screenOf({ path: "/list" })).toEqual({ version: 1, path: "/list" });
    expect(out({}).layer).toEqual({ version: 1 });
  });

  it("has its new blocks behind what stands there, in the order in which they are written, with what comes by itself", () =>
    expect(
      blocksOf({
        blocks: { b: { type: "callout", props: {} }, a: { type: "statsBand", order: 5 }, c: { type: "faqList" } },
      }),
    ).toEqual({
      b: { type: "callout", in: "main", order: 13, props: { base: { $bind: "site.base" } } },
      a: { type: "statsBand", in: "main", order: 5 },
      c: { type: "faqList", in: "main", order: 23 },
    }));

  it("keeps what it says itself, and what it only changes", () => {
    const own = { type: "callout", in: "columns.first", order: 3, props: { base: "" } };
    expect(blocksOf({ blocks: { own, grid: { props: { columns: 2 } }, welcome: null } })).toEqual({
      own,
      grid: { props: { columns: 2 } },
      welcome: null,
    });
  });

  it("is not what one with a version is: that shows what it always showed", () => {
    const document = { version: 1, blocks: { a: { type: "callout", in: "main", props: { href: "/list" } } } };
    expect(screenOf(document)).toBe(document);
  });
});

describe("a list", () => {
  it("is the whole of it: what is inherited and not in it is gone", () =>
    expect(
      blocksOf({
        version: 1,
        blocks: [{ type: "callout", in: "main" }, { key: "grid" }, { type: "callout", in: "main" }],
      }),
    ).toEqual({
      columns: null,
      join: null,
      callout: { type: "callout", in: "main", order: 10 },
      grid: { order: 20 },
      callout2: { type: "callout", in: "main", order: 30 },
    }));

  it("names entries of the navigation by their addresses, and the same list gives the same names", () => {
    const nav = {
      version: 1,
      items: [
        { navTitle: "A", navUrl: "/index" },
        { navTitle: "B", navUrl: "https://x.example/" },
      ],
    };
    const { layer } = out({ nav });
    expect(layer["nav"]).toMatchObject({ items: { list: null, index: { order: 10 }, example: { order: 20 } } });
    expect(out({ nav }).layer).toEqual(layer);
  });

  it("loses nothing where two entries have one key, and says so", () => {
    const { layer, problems } = out({
      nav: {
        version: 1,
        items: [
          { key: "a", navUrl: "/1" },
          { key: "a", navUrl: "/2" },
        ],
      },
    });
    expect(layer["nav"]).toMatchObject({ items: { a: { navUrl: "/1" }, a2: { navUrl: "/2" } } });
    expect(problems).toEqual([{ path: ["nav", "items", "a2"], key: "list.keyTwice", values: { name: "a" } }]);
  });

  it.each(["__proto__", "constructor", "5", "a b", ""])("takes no key that a document could not have (%s)", (key) =>
    expect(Object.keys(blocksOf({ version: 1, blocks: [{ key, type: "callout", in: "main" }] }))).toEqual([
      "columns",
      "grid",
      "join",
      "callout",
    ]),
  );

  it.each([["a b"], [""], [5], [{}]])("says of a key that none can be, such as %j, what one is", (key) => {
    const { problems } = out({ nav: { version: 1, items: [{ key, navUrl: "/1" }] } });
    expect(problems).toEqual([
      { path: ["nav", "items", "entry"], key: "list.keyWrong", values: { name: JSON.stringify(key) } },
    ]);
  });

  it("may stand wherever the language has entries with an order", () => {
    const found: string[] = [];
    const look = (schema: Schema, path: readonly string[]): void => {
      const known = resolveSchema(schema, language.definitions);
      const entry = isObject(known.additionalProperties) ? (known.additionalProperties as Schema) : undefined;
      if (entry && resolveSchema(entry, language.definitions).properties?.["order"]) found.push(path.join("/"));
      if (entry) look(entry, [...path, "*"]);
      for (const [name, inner] of Object.entries(known.properties ?? {}))
        if (!["Condition", "Binding"].includes(nameOfRef(inner.$ref ?? ""))) look(inner, [...path, name]);
    };
    look({ $ref: "#/$defs/SiteLayer" }, []);
    expect(orderedMaps.map((path) => path.join("/")).toSorted()).toEqual(found.toSorted());
  });
});

it("leaves a layer without short forms as it is", () => {
  const layer = defaultLayer();
  expect(writtenOut({ ...layer }, [], language).layer).toEqual(layer);
});

it("is idempotent: what is written out is the same when it is written out again", () => {
  const once = out({ screens: { list: { blocks: [{ type: "callout", props: { heading: "A" } }] } } }).layer;
  expect(out(once).layer).toEqual(once);
});

it("writes out a block as the studio has it, without what only a document leaves out", () =>
  expect(blockWrittenOut({ type: "callout", props: { heading: "A" } }, "callout", "en", language)).toEqual({
    type: "callout",
    props: { heading: said("A") },
  }));

describe("what is wrong in a short form", () => {
  it("is told where it stands in the file, also in a list", () => {
    const text = `{
  // the whole page
  "blocks": [
    { "type": "callout", "props": { "heading": "A" } },
    { "type": "callout", "props": { "headng": "B" } },
  ],
}`;
    const { findings } = checkPatch({
      below,
      patch: {
        version: 1,
        screens: {
          list: {
            blocks: [
              { type: "callout", props: { heading: "A" } },
              { type: "callout", props: { headng: "B" } },
            ],
          },
        },
      },
      language,
      texts: new Map([["screens/list.json", text]]),
    });
    expect(findings.filter(({ severity }) => severity === "error")).toEqual([
      expect.objectContaining({ line: 5, column: 26, key: "property.missing" }),
      expect.objectContaining({ line: 5, column: 37, pointer: "/blocks/callout2/props/headng", suggestion: "heading" }),
    ]);
  });

  it.each([5, true, [], { en: 5 }, { text: 5 }, {}])("%j is no text", (heading) => {
    const { findings } = checkPatch({
      below,
      patch: { screens: { list: { blocks: { a: { type: "callout", props: { heading } } } } } },
      language,
    });
    expect(findings.map(({ key }) => key)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^text\.(wrong|neither)$/)]),
    );
  });
});
