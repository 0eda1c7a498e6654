import { describe, expect, it } from "vitest";
import { checkLayer } from "../check/check.ts";
import {
  addBlock,
  duplicateBlock,
  freeKey,
  hideBlock,
  placeBlock,
  removeBlock,
  removeValue,
  resetValue,
  restoreBlock,
  setValue,
  showBlock,
} from "./edit.ts";
import { compileScreen } from "../compile/compile.ts";
import { localise } from "../compile/localise.ts";
import { resolveScreen, resolveSite, type Layer } from "../document/resolve.ts";
import { language } from "../testing/language.ts";
import { defaultLayer } from "../testing/layers.ts";

const inherited = defaultLayer();
const empty: Layer = { version: 1, site: { version: 1 } };
const list = ["screens", "list", "blocks"];
const mistakes = (own: Layer) =>
  checkLayer({ below: [inherited], layer: own, language }).filter(({ severity }) => severity === "error");
const texts = {
  locale: "en",
  instead: [],
  lookup: (key: string) => key,
  t: (key: string) => key,
  say: (key: string) => key,
};
const shown = (own: Layer) => {
  const screen = resolveScreen({ base: inherited, patches: [own] }, "list");
  return compileScreen(localise(screen!, texts)).slots["main"]?.map(({ key }) => key);
};

describe("setValue", () => {
  it("makes the parents, and begins documents with their version", () => {
    const own = setValue({ own: empty, path: [...list, "grid", "props", "columns"], value: 3 });
    expect(own).toEqual({ ...empty, screens: { list: { version: 1, blocks: { grid: { props: { columns: 3 } } } } } });
    expect(mistakes(own)).toEqual([]);
    expect(setValue({ own: empty, path: ["texts", "en", "join.title"], value: "Hello" })).toEqual({
      ...empty,
      texts: { en: { "join.title": "Hello" } },
    });
    expect(setValue({ own: empty, path: ["nav"], value: { items: { list: null } } }).nav).toEqual({
      version: 1,
      items: { list: null },
    });
  });
  it("changes nothing of the layer it was given, and shares the rest", () => {
    const before = setValue({ own: empty, path: ["nav", "items", "list", "order"], value: 4 });
    const after = setValue({ own: before, path: ["theme", "radius", "card"], value: "4px" });
    expect(before).toEqual({ ...empty, nav: { version: 1, items: { list: { order: 4 } } } });
    expect(after.nav).toBe(before.nav);
  });
  it("takes the place of an inherited object whole", () => {
    const path = [...list, "join", "props", "heading"];
    const own = setValue({ own: empty, inherited, path, value: { $t: "join.title" } });
    expect(resolveSite([inherited, own]).screens).toMatchObject({
      list: { blocks: { join: { props: { heading: { $t: "join.title" } } } } },
    });
    expect(mistakes(own)).toEqual([]);
    const params = setValue({
      own: empty,
      inherited,
      path: ["screens", "list", "data", "courses", "params"],
      value: { pageSize: 6 },
    });
    expect(params.screens).toMatchObject({
      list: { data: { courses: { params: { pageCurrent: null, pageSize: 6 } } } },
    });
  });
  it("names the flavour in the settings as well", () => {
    const own = setValue({ own: empty, path: ["extends"], value: "x" });
    expect(own).toEqual({ version: 1, extends: "x", site: { version: 1, extends: "x" } });
    expect(resetValue({ own, path: ["extends"] })).toEqual(empty);
  });
  it.each(["__proto__", "constructor", "prototype"])("refuses %s", (name) => {
    expect(() => setValue({ own: empty, path: ["site", name, "x"], value: 1 })).toThrow(/not allowed/);
    expect(() => setValue({ own: empty, path: ["site", "info"], value: JSON.parse(`{"${name}": {"x": 1}}`) })).toThrow(
      /not allowed/,
    );
  });
});

describe("removeValue and resetValue", () => {
  it("write null for what is inherited, and nothing for what is not", () => {
    const removed = removeValue({ own: empty, inherited, path: ["nav", "items", "list"] });
    expect(removed.nav).toEqual({ version: 1, items: { list: null } });
    const added = setValue({ own: empty, path: ["nav", "items", "mine"], value: { navUrl: "/x" } });
    expect(removeValue({ own: added, inherited, path: ["nav", "items", "mine"] })).toEqual(empty);
  });
  it("write null for a block of the screen's layout", () =>
    expect(removeValue({ own: empty, inherited, path: [...list, "welcome"] }).screens).toEqual({
      list: { version: 1, blocks: { welcome: null } },
    }));
  it("take empty parents out, and leave what else is there", () => {
    const own = setValue({
      own: setValue({ own: empty, path: [...list, "grid", "props", "columns"], value: 3 }),
      path: [...list, "grid", "order"],
      value: 2,
    });
    expect(resetValue({ own, path: [...list, "grid", "props", "columns"] }).screens).toEqual({
      list: { version: 1, blocks: { grid: { order: 2 } } },
    });
    expect(
      resetValue({
        own: setValue({ own: empty, path: [...list, "grid", "order"], value: 2 }),
        path: [...list, "grid", "order"],
      }),
    ).toEqual(empty);
    expect(resetValue({ own, path: ["theme", "radius"] })).toBe(own);
  });
});

