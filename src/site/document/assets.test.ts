import { expect, test } from "vitest";
import { assetReferences, isAssetName, keptPictures, withAddresses, withTexts } from "./assets.ts";

const kept = "/files/public/image/ab/0123456789abcdef0123456789abcd.webp";
const document = {
  info: { logo: "assets/logo.svg", wxCode: "./assets/校区 一/code.png", title: "assets/ are what a school owns" },
  blocks: {
    hero: { props: { image: { $bind: "item.cover", or: "assets/hall.jpg" }, text: "see assets/plan.png" } },
    intro: { props: { document: { content: [{ type: "image", attrs: { src: "assets/yard.webp" } }] } } },
    list: { props: { items: [{ href: "assets/map.png" }, { href: "/list" }] } },
  },
};

test("files are found where documents name them, and words about them are left alone", () => {
  expect(assetReferences(document).map(({ path, name }) => [path.join("/"), name])).toEqual([
    ["info/logo", "assets/logo.svg"],
    ["info/wxCode", "assets/校区 一/code.png"],
    ["blocks/hero/props/image/or", "assets/hall.jpg"],
    ["blocks/intro/props/document/content/0/attrs/src", "assets/yard.webp"],
    ["blocks/list/props/items/0/href", "assets/map.png"],
  ]);
});

test("addresses take their places, and files theirs again; what names none is the same object", () => {
  const placed = withAddresses(document, new Map([["assets/logo.svg", kept]]));
  expect(placed.info.logo).toBe(kept);
  expect(placed.blocks).toBe(document.blocks);
  expect(withTexts(placed, new Map([[kept, "assets/logo.svg"]]))).toEqual(document);
});

test("own pictures are told by their addresses, each once", () => {
  const value = { a: kept, b: [kept, "/files/private/licence/ab/x.webp", `${kept}?x`, "https://x.example/a.webp"] };
  expect([...keptPictures(value)]).toEqual([[kept, kept.slice("/files/".length)]]);
});

test("a name is one that every system takes, and leads nowhere else", () => {
  for (const name of ["assets/a.png", "assets/b/校区 一.webp", "assets/a-b_c (2).jpg"])
    expect(isAssetName(name)).toBe(true);
  for (const name of [
    "assets/",
    "assets/../a.png",
    "assets/.a.png",
    "assets//a.png",
    "assets/a\u0000.png",
    "assets/a:b.png",
    "assets/a .",
    "other/a.png",
  ])
    expect(isAssetName(name)).toBe(false);
});
