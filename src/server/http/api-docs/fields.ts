/** As much of a JSON Schema as the page shows. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  contentMediaType?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: (Schema & { const?: unknown })[];
  enum?: unknown[];
  const?: unknown;
}

export interface Field {
  /** `list[].courseName` */
  path: string;
  type: string;
  required: boolean;
  description: string;
}

/** Everything that a schema has in it, one line a field, two levels deep; a type that is met again is only named. */
export function fieldsOf({ schema, schemas }: { schema: Schema; schemas: Record<string, Schema> }): Field[] {
  return walk({ schema, schemas, prefix: "", seen: [] });
}

const MAX_LEVELS = 3;

function walk({
  schema,
  schemas,
  prefix,
  seen,
}: {
  schema: Schema;
  schemas: Record<string, Schema>;
  prefix: string;
  seen: string[];
}): Field[] {
  const whole = resolve(schema, schemas);
  return Object.entries(whole.properties ?? {}).flatMap(([name, property]) => {
    const path = prefix + name;
    const resolved = resolve(property, schemas);
    const inner = resolved.items ? resolve(resolved.items, schemas) : resolved;
    const innerName = schemaNameOf(resolved.items ?? property);
    const field: Field = {
      path,
      type: typeOf(property, schemas),
      required: whole.required?.includes(name) ?? false,
      description: property.description ?? resolved.description ?? "",
    };
    const again = innerName !== undefined && seen.includes(innerName);
    if (!inner.properties || again || seen.length >= MAX_LEVELS) return [field];
    const below = walk({
      schema: inner,
      schemas,
      prefix: `${path}${resolved.items ? "[]" : ""}.`,
      seen: [...seen, innerName ?? path],
    });
    return [field, ...below];
  });
}

function typeOf(schema: Schema, schemas: Record<string, Schema>): string {
  const resolved = resolve(schema, schemas);
  if (resolved.items) return `${typeOf(resolved.items, schemas)}[]`;
  if (resolved.contentMediaType) return "file";
  const choices =
    resolved.enum ?? resolved.oneOf?.map((choice) => choice.const).filter((choice) => choice !== undefined);
  if (choices && choices.length > 0) return choices.map((choice) => JSON.stringify(choice)).join(" | ");
  return schemaNameOf(schema) ?? (Array.isArray(resolved.type) ? resolved.type.join(" | ") : (resolved.type ?? ""));
}

function resolve(schema: Schema, schemas: Record<string, Schema>): Schema {
  const name = schemaNameOf(schema);
  // A reply may be nothing but the name of an entity, and that of another.
  return name === undefined ? schema : resolve(schemas[name] ?? {}, schemas);
}

function schemaNameOf(schema: Schema): string | undefined {
  return schema.$ref?.split("/").at(-1);
}
