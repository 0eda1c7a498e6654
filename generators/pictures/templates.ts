import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createBaseSite } from "../../src/server/modules/sites/tenants/base-site.ts";
import { createCacheManager } from "../../src/server/modules/sites/tenants/cache-manager.ts";
import { readProductForms } from "../../src/server/modules/sites/tenants/forms.ts";
import { productTexts } from "../../src/server/modules/sites/tenants/site-texts.ts";
import { PublishedTenant } from "../../src/server/modules/sites/tenants/tenant.ts";
import { sharedLayer } from "../../src/site/document/own-settings.ts";
import { resolveSite, type Layer } from "../../src/site/document/resolve.ts";
import { templates } from "../../src/site/edit/page-templates.ts";
import { firstLanguage } from "../../src/generated/languages.ts";
import { organisationPage } from "./example-page.ts";
import { picturesFolder } from "./manifest.ts";
import type { Studio } from "./shoot.ts";

const fileOf = (template: string): string => `template_${template}.webp`;

/** Whether a file of the pictures' folder shows a template of pages. */
export function isOfTemplate(file: string): boolean {
  return templates.some(({ name }) => fileOf(name) === file);
}

/** Draws the page that each template begins with, as the studio's sheet for a new page shows it. */
export async function shootTemplates(root: string, platform: Layer, studio: Studio): Promise<string[]> {
  const file = join(root, "src/locales/studio", `${firstLanguage}.json`);
  const texts = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
  const screens = Object.fromEntries(
    templates.map(({ name, blocks, data }) => {
      const title = { [firstLanguage]: texts[`studio.template.${name}`] ?? name };
      const page = { version: 1, path: `/p/${name}`, org: true, layout: "bare", title: { text: title } };
      return [`p/${name}`, { ...page, ...(data ? { data } : {}), blocks: blocks(title) }];
    }),
  );
  const layer = resolveSite([sharedLayer(platform)]);
  const tenant = new PublishedTenant({
    orgNo: "new",
    organisationName: "",
    revision: "0",
    patch: Buffer.from(JSON.stringify({ version: 1, site: { version: 1 }, screens })),
    base: createBaseSite({ flavour: undefined, revision: "0", layer, product: productTexts }),
    forms: await readProductForms(),
    cacheManager: createCacheManager(100_000_000),
  });
  const lines: string[] = [];
  for (const { name } of templates) {
    const picture = await studio.shootTop(organisationPage(tenant, `p/${name}`), tenant.themeCss, { width: 900 });
    const path = join(picturesFolder, fileOf(name));
    writeFileSync(join(root, path), picture);
    lines.push(`wrote: ${path} (${picture.length} bytes)`);
  }
  return lines;
}
