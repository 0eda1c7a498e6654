import { isObject } from "../../shared/json.ts";
import { typesInWords, type Told } from "./messages.ts";

/** A JSON Schema as the generated tables hold it, with references into one bundle. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  format?: string;
  "x-accepts"?: string;
  "x-site"?: boolean;
}

/** Schemas by name, as in bundle.json. */
export type Definitions = Readonly<Record<string, Schema>>;

/** The schema that a reference names, through any number of references; what cannot be found allows everything. */
export function resolveSchema(schema: Schema | undefined, definitions: Definitions): Schema {
  let found = schema ?? {};
  for (let step = 0; found.$ref !== undefined && step < 20; step += 1) found = definitions[nameOfRef(found.$ref)] ?? {};
  return found;
}

/** The last part of a reference: its name in the bundle. */
export function nameOfRef(reference: string): string {
  return reference.slice(reference.lastIndexOf("/") + 1);
}

/** A property of a schema. `missing` when the schema says that there is none of this name, with those there are. */
export function propertyOf(schema: Schema, name: string): { schema: Schema } | { missing: string[] } {
  const own = schema.properties;
  if (own && Object.hasOwn(own, name)) return { schema: own[name] ?? {} };
  if (typesOf(schema).has("array"))
    return name === "length" ? { schema: { type: "integer" } } : { schema: schema.items ?? {} };
  if (isObject(schema.additionalProperties)) return { schema: schema.additionalProperties as Schema };
  if (schema.additionalProperties === false && own) return { missing: Object.keys(own) };
  return { schema: {} };
}

/** The JSON types that a schema allows; none when it does not say. A union allows those of all its branches. */
export function typesOf(schema: Schema, definitions: Definitions = {}): Set<string> {
  const { type, anyOf, oneOf } = schema;
  if (type !== undefined) return new Set([type].flat());
  const values = "const" in schema ? [schema.const] : schema.enum;
  if (values) return new Set(values.map(typeOfValue));
  const branches = (anyOf ?? oneOf ?? []).map((branch) => typesOf(resolveSchema(branch, definitions), definitions));
  return branches.some((types) => types.size === 0) ? new Set() : new Set(branches.flatMap((types) => [...types]));
}

/** The JSON type of a value; whole numbers are integers. */
export function typeOfValue(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value === "number" && Number.isInteger(value) ? "integer" : typeof value;
}

/**
 * Why what a binding gives does not fit what is taken, in words; undefined when it fits or nothing can be said.
 * Compares types, and of objects and lists what is in them.
 */
export function misfit({ offered, wanted, definitions, depth = 0 }: Fitting): Told | undefined {
  if (offered.$ref !== undefined && offered.$ref === wanted.$ref) return undefined;
  const [from, to] = [resolveSchema(offered, definitions), resolveSchema(wanted, definitions)];
  const [given, taken] = [typesOf(from, definitions), typesOf(to, definitions)];
  if (given.size === 0 || taken.size === 0 || depth > 4) return undefined;
  if (![...given].some((type) => taken.has(type) || (type === "integer" && taken.has("number")))) {
    return { key: "misfit.type", values: { given: typesInWords(given), taken: typesInWords(taken) } };
  }
  if (from.items && to.items) return misfit({ offered: from.items, wanted: to.items, definitions, depth: depth + 1 });
  if (from.additionalProperties !== false || !from.properties) return undefined;
  const lacking = to.required?.find((name) => !from.properties?.[name]);
  if (lacking !== undefined) return { key: "misfit.lacks", values: { name: lacking } };
  for (const [name, property] of Object.entries(from.properties)) {
    const inner = misfit({ offered: property, wanted: to.properties?.[name] ?? {}, definitions, depth: depth + 1 });
    if (inner !== undefined) return { key: "misfit.of", values: { name, why: inner } };
  }
  return undefined;
}

interface Fitting {
  offered: Schema;
  wanted: Schema;
  definitions: Definitions;
  depth?: number;
}
