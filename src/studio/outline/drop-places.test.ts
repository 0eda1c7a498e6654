import { expect, it } from "vitest";
import { resolveSite, type Layer } from "../../site/document/resolve.ts";
import { base } from "../testing/base.ts";
import type { Draft } from "../types.ts";
import { dropPlaces } from "./drop-places.ts";
import { nodeOf, outlineOf } from "./tree.ts";

const own: Layer = {
  version: 1,
  screens: {
    home: {
      version: 1,
      blocks: {
        split: { type: "columns", in: "main", order: 30, props: {} },
        inner: { type: "textBlock", in: "split.first", props: {} },
      },
    },
  },
};
const draft: Draft = {
  siteOrgNo: "1001",
  own,
  base: resolveSite([base]),
  layers: { base: resolveSite([base]), patches: [own] },
  locales: ["zh-CN"],
};
const nodes = outlineOf({ draft, place: { screen: "home" } })!;
const places = (key: string) =>
  dropPlaces({
    draft,
    nodes,
    node: nodeOf(nodes, key)!,
    titleOf: (type) => type,
    slotName: (slot) => slot,
  });

it("names every slot that takes a block from the outside in, with the blocks in it", () => {
  expect(places("points")).toEqual([
    { place: "main", name: "main", blocks: ["statement", "grid", "points", "split"] },
    { place: "split.first", name: "main › columns › first", blocks: ["inner"] },
    { place: "split.second", name: "main › columns › second", blocks: [] },
    { place: "split.third", name: "main › columns › third", blocks: [] },
    { place: "overlay", name: "overlay", blocks: [] },
  ]);
});

it("puts nothing into itself", () => {
  expect(places("split").map(({ place }) => place)).toEqual(["main", "overlay"]);
});
