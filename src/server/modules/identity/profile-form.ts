import type { ErrorObject, ValidateFunction } from "ajv";
import { LRUCache } from "lru-cache";
import * as enums from "../../../generated/enums.ts";
import { formats } from "../../../generated/built/validators/runtime.js";
import { createAjv } from "../../../site/check/form-ajv.ts";
import type { FormDefinition } from "../../../site/document/form-definition.ts";
import { pickAnswers } from "../../../site/document/form-fields.ts";
import { namedPatterns, type NamedPattern } from "../../../shared/named-patterns.ts";
import type { Texts } from "../../../site/compile/texts.ts";
import { failFields, type FieldFault } from "../../core/errors.ts";
import { isObject } from "../../../shared/json.ts";

/**
 * What a person sent with a form of their site, checked by that form: trimmed, and only what the form asks for.
 * Ends the call with code 900 and the form's own messages. `today` is the day in the site's time zone, yyyy-MM-dd.
 */
export function checkForm({ definition, data, texts, today, categories }: FormCheck): Record<string, unknown> {
  const asked = pickAsked(definition, data);
  const validate = validatorOf(definition);
  const errors = validate(asked) ? [] : [...(validate.errors ?? [])];
  errors.push(
    ...tooEarly(definition, asked, today),
    ...notOffered(definition, asked, categories),
    ...unlikeNamed(definition, asked),
  );
  if (errors.length > 0) failFields(inWords(errors, definition, texts));
  return asked;
}

export interface FormCheck {
  definition: FormDefinition;
  data: Record<string, unknown>;
  texts: Texts;
  today: string;
  /** The parent of each training category by its code, "" for those that have none. */
  categories: ReadonlyMap<string, string>;
}

/** The day of a moment in a time zone, yyyy-MM-dd. */
export function dayIn(timeZone: string, moment: Date): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(
    moment,
  );
}

/**
 * Site forms may differ by tenant; those of the product are shared by nearly all. Keyed by what names the validator.
 */
const validators = new LRUCache<string, ValidateFunction>({ max: 200 });

function validatorOf(definition: FormDefinition): ValidateFunction {
  const known = validators.get(definition.validator);
  if (known) return known;
  const made = createAjv(formats, { validateSchema: false }).compile(definition.schema);
  validators.set(definition.validator, made);
  return made;
}

/** Answers to what the form asks for, and the fields that receive the last code of a path (`last`). Text is trimmed. */
function pickAsked(definition: FormDefinition, data: Record<string, unknown>): Record<string, unknown> {
  const given = Object.entries(data).flatMap(([name, value]): [string, unknown][] =>
    value === undefined || value === null ? [] : [[name, typeof value === "string" ? value.trim() : value]],
  );
  const asked = pickAnswers(definition.schema, Object.fromEntries(given));
  for (const [name, value] of Object.entries(asked)) {
    const { last } = optionsOf(definition, name);
    if (typeof last === "string" && Array.isArray(value)) asked[last] = value.at(-1);
  }
  return asked;
}

const offsets: Record<string, number> = { yesterday: -1, today: 0, tomorrow: 1 };

/** "From yesterday on" moves with the days, so it is an option of the field and not in its schema. */
function tooEarly(definition: FormDefinition, data: Record<string, unknown>, today: string): ErrorObject[] {
  return Object.entries(data).flatMap(([name, value]) => {
    const { earliest } = optionsOf(definition, name);
    if (typeof earliest !== "string" || typeof value !== "string") return [];
    const offset = offsets[earliest];
    const first =
      offset === undefined
        ? earliest
        : new Date(Date.parse(`${today}T00:00:00Z`) + offset * 86_400_000).toISOString().slice(0, 10);
    return value >= first
      ? []
      : [{ instancePath: `/${name}`, keyword: "earliest", schemaPath: "", params: { limit: first } }];
  });
}

/**
 * A field that offers an enumeration takes its codes; one that offers the tree of categories takes a whole path through
 * it, to its end.
 */
function notOffered(
  definition: FormDefinition,
  data: Record<string, unknown>,
  categories: ReadonlyMap<string, string>,
): ErrorObject[] {
  const parents = new Set(categories.values());
  return Object.entries(data).flatMap(([name, value]) => {
    const { widget, enumName, tree } = optionsOf(definition, name);
    const codes =
      widget === "enumeration" && typeof enumName === "string" && Object.hasOwn(enums, enumName)
        ? Object.values(Reflect.get(enums, enumName) as object)
        : undefined;
    const isPath = widget === "category" && tree === undefined;
    const isOffered = codes
      ? codes.includes(value)
      : !isPath ||
        (Array.isArray(value) &&
          value.every((code, place) => categories.get(code) === (value[place - 1] ?? "")) &&
          !parents.has(value.at(-1)));
    return isOffered ? [] : [{ instancePath: `/${name}`, keyword: "enum", schemaPath: "", params: {} }];
  });
}

/** Rules that the form names (`check`): plates, identity cards and the like. */
function unlikeNamed(definition: FormDefinition, data: Record<string, unknown>): ErrorObject[] {
  return Object.entries(data).flatMap(([name, value]) => {
    const { check } = optionsOf(definition, name);
    if (typeof value !== "string" || typeof check !== "string" || !Object.hasOwn(namedPatterns, check)) return [];
    return namedPatterns[check as NamedPattern](value)
      ? []
      : [{ instancePath: `/${name}`, keyword: check, schemaPath: "", params: {} }];
  });
}

/** One message a field, in the words of the form file; where it says nothing, those of the API. */
function inWords(errors: readonly ErrorObject[], { messages = {} }: FormDefinition, texts: Texts): FieldFault[] {
  const byField = new Map<string, string>();
  for (const { keyword, instancePath, params } of errors) {
    // A condition reports itself beside what is wrong inside it.
    if (keyword === "if") continue;
    const missing: unknown = params["missingProperty"];
    const path = [...instancePath.split("/").slice(1), ...(typeof missing === "string" ? [missing] : [])].join(".");
    if (byField.has(path)) continue;
    const key =
      messages[path]?.[keyword] ??
      [`error.field.${keyword}`, `form.theme.error.${keyword}`].find((one) => texts.lookup(one) !== undefined) ??
      "error.field.other";
    byField.set(
      path,
      texts.lookup(key) === undefined ? texts.t("error.field.other") : texts.say(key, numbersOf(params)),
    );
  }
  return [...byField].map(([path, message]) => ({ path, message }));
}

function numbersOf(params: Record<string, unknown>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(params).filter((entry): entry is [string, string | number] =>
      ["string", "number"].includes(typeof entry[1]),
    ),
  );
}

function optionsOf({ uiSchema }: FormDefinition, name: string): Record<string, unknown> {
  const field = uiSchema?.[name];
  if (!isObject(field)) return {};
  return {
    widget: field["ui:widget"],
    earliest: field["ui:earliest"],
    last: field["ui:last"],
    check: field["ui:check"],
    ...(isObject(field["ui:options"]) ? field["ui:options"] : {}),
  };
}
