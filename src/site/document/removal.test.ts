import { expect, test } from "vitest";
import { withWhatSitsIn } from "./removal.ts";
import { resolveScreen, resolveSite, type Layer } from "./resolve.ts";

const platform: Layer = {
  version: 1,
  layouts: {
    default: {
      version: 1,
      frame: "column",
      slots: { main: {}, footer: {} },
      blocks: {
        footer: { type: "siteFooter", in: "footer" },
        links: { type: "menuGroup", in: "footer.top" },
        about: { type: "menuLink", in: "links.entries" },
        text: { type: "textBlock", in: "main" },
      },
    },
    plain: { version: 1, extends: "default", blocks: { footer: null } },
  },
  screens: {
    list: { version: 1, path: "/list", layout: "default", blocks: { note: { type: "textBlock", in: "footer.top" } } },
    login: { version: 1, path: "/login", layout: "plain" },
  },
};
const shown = (screen: string, patch: Partial<Layer> = {}) => {
  const layers = [
    { base: resolveSite([platform]), patches: [{ version: 1, ...patch }] },
    { base: resolveSite([platform, { version: 1, ...patch }]), patches: [] },
  ];
  const [one, other] = layers.map((site) => Object.keys(resolveScreen(site, screen)?.blocks ?? {}).toSorted());
  expect(one).toEqual(other);
  return one;
};

test("what sits in a removed block goes with it, however deep, from a screen and from a layout on another", () => {
  expect(shown("login")).toEqual(["text"]);
  expect(shown("list", { screens: { list: { blocks: { footer: null, note: null } } } })).toEqual(["text"]);
});

test("what sits in a removed slot goes with it", () => {
  expect(shown("login", { layouts: { plain: { slots: { main: null } } } })).toEqual([]);
});

test("what the patch moved out first stays", () => {
  expect(shown("list", { screens: { list: { blocks: { footer: null, note: null, about: { in: "main" } } } } })).toEqual(
    ["about", "text"],
  );
});

test("a patch that removes nothing is left as it is", () => {
  const patch = { blocks: { text: { order: 1 } } };
  expect(withWhatSitsIn(platform.layouts?.["default"], patch)).toBe(patch);
});
