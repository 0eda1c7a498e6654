import { resetValue, setValue } from "../../../site/edit/edit.ts";
import { isObject, type JsonObject } from "../../../shared/json.ts";
import { fieldsOf as schemasOfFields, withBranches } from "../../../site/document/form-fields.ts";
import { layPatch } from "../../../site/document/merge.ts";
import { inboxOf } from "../../../site/document/own-form.ts";
import { orderedNames } from "../../../site/document/own-questions.ts";
import { resolveDocument, type Layer } from "../../../site/document/resolve.ts";
import type { Draft } from "../../types.ts";
import { changeValue } from "../../panel/change.ts";

/** A form as it holds: the product's, with what the flavour and the site change. */
export interface SiteForm {
  name: string;
  schema: JsonObject & { properties: Record<string, JsonObject>; required: string[] };
  uiSchema: Record<string, unknown>;
  /** Whether it is one of the site's own, with an inbox. */
  isOwn?: boolean;
}

/** A field as it is shown to whoever changes the form. */
export interface FormField {
  name: string;
  /** The key of its label. */
  titleKey: string;
  isRequired: boolean;
  isHidden: boolean;
}

/** The form of a draft over the product's own. */
export function formOf(draft: Pick<Draft, "layers">, name: string, product: JsonObject): SiteForm {
  const patch = resolveDocument(draft.layers, "forms", name) ?? {};
  const form = layPatch(product, patch) as JsonObject;
  const schema = isObject(form["schema"]) ? form["schema"] : {};
  const properties = (isObject(schema["properties"]) ? schema["properties"] : {}) as Record<string, JsonObject>;
  const required = Array.isArray(schema["required"]) ? schema["required"].map(String) : [];
  return {
    name,
    schema: { ...schema, properties, required },
    uiSchema: isObject(form["uiSchema"]) ? form["uiSchema"] : {},
    isOwn: inboxOf(form) !== undefined,
  };
}

/** The fields in the order of the form, those that a condition asks for too. */
export function fieldsOf({ schema, uiSchema }: SiteForm): FormField[] {
  const fields = schemasOfFields(schema);
  const required = new Set(withBranches(schema).flatMap((part) => [part["required"]].flat()));
  return orderedNames({ properties: Object.fromEntries(fields), uiSchema }).map((name) => {
    const ui = uiSchema[name];
    const title = fields.get(name)?.find((field) => typeof field["title"] === "string")?.["title"];
    return {
      name,
      titleKey: String(title ?? name),
      isRequired: required.has(name),
      isHidden: isObject(ui) && ui["ui:widget"] === "hidden",
    };
  });
}

interface FormChange {
  own: Layer;
  base: Layer;
  form: SiteForm;
}

/** Puts a field at another place of the form. */
export function moveField({ own, base, form }: FormChange, name: string, to: number): Layer {
  const names = fieldsOf(form)
    .map((field) => field.name)
    .filter((one) => one !== name);
  names.splice(to, 0, name);
  return setValue({ own, inherited: base, path: ["forms", form.name, "uiSchema", "ui:order"], value: [...names, "*"] });
}

/** Asks for a field, or leaves it to the person. */
export function requireField({ own, base, form }: FormChange, name: string, isRequired: boolean): Layer {
  const others = form.schema.required.filter((one) => one !== name);
  const after = isRequired ? [...others, name] : others;
  return setValue({ own, inherited: base, path: ["forms", form.name, "schema", "required"], value: after });
}

/** Takes a field off the page, or shows it again. What is not shown cannot be required: nobody could send the form. */
export function hideField(change: FormChange, name: string, isHidden: boolean): Layer {
  const { own, form, base } = change;
  const path = ["forms", form.name, "uiSchema", name, "ui:widget"];
  if (!isHidden) return resetValue({ own, path });
  const optional = form.schema.required.includes(name) ? requireField(change, name, false) : own;
  return setValue({ own: optional, inherited: base, path, value: "hidden" });
}

/** Calls a text of the form something else, in one language. */
export function wordText(
  { own, base }: Omit<FormChange, "form">,
  { key, locale, words, product }: { key: string; locale: string; words: string; product: string | undefined },
): Layer {
  const path = ["texts", locale, key];
  if (words === product || (words === "" && product !== undefined)) return resetValue({ own, path });
  return changeValue({ own, base, path, before: undefined, after: words });
}
