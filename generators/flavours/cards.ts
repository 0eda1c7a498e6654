import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { newTenantLayer } from "../../src/server/modules/sites/new-tenant.ts";
import { createBaseSite } from "../../src/server/modules/sites/tenants/base-site.ts";
import { createCacheManager } from "../../src/server/modules/sites/tenants/cache-manager.ts";
import { readProductForms } from "../../src/server/modules/sites/tenants/forms.ts";
import { language } from "../../src/server/modules/sites/tenants/language.ts";
import { readLayer } from "../../src/server/modules/sites/tenants/read-layer.ts";
import { productTexts } from "../../src/server/modules/sites/tenants/site-texts.ts";
import { PublishedTenant, type Tenant } from "../../src/server/modules/sites/tenants/tenant.ts";
import { openPatch } from "../../src/site/check/patch.ts";
import { valueAt } from "../../src/site/document/layer-path.ts";
import { inheritedOfFlavour, sharedLayer } from "../../src/site/document/own-settings.ts";
import { resolveSite, type Layer } from "../../src/site/document/resolve.ts";
import { organisationPage } from "../pictures/example-page.ts";
import type { Studio } from "../pictures/shoot.ts";

/**
 * Draws the card of each flavour: the top of the home of a new school on it, with made-up courses and people. Written
 * beside its other pictures, where `listFlavours` finds it.
 */
export async function shootFlavours(root: string, platform: Layer, studio: Studio): Promise<string[]> {
  const lines: string[] = [];
  for (const flavour of readdirSync(join(root, "tenants/flavours")).sort()) {
    const tenant = await schoolOn(root, platform, flavour);
    const picture = await studio.shootTop(organisationPage(tenant, "home"), tenant.themeCss);
    const path = `tenants/flavours/${flavour}/pictures/card.webp`;
    mkdirSync(join(root, `tenants/flavours/${flavour}/pictures`), { recursive: true });
    writeFileSync(join(root, path), picture);
    lines.push(`wrote: ${path} (${picture.length} bytes)`);
  }
  return lines;
}

/** A new school on a flavour, called as the flavour is. */
async function schoolOn(root: string, platform: Layer, flavour: string): Promise<Tenant> {
  const shared = sharedLayer(platform);
  const { layer } = await readLayer({ root: join(root, "tenants"), folder: `flavours/${flavour}` });
  const opened = openPatch(layer, { below: [shared], language });
  if (!("layer" in opened)) throw new Error(`flavours/${flavour} cannot be read: npm run lectern -- tenant check`);
  const named = (locale: string): string => {
    const words = valueAt(opened.layer, ["site", "info", "title", "text", locale]);
    return typeof words === "string" ? words : flavour;
  };
  return new PublishedTenant({
    orgNo: "new",
    organisationName: flavour,
    revision: "0",
    patch: Buffer.from(JSON.stringify(newTenantLayer({ name: named("zh-CN"), englishName: named("en"), flavour }))),
    base: createBaseSite({
      flavour,
      revision: "0",
      layer: resolveSite([shared, inheritedOfFlavour(opened.layer)]),
      product: productTexts,
    }),
    forms: await readProductForms(),
    cacheManager: createCacheManager(100_000_000),
  });
}
