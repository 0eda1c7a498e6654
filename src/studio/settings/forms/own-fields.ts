import { removeValue, resetValue, setValue } from "../../../site/edit/edit.ts";
import { isObject, type JsonObject } from "../../../shared/json.ts";
import { choicesOf, orderedNames, OWN_GROUP as group } from "../../../site/document/own-questions.ts";
import type { Layer } from "../../../site/document/resolve.ts";
import { requireField, type SiteForm } from "./form-edit.ts";

/** What a field that a site adds may be. None of them takes an expression: one can be made to run for ever. */
export const ownKinds = ["text", "long", "number", "date", "choice", "choices"] as const;

export type OwnKind = (typeof ownKinds)[number];

/** A field that the site added to its form. */
export interface OwnField {
  name: string;
  kind: OwnKind;
  isRequired: boolean;
  choices: OwnChoice[];
}

/**
 * What may be chosen. The value is what is kept of an answer: it stays when the words change, and none has it again.
 */
export interface OwnChoice {
  value: string;
  /** The key of its words. */
  key: string;
}

/** The most fields that a site adds: the call that sends them takes no more. */
export const maxOwnFields = 30;

/** The most choices of a field. */
export const maxChoices = 50;

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
  return orderedNames({ properties, uiSchema: ui }).flatMap((name) => {
    const field = properties[name];
    if (!isObject(field)) return [];
    const choices = choicesOf(field).map(({ value, title }) => ({ value, key: title }));
    return [{ name, kind: ownKindOf(field, ui[name]), isRequired: required.includes(name), choices }];
  });
}

/**
 * A name that no field or choice had before: what was answered to a question that is gone is no answer to a new one.
 */
export function freshName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return `q${[...bytes].map((byte) => (byte % 36).toString(36)).join("")}`;
}

/** Words in each language. */
type Say = (locale: string) => string;

/** Adds a field of a kind, with its label in each language; `choices` are the values of those that it begins with. */
export function addOwnField(
  change: OwnChange,
  kind: OwnKind,
  { name, label, choices = [] }: { name: string; label: Say; choices?: { value: string; label: Say }[] },
): Layer {
  const { form, locales } = change;
  const begins =
    kind === "choice" || kind === "choices" ? choices.map(({ value }) => ({ value, key: choiceKey(name, value) })) : [];
  let own = withGroup(change);
  own = setValue({ own, path: [...inSchema(form), "properties", name], value: schemaOf(kind, name, begins) });
  own = withOrder({ own, form }, [...ownFieldsOf(form).map((field) => field.name), name]);
  const widget = widgets[kind];
  if (widget !== undefined)
    own = setValue({ own, path: ["forms", form.name, "uiSchema", group, name, "ui:widget"], value: widget });
  for (const locale of locales) {
    own = setValue({ own, path: ["texts", locale, ownTitleKey(name)], value: label(locale) });
    begins.forEach(
      ({ key }, index) =>
        (own = setValue({ own, path: ["texts", locale, key], value: choices[index]?.label(locale) ?? "" })),
    );
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
  own = removeValue({
    own,
    inherited: base,
    path: fields.length === 1 ? inSchema(form) : [...inSchema(form), "properties", name],
  });
  own = resetValue({ own, path: ["forms", form.name, "uiSchema", group, ...(fields.length === 1 ? [] : [name])] });
  if (fields.length > 1)
    own = withOrder(
      { own, form },
      fields.filter((one) => one.name !== name).map((one) => one.name),
    );
  for (const locale of Object.keys(own.texts ?? {})) {
    const keys = [ownTitleKey(name), ...field.choices.map(({ key }) => key)];
    for (const key of keys) own = resetValue({ own, path: ["texts", locale, key] });
  }
  return own;
}

export function requireOwn({ own, base, form }: Omit<OwnChange, "locales">, name: string, isRequired: boolean): Layer {
  const others = ownFieldsOf(form)
    .filter((field) => field.isRequired && field.name !== name)
    .map((field) => field.name);
  const required = isRequired ? [...others, name] : others;
  const changed = setValue({ own, inherited: base, path: [...inSchema(form), "required"], value: required });
  // Who sends nothing of the group at all is asked for it, too.
  return form.schema.required.includes(group) === required.length > 0
    ? changed
    : requireField({ own: changed, base, form }, group, required.length > 0);
}

/** Adds a choice at the end, with its words in each language. */
export function addChoice(change: OwnChange, field: OwnField, { value, label }: { value: string; label: Say }): Layer {
  const key = choiceKey(field.name, value);
  let own = withChoices(change, field, [...field.choices, { value, key }]);
  for (const locale of change.locales) own = setValue({ own, path: ["texts", locale, key], value: label(locale) });
  return own;
}

/** Takes a choice away with its words, and leaves those of the others as they are. */
export function removeChoice(change: OwnChange, field: OwnField, { value, key }: OwnChoice): Layer {
  let own = withChoices(
    change,
    field,
    field.choices.filter((choice) => choice.value !== value),
  );
  for (const locale of Object.keys(own.texts ?? {})) own = resetValue({ own, path: ["texts", locale, key] });
  return own;
}

/** Puts a choice at another place. */
export function moveChoice(change: OwnChange, field: OwnField, { from, to }: { from: number; to: number }): Layer {
  const choices = [...field.choices];
  choices.splice(to, 0, ...choices.splice(from, 1));
  return withChoices(change, field, choices);
}

function choiceKey(name: string, value: string): string {
  return `${ownTitleKey(name)}.${value}`;
}

function withChoices({ own, form }: OwnChange, { name, kind }: OwnField, choices: readonly OwnChoice[]): Layer {
  const place = kind === "choices" ? ["items", "oneOf"] : ["oneOf"];
  return setValue({ own, path: [...inSchema(form), "properties", name, ...place], value: oneOfThese(choices) });
}

/** Their order is kept beside them: what is stored knows none of its keys. */
function withOrder({ own, form }: { own: Layer; form: SiteForm }, names: readonly string[]): Layer {
  return setValue({ own, path: ["forms", form.name, "uiSchema", group, "ui:order"], value: [...names, "*"] });
}

function inSchema(form: SiteForm): string[] {
  return ["forms", form.name, "schema", "properties", group];
}

function withGroup({ own, form }: OwnChange): Layer {
  if (form.schema.properties[group]) return own;
  return setValue({
    own,
    path: inSchema(form),
    value: { type: "object", title: groupTitle, additionalProperties: false, properties: {}, required: [] },
  });
}

const widgets: Partial<Record<OwnKind, string>> = {
  long: "textarea",
  date: "date",
  choice: "radio",
  choices: "checkboxes",
};

function oneOfThese(choices: readonly OwnChoice[]): JsonObject[] {
  return choices.map(({ value, key }) => ({ const: value, title: key }));
}

function schemaOf(kind: OwnKind, name: string, choices: readonly OwnChoice[]): JsonObject {
  const title = ownTitleKey(name);
  const oneOf = oneOfThese(choices);
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

function ownKindOf(field: JsonObject, ui: unknown): OwnKind {
  if (field["type"] === "number") return "number";
  if (field["type"] === "array") return "choices";
  if (field["format"] === "date") return "date";
  if (Array.isArray(field["oneOf"])) return "choice";
  return isObject(ui) && ui["ui:widget"] === "textarea" ? "long" : "text";
}
