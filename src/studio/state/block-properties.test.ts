import { describe, expect, it } from "vitest";
import { language } from "../../site/testing/language.ts";
import { diffLayers } from "../../site/edit/diff.ts";
import type { JsonObject } from "../../shared/json.ts";
import { layPatch } from "../../site/document/merge.ts";
import type { Layer } from "../../site/document/resolve.ts";
import { defaultLayer } from "../../site/testing/layers.ts";
import { changeValue } from "../panel/change.ts";
import { mergeDrafts } from "./merge-drafts.ts";

const propsPath = ["screens", "list", "blocks", "own", "props"];
/** A place of a block that is one of its own words too, so that each block has two things to change. */
const layer = (block: JsonObject): Layer => ({
  version: 1,
  site: { version: 1 },
  screens: { list: { version: 1, blocks: { own: block } } },
});

/** Values of each kind that a property may have: a plain one, and each construct. */
const values: Record<string, readonly [unknown, unknown]> = {
  words: ["before", "after"],
  wordings: [{ text: { en: "before" } }, { text: { en: "after" } }],
  bindings: [{ $bind: "data.before" }, { $bind: "data.after" }],
  conditions: [{ path: "viewer.signedIn", eq: true }, { not: { path: "viewer.isVip", eq: true } }],
  objects: [
    { one: 1, two: 2 },
    { one: 1, two: 3 },
  ],
};

const kinds = [
  "$bind",
  "$t",
  "text",
  "path",
  "do",
  "type",
  "all",
  "any",
  "not",
  "eq",
  "in",
  "lt",
  "gt",
  "present",
  "when",
];
const withProps = Object.keys(language.blocks).flatMap((type) => {
  const names = Object.keys(language.blocks[type]?.props.properties ?? {});
  return names.length > 0 ? [{ type, names }] : [];
});

describe("the properties of every block", () => {
  it("are those of all blocks, among them some with the names of constructs", () => {
    expect(withProps.length).toBeGreaterThan(80);
    expect(withProps.filter(({ names }) => names.some((name) => kinds.includes(name))).length).toBeGreaterThan(15);
  });

  for (const [kind, [was, is]] of Object.entries(values)) {
    for (const { type, names } of withProps) {
      const some = Object.fromEntries(names.map((name) => [name, was]));
      it(`of ${type}, as ${kind}, are each changed by another editor without a loss`, () => {
        for (const start of [{}, some]) {
          for (const [index, name] of names.entries()) {
            const other = names[(index + 1) % names.length]!;
            const block = (props: JsonObject, order: number) =>
              layer({ type, in: "main", order, ...(Object.keys(props).length > 0 ? { props } : {}) });
            // One property only: the other editor moves the block.
            const [theirs, order] = other === name ? [start, 2] : [{ ...start, [other]: is }, 1];
            const { own, both } = mergeDrafts({
              before: block(start, 1),
              mine: block({ ...start, [name]: is }, 1),
              theirs: block(theirs, order),
            });
            expect({ own, both }).toEqual({ own: block({ ...theirs, [name]: is }, order), both: [] });
          }
        }
      });

      it(`of ${type}, as ${kind}, are each laid over alone by a patch`, () => {
        const props = (said: JsonObject) => layer({ props: said });
        const whole = layer({ type, in: "main", props: some });
        for (const name of names) {
          const patched = (patch: unknown) => (layPatch(patch, props({ [name]: is })) as Layer).screens?.["list"];
          const block = { ...some, [name]: layPatch(was, is) };
          expect(patched(whole)).toEqual(layer({ type, in: "main", props: block }).screens?.["list"]);
        }
      });

      it(`of ${type}, as ${kind}, are each told and said alone when they change`, () => {
        const nothing: Layer = { version: 1, site: { version: 1 } };
        const inherited = layPatch(defaultLayer(), layer({ type, in: "main", props: some })) as Layer;
        for (const name of names) {
          const changed = { ...some, [name]: is };
          const path = [...propsPath, name];
          const told = diffLayers(
            layer({ type, in: "main", props: some }),
            layer({ type, in: "main", props: changed }),
          ).map((change) => change.path);
          expect(told).toEqual([kind === "objects" ? [...path, "two"] : path]);
          const own = changeValue({ own: nothing, base: inherited, path: propsPath, before: some, after: changed });
          expect(own.screens).toEqual({
            list: {
              version: 1,
              blocks: { own: { props: { [name]: kind === "objects" ? { two: 3 } : (expect.anything() as unknown) } } },
            },
          });
        }
      });
    }
  }
});

describe("what has the names of constructs without being one", () => {
  const both = (before: Layer, mine: Layer, theirs: Layer) => mergeDrafts({ before, mine, theirs });

  it("is a place of a block: of two editors one moves it while the other orders it", () => {
    expect(both(layer({}), layer({ in: "side" }), layer({ order: 3 }))).toEqual({
      own: layer({ in: "side", order: 3 }),
      both: [],
    });
    expect(diffLayers(layer({ in: "main" }), layer({ in: "side" })).map(({ path }) => path.at(-1))).toEqual(["in"]);
  });

  it("is the colour of texts: of two editors each chooses another colour", () => {
    const colours = (light: JsonObject): Layer => ({
      version: 1,
      site: { version: 1 },
      theme: { version: 1, color: { light } },
    });
    const result = both(
      colours({ text: "#111111", page: "#ffffff" }),
      colours({ text: "#222222", page: "#ffffff" }),
      colours({ text: "#111111", page: "#fefefe" }),
    );
    expect(result).toEqual({ own: colours({ text: "#222222", page: "#fefefe" }), both: [] });
  });

  it("is the address of a page: of two editors one gives it a title and one another address", () => {
    const page = (more: JsonObject): Layer => ({
      version: 1,
      site: { version: 1 },
      screens: { "p/a": { version: 1, path: "/p/a", ...more } },
    });
    expect(both(page({}), page({ path: "/p/b" }), page({ index: false }))).toEqual({
      own: page({ path: "/p/b", index: false }),
      both: [],
    });
  });
});

it("a condition stays one value where a layer only patches one", () => {
  const before = layer({ when: { path: "viewer.userType", lt: 2 } });
  const { own, both } = mergeDrafts({
    before,
    mine: layer({ when: { path: "viewer.userType", in: [1] } }),
    theirs: layer({ when: { path: "viewer.userType", gt: 1 } }),
  });
  expect(own).toEqual(layer({ when: { path: "viewer.userType", in: [1] } }));
  expect(both).toEqual([["screens", "list", "blocks", "own", "when"]]);
  expect(
    diffLayers(layer({ when: { in: [1] } }), layer({ when: { in: null, lt: 2 } })).map(({ path }) => path.at(-1)),
  ).toEqual(["when"]);
});
