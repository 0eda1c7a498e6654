import { join } from "node:path";
import { expect, it } from "vitest";
import type { Layer } from "../../../../site/document/resolve.ts";
import { createBaseSite } from "./base-site.ts";
import { createCacheManager } from "./cache-manager.ts";
import { judgeLayer } from "./check-layer.ts";
import { readProductForms } from "./forms.ts";
import { readLayer } from "./read-layer.ts";
import { productTexts } from "./site-texts.ts";
import { PublishedTenant } from "./tenant.ts";

const product = await readProductForms();
const { layer: platform } = await readLayer({
  root: join(import.meta.dirname, "../../../../../tenants"),
  folder: "default",
});
const base = createBaseSite({ flavour: undefined, revision: "1", layer: platform as Layer, product: productTexts });

const formula = (latex: string, more: object = {}) => ({ type: "formulaBlock", attrs: { latex }, ...more });
const withText = (...content: object[]) => ({
  version: 1,
  screens: {
    home: {
      version: 1,
      blocks: { ours: { type: "richText", in: "main", order: 1, props: { body: { type: "doc", content } } } },
    },
  },
});
const shown = (...content: object[]): unknown =>
  new PublishedTenant({
    orgNo: "1002",
    organisationName: "",
    revision: "1",
    patch: Buffer.from(JSON.stringify(withText(...content))),
    base,
    forms: product,
    cacheManager: createCacheManager(1e9),
  }).screen("home", "zh-CN")?.localised.blocks["ours"]?.props?.["body"];

it("draws the formulae of a site's own text, and none that is too long to be drawn at once", () => {
  const long = "x+".repeat(150);
  expect(shown(formula("x^2"), formula(`${long}y`))).toEqual({
    type: "doc",
    content: [
      formula("x^2", { math: ["math", { display: "block" }, ["mrow", ["msup", ["mi", "x"], ["mn", "2"]]]] }),
      formula(`${long}y`),
    ],
  });
});

it("shows nothing that a stored document says was drawn, and the checker refuses it", async () => {
  const forged = formula("\\oops", { math: ["math", ["mi", "x"]] });
  expect(shown(forged)).toEqual({ type: "doc", content: [formula("\\oops")] });
  const about = { layer: async () => base.layer, flavours: async () => [] };
  const judged = async (node: object) =>
    (await judgeLayer({ name: { kind: "organisation", orgNo: "1002" }, patch: withText(node) }, about)).findings
      .map(({ pointer = "" }) => pointer)
      .filter((pointer) => pointer.startsWith("/blocks/ours"));
  expect(await judged(formula("x"))).toEqual([]);
  expect(await judged(forged)).not.toEqual([]);
});

it("makes of a site that changes one block that block alone, and shows the base's own in all other places", () => {
  const { localised, compiled } = new PublishedTenant({
    orgNo: "1002",
    organisationName: "",
    revision: "1",
    patch: Buffer.from(JSON.stringify(withText({ type: "paragraph", content: [{ type: "text", text: "ours" }] }))),
    base,
    forms: product,
    cacheManager: createCacheManager(1e9),
  }).screen("home", "zh-CN")!;
  const shared = base.screen("home", "zh-CN")!.prepared;
  const own = Object.keys(localised.blocks).filter((key) => localised.blocks[key] !== shared.localised.blocks[key]);
  expect(own).toEqual(["ours"]);
  const theirs = new Map(shared.compiled.slots["main"]!.map(({ key, props }) => [key, props]));
  const main = compiled.slots["main"]!;
  expect(main.length).toBe(theirs.size + 1);
  expect(main.filter(({ key, props }) => props !== theirs.get(key)).map(({ key }) => key)).toEqual(["ours"]);
});
