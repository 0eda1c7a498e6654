import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { drawnFlavours, flavourPictures } from "../../generators/flavours/draw.ts";
import { language } from "../../src/server/modules/sites/tenants/language.ts";
import { newTenantLayer } from "../../src/server/modules/sites/new-tenant.ts";
import { readLayer } from "../../src/server/modules/sites/tenants/read-layer.ts";
import { checkLayer } from "../../src/site/check/check.ts";
import { openPatch } from "../../src/site/check/patch.ts";
import { inheritedOfFlavour, sharedLayer } from "../../src/site/document/own-settings.ts";
import { resolveSite, type Layer } from "../../src/site/document/resolve.ts";

const root = join(import.meta.dirname, "../..");
const { layer: platform } = await readLayer({ root: join(root, "tenants"), folder: "default" });
const shared = sharedLayer(platform);

/** A flavour as it is stored, in the long form. */
async function flavour(name: string): Promise<Layer> {
  const { layer } = await readLayer({ root: join(root, "tenants"), folder: `flavours/${name}` });
  const opened = openPatch(layer, { below: [shared], language });
  if (!("layer" in opened)) throw new Error(`flavours/${name} cannot be read`);
  return opened.layer;
}

const strings = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(strings)
      : [];

it("there are eight whole sites, each with pictures of its own", () => {
  expect(drawnFlavours).toHaveLength(8);
  expect(readdirSync(join(root, "tenants/flavours"))).toEqual(expect.arrayContaining([...drawnFlavours]));
});

describe.each(drawnFlavours)("the flavour %s", (name) => {
  it("has a name and a sentence about it, and does not call the sites on it so", async () => {
    const layer = await flavour(name);
    expect(layer.site).toMatchObject({
      info: {
        title: { text: { "zh-CN": expect.any(String) as string, en: expect.any(String) as string } },
        desc: { text: { "zh-CN": expect.any(String) as string, en: expect.any(String) as string } },
      },
    });
    expect(Object.keys(inheritedOfFlavour(layer).site?.["info"] as object)).toEqual(["keyword"]);
  });

  it("has a home of seven to fourteen blocks, two pages of its own, and colours of both modes", async () => {
    const { screens = {}, theme } = await flavour(name);
    const home = screens["home"] as { blocks: Record<string, { in?: string } | null> };
    const own = Object.values(home.blocks).filter((block) => block?.in === "main");
    expect(own.length).toBeGreaterThanOrEqual(7);
    expect(own.length).toBeLessThanOrEqual(14);
    expect(Object.keys(screens).sort()).toEqual(["home", "p/about", "p/enrol"]);
    expect(theme).toMatchObject({ color: { light: { primary: expect.any(String) as string }, dark: {} } });
  });

  it("has a card of its home, as every flavour", () => {
    expect(statSync(join(root, `tenants/flavours/${name}/pictures/card.webp`)).size).toBeLessThan(20_000);
  });

  it("names pictures that are there, each of at most 40 kB", async () => {
    const addresses = new Set(strings(await flavour(name)).filter((text) => text.startsWith("/flavours/")));
    expect(addresses.size).toBe(3);
    for (const address of addresses) {
      expect(address.startsWith(`/flavours/${name}/pictures/`), address).toBe(true);
      const file = join(root, "tenants", address);
      expect(existsSync(file), address).toBe(true);
      expect(statSync(file).size, address).toBeLessThan(40_000);
    }
  });

  it("gives a new site in which nothing is wrong, and only its telephone, address and hours are asked for", async () => {
    const base = resolveSite([shared, inheritedOfFlavour(await flavour(name))]);
    const layer = newTenantLayer({ name: "某校", englishName: "A school", flavour: name });
    const found = checkLayer({ below: [base], layer, language, advises: true });
    expect(found.filter(({ key }) => !["own.terms", "own.privacy", "own.record"].includes(key))).toEqual(
      ["phone", "address", "hours/0"].map((field) =>
        expect.objectContaining({
          key: "own.starter",
          severity: "warning",
          file: "site.json",
          pointer: `/organisation/${field}`,
        }),
      ),
    );
  });

  it("asks no more for what the site says itself", async () => {
    const base = resolveSite([shared, inheritedOfFlavour(await flavour(name))]);
    const layer = newTenantLayer({ name: "某校", englishName: "A school", flavour: name });
    const starters = (organisation: object) =>
      checkLayer({
        below: [base],
        layer: { ...layer, site: { ...layer.site, organisation } },
        language,
        advises: true,
      }).filter(({ key }) => key === "own.starter").length;
    const phone = { text: { "zh-CN": "028 6000 0000", en: "028 6000 0000" } };
    const [address, hours] = [{ text: { "zh-CN": "青石街 1 号", en: "1 Stone Street" } }, null];
    expect([starters({ phone }), starters({ phone, address, hours })]).toEqual([2, 0]);
  });
});

it("the drawn pictures are those of the colours that the flavours have: `npm run generate -- --pictures` makes them", () => {
  const stale = [...flavourPictures(root)].filter(({ path, svg }) => readFileSync(join(root, path), "utf8") !== svg);
  expect(stale.map(({ path }) => path)).toEqual([]);
});
