interface Schema {
  anyOf?: readonly { $ref?: string }[];
  required?: readonly string[];
  properties?: Record<string, object>;
}

interface Bundle {
  $defs: Record<string, object>;
}

/** What says which alternative a value is: the type of a node, what an action does. */
const TAGS = ["type", "do"] as const;

/**
 * The same schemas, with alternatives that a member tells apart checked by it alone. As plain alternatives a formula
 * that is too long would be refused by the first of all other kinds of nodes, which do not know its members.
 */
export function tellApart<Given extends Bundle>(bundle: Given): Given {
  const defs = Object.entries(bundle.$defs).map(([name, schema]) => [name, byTag(schema, bundle.$defs)]);
  return { ...bundle, $defs: Object.fromEntries(defs) };
}

function byTag(schema: Schema, defs: Bundle["$defs"]): object {
  const { anyOf, ...rest } = schema;
  const kinds = anyOf?.map(({ $ref }) => ($ref === undefined ? undefined : (defs[$ref.slice(8)] as Schema)));
  const tag = kinds && TAGS.find((one) => kinds.every((kind) => isTagged(kind, one)));
  return tag === undefined ? schema : { ...rest, type: "object", discriminator: { propertyName: tag }, oneOf: anyOf };
}

function isTagged(kind: Schema | undefined, tag: string): boolean {
  const value = kind?.properties?.[tag];
  return kind?.required?.includes(tag) === true && value !== undefined && ("const" in value || "enum" in value);
}
