import type { Tenant } from "../tenant.ts";

/**
 * A draft as a tenant. Every screen that the site has is found, those too that an organisation's visitors meet on its own
 * host only: whoever changes one wants to see it.
 */
export function previewTenant(inner: Tenant): Tenant {
  return {
    orgNo: inner.orgNo,
    organisationName: inner.organisationName,
    revision: inner.revision,
    settings: inner.settings,
    nav: inner.nav,
    canonicalHost: inner.canonicalHost,
    base: inner.base,
    locales: inner.locales,
    themeCss: inner.themeCss,
    view: (locale, base) => inner.view(locale, base),
    texts: (locale) => inner.texts(locale),
    screen: (name, locale) => inner.screen(name, locale),
    match: (address) => inner.match({ ...address, base: "" }),
    fixedPaths: (base) => inner.fixedPaths(base),
    form: (name) => inner.form(name),
  };
}
