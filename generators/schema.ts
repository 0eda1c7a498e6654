/** A JSON Schema (2020-12) as far as the generator looks into it. */
export interface Schema {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  contentMediaType?: string;
  [keyword: string]: unknown;
}

const holdsOne = new Set(["items", "additionalProperties", "propertyNames", "not", "if", "then", "else"]);
const holdsList = new Set(["anyOf", "oneOf", "allOf"]);
const holdsMap = new Set(["properties", "$defs"]);

/** The schema with `change` applied to each schema directly inside it; the given schema is not touched. */
export function mapInside(schema: Schema, change: (inner: Schema, place: string[]) => Schema): Schema {
  const result: Schema = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (holdsOne.has(keyword) && isSchema(value)) result[keyword] = change(value, [keyword]);
    else if (holdsList.has(keyword) && Array.isArray(value))
      result[keyword] = value.map((inner: Schema, index) => change(inner, [keyword, String(index)]));
    else if (holdsMap.has(keyword) && isSchema(value)) {
      result[keyword] = Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [name, isSchema(inner) ? change(inner, [keyword, name]) : inner]),
      );
    } else result[keyword] = value;
  }
  return result;
}

/** Calls `visit` for the schema and every schema inside it, with its JSON pointer. */
export function walk(schema: Schema, visit: (schema: Schema, pointer: string) => void, pointer = ""): void {
  visit(schema, pointer);
  mapInside(schema, (inner, place) => {
    walk(inner, visit, pointer + place.map((step) => `/${escapePointer(step)}`).join(""));
    return inner;
  });
}

/** JSON Schema's if/then/else. */
export function when(condition: Schema, schema: Schema, otherwise?: Schema): Schema {
  // oxlint-disable-next-line unicorn/no-thenable -- the keyword is JSON Schema's; nothing awaits a schema
  return { if: condition, then: schema, ...(otherwise ? { else: otherwise } : {}) };
}

/** Whether a value can be a schema with keywords (a boolean schema has none). */
export function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** One step of a JSON pointer (RFC 6901). */
export function escapePointer(step: string): string {
  return step.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** Whether a value is a file, which no JSON can hold. */
export function isFile(schema: Schema): boolean {
  return schema.contentMediaType !== undefined;
}
