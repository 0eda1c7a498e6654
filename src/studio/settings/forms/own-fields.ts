import { removeValue, resetValue, setValue } from "../../../site/edit/edit.ts";
import { isObject, type JsonObject } from "../../../shared/json.ts";
import { moved } from "../../../shared/moved.ts";
import {
  choicesSchema,
  kindOfField,
  presentedOfKind,
  schemaOfKind,
  type FormKind,
  type KindChoice,
} from "../../../site/document/own-field-kinds.ts";
import { MAX_OWN_FORM_FIELDS, OWN_FORM_TEXTS } from "../../../site/document/own-form.ts";
import { choicesOf, orderedNames, OWN_GROUP as group } from "../../../site/document/own-questions.ts";
import type { Layer } from "../../../site/document/resolve.ts";
import { requireField, type SiteForm } from "./form-edit.ts";

/** A field that the site added to its form. */
export interface OwnField {
  name: string;
  /** The key of its label. */
  title: string;
  kind: FormKind;
  isRequired: boolean;
  choices: OwnChoice[];
}

/** What may be chosen. The value stays when the words change, and none has it again. */
export type OwnChoice = KindChoice;

/** The most fields that a site adds: the call that sends them takes no more. */
export const maxOwnFields = ({ isOwn }: SiteForm): number => (isOwn ? MAX_OWN_FORM_FIELDS : 30);

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
export function ownTitleKey({ isOwn, name: form }: Pick<SiteForm, "isOwn" | "name">, name: string): string {
  return isOwn ? OWN_FORM_TEXTS(form).field(name) : `form.own.${name}`;
}

/** What the fields stand in: the whole of a form of the site's own, a group of one of the product's. */
function placeOf({ schema, uiSchema, isOwn }: SiteForm): { schema: JsonObject; ui: JsonObject } {
  if (isOwn) return { schema, ui: uiSchema };
  const added = schema.properties[group];
  const ui = uiSchema[group];
  return { schema: isObject(added) ? added : {}, ui: isObject(ui) ? ui : {} };
}

function inUi({ isOwn, name }: SiteForm): string[] {
  return ["forms", name, "uiSchema", ...(isOwn ? [] : [group])];
}

