import type { Roots } from "../../site/check/bindings.ts";
import { misfit, resolveSchema, typesOf, type Definitions, type Schema } from "../../site/check/schema.ts";
import { bindingRoots } from "../../site/compile/scope.ts";

/** A value that a binding can read. */
export interface KnownPath {
  /** As it is written: `data.courses.list`. */
  path: string;
  schema: Schema;
}

interface Asked {
  roots: Roots;
  definitions: Definitions;
  /** What is wanted there; without it any value. */
  wanted?: Schema | undefined;
}

/** How many names deep values are looked for behind a root; further in there are only parts of records. */
const deepest = 3;

/**
 * Every value that the schemas of the roots know, in their order: of those that fit what is wanted. Entries of lists
 * are left out.
 */
export function knownPaths({ roots, definitions, wanted }: Asked): KnownPath[] {
  const found: KnownPath[] = [];
  const visit = (path: string, written: Schema, depth: number): void => {
    const schema = resolveSchema(written, definitions);
    if (depth > 0 && fits(written, wanted, definitions)) found.push({ path, schema: written });
    if (depth >= deepest) return;
    for (const [name, inner] of Object.entries(schema.properties ?? {})) visit(`${path}.${name}`, inner, depth + 1);
  };
  for (const root of bindingRoots) {
    const schema = roots[root];
    if (schema) visit(root, schema, 0);
    if (schema && (root === "item" || root === "form") && fits(schema, wanted, definitions))
      found.push({ path: root, schema });
  }
  return found;
}

/** The schema of what a path reads; undefined when it leads nowhere that is known. */
export function schemaOf(path: string, { roots, definitions }: Asked): Schema | undefined {
  const [root = "", ...names] = path.split(".");
  let schema = (roots as Record<string, Schema | undefined>)[root];
  for (const name of names) {
    const known = resolveSchema(schema, definitions);
    const more = known.additionalProperties;
    schema = known.properties?.[name] ?? (typeof more === "object" ? more : undefined) ?? known.items;
    if (!schema) return undefined;
  }
  return schema;
}

/**
 * Objects count only where an object is wanted: a page has hundreds of values, and most of them are of no use there.
 */
function fits(offered: Schema, wanted: Schema | undefined, definitions: Definitions): boolean {
  const types = typesOf(resolveSchema(offered, definitions), definitions);
  if (!wanted) return !types.has("object");
  const taken = typesOf(resolveSchema(wanted, definitions), definitions);
  if (
    taken.size > 0 &&
    types.size > 0 &&
    [...types].every((type) => type === "object" || type === "array") &&
    ![...taken].some((type) => types.has(type))
  )
    return false;
  return misfit({ offered, wanted, definitions }) === undefined;
}
