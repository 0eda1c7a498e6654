import { describe, expect, it } from "vitest";
import { combinePatches, layPatch, mergePatch } from "./merge.ts";

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe("layPatch", () => {
  it.each([
    ["a wording over a key", { $t: "a", with: { n: 1 } }, { text: { en: "A" } }, { text: { en: "A" } }],
    [
      "a rich text over one in several languages",
      { text: { en: { type: "doc", content: [] } } },
      { type: "doc", content: [] },
      { type: "doc", content: [] },
    ],
    ["a key over a wording", { text: { en: "A" } }, { $t: "a" }, { $t: "a" }],
    [
      "a wording over a wording, whole",
      { text: { "zh-CN": "讲堂", en: "Lectern" } },
      { text: { "zh-CN": "甲学校" } },
      { text: { "zh-CN": "甲学校" } },
    ],
    ["another key over a key", { $t: "a", with: { n: 1 } }, { $t: "b" }, { $t: "b", with: { n: 1 } }],
    ["more values over a key", { $t: "a", with: { n: 1 } }, { with: { m: 2 } }, { $t: "a", with: { n: 1, m: 2 } }],
    ["a binding over a text", { $t: "a" }, { $bind: "site.info.title" }, { $bind: "site.info.title" }],
    ["a text over a binding", { $bind: "site.info.title", or: "x" }, { text: { en: "A" } }, { text: { en: "A" } }],
    [
      "another default over a binding",
      { $bind: "route.query.page", as: "integer" },
      { or: 1 },
      { $bind: "route.query.page", as: "integer", or: 1 },
    ],
    ["a binding over an object", { a: 1 }, { $bind: "data.a" }, { $bind: "data.a" }],
    ["another group over a group", { all: [1] }, { any: [2] }, { any: [2] }],
    ["a comparison over a group", { all: [1] }, { path: "viewer.isVip", eq: true }, { path: "viewer.isVip", eq: true }],
    [
      "a group over a comparison",
      { path: "viewer.isVip", eq: true },
      { not: { path: "a", eq: 1 } },
      { not: { path: "a", eq: 1 } },
    ],
    [
      "another operator over a comparison",
      { path: "viewer.userType", lt: 2 },
      { in: [1, 2] },
      { path: "viewer.userType", in: [1, 2] },
    ],
    [
      "another operand over a comparison",
      { path: "viewer.userType", lt: 2 },
      { lt: 3 },
      { path: "viewer.userType", lt: 3 },
    ],
    ["a place over a block", { type: "a", in: "main" }, { in: "side" }, { type: "a", in: "side" }],
    [
      "a prop named text over props",
      { heading: { $t: "a" }, text: { $t: "b" } },
      { text: { text: { en: "B" } } },
      { heading: { $t: "a" }, text: { text: { en: "B" } } },
    ],
  ])("lays %s", (_, base, patch, result) => {
    expect(plain(layPatch({ x: base }, { x: patch }))).toEqual({ x: result });
    expect(plain(combinePatches({ x: base }, { x: patch }))).toEqual({ x: result });
  });

  it("is a plain merge patch where nothing changes its kind", () => {
    const base = { a: { b: 1, c: [1] }, d: null };
    const patch = { a: { b: null, e: { f: 2 } } };
    expect(plain(layPatch(base, patch))).toEqual(plain(mergePatch(base, patch)));
  });
});
