import { removeValue, resetValue, setValue } from "../../../site/edit.ts";
import { isObject, type JsonObject } from "../../../site/json.ts";
import type { Layer } from "../../../site/resolve.ts";
import { requireField, type SiteForm } from "./form-edit.ts";

/** What a field that a site adds may be. None of them takes an expression: one can be made to run for ever. */
export const ownKinds = ["text", "long", "number", "date", "choice", "choices"] as const;

export type OwnKind = (typeof ownKinds)[number];

/** A field that the site added to its form. */
export interface OwnField {
  name: string;
  kind: OwnKind;
  isRequired: boolean;
  /** The values of a choice; the label of each has the key `form.own.<name>.<number from 1>`. */
  values: string[];
}

/** The most fields that a site adds: the call that sends them takes no more. */
export const mostOwnFields = 30;

const group = "own";
const groupTitle = "form.own.title";

interface OwnChange {
  own: Layer;
  base: Layer;
  form: SiteForm;
  /** The site's languages. */
  locales: readonly string[];
}

/** The key of the label of an own field. */
export function ownTitleKey(name: string): string {
  return `form.own.${name}`;
}

/** The fields that the site added, in their order. */
export function ownFieldsOf({ schema, uiSchema }: SiteForm): OwnField[] {
  const added = schema.properties[group];
  const properties = isObject(added?.["properties"]) ? added["properties"] : {};
  const required = Array.isArray(added?.["required"]) ? added["required"] : [];
  const ui = isObject(uiSchema[group]) ? uiSchema[group] : {};
  return Object.entries(properties).flatMap(([name, field]) => (isObject(field) ? [{ name, kind: kindOf(field, ui[name]), isRequired: required.includes(name), values: valuesOf(field) }] : []));
}

/** Adds a field of a kind, with its label in each language. */
export function addOwnField(change: OwnChange, kind: OwnKind, label: (locale: string) => string): Layer {
  const { form, locales } = change;
  const taken = ownFieldsOf(form).map(({ name }) => name);
  const name = freeName(taken);
  const values = kind === "choice" || kind === "choices" ? ["1", "2"] : [];
  let own = withGroup(change);
  own = setValue({ own, path: [...inSchema(form), "properties", name], value: schemaOf(kind, name, values) });
  const widget = widgets[kind];
  if (widget !== undefined) own = setValue({ own, path: ["forms", form.name, "uiSchema", group, name, "ui:widget"], value: widget });
  for (const locale of locales) {
    own = setValue({ own, path: ["texts", locale, ownTitleKey(name)], value: label(locale) });
    values.forEach((value, index) => (own = setValue({ own, path: ["texts", locale, optionKey(name, index)], value })));
  }
  return own;
}

/** Takes an own field away, with its words. The group goes with the last one. */
export function removeOwnField(change: OwnChange, name: string): Layer {
  const { base, form } = change;
  const fields = ownFieldsOf(form);
  let { own } = change;
  const field = fields.find((one) => one.name === name);
  if (!field) return own;
  if (field.isRequired) own = requireOwn({ ...change, own }, name, false);
  own = removeValue({ own, inherited: base, path: fields.length === 1 ? inSchema(form) : [...inSchema(form), "properties", name] });
  own = resetValue({ own, path: ["forms", form.name, "uiSchema", group, ...(fields.length === 1 ? [] : [name])] });
  for (const locale of Object.keys(own.texts ?? {})) {
    const keys = [ownTitleKey(name), ...field.values.map((_, index) => optionKey(name, index))];
    for (const key of keys) own = resetValue({ own, path: ["texts", locale, key] });
  }
  return own;
}

export function requireOwn({ own, base, form }: Omit<OwnChange, "locales">, name: string, isRequired: boolean): Layer {
  const others = ownFieldsOf(form).filter((field) => field.isRequired && field.name !== name).map((field) => field.name);
  const required = isRequired ? [...others, name] : others;
  const changed = setValue({ own, inherited: base, path: [...inSchema(form), "required"], value: required });
  // Who sends nothing of the group at all is asked for it, too.
  return form.schema.required.includes(group) === required.length > 0 ? changed : requireField({ own: changed, base, form }, group, required.length > 0);
}

/** The choices of a field, as lines in one language. In the first language of the site they are the values that are kept, too. */
export function chooseFrom(change: OwnChange, field: OwnField, { locale, lines }: { locale: string; lines: readonly string[] }): Layer {
  const { form, locales } = change;
  const isFirst = locale === locales[0];
  const values = isFirst ? distinct(lines) : field.values;
  let { own } = change;
  if (isFirst) own = setValue({ own, path: [...inSchema(form), "properties", field.name], value: schemaOf(field.kind, field.name, values) });
  values.forEach((value, index) => {
    const key = optionKey(field.name, index);
    for (const one of locales) {
      const known = own.texts?.[one];
      const has = isObject(known) && typeof known[key] === "string";
      if (one === locale) own = setValue({ own, path: ["texts", one, key], value: lines[index] ?? value });
      else if (!has) own = setValue({ own, path: ["texts", one, key], value });
    }
  });
  for (const one of locales) for (let index = values.length; index < field.values.length; index += 1) own = resetValue({ own, path: ["texts", one, optionKey(field.name, index)] });
  return own;
}

export function optionKey(name: string, index: number): string {
  return `form.own.${name}.${index + 1}`;
}

function inSchema(form: SiteForm): string[] {
  return ["forms", form.name, "schema", "properties", group];
}

function withGroup({ own, form }: OwnChange): Layer {
  if (form.schema.properties[group]) return own;
  return setValue({ own, path: inSchema(form), value: { type: "object", title: groupTitle, additionalProperties: false, properties: {}, required: [] } });
}

const widgets: Partial<Record<OwnKind, string>> = { long: "textarea", date: "date", choice: "radio", choices: "checkboxes" };

function schemaOf(kind: OwnKind, name: string, values: readonly string[]): JsonObject {
  const title = ownTitleKey(name);
  const oneOf = values.map((value, index) => ({ const: value, title: optionKey(name, index) }));
  switch (kind) {
    case "number":
      return { type: "number", title };
    case "date":
      return { type: "string", title, format: "date" };
    case "choice":
      return { type: "string", title, oneOf };
    case "choices":
      return { type: "array", title, uniqueItems: true, items: { type: "string", oneOf } };
    default:
      return { type: "string", title, maxLength: kind === "long" ? 2000 : 200 };
  }
}

function kindOf(field: JsonObject, ui: unknown): OwnKind {
  if (field["type"] === "number") return "number";
  if (field["type"] === "array") return "choices";
  if (field["format"] === "date") return "date";
  if (Array.isArray(field["oneOf"])) return "choice";
  return isObject(ui) && ui["ui:widget"] === "textarea" ? "long" : "text";
}

function valuesOf(field: JsonObject): string[] {
  const { oneOf } = isObject(field["items"]) ? field["items"] : field;
  return Array.isArray(oneOf) ? oneOf.flatMap((one) => (isObject(one) && typeof one["const"] === "string" ? [one["const"]] : [])) : [];
}

function distinct(lines: readonly string[]): string[] {
  return [...new Set(lines.map((line) => line.trim()).filter((line) => line !== ""))].slice(0, 50);
}

function freeName(taken: readonly string[]): string {
  for (let number = 1; ; number += 1) if (!taken.includes(`f${number}`)) return `f${number}`;
}
