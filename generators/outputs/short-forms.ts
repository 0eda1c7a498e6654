import { referenced, type Definitions } from "../model/bundle.ts";
import { mapInside, type Schema } from "../schema.ts";

const reference = (name: string): Schema => ({ $ref: `#/$defs/${name}` });
const byLanguage = (said: Schema): Schema => ({
  type: "object",
  description: "The text in each language.",
  propertyNames: { pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$" },
  additionalProperties: said,
});
const words: Schema = { type: "string", description: "In the site's default language." };
const document: Schema = { anyOf: [reference("RichText"), words] };

/** A rich text as documents write it: a document or a string, or either by language. */
export const wordedRichText: Schema = {
  anyOf: [
    ...(document.anyOf ?? []),
    byLanguage(document),
    { type: "object", additionalProperties: false, properties: { text: byLanguage(document) } },
  ],
};

/**
 * The definitions with what documents may write shorter than it is kept (`src/site/check/short-forms`): a text as a
 * string or by language, and a list where entries have an order.
 */
export function withShortForms(all: Definitions): Definitions {
  const ordered = new Set(
    Object.keys(all).filter((name) => name === "BlockPlacement" || all[name]?.properties?.["order"] !== undefined),
  );
  const short = Object.entries(all).map(([name, schema]): [string, Schema] => {
    if (name === "Text")
      return [name, { ...schema, anyOf: [...(schema.anyOf ?? []), words, reference("TextByLanguage")] }];
    return [name, withLists(ordered.has(name) ? withKey(schema) : schema, ordered)];
  });
  return all["Text"] ? { ...Object.fromEntries(short), TextByLanguage: byLanguage({ type: "string" }) } : all;
}

const key: Schema = {
  description: "In a list: the name of the entry, by which others change it.",
  type: "string",
  pattern: "^[A-Za-z][A-Za-z0-9_-]*$",
};

function withKey(schema: Schema): Schema {
  if (schema.oneOf) return { ...schema, oneOf: schema.oneOf.map(withKey) };
  return schema.properties ? { ...schema, properties: { key, ...schema.properties } } : schema;
}

/** A map of entries with an order, or the list of them. */
function withLists(schema: Schema, ordered: ReadonlySet<string>): Schema {
  return mapInside(schema, (inner, [keyword]) => {
    const entry = typeof inner.additionalProperties === "object" ? inner.additionalProperties : undefined;
    if (keyword !== "properties" || !entry || !ordered.has(referenced(entry) ?? "")) return inner;
    const { description, ...map } = inner;
    const list: Schema = { type: "array", items: entry, description: "All of them, in their order." };
    return { ...(description === undefined ? {} : { description }), anyOf: [map, list] };
  });
}
