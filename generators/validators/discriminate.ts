import type { Definitions } from "../model/bundle.ts";
import { mapInside, when, type Schema } from "../schema.ts";
import { takeApart, type Union } from "./union.ts";

/** The schema with every union that can be taken apart written as if/then, see `takeApart`. */
export function discriminate(schema: Schema, definitions: Definitions): Schema {
  const inside = mapInside(schema, (inner) => discriminate(inner, definitions));
  const { anyOf, oneOf, ...rest } = inside;
  const branches = anyOf ?? oneOf;
  // A list of constants (an enumeration) is said better as an enum: its message names what is allowed.
  if (branches?.every((branch) => "const" in branch)) return { ...rest, enum: branches.map((branch) => branch.const) };
  const union = branches && takeApart(branches, definitions);
  return union ? { ...rest, ...asConditions(union) } : inside;
}

function asConditions(union: Union): Schema {
  const allOf: Schema[] = union.byType.map(({ types, branch }) => when({ type: types }, branch));
  if (union.byConstant) {
    const { property, branches } = union.byConstant;
    const values = branches.flatMap((branch) => branch.values);
    allOf.push(when({ type: "object" }, { required: [property], properties: { [property]: { enum: values } } }));
    for (const branch of branches) allOf.push(when(hasValue(property, { enum: branch.values }), branch.branch));
  }
  if (union.byKey) {
    const { branches, otherwise } = union.byKey;
    const one: Schema = { anyOf: branches.map(({ key }) => ({ required: [key] })) };
    allOf.push(otherwise ? when({ type: "object", not: one }, otherwise) : when({ type: "object" }, one));
    for (const { key, branch } of branches) allOf.push(when(hasValue(key, {}), branch));
  }
  return { type: union.types, allOf };
}

function hasValue(property: string, schema: Schema): Schema {
  return { type: "object", required: [property], properties: { [property]: schema } };
}
