import { expect, test } from "vitest";
import { layoutNames, resolveLayout, resolveScreen, resolveSite, type Layer } from "./resolve.ts";

const frame = { frame: "column", slots: { main: {} } };
const platform: Layer = {
  version: 1,
  layouts: {
    default: {
      version: 1,
      ...frame,
      blocks: { header: { type: "siteHeader", in: "main" }, banner: { type: "adBanner", in: "main" } },
    },
    account: { version: 1, extends: "default", blocks: { banner: null, menu: { type: "accountMenu", in: "main" } } },
  },
  screens: { info: { version: 1, path: "/account/info", layout: "account" } },
};
const tenant = (layouts: Record<string, unknown>) => ({
  base: resolveSite([platform]),
  patches: [{ version: 1, layouts } as Layer],
});
const keys = (layout: unknown) => Object.keys((layout as { blocks: object }).blocks);

test("a layout that extends another is a patch over it: it takes, adds and removes", () => {
  const layout = resolveLayout(tenant({}), "account");
  expect(keys(layout)).toEqual(["header", "menu"]);
  expect(layout).not.toHaveProperty("extends");
  expect(layout?.["slots"]).toEqual({ main: {} });
});

test("a tenant that changes the lower layout has changed it in those that stand on it", () => {
  const site = tenant({ default: { blocks: { header: { props: { title: "x" } } } } });
  expect(resolveScreen(site, "info")?.blocks["header"]?.props).toEqual({ title: "x" });
  expect(keys(resolveLayout(site, "account"))).toEqual(["header", "menu"]);
});

test("a tenant brings back what the upper layout had removed, and removes what it has added", () => {
  const site = tenant({ account: { blocks: { banner: { type: "adBanner", in: "main", order: 5 }, menu: null } } });
  expect(keys(resolveLayout(site, "account"))).toEqual(["header", "banner"]);
  expect(keys(resolveLayout({ base: resolveSite([platform, ...site.patches]), patches: [] }, "account"))).toEqual([
    "header",
    "banner",
  ]);
});

test("the same documents give the same objects, so that a screen knows what it only took", () => {
  const site = tenant({});
  expect(resolveLayout(site, "account")).toBe(resolveLayout(site, "account"));
});

test("a layout that is missing, or stands on itself, is no layout", () => {
  expect(resolveLayout(tenant({ account: { extends: "gone" } }), "account")).toBeUndefined();
  expect(layoutNames(tenant({ default: { extends: "account" } }), "account")).toBeUndefined();
});
