import { exampleNumber } from "./examples/numbers.ts";
import { exampleText } from "./examples/texts.ts";
import { isObject, type JsonObject } from "../../shared/json.ts";

export interface ExampleOptions {
  /** The schemas that references lead to, by name: `$defs` of the bundle. */
  definitions: Readonly<Record<string, unknown>>;
  /** "zh-CN", or another language for English words. */
  locale: string;
  /** The day that times lie around, as 2027-01-31. */
  today: string;
}

/** How many entries an example list has, unless its schema says otherwise. */
export const exampleEntries = 4;

/**
 * Made-up data of a schema, such as an operation's reply: plausible by the names of its fields, the same every time,
 * and valid by the schema. Lists have a few entries that differ. What may be left out is there too, but not endlessly.
 *
 * @example exampleOf("ListOrdersReply", { definitions: bundle.$defs, locale: "zh-CN", today: "2027-01-31" })
 */
export function exampleOf(definition: string, options: ExampleOptions): unknown {
  return exampleValue({ $ref: `#/$defs/${definition}` }, { ...options, name: "", title: "", index: 0, within: [] });
}

/** Where in the example a value stands. */
export interface ExamplePlace extends ExampleOptions {
  /** Name of the nearest property. */
  name: string;
  /** Name of the nearest definition. */
  title: string;
  /** Which entry of the nearest list it is in, from 0. */
  index: number;
  /** The definitions that it is in, so that one that holds itself ends. */
  within: readonly string[];
}

/** Thrown inside where a definition holds itself, and caught where it can be left out. */
const endless = Symbol("endless");

function exampleValue(schema: unknown, place: ExamplePlace): unknown {
  if (!isObject(schema)) return null;
  const ref = schema["$ref"];
  if (typeof ref === "string") {
    const title = ref.slice(ref.lastIndexOf("/") + 1);
    if (place.within.filter((one) => one === title).length > (title.startsWith("Rich") ? 0 : 1)) throw endless;
    return exampleValue(place.definitions[title], { ...place, title, within: [...place.within, title] });
  }
  if ("const" in schema) return schema["const"];
  if (Array.isArray(schema["enum"])) return schema["enum"][place.index % schema["enum"].length];
  for (const many of ["oneOf", "anyOf"] as const)
    if (Array.isArray(schema[many])) return exampleOfMany(schema[many], place);
  const type = Array.isArray(schema["type"]) ? schema["type"][0] : schema["type"];
  if (type === "object" || schema["properties"]) return exampleObject(schema, place);
  if (type === "array") return exampleList(schema, place);
  if (type === "integer" || type === "number") return exampleNumber(schema, place);
  if (type === "boolean") return place.index % 2 === 1;
  return type === "string" ? exampleText(schema, place) : null;
}

/**
 * Enumerations take turns; of other kinds of thing the first that comes to an end is taken, so that nothing is nothing
 * where that may be.
 */
function exampleOfMany(kinds: readonly unknown[], place: ExamplePlace): unknown {
  if (kinds.every((kind) => isObject(kind) && "const" in kind))
    return exampleValue(kinds[place.index % kinds.length], place);
  for (const kind of kinds) {
    const made = orNothing(() => exampleValue(kind, place));
    if (made !== undefined) return made;
  }
  throw endless;
}

function exampleObject(schema: JsonObject, place: ExamplePlace): JsonObject {
  const made: JsonObject = {};
  const required = Array.isArray(schema["required"]) ? schema["required"] : [];
  for (const [name, inner] of Object.entries(isObject(schema["properties"]) ? schema["properties"] : {})) {
    // Words of an example are plain: in every way at once they would be hard to read.
    if (name === "marks") continue;
    const make = () => exampleValue(inner, { ...place, name });
    const value = required.includes(name) ? make() : orNothing(make);
    if (value !== undefined) made[name] = value;
  }
  return counted(made);
}

/** A page of a list is its only one. */
function counted(made: JsonObject): JsonObject {
  if (!Array.isArray(made["list"]) || typeof made["totalCount"] !== "number") return made;
  return { ...made, totalCount: made["list"].length, ...("totalPage" in made ? { totalPage: 1, pageCurrent: 1 } : {}) };
}

function exampleList(schema: JsonObject, place: ExamplePlace): unknown[] {
  const least = typeof schema["minItems"] === "number" ? schema["minItems"] : 0;
  const most = typeof schema["maxItems"] === "number" ? schema["maxItems"] : exampleEntries;
  // Inside lists, shorter ones: a tree of four by four by four is nothing to look at.
  const wanted = place.within.length > 2 ? 2 : exampleEntries;
  const entries: unknown[] = [];
  for (let index = 0; index < Math.max(least, Math.min(most, wanted)); index += 1) {
    const entry = orNothing(() => exampleValue(schema["items"], { ...place, index }));
    if (entry !== undefined) entries.push(entry);
  }
  return entries;
}

function orNothing(make: () => unknown): unknown {
  try {
    return make();
  } catch (error) {
    if (error !== endless) throw error;
    return undefined;
  }
}
