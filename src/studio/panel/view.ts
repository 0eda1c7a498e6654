import type { Schema } from "../../site/check/schema.ts";

/** A property as RJSF sees it: an object with properties, or something whose schema is ours alone. */
export interface View {
  type?: "object";
  properties?: Record<string, View>;
  required?: string[];
  /** The schema as the site language has it. */
  "x-schema"?: Schema;
}

/**
 * The schema of an object as RJSF draws it: what its properties are inside is kept from it, because a value may be a
 * binding or a text at any depth, and RJSF would make of it what the schema of the finished value says.
 */
export function viewOf(schema: Schema): View {
  const { properties = {}, required = [] } = schema;
  return {
    type: "object",
    required,
    properties: Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, { "x-schema": inner }])),
  };
}
