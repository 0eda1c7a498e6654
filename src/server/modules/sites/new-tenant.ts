import type { JsonObject } from "../../../shared/json.ts";
import { firstSlogan } from "../../../site/edit/starter-text.ts";
import type { Layer } from "../../../site/document/resolve.ts";

interface NewTenant {
  name: string;
  englishName: string;
  flavour?: string;
}

/**
 * The files that a new tenant starts with: its name, a colour of its own and a home that greets. All else is inherited.
 */
export function newTenantFiles({
  name,
  englishName,
  flavour,
}: NewTenant): Record<"site.json" | "theme.json", JsonObject> {
  const named = { text: { "zh-CN": name, en: englishName } };
  return {
    "site.json": {
      version: 1,
      ...(flavour === undefined ? {} : { extends: flavour }),
      info: { title: named },
      organisation: { orgName: named, slogan: { ...firstSlogan } },
    },
    "theme.json": {
      version: 1,
      color: { light: { primary: "#0b5c8a", primaryHover: "#084767", link: "#0b5c8a", hero: "#0b5c8a" } },
    },
  };
}

/** The same as a layer. */
export function newTenantLayer(tenant: NewTenant): Layer {
  const files = newTenantFiles(tenant);
  return {
    version: 1,
    ...(tenant.flavour === undefined ? {} : { extends: tenant.flavour }),
    site: files["site.json"],
    theme: files["theme.json"],
  };
}
