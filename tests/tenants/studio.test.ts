import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { blockTable, type BlockType } from "../../src/generated/built/block-table.ts";
import { language } from "../../src/server/modules/sites/tenants/language.ts";
import { readLayer } from "../../src/server/modules/sites/tenants/read-layer.ts";
import { checkLayer } from "../../src/site/check/check.ts";
import type { Layer } from "../../src/site/document/resolve.ts";
import { addFromGallery } from "../../src/studio/gallery/add.ts";
import { fitsIn, galleryFor } from "../../src/studio/gallery/fitting.ts";
import { outlineOf, shownHere } from "../../src/studio/outline/tree.ts";
import { changedPage, ownPages, slugFault, withoutPage, withPage } from "../../src/studio/pages/own-pages.ts";
import { templates } from "../../src/site/edit/page-templates.ts";
import type { Draft } from "../../src/studio/types.ts";

const { layer: base } = await readLayer({ root: join(import.meta.dirname, "../../tenants"), folder: "default" });
const empty: Layer = {
  version: 1,
  site: { version: 1, info: { title: { text: { "zh-CN": "某校", en: "A school" } } } },
};
const draftOf = (own: Layer): Draft => ({
  siteOrgNo: "1001",
  own,
  base,
  layers: { base, patches: [own] },
  locales: ["zh-CN", "en"],
});
const mistakes = (own: Layer) =>
  checkLayer({ below: [base], layer: own, language }).filter(({ severity }) => severity === "error");
const home = { screen: "home" };
const nodes = outlineOf({ draft: draftOf(empty), place: home })!;

describe("the studio on the product's own site", () => {
  const ordinary = galleryFor({ draft: draftOf(empty), nodes, place: "main", all: false }).flatMap(
    ({ types }) => types,
  );
  it.each(ordinary)("adds a %s that can be published as it is", (type) => {
    let own = empty;
    const key = addFromGallery({
      draft: draftOf(empty),
      place: home,
      type,
      to: { place: "main" },
      called: ({ type }) => type,
      edit: (change) => void (own = change(own)),
    });
    expect(mistakes(own)).toEqual([]);
    expect(
      outlineOf({ draft: draftOf(own), place: home })?.flatMap(({ children }) =>
        children.map((node) => node.kind === "block" && node.key),
      ),
    ).toContain(key);
  });
  it("offers in a slot only what fits it", () => {
    const within = (place: string) =>
      galleryFor({ draft: draftOf(empty), nodes, place, all: true }).flatMap(({ types }) => types);
    expect(within("siteHeader.actions")).toEqual(["menuLink"]);
    expect(within("main").length).toBeGreaterThan(Object.keys(blockTable).length / 2);
    const fits = (type: BlockType, place: string) => fitsIn({ draft: draftOf(empty), nodes, type, place });
    expect([
      fits("menuLink", "siteHeader.menu"),
      fits("courseGrid", "siteHeader.menu"),
      fits("courseGrid", "main"),
      fits("settingRow", "footer"),
    ]).toEqual([true, false, true, false]);
  });
  it("leaves out of the outline what never shows on an organisation's site", () => {
    const { nodes: shown, left } = shownHere(nodes);
    expect(left).toBeGreaterThan(0);
    expect(JSON.stringify(shown)).not.toContain('"block:masthead"');
    expect(JSON.stringify(nodes)).toContain('"block:masthead"');
  });
});

describe("an own page", () => {
  const title = { "zh-CN": "关于我们", en: "About us" };
  const make = (name: string, slug = "about-us") => {
    const { blocks, data } = templates.find((one) => one.name === name)!;
    return withPage({
      draft: draftOf(empty),
      own: empty,
      wish: { slug, title, inNav: true },
      content: { ...(data ? { data } : {}), blocks: blocks(title) },
    });
  };
  it.each(templates.map(({ name }) => name))("from the template %s can be published as it is", (name) =>
    expect(mistakes(make(name))).toEqual([]),
  );
  it("is renamed with its entry in the navigation, and goes with it", () => {
    const own = make("faq");
    const [page] = ownPages(draftOf(own));
    expect(page).toMatchObject({ name: "p/about-us", slug: "about-us", title, navKey: "page-about-us" });
    const renamed = changedPage({ draft: draftOf(own), own, page: page!, wish: { slug: "faq", title, inNav: true } });
    expect(mistakes(renamed)).toEqual([]);
    expect(ownPages(draftOf(renamed))).toMatchObject([{ name: "p/faq", navKey: "page-about-us" }]);
    expect(withoutPage({ draft: draftOf(renamed), own: renamed, page: ownPages(draftOf(renamed))[0]! })).toEqual(empty);
  });
  it("has an address that can be typed, and that no other page has", () => {
    const draft = draftOf(make("faq"));
    expect(
      ["", "About", "a b", "über", "x".repeat(60), "about-us", "new-one"].map((slug) => slugFault(draft, slug)),
    ).toEqual(["empty", "signs", "signs", "signs", "long", "taken", undefined]);
    expect(slugFault(draft, "about-us", "p/about-us")).toBeUndefined();
  });
});
