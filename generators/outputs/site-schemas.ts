import { referenced, type Definitions } from "../model/bundle.ts";
import { documentDefinitions } from "../../src/site/document/definitions.ts";
import type { Operation } from "../model/operation.ts";
import type { BlockSource } from "../read/sources.ts";
import { mapInside, walk, type Schema } from "../schema.ts";
import { editorDefinitions } from "./editor-definitions.ts";
import { formDocumentSchema } from "./form-schema.ts";
import type { Output } from "./output.ts";

/**
 * `site-schemas.json`: the schema of each document of a site, for editors to complete and explain by. What several of
 * them need is in it once: `$defs` of a document are names of those of the file, and whoever gives one out puts them in.
 * Documents are patches: nothing is needed in them, and null, which removes, may stand at any name. What a site needs
 * once it is merged is the checker's to say.
 */
export function siteSchemasOutput({ definitions, blocks, operations, layouts = {}, words = {} }: SiteSchemas): Output {
  const all = withExamples(editorDefinitions({ definitions, blocks, operations }), layouts);
  const present = Object.entries(documentDefinitions).filter(([, definition]) => Object.hasOwn(all, definition));
  const rows = present.map(
    ([name, definition]) => `  ${JSON.stringify(name)}: ${JSON.stringify(published(name, definition, all))}`,
  );
  if (present.length > 0) rows.push(`  "form": ${JSON.stringify(formDocumentSchema(words))}`);
  const needed = new Set(present.flatMap(([, definition]) => [...namesFrom(all[definition] ?? {}, all)]));
  const shared = Object.fromEntries([...needed].toSorted().map((name) => [name, asPatch(all[name] ?? {})]));
  rows.unshift(`  "$defs": ${JSON.stringify(shared)}`);
  return { path: "site-schemas.json", text: `{\n${rows.join(",\n")}\n}\n` };
}

interface SiteSchemas {
  /** What widgets and options of forms are for: src/locales/docs, in the language of the schemas. */
  words?: Readonly<Record<string, string>> | undefined;
  definitions: Definitions;
  blocks: readonly BlockSource[];
  operations: readonly Operation[];
  /** The layouts of the default site by name: their names and slots are proposed, though a site may have others. */
  layouts?: Readonly<Record<string, { slots?: object }>>;
}

/** What can be written at `layout` and `in` is not all known; what the default site has is proposed. */
function withExamples(all: Definitions, layouts: NonNullable<SiteSchemas["layouts"]>): Definitions {
  const slots = [...new Set(Object.values(layouts).flatMap((layout) => Object.keys(layout.slots ?? {})))].toSorted();
  const examples: Record<string, string[]> = { in: slots, layout: Object.keys(layouts), extends: Object.keys(layouts) };
  const places = new Set(["BlockPlacement", "ScreenDocument", "LayoutDocument"]);
  const propose = (schema: Schema): Schema =>
    mapInside(schema, (inner, [keyword, name = ""]) => {
      const proposed = keyword === "properties" ? examples[name] : undefined;
      return proposed && proposed.length > 0
        ? { ...inner, examples: proposed }
        : keyword === "oneOf"
          ? propose(inner)
          : inner;
    });
  return Object.fromEntries(
    Object.entries(all).map(([name, schema]) => [name, places.has(name) ? propose(schema) : schema]),
  );
}

function published(name: string, definition: string, all: Definitions): object {
  const { title: _, ...root } = asPatch(all[definition] ?? {});
  const needed = [...namesFrom(all[definition] ?? {}, all)].toSorted();
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: `${name}.json`,
    ...root,
    properties: { $schema: { description: "Where this schema is, for editors.", type: "string" }, ...root.properties },
    $defs: needed,
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

/**
 * The schema without what must be there, and with null at every name. What tells the alternatives of a union apart has
 * to be there, and steps of an action are written whole.
 */
function asPatch(schema: Schema): Schema {
  const { required, minProperties: _, ...rest } = schema;
  const isApart = Object.values(rest.properties ?? {}).some((inner) => "const" in inner);
  const needed = (required ?? []).filter((name) => isApart && "const" in (rest.properties?.[name] ?? {}));
  return mapInside({ ...rest, ...(needed.length > 0 ? { required: needed } : {}) }, (inner, [keyword]) => {
    if (keyword === "propertyNames" || keyword === "not") return inner;
    const patch = asPatch(inner);
    return (keyword === "properties" || keyword === "additionalProperties") && !("const" in patch)
      ? orNull(patch)
      : patch;
  });
}

function orNull(schema: Schema): Schema {
  const { description, title: _, ...rest } = schema;
  const { type } = rest;
  if (Object.keys(rest).length === 0) return schema;
  if (rest.anyOf) return { ...schema, anyOf: [...rest.anyOf, { type: "null" }] };
  if (type !== undefined && !rest.enum && !rest.oneOf && !rest.allOf)
    return { ...schema, type: [...new Set([type, "null"].flat())] };
  return { ...(description === undefined ? {} : { description }), anyOf: [rest, { type: "null" }] };
}
