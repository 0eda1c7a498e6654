import { routeSchema, siteSchema, viewerSchema } from "../../../site/check/roots.ts";
import { nameOfRef, resolveSchema, type Definitions, type Schema } from "../../../site/check/schema.ts";

interface Roots {
  /** The `{names}` of the page's address. */
  params: readonly string[];
  /** What the page reads, by its name. */
  data: Readonly<Record<string, Schema>>;
  definitions: Definitions;
}

/**
 * The paths that bindings and conditions of a page may read, the nearest first: what a person would look for. Entries of
 * lists have numbers and are left out.
 */
export function bindingPaths({ params, data, definitions }: Roots): string[] {
  const dataRoot: Schema = { type: "object", properties: data };
  const roots: Record<string, Schema> = {
    data: dataRoot,
    site: siteSchema,
    route: routeSchema(params),
    viewer: viewerSchema,
  };
  return Object.entries(roots).flatMap(([root, schema]) => below(root, schema, { definitions, depth: 0 }));
}

function below(
  path: string,
  schema: Schema,
  { definitions, depth }: { definitions: Definitions; depth: number },
): string[] {
  if (depth > MAX_DEPTH || nameOfRef(schema.$ref ?? "") === "RichText") return [];
  return Object.entries(resolveSchema(schema, definitions).properties ?? {}).flatMap(([name, inner]) => [
    `${path}.${name}`,
    ...below(`${path}.${name}`, inner, { definitions, depth: depth + 1 }),
  ]);
}

/** `data.courses.list` and what lies beside it; deeper ones are written by whoever knows them. */
const MAX_DEPTH = 2;
