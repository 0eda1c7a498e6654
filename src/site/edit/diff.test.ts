import { expect, it } from "vitest";
import { diffLayers } from "./diff.ts";
import { setValue } from "./edit.ts";
import type { Layer } from "../document/resolve.ts";
import { defaultLayer } from "../testing/layers.ts";

const empty: Layer = { version: 1, site: { version: 1 } };
const told = (before: Layer, after: Layer) =>
  diffLayers(before, after).map(({ kind, path }) => `${kind} ${path.join("/")}`);
const set = (own: Layer, path: string[], value: unknown) => setValue({ own, path, value });

it("finds nothing in the same layer, whatever the order of its keys", () => {
  expect(diffLayers(defaultLayer(), defaultLayer())).toEqual([]);
  expect(
    diffLayers(
      { version: 1, site: { a: 1, b: { c: [1, { d: 2 }] } } },
      { site: { b: { c: [1, { d: 2 }] }, a: 1 }, version: 1 },
    ),
  ).toEqual([]);
});

it("tells each thing that a patch begins to change, and no versions", () => {
  let own = set(empty, ["screens", "home", "blocks", "grid", "props", "columns"], 3);
  own = set(own, ["screens", "home", "blocks", "grid", "props", "heading"], {
    text: { "zh-CN": "课程", en: "Courses" },
  });
  own = set(own, ["theme", "color", "light", "primary"], "#0b5cad");
  own = set(own, ["nav", "items", "list"], null);
  expect(told(empty, own)).toEqual([
    "added screens/home/blocks/grid/props/columns",
    "added screens/home/blocks/grid/props/heading",
    "added theme/color/light/primary",
    "removed nav/items/list",
  ]);
  expect(diffLayers(own, empty).map(({ kind }) => kind)).toEqual(["removed", "removed", "removed", "added"]);
});

it("tells what is added or gone whole as one", () => {
  let own = set(empty, ["screens", "home", "blocks", "notice"], {
    type: "callout",
    in: "main",
    props: { heading: { $t: "a.b" } },
  });
  own = set(own, ["screens", "p/open-day"], {
    version: 1,
    path: "/p/open-day",
    layout: "default",
    blocks: { a: { type: "callout", in: "main" } },
  });
  own = set(own, ["nav", "items", "open"], { navTitle: { $t: "a.b" }, navUrl: "/p/open-day" });
  expect(told(empty, own)).toEqual([
    "added screens/home/blocks/notice",
    "added screens/p/open-day",
    "added nav/items/open",
  ]);
  expect(told(own, empty)).toEqual([
    "removed screens/home/blocks/notice",
    "removed screens/p/open-day",
    "removed nav/items/open",
  ]);
  expect(told(own, set(own, ["screens", "home", "blocks", "notice"], null))).toEqual([
    "removed screens/home/blocks/notice",
  ]);
});

it("reads texts, bindings, conditions, lists and pages as one, with what they were and are", () => {
  const path = ["screens", "home", "blocks", "notice", "when"];
  const before = set(empty, path, { path: "viewer.signedIn", eq: true });
  const after = set(before, path, { not: { path: "viewer.signedIn", eq: true } });
  expect(diffLayers(before, after)).toEqual([
    {
      path,
      kind: "changed",
      before: { path: "viewer.signedIn", eq: true },
      after: { not: { path: "viewer.signedIn", eq: true } },
    },
  ]);
  const page = (words: string) =>
    set(empty, ["site", "about", "us", "articles", "1", "body", "en"], {
      type: "doc",
      content: [{ type: "text", text: words }],
    });
  expect(told(page("a"), page("b"))).toEqual(["changed site/about/us/articles/1/body/en"]);
});
