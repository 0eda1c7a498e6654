import { referenced, type Definitions } from "../model/bundle.ts";
import type { Schema } from "../schema.ts";

/** A union taken apart: which branch answers for which value. */
export interface Union {
  /** JSON types that some branch takes. */
  types: string[];
  /** Branches that take no object, or are the only ones that do. */
  byType: { types: string[]; branch: Schema }[];
  /** Objects told apart by a property with a constant. */
  byConstant?: { property: string; branches: { values: unknown[]; branch: Schema }[] };
  /** Objects told apart by a property that only one branch has; `otherwise` takes the rest. */
  byKey?: { branches: { key: string; branch: Schema }[]; otherwise?: Schema };
}

/**
 * Takes an `anyOf` or `oneOf` apart, so that a value is checked against the one branch that it means and one mistake
 * gives one message. Undefined when the branches cannot be told apart: then the union stays as it is.
 */
export function takeApart(branches: readonly Schema[], definitions: Definitions): Union | undefined {
  const known = branches.map((branch) => ({
    branch,
    schema: resolve(branch, definitions),
    types: typesOf(resolve(branch, definitions)),
  }));
  if (known.some(({ types }) => types.length === 0)) return undefined;
  const objects = known.filter(({ types }) => types.includes("object"));
  const others = known
    .flatMap(({ branch, types }) => ({
      branch,
      types: objects.length === 1 ? types : types.filter((type) => type !== "object"),
    }))
    .filter(({ types }) => types.length > 0);
  const claimed = others.flatMap(({ types }) => types);
  if (new Set(claimed).size !== claimed.length) return undefined;
  const union: Union = { types: [...new Set(known.flatMap(({ types }) => types))], byType: others };
  if (objects.length < 2) return union;
  const byConstant = constants(objects);
  if (byConstant) return { ...union, byConstant };
  const byKey = keys(objects);
  return byKey && { ...union, byKey };
}

/** The schema that a reference names, through any number of references. */
export function resolve(schema: Schema, definitions: Definitions): Schema {
  const name = referenced(schema);
  const target = name === undefined ? undefined : definitions[name];
  return target ? resolve(target, definitions) : schema;
}

interface Branch {
  branch: Schema;
  schema: Schema;
}

function constants(objects: readonly Branch[]): Union["byConstant"] {
  const [first] = objects;
  for (const property of first?.schema.required ?? []) {
    const branches = objects.map(({ branch, schema }) => ({
      branch,
      values: schema.required?.includes(property) ? valuesOf(schema.properties?.[property]) : [],
    }));
    const values = branches.flatMap((branch) => branch.values);
    if (branches.every((branch) => branch.values.length > 0) && new Set(values).size === values.length)
      return { property, branches };
  }
  return undefined;
}

function keys(objects: readonly Branch[]): Union["byKey"] {
  const found = objects.map(({ branch, schema }) => ({
    branch,
    key: schema.required?.find((name) =>
      objects.every((other) => other.schema === schema || !Object.hasOwn(other.schema.properties ?? {}, name)),
    ),
  }));
  const without = found.filter(({ key }) => key === undefined);
  if (without.length > 1) return undefined;
  const branches = found.flatMap(({ branch, key }) => (key === undefined ? [] : [{ branch, key }]));
  const [otherwise] = without;
  return { branches, ...(otherwise ? { otherwise: otherwise.branch } : {}) };
}

function valuesOf(schema: Schema | undefined): unknown[] {
  if (schema === undefined) return [];
  return "const" in schema ? [schema.const] : (schema.enum ?? []);
}

function typesOf(schema: Schema): string[] {
  if (schema.type !== undefined) return [schema.type].flat().map((type) => (type === "integer" ? "number" : type));
  const values = valuesOf(schema);
  return [...new Set(values.map((value) => typeof value))];
}
