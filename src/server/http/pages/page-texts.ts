import { isObject, type JsonObject } from "../../../shared/json.ts";
import { aboutArticle, aboutPageAt } from "../../../site/document/about-pages.ts";
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
  /** What comes before the addresses of the site's own pages. */
  base: string;
}

/** Finds the words and forms for a page's blocks; kept as long as the revision lives that the forms come from. */
export function pageTexts({ tenant, formTenant, locale, parts, base }: Wanted): PageTexts {
  let ofTenant = known.get(formTenant);
  if (!ofTenant) known.set(formTenant, (ofTenant = new Map()));
  const key = `${tenant.orgNo} ${tenant.revision} ${locale} ${parts.types.join()} ${parts.forms.length > 0 ? base : ""} ${parts.forms.join()} ${parts.records.join()}`;
  let texts = ofTenant.get(key);
  if (!texts) {
    const forms = Object.fromEntries(parts.forms.flatMap((name) => formOf(formTenant, { name, of: tenant, base })));
    const [own, theirs] = [true, false].map((isOwn) =>
      Object.values(forms).filter(({ inbox }) => (inbox !== undefined) === isOwn),
    ) as [FormDefinition[], FormDefinition[]];
    texts = {
      forms,
      operations: addressesOf(Object.values(forms).flatMap(widgetCallsOf), tenant.platformTexts(locale)),
      messages: {
        ...messagesFor({
          types: parts.types,
          forms: own,
          records: parts.records,
          languages: tenant.locales.offered,
          texts: tenant.texts(locale),
        }),
        ...messagesFor({ types: [], records: [], forms: theirs, texts: formTenant.texts(locale) }),
      },
    };
    ofTenant.set(key, texts);
  }
  return texts;
}

function formOf(
  tenant: Tenant,
  { name, of, base }: { name: string; of: Tenant; base: string },
): [string, FormDefinition][] {
  // What people send by a form of a site's own goes to that site, whoever they are.
  const own = of.form(name);
  const form = own?.inbox ? own : tenant.form(name);
  return form ? [[name, base === "" ? form : withOwnPages(form, of.settings, base)]] : [];
}

/**
 * A form whose agreements lead to the site's own pages where it has them. The address of a page that it has not is the
 * platform's, on the platform's host.
 */
function withOwnPages(form: FormDefinition, settings: Tenant["settings"], base: string): FormDefinition {
  const { uiSchema } = form;
  if (!uiSchema) return form;
  const fields = Object.entries(uiSchema).map(([name, field]): [string, unknown] => {
    const options = isObject(field) ? field["ui:options"] : undefined;
    const links = isObject(options) ? options["links"] : undefined;
    if (!isObject(field) || !isObject(options) || !isObject(links)) return [name, field];
    const own = Object.entries(links).map(([key, link]) => [key, isObject(link) ? ownLink(link) : link]);
    return [name, { ...field, "ui:options": { ...options, links: Object.fromEntries(own) } }];
  });
  return { ...form, uiSchema: Object.fromEntries(fields) as NonNullable<FormDefinition["uiSchema"]> };

  function ownLink(link: JsonObject): JsonObject {
    const id = typeof link["href"] === "string" ? aboutPageAt(link["href"]) : undefined;
    return id !== undefined && aboutArticle(settings, id) ? { ...link, href: `${base}/terrace/${id}` } : link;
  }
}