/** The fields that the site added, in their order. */
export function ownFieldsOf(form: SiteForm): OwnField[] {
  const { schema, ui } = placeOf(form);
  const properties = isObject(schema["properties"]) ? schema["properties"] : {};
  const required = Array.isArray(schema["required"]) ? schema["required"] : [];
  return orderedNames({ properties, uiSchema: ui }).flatMap((name) => {
    const field = properties[name];
    if (!isObject(field)) return [];
    const title = typeof field["title"] === "string" ? field["title"] : ownTitleKey(form, name);
    const choices = choicesOf(field).map(({ value, title: key }) => ({ value, key }));
    const kind = kindOfField(field, ui[name]) ?? "text";
    return [{ name, title, kind, isRequired: required.includes(name), choices }];
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
  kind: FormKind,
  { name, label, choices = [] }: { name: string; label: Say; choices?: { value: string; label: Say }[] },
): Layer {
  const { form, locales } = change;
  const title = ownTitleKey(form, name);
  const begins =
    kind === "choice" || kind === "choices" ? choices.map(({ value }) => ({ value, key: `${title}.${value}` })) : [];
  let own = withGroup(change);
  own = setValue({ own, path: [...inSchema(form), "properties", name], value: schemaOfKind(kind, title, begins) });
  own = withOrder({ own, form }, [...ownFieldsOf(form).map((field) => field.name), name]);
  const { ui, messages } = presentedOfKind(kind);
  if (ui) own = setValue({ own, path: [...inUi(form), name], value: ui });
  if (messages)
    own = setValue({ own, path: ["forms", form.name, "messages", inMessages(form, name)], value: messages });
  for (const locale of locales) {
    own = setValue({ own, path: ["texts", locale, title], value: label(locale) });
    begins.forEach(
      ({ key }, index) =>
        (own = setValue({ own, path: ["texts", locale, key], value: choices[index]?.label(locale) ?? "" })),
    );
  }
  return own;
}

/** Messages name the field by the way to it. */
function inMessages({ isOwn }: SiteForm, name: string): string {
  return isOwn ? name : `${group}.${name}`;
}

/** Takes an own field away, with its words. The group of a form of the product goes with the last one. */
export function removeOwnField(change: OwnChange, name: string): Layer {
  const { base, form } = change;
  const fields = ownFieldsOf(form);
  let { own } = change;
  const field = fields.find((one) => one.name === name);
  if (!field) return own;
  if (field.isRequired) own = requireOwn({ ...change, own }, name, false);
  const isLast = fields.length === 1 && !form.isOwn;
  own = removeValue({ own, inherited: base, path: isLast ? inSchema(form) : [...inSchema(form), "properties", name] });
  own = resetValue({ own, path: [...inUi(form), ...(isLast ? [] : [name])] });
  own = resetValue({ own, path: ["forms", form.name, "messages", inMessages(form, name)] });
  if (!isLast)
    own = withOrder(
      { own, form },
      fields.filter((one) => one.name !== name).map((one) => one.name),
    );
  for (const locale of Object.keys(own.texts ?? {})) {
    const keys = [field.title, ...field.choices.map(({ key }) => key)];
    for (const key of keys) own = resetValue({ own, path: ["texts", locale, key] });
  }
  return own;
}

/** Puts an own field at another place. */
export function moveOwnField({ own, form }: OwnChange, { from, to }: { from: number; to: number }): Layer {
  const names = ownFieldsOf(form).map(({ name }) => name);
  return withOrder({ own, form }, moved(names, from, to));
}

export function requireOwn({ own, base, form }: Omit<OwnChange, "locales">, name: string, isRequired: boolean): Layer {
  const fields = ownFieldsOf(form);
  const others = fields.filter((field) => field.isRequired && field.name !== name).map((field) => field.name);
  const required = isRequired ? [...others, name] : others;
  let changed = setValue({ own, inherited: base, path: [...inSchema(form), "required"], value: required });
  // What has to be agreed to takes nothing but yes.
  const agreed = [...inSchema(form), "properties", name, "const"];
  if (fields.find((field) => field.name === name)?.kind === "consent")
    changed = isRequired
      ? setValue({ own: changed, path: agreed, value: true })
      : resetValue({ own: changed, path: agreed });
  if (form.isOwn) return changed;
  // Who sends nothing of the group at all is asked for it, too.
  return form.schema.required.includes(group) === required.length > 0
    ? changed
    : requireField({ own: changed, base, form }, group, required.length > 0);
}

/** Adds a choice at the end, with its words in each language. */
export function addChoice(change: OwnChange, field: OwnField, { value, label }: { value: string; label: Say }): Layer {
  const key = `${field.title}.${value}`;
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
  return withChoices(change, field, moved(field.choices, from, to));
}

function withChoices({ own, form }: OwnChange, { name, kind }: OwnField, choices: readonly OwnChoice[]): Layer {
  const place = kind === "choices" ? ["items", "oneOf"] : ["oneOf"];
  return setValue({ own, path: [...inSchema(form), "properties", name, ...place], value: choicesSchema(choices) });
}

/** Their order is kept beside them: what is stored knows none of its keys. */
function withOrder({ own, form }: { own: Layer; form: SiteForm }, names: readonly string[]): Layer {
  return setValue({ own, path: [...inUi(form), "ui:order"], value: [...names, "*"] });
}

function inSchema(form: SiteForm): string[] {
  return ["forms", form.name, "schema", ...(form.isOwn ? [] : ["properties", group])];
}

function withGroup({ own, form }: OwnChange): Layer {
  if (form.isOwn || form.schema.properties[group]) return own;
  return setValue({
    own,
    path: inSchema(form),
    value: { type: "object", title: groupTitle, additionalProperties: false, properties: {}, required: [] },
  });
}
