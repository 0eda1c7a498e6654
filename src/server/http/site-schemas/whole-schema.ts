import type schemas from "../../../generated/site-schemas.json";

type Stored = typeof schemas;

/** The documents that there are schemas of. */
export type SchemaName = Exclude<keyof Stored, "$defs">;

/** The schema of a document, whole in itself: with the definitions that the stored one only names. */
export function wholeSchema(stored: Stored, name: SchemaName): object {
  const schema = stored[name];
  if (!Array.isArray(schema.$defs)) return schema;
  const shared: Readonly<Record<string, unknown>> = stored.$defs;
  return { ...schema, $defs: Object.fromEntries(schema.$defs.map((one: string) => [one, shared[one]])) };
}

export function schemaNames(stored: Stored): SchemaName[] {
  return (Object.keys(stored) as (keyof Stored)[]).filter((name) => name !== "$defs");
}
