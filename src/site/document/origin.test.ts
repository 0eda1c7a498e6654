import { expect, it } from "vitest";
import { effectiveValue, inheritedValue, originOf } from "./origin.ts";
import { resolveSite, type Layer } from "./resolve.ts";
import { defaultLayer } from "../testing/layers.ts";

const flavour: Layer = {
  version: 1,
  screens: { list: { version: 1, blocks: { grid: { props: { columns: 3 } } } } },
  layouts: { default: { version: 1, blocks: { welcome: { order: 5 } } } },
};
const base = resolveSite([defaultLayer(), flavour]);
const own: Layer = {
  version: 1,
  site: { version: 1, info: { title: { text: { en: "Ours" } } } },
  screens: { list: { version: 1, blocks: { join: null } } },
  texts: { en: { "join.title": "Come" } },
};
const question = { own, flavour, base };
const block = (...path: string[]) => ["screens", "list", "blocks", ...path];

it("tells the layer that has the last word on a value", () => {
  expect(originOf({ ...question, path: ["site", "info", "title"] })).toBe("own");
  expect(originOf({ ...question, path: block("join") })).toBe("own");
  expect(originOf({ ...question, path: block("join", "props", "heading") })).toBe("own");
  expect(originOf({ ...question, path: block("grid", "props", "columns") })).toBe("flavour");
  expect(originOf({ ...question, path: block("grid", "props", "items") })).toBe("default");
  expect(originOf({ ...question, path: block("grid", "props", "nothing") })).toBe("none");
});

it("asks a screen's layout after the screen", () => {
  expect(originOf({ ...question, path: block("welcome", "props", "heading") })).toBe("default");
  expect(originOf({ ...question, path: block("welcome", "order") })).toBe("flavour");
  const changed = { ...own, layouts: { default: { version: 1, blocks: { welcome: { order: 7 } } } } };
  expect(originOf({ ...question, own: changed, path: block("welcome", "order") })).toBe("own");
  expect(inheritedValue({ ...question, own: changed, path: block("welcome", "order") })).toBe(7);
});

it("gives what a value is, and what it would be without the own layer", () => {
  expect(effectiveValue({ ...question, path: ["site", "info", "title"] })).toEqual({ text: { en: "Ours" } });
  expect(inheritedValue({ ...question, path: ["site", "info", "title"] })).toEqual({ text: { en: "Lectern" } });
  expect(effectiveValue({ ...question, path: block("join") })).toBeUndefined();
  expect(inheritedValue({ ...question, path: block("join", "type") })).toBe("callout");
  expect(inheritedValue({ ...question, path: ["texts", "en", "join.title"] })).toBeUndefined();
  expect(effectiveValue({ ...question, path: ["texts", "en", "join.title"] })).toBe("Come");
  expect(effectiveValue({ ...question, path: ["nav", "items", "list", "navUrl"] })).toBe("/list");
});
