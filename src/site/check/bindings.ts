import { isBinding } from "../compile/bindings.ts";
import { bindingRoots, type BindingRoot } from "../compile/scope.ts";
import type { Path, Report } from "./finding.ts";
import { misfit, propertyOf, resolveSchema, type Definitions, type Schema } from "./schema.ts";
import { suggest } from "./suggest.ts";

/** What bindings may read at one place of a document: the schema of each root that is there. */
export type Roots = Partial<Readonly<Record<BindingRoot, Schema>>>;

/** What is known where a binding stands. */
export interface BindingPlace {
  path: Path;
  roots: Roots;
  definitions: Definitions;
  report: Report;
}

/**
 * Checks a binding: that its root is known and there, that its path leads somewhere, and that what it gives is taken.
 */
export function checkBinding(binding: unknown, wanted: Schema, place: BindingPlace): void {
  if (!isBinding(binding) || typeof binding.$bind !== "string") return;
  const offered = schemaAt(binding.$bind, { ...place, path: [...place.path, "$bind"] });
  if (!offered) return;
  const given: Schema = binding.as === undefined ? offered : { type: binding.as };
  const problem = misfit({ offered: given, wanted, definitions: place.definitions });
  if (problem !== undefined)
    place.report({ path: place.path, key: "binding.misfit", values: { path: binding.$bind, why: problem } });
}

/** The schema of what a path reads; undefined, and reported, when it leads nowhere. */
export function schemaAt(written: string, { path, roots, definitions, report }: BindingPlace): Schema | undefined {
  const [root = "", ...names] = written.split(".");
  const start = isRoot(root) ? roots[root] : undefined;
  if (!start) {
    report({
      path,
      key: isRoot(root) ? "binding.notHere" : "binding.noRoot",
      values: { root },
      ...suggest(
        root,
        bindingRoots.filter((name) => roots[name]),
      ),
    });
    return undefined;
  }
  return fieldOf(start, { root, names }, { path, definitions, report });
}

/** The schema of a field of `root`, one inside the other; undefined, and reported, where there is none. */
export function fieldOf(
  start: Schema,
  { root, names }: { root: string; names: readonly string[] },
  { path, definitions, report }: Omit<BindingPlace, "roots">,
): Schema | undefined {
  let schema = start;
  let way = root;
  for (const name of names) {
    const found = propertyOf(resolveSchema(schema, definitions), name);
    if ("missing" in found) {
      report({ path, key: "binding.noName", values: { path: way, name }, ...suggest(name, found.missing) });
      return undefined;
    }
    schema = found.schema;
    way = `${way}.${name}`;
  }
  return schema;
}

function isRoot(name: string): name is BindingRoot {
  return (bindingRoots as readonly string[]).includes(name);
}
