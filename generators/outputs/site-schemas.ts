import { referenced, type Definitions } from "../model/bundle.ts";
import type { BlockSource } from "../read/sources.ts";
import { mapInside, walk, type Schema } from "../schema.ts";
import { withBlocks } from "../validators/block-documents.ts";
import { formDocumentSchema } from "./form-schema.ts";
import type { Output } from "./output.ts";

/** Name of the published schema → definition of the document. */
const documents: Record<string, string> = { screen: "ScreenDocument", layout: "LayoutDocument", site: "SiteSettings", nav: "NavSettings", theme: "ThemeDocument" };

/**
 * `site-schemas.json`: the schema of each document of a site, whole in itself, for editors to complete and explain by.
 * Documents are patches: nothing is needed in them, and null, which removes, may stand at any name. What a site needs once
 * it is merged is the checker's to say.
 */
export function siteSchemasOutput(definitions: Definitions, blocks: readonly BlockSource[]): Output {
  const all = withBlocks(definitions, blocks);
  const present = Object.entries(documents).filter(([, definition]) => Object.hasOwn(all, definition));
  const rows = present.map(([name, definition]) => `  ${JSON.stringify(name)}: ${JSON.stringify(published(name, definition, all))}`);
  if (present.length > 0) rows.push(`  "form": ${JSON.stringify(formDocumentSchema())}`);
  return { path: "site-schemas.json", text: `{\n${rows.join(",\n")}\n}\n` };
}

function published(name: string, definition: string, all: Definitions): Schema {
  const { title: _, ...root } = asPatch(all[definition] ?? {});
  const needed = [...namesFrom(all[definition] ?? {}, all)].toSorted();
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: `${name}.json`,
    ...root,
    properties: { $schema: { description: "Where this schema is, for editors.", type: "string" }, ...root.properties },
    $defs: Object.fromEntries(needed.map((one) => [one, asPatch(all[one] ?? {})])),
  };
}

/** Every definition that a schema needs. */
function namesFrom(schema: Schema, all: Definitions, found = new Set<string>()): Set<string> {
  walk(schema, (inner) => {
    const name = referenced(inner);
    if (name === undefined || found.has(name)) return;
    found.add(name);
    namesFrom(all[name] ?? {}, all, found);
  });
  return found;
}

/** The schema without what must be there, and with null at every name. Conditions, which only tell cases apart, stay as they are. */
function asPatch(schema: Schema): Schema {
  const { required: _, minProperties: __, ...rest } = schema;
  return mapInside(rest, (inner, [keyword]) => {
    if (keyword === "if" || keyword === "propertyNames" || keyword === "not") return inner;
    const patch = asPatch(inner);
    return (keyword === "properties" || keyword === "additionalProperties") && !("const" in patch) ? orNull(patch) : patch;
  });
}

function orNull(schema: Schema): Schema {
  const { description, title: _, ...rest } = schema;
  const { type } = rest;
  if (Object.keys(rest).length === 0) return schema;
  if (type !== undefined && !rest.enum && !rest.anyOf && !rest.allOf) return { ...schema, type: [...new Set([type, "null"].flat())] };
  return { ...(description === undefined ? {} : { description }), anyOf: [rest, { type: "null" }] };
}
