import type { Tenant } from "../tenant.ts";

/**
 * A draft as a tenant: in everything but one thing the site itself. Every screen that it has is found, those too that
 * an organisation's visitors meet on its own host only, because whoever changes one wants to see it.
 */
export function previewTenant(site: Tenant): Tenant {
  const match: Tenant["match"] = (address) => site.match({ ...address, base: "" });
  return new Proxy(site, {
    get(target, name) {
      if (name === "match") return match;
      // Its own fields are private to it, so that what it is asked runs on itself.
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
