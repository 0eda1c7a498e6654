/** A property of a block, as its schema says. */
export interface Property {
  /** Path with dots; entries of a list have no name of their own: `items.label`. */
  path: string;
  /** The English sentence of the schema. */
  description?: string;
  /** The values that it may have, of the property itself or of the entries of its list. */
  choices: readonly (string | number)[];
  /** The product's enumeration that it takes, such as CourseCategoryEnum. */
  enumeration?: string;
  schema: PropertySchema;
  isRequired: boolean;
}

/** The part of a property's schema that is looked at here. */
export interface PropertySchema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  enum?: unknown[];
  default?: unknown;
  items?: PropertySchema;
  properties?: Record<string, PropertySchema>;
  required?: string[];
  "x-accepts"?: "text" | "address" | "field" | "event" | "frame" | "video";
  [keyword: string]: unknown;
}

/** What has properties: the props of a block, or an object in them. */
export interface HasProperties {
  properties?: Record<string, object>;
  required?: string[];
}

/** The property at a path such as `items.label`; undefined where there is none. */
export function propertyAt(props: HasProperties, path: string): Property | undefined {
  return propertiesOf(props).find((property) => property.path === path);
}

/**
 * All properties of a block that its own schema writes, nested ones after the one they are in. Entities are not looked
 * into.
 */
export function propertiesOf(props: HasProperties, before = ""): Property[] {
  return Object.entries(props.properties ?? {}).flatMap(([name, inner]) => {
    const schema = inner as PropertySchema;
    const path = `${before}${name}`;
    const own: Property = {
      path,
      choices: choicesOf(schema),
      schema,
      isRequired: props.required?.includes(name) ?? false,
    };
    if (schema.description !== undefined) own.description = schema.description;
    const enumeration = enumerationOf(schema);
    if (enumeration !== undefined) own.enumeration = enumeration;
    return [own, ...propertiesOf(schema, `${path}.`), ...propertiesOf(schema.items ?? {}, `${path}.`)];
  });
}

function choicesOf(schema: PropertySchema): (string | number)[] {
  const values = schema.enum ?? schema.items?.enum ?? [];
  return values.filter((value): value is string | number => typeof value === "string" || typeof value === "number");
}

function enumerationOf(schema: PropertySchema): string | undefined {
  return /^#\/\$defs\/(\w+Enum)$/.exec(schema.$ref ?? schema.items?.$ref ?? "")?.[1];
}
