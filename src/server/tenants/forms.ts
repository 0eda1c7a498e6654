import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FormDefinition } from "../../site/form-definition.ts";
import { isObject, type JsonObject } from "../../site/json.ts";
import { soundPresentation } from "../../site/form-sound.ts";
import { layPatch } from "../../site/merge.ts";
import { canonicalJson, digestOf } from "./canonical.ts";

/** The forms of the product by name, without what a site changes of them. */
export type ProductForms = Readonly<Record<string, JsonObject>>;

const formsFolder = join(import.meta.dirname, "../../../schemas/forms");

/** Reads the forms of the product. */
export async function readProductForms(folder: string = formsFolder): Promise<ProductForms> {
  const forms: Record<string, JsonObject> = {};
  for (const file of (await readdir(folder)).sort()) {
    if (!file.endsWith(".form.json")) continue;
    const form: unknown = JSON.parse(await readFile(join(folder, file), "utf8"));
    if (isObject(form)) forms[file.slice(0, -".form.json".length)] = form;
  }
  return forms;
}

interface FormSource {
  product: ProductForms;
  /** What the layers of the site say of this form, merged. */
  own: JsonObject | undefined;
  orgNo: string;
  name: string;
}

/** A form with the site's patch as it is written; undefined where there is none, or it has no schema. */
export function mergedForm({ product, own, name }: Omit<FormSource, "orgNo">): Omit<FormDefinition, "validator"> | undefined {
  const base = Object.hasOwn(product, name) ? product[name] : undefined;
  const form = own ? layPatch(base, own) : base;
  if (!isObject(form)) return undefined;
  const { title = "", schema, uiSchema, messages, submit } = form as Partial<FormDefinition>;
  if (!isObject(schema)) return undefined;
  return { title, schema, ...(isObject(uiSchema) ? { uiSchema } : {}), ...(isObject(messages) ? { messages } : {}), ...(submit ? { submit } : {}) };
}

/** A form with the site's patch, and of its presentation what can be drawn. Its validator is the product's precompiled one, or a script of its own where the site changed what is valid. */
export function resolveForm({ product, own, orgNo, name }: FormSource): FormDefinition | undefined {
  const form = mergedForm({ product, own, name });
  if (!form) return undefined;
  const { schema, uiSchema } = form;
  const changed = canonicalJson(schema) !== canonicalJson(Object.hasOwn(product, name) ? product[name]?.["schema"] : undefined);
  return {
    ...form,
    ...(uiSchema ? { uiSchema: own ? soundPresentation(uiSchema, schema) : uiSchema } : {}),
    validator: changed ? formScriptAddress({ orgNo, name, schema }) : name,
  };
}

/** Where the validator of a form that a site changed is served; the digest makes it immutable. */
export function formScriptAddress({ orgNo, name, schema }: { orgNo: string; name: string; schema: object }): string {
  return `/_lectern/forms/${orgNo}/${name}.${digestOf(canonicalJson(schema)).slice(0, 16)}.js`;
}
