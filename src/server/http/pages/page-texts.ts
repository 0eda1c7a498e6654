import type { FormDefinition } from "../../../site/document/form-definition.ts";
import { widgetCallsOf } from "../../../site/document/form-widget-calls.ts";
import type { OperationAddress } from "../../../site/document/page.ts";
import type { Tenant } from "../../modules/sites/index.ts";
import { addressesOf, type ShownParts } from "./page-parts.ts";
import { messagesFor } from "./messages.ts";

/** What a page carries of words and forms. The same object for the same site, language and blocks. */
export interface PageTexts {
  messages: Record<string, string>;
  forms: Record<string, FormDefinition>;
  /** What the widgets of these forms call. */
  operations: Record<string, OperationAddress>;
}

const known = new WeakMap<Tenant, Map<string, PageTexts>>();

interface Wanted {
  tenant: Tenant;
  /** Where the forms and their words come from. */
  formTenant: Tenant;
  locale: string;
  parts: ShownParts;
}

/** Finds the words and forms for a page's blocks; kept as long as the revision lives that the forms come from. */
export function pageTexts({ tenant, formTenant, locale, parts }: Wanted): PageTexts {
  let ofTenant = known.get(formTenant);
  if (!ofTenant) known.set(formTenant, (ofTenant = new Map()));
  const key = `${tenant.orgNo} ${tenant.revision} ${locale} ${parts.types.join()} ${parts.forms.join()} ${parts.records.join()}`;
  let texts = ofTenant.get(key);
  if (!texts) {
    const forms = Object.fromEntries(parts.forms.flatMap((name) => formOf(formTenant, name)));
    texts = {
      forms,
      operations: addressesOf(Object.values(forms).flatMap(widgetCallsOf), locale),
      messages: {
        ...messagesFor({ types: parts.types, forms: [], records: parts.records, texts: tenant.texts(locale) }),
        ...messagesFor({ types: [], records: [], forms: Object.values(forms), texts: formTenant.texts(locale) }),
      },
    };
    ofTenant.set(key, texts);
  }
  return texts;
}

function formOf(tenant: Tenant, name: string): [string, FormDefinition][] {
  const form = tenant.form(name);
  return form ? [[name, form]] : [];
}
