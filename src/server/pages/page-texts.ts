import type { FormDefinition } from "../../site/form-definition.ts";
import type { Tenant } from "../tenants/tenant.ts";
import type { ShownParts } from "./shown-parts.ts";
import { messagesFor } from "./messages.ts";

/** What a page carries of words and forms. The same object for the same site, language and blocks. */
export interface PageTexts {
  messages: Record<string, string>;
  forms: Record<string, FormDefinition>;
}

const known = new WeakMap<Tenant, Map<string, PageTexts>>();

/** Finds the words and forms for a page's blocks; kept as long as the tenant's revision lives. */
export function pageTexts({ tenant, locale, parts }: { tenant: Tenant; locale: string; parts: ShownParts }): PageTexts {
  let ofTenant = known.get(tenant);
  if (!ofTenant) known.set(tenant, (ofTenant = new Map()));
  const key = `${locale} ${parts.types.join()} ${parts.forms.join()}`;
  let texts = ofTenant.get(key);
  if (!texts) {
    const forms = Object.fromEntries(parts.forms.flatMap((name) => formOf(tenant, name)));
    texts = { forms, messages: messagesFor({ types: parts.types, forms: Object.values(forms), texts: tenant.texts(locale) }) };
    ofTenant.set(key, texts);
  }
  return texts;
}

function formOf(tenant: Tenant, name: string): [string, FormDefinition][] {
  const form = tenant.form(name);
  return form ? [[name, form]] : [];
}