describe("blocks", () => {
  const around = { inherited, screen: "list" };
  it("move with as few words as it takes, and back without any", () => {
    expect(shown(empty)).toEqual(["columns", "welcome", "join"]);
    const first = placeBlock({ ...around, own: empty, key: "join", in: "main", before: "columns" });
    expect(first.screens).toEqual({ list: { version: 1, blocks: { join: { order: -10 } } } });
    expect(shown(first)).toEqual(["join", "columns", "welcome"]);
    const between = placeBlock({ ...around, own: empty, key: "join", in: "main", before: "welcome" });
    expect(shown(between)).toEqual(["columns", "join", "welcome"]);
    expect(between.screens).toEqual({ list: { version: 1, blocks: { join: { order: 1 }, welcome: { order: 2 } } } });
    const within = placeBlock({ ...around, own: empty, key: "join", in: "columns.second" });
    expect(within.screens).toEqual({ list: { version: 1, blocks: { join: { in: "columns.second", order: 10 } } } });
    expect(mistakes(within)).toEqual([]);
  });
  it("keep every order a person can drag them into", () => {
    let own = empty;
    for (const key of ["a", "b", "c", "d"])
      own = addBlock({
        ...around,
        own,
        key,
        in: "main",
        block: { type: "callout", props: { heading: { $t: "join.title" } } },
      });
    const wanted = ["c", "columns", "d", "join", "a", "welcome", "b"];
    for (const [index, key] of [...wanted.entries()].reverse())
      own = placeBlock({ ...around, own, key, in: "main", before: wanted[index + 1] });
    expect(shown(own)).toEqual(wanted);
    expect(mistakes(own)).toEqual([]);
  });
  it("do not come to sit in themselves", () => {
    expect(() => placeBlock({ ...around, own: empty, key: "columns", in: "columns.first" })).toThrow(RangeError);
    expect(() => placeBlock({ ...around, own: empty, key: "none", in: "main" })).toThrow(RangeError);
  });
  it("are added under a free key only", () => {
    const key = freeKey({ ...around, own: empty, like: "join" });
    expect(key).toBe("join2");
    expect(freeKey({ ...around, own: empty, like: "callout" })).toBe("callout");
    expect(() => addBlock({ ...around, own: empty, key: "join", in: "main", block: { type: "callout" } })).toThrow(
      /already/,
    );
    const gone = removeBlock({ ...around, own: empty, key: "join" });
    const again = addBlock({
      ...around,
      own: gone,
      key: "join",
      in: "main",
      block: { type: "callout", props: { heading: { $t: "join.title" } } },
    });
    expect(resolveScreen({ base: inherited, patches: [again] }, "list")?.blocks["join"]).toEqual({
      type: "callout",
      in: "main",
      order: 10,
      props: { heading: { $t: "join.title" } },
    });
  });
  it("are copied with what sits in them", () => {
    const own = duplicateBlock({ ...around, own: empty, key: "columns" });
    expect(shown(own)).toEqual(["columns", "columns2", "welcome", "join"]);
    expect(resolveScreen({ base: inherited, patches: [own] }, "list")?.blocks["grid2"]).toMatchObject({
      type: "courseGrid",
      in: "columns2.first",
      props: { columns: 4 },
    });
    expect(mistakes(own)).toEqual([]);
  });
  it("are taken off with what sits in them, and come back with it", () => {
    const own = removeBlock({ ...around, own: empty, key: "columns" });
    expect(own.screens).toEqual({ list: { version: 1, blocks: { columns: null, grid: null } } });
    expect(mistakes(own)).toEqual([]);
    expect(restoreBlock({ ...around, own, key: "columns" })).toEqual(empty);
    const removed = {
      ...inherited,
      screens: {
        ...inherited.screens,
        list: { ...(inherited.screens?.["list"] as object), blocks: { welcome: null } },
      },
    };
    const restored = restoreBlock({ own: empty, inherited: removed, screen: "list", key: "welcome" });
    expect(resolveScreen({ base: removed, patches: [restored] }, "list")?.blocks["welcome"]?.type).toBe("callout");
  });
  it("are hidden with their settings, with what sits in them, and shown again", () => {
    const own = hideBlock({ ...around, own: empty, key: "columns" });
    expect(shown(own)).toEqual(["welcome", "join"]);
    expect(mistakes(own)).toEqual([]);
    expect(showBlock({ ...around, own, key: "columns" })).toEqual(empty);
    const below = resolveSite([inherited, own]);
    expect(showBlock({ inherited: below, own: empty, screen: "list", key: "columns" }).screens).toEqual({
      list: { version: 1, blocks: { columns: { hidden: false } } },
    });
  });
  it("are edited in a layout as in a screen", () => {
    const own = addBlock({
      inherited,
      own: empty,
      layout: "default",
      key: "notice",
      in: "main",
      before: "welcome",
      block: { type: "callout", props: { heading: { $t: "join.title" } } },
    });
    expect(own.layouts).toMatchObject({ default: { version: 1, blocks: { notice: { order: -10 } } } });
    expect(mistakes(own)).toEqual([]);
    expect(freeKey({ inherited, own, layout: "default", like: "grid" })).toBe("grid2");
  });
});
