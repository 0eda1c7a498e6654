import type { JsonObject } from "../../../shared/json.ts";
import { firstSlogan, firstTheme } from "../../../site/edit/starter-site.ts";
import type { Layer } from "../../../site/document/resolve.ts";

interface NewTenant {
  name: string;
  englishName: string;
  flavour?: string;
}

/**
 * The files that a new tenant starts with: its name, a colour of its own and a home that greets. On a flavour it is the
 * name alone: colours and words are the flavour's. All else is inherited.
 */
export function newTenantFiles({ name, englishName, flavour }: NewTenant): Record<string, JsonObject> {
  const named = { text: { "zh-CN": name, en: englishName } };
  const info = { title: named };
  if (flavour !== undefined)
    return { "site.json": { version: 1, extends: flavour, info, organisation: { orgName: named } } };
  return {
    "site.json": { version: 1, info, organisation: { orgName: named, slogan: { ...firstSlogan } } },
    "theme.json": structuredClone(firstTheme),
  };
}

/** The same as a layer. */
export function newTenantLayer(tenant: NewTenant): Layer {
  const { "site.json": site = {}, "theme.json": theme } = newTenantFiles(tenant);
  return {
    version: 1,
    ...(tenant.flavour === undefined ? {} : { extends: tenant.flavour }),
    site,
    ...(theme ? { theme } : {}),
  };
}
