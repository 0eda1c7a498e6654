import { propertyOf, type Schema } from "../check/schema.ts";
import { isObject } from "../../shared/json.ts";
import { isSame } from "../../shared/same.ts";

interface Comparison {
  /** Of the property. */
  schema: Schema;
  /** Whether words are looks, too. */
  words: boolean;
}

/**
 * Whether two values of a property differ in nothing but words (`x-accepts: text`) and in which of its looks it has
 * (`enum`):
 * in what people see, and not in what is done.
 */
export function differsInLooks(one: unknown, other: unknown, { schema, words }: Comparison): boolean {
  if (isSame(one, other) || (words && schema["x-accepts"] === "text")) return true;
  if (schema.enum && schema.enum.includes(one)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return (
      one.length === other.length &&
      one.every((entry, index) => differsInLooks(entry, other[index], { schema: schema.items ?? {}, words }))
    );
  }
  if (!isObject(one) || !isObject(other) || schema.properties === undefined) return false;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => {
    const property = propertyOf(schema, name);
    return "schema" in property && differsInLooks(own(one, name), own(other, name), { schema: property.schema, words });
  });
}

function own(value: object, name: string): unknown {
  return Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
}
