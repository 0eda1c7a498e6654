import { expect, it } from "vitest";
import type { LayerChange } from "../../generated/types.ts";
import type { Layer } from "../../site/document/resolve.ts";
import { withInherited } from "./with-inherited.ts";

const base: Layer = {
  version: 1,
  site: { organisation: { slogan: "below" } },
  theme: { color: { light: { page: "#ffffff" } } },
  screens: { home: { version: 1, layout: "default", blocks: { join: { type: "callout", in: "main" } } } },
};
const own: Layer = { version: 1, site: {} };
const slogan = ["site", "organisation", "slogan"];
const seen = (...changes: LayerChange[]) => withInherited(changes, { own, base });

it("puts what visitors saw before beside what a site says for the first time, and what they see when it says no more", () => {
  expect(seen({ path: slogan, kind: "added", after: "ours" })).toEqual([
    { path: slogan, kind: "changed", before: "below", after: "ours" },
  ]);
  expect(seen({ path: slogan, kind: "removed", before: "ours" })).toEqual([
    { path: slogan, kind: "changed", before: "ours", after: "below" },
  ]);
});

it("knows what was taken off, what came back, and what is new", () => {
  const join = ["screens", "home", "blocks", "join"];
  const block = { type: "callout", in: "main" };
  expect(seen({ path: join, kind: "removed", after: null })[0]).toMatchObject({ kind: "removed", before: block });
  expect(seen({ path: join, kind: "added", before: null })[0]).toMatchObject({ kind: "added", after: block });
  const fresh: LayerChange = { path: ["nav", "items", "ask"], kind: "added", after: { navUrl: "/p/ask" } };
  expect(seen(fresh)).toEqual([fresh]);
});

it("leaves out what says no more than is inherited, unless nothing else changed", () => {
  const page: LayerChange = { path: ["theme", "color", "light", "page"], kind: "added", after: "#ffffff" };
  const words: LayerChange = { path: slogan, kind: "added", after: "ours" };
  expect(seen(page, words).map(({ path }) => path)).toEqual([slogan]);
  expect(seen(page)).toEqual([page]);
});
