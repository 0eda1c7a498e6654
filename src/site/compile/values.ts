import { compileBinding, isBinding, type Read } from "./bindings.ts";
import type { FormatText, LocalisedText } from "../document/page.ts";
import type { Scope } from "./scope.ts";
import { format, pluralOf } from "./texts.ts";

/**
 * Compiles a value of a localised document, with bindings and texts in it at any depth, to a function.
 * undefined when nothing in it is bound: then the value itself is the result, the same object at every render.
 */
export function compileValue(value: unknown, locale: string): Read | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (isBinding(value)) return compileBinding(value);
  if (isFormat(value)) return compileFormat(value, locale);
  const entries: Entry[] = [];
  for (const [key, inner] of Object.entries(value)) {
    const read = compileValue(inner, locale);
    if (read) entries.push({ key, read });
  }
  if (entries.length === 0) return undefined;
  const copy = Array.isArray(value) ? () => value.slice() : () => ({ ...value });
  return (scope) => {
    // The copy has what is constant; the bindings in it are replaced by what they give.
    const result = copy() as Record<string, unknown>;
    for (const { key, read } of entries) result[key] = read(scope);
    return result;
  };
}

/** Compiles a text that may wait for values. */
export function compileText(text: LocalisedText, locale: string): (scope: Scope) => string {
  return typeof text === "string" ? () => text : compileFormat(text, locale);
}

/**
 * Compiles the flat input of an operation: each field a value or a binding, or one binding that gives them all.
 * Fields without a value are left out, so that the same input makes the same cache key on the server and in the
 * browser.
 */
export function compileInput(input: unknown): (scope: Scope) => Record<string, unknown> {
  const read = compileValue(input, "");
  const fixed = fieldsOf(input);
  return read ? (scope) => fieldsOf(read(scope)) : () => fixed;
}

interface Entry {
  key: string;
  read: Read;
}

function isFormat(value: object): value is FormatText {
  return "$format" in value;
}

function compileFormat(text: FormatText, locale: string): (scope: Scope) => string {
  const read = compileValue(text.with, locale);
  return (scope) => {
    const values = (read ? read(scope) : text.with) as Record<string, unknown>;
    // No text has a form `$other`: that is `$format`.
    return format(text[`$${pluralOf(locale, values["count"])}` as "$one"] ?? text.$format, values);
  };
}

function fieldsOf(value: unknown): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  if (typeof value !== "object" || value === null || Array.isArray(value)) return fields;
  for (const [name, field] of Object.entries(value)) if (field !== undefined) fields[name] = field;
  return fields;
}
