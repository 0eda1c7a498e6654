import { referenced, type Definitions } from "../model/bundle.ts";
import { isSchema, walk, when, type Schema } from "../schema.ts";
import { resolve, takeApart } from "./union.ts";

/**
 * Adds to the definitions, for each of the roots, `<Name>Patch`: the schema of an RFC 7396 patch of it. Nothing is required, null
 * removes any property; a list replaces the whole list, so what is inside one is checked as in a full document.
 */
export function withPatches(definitions: Definitions, roots: readonly string[]): Definitions {
  const result: Definitions = { ...definitions };
  const plain = plainNames(definitions);
  const pending = [...roots];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (result[ofPatch(name)]) continue;
    result[ofPatch(name)] = relax(definitions[name] ?? {}, { definitions, plain, meet: (ref) => pending.push(ref) });
  }
  return result;
}

/** `ScreenDocument` → `ScreenDocumentPatch`. */
export function ofPatch(name: string): string {
  return `${name}Patch`;
}

/** Definitions without an object in them: a patch gives them whole, so the full definition serves. */
function plainNames(definitions: Definitions): ReadonlySet<string> {
  const open = new Set(Object.keys(definitions));
  for (let found = true; found; ) {
    found = false;
    for (const name of open) {
      if (hasObject(definitions[name] ?? {}, (ref) => open.has(ref))) continue;
      found = open.delete(name);
    }
    // Names that only refer to each other in a circle stay open: that is never wrong, only longer.
  }
  return new Set(Object.keys(definitions).filter((name) => !open.has(name)));
}

function hasObject(schema: Schema, isOpen: (name: string) => boolean): boolean {
  let found = false;
  walk(schema, (inner) => {
    const name = referenced(inner);
    if (inner.properties || inner.additionalProperties !== undefined || inner.required || (name !== undefined && isOpen(name))) found = true;
  });
  return found;
}

interface Relaxing {
  definitions: Definitions;
  plain: ReadonlySet<string>;
  meet: (name: string) => void;
}

function relax(schema: Schema, relaxing: Relaxing): Schema {
  const name = referenced(schema);
  if (name !== undefined && relaxing.plain.has(name)) return schema;
  if (name !== undefined) {
    relaxing.meet(name);
    return { $ref: `#/$defs/${ofPatch(name)}` };
  }
  const { required: _, minProperties: __, maxProperties: ___, anyOf, oneOf, allOf, properties, additionalProperties, ...rest } = schema;
  const branches = anyOf ?? oneOf;
  const result: Schema = { ...rest };
  if (properties) result.properties = Object.fromEntries(Object.entries(properties).map(([key, inner]) => [key, removable(relax(inner, relaxing))]));
  if (additionalProperties !== undefined) result.additionalProperties = isSchema(additionalProperties) ? removable(relax(additionalProperties, relaxing)) : additionalProperties;
  if (allOf) result.allOf = allOf.map((inner) => relaxCondition(inner, relaxing));
  if (isSchema(schema.then)) Object.assign(result, relaxCondition(schema, relaxing));
  return branches ? { ...result, ...relaxUnion(branches, relaxing) } : result;
}

/** if/then/else as it stands in block props: the condition is kept, what follows is relaxed. */
function relaxCondition(schema: Schema, relaxing: Relaxing): Schema {
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [keyword, (keyword === "then" || keyword === "else") && isSchema(value) ? relax(value, relaxing) : value]),
  );
}

/** A patch may turn one branch of a union into another by removing the first one's properties: they may be null in all. */
function relaxUnion(branches: readonly Schema[], relaxing: Relaxing): Schema {
  const union = takeApart(branches, relaxing.definitions);
  if (!union) return { anyOf: branches.map((branch) => relax(branch, relaxing)) };
  const objects = branches.map((branch) => resolve(branch, relaxing.definitions)).filter((branch) => branch.type === "object");
  const gone = Object.fromEntries(objects.flatMap((branch) => Object.keys(branch.properties ?? {})).map((key) => [key, { type: "null" }]));
  const open = (branch: Schema): Schema => {
    const relaxed = relax(resolve(branch, relaxing.definitions), relaxing);
    return relaxed.type === "object" ? { ...relaxed, properties: { ...gone, ...relaxed.properties } } : relaxed;
  };
  const { property, branches: constants } = union.byConstant ?? { property: "", branches: [] };
  return {
    type: union.types,
    allOf: [
      ...union.byType.map(({ types, branch }) => when({ type: types }, open(branch))),
      ...constants.map(({ values, branch }) => when(present(property, { enum: values }), open(branch))),
      ...(union.byKey?.branches ?? []).map(({ key, branch }) => when(present(key, { not: { type: "null" } }), open(branch))),
    ],
  };
}

function present(property: string, schema: Schema): Schema {
  return { type: "object", required: [property], properties: { [property]: schema } };
}

function removable(schema: Schema): Schema {
  return when({ not: { type: "null" } }, schema);
}
