import { isImageName } from "../../shared/image-names.ts";
import { nameOfRef, resolveSchema, type Definitions, type Schema } from "../../site/check/schema.ts";

/** How a property is edited. `object` and `list` have fields inside; the others are one field each. */
export type FieldKind =
  | "text"
  | "address"
  | "frame"
  | "image"
  | "icon"
  | "rich"
  | "choice"
  | "toggle"
  | "number"
  | "string"
  | "colour"
  | "map"
  | "data"
  | "field"
  | "event"
  | "ownForm"
  | "list"
  | "object"
  | "condition"
  | "none";

/** What a property names or leads to, where that alone says how it is edited. */
const namedKinds: Readonly<Record<string, FieldKind>> = {
  field: "field",
  event: "event",
  ownForm: "ownForm",
  frame: "frame",
  video: "frame",
};

/** How a property of this name and schema is edited. */
export function fieldKindOf(name: string, schema: Schema, definitions: Definitions): FieldKind {
  const reference = schema.$ref === undefined ? undefined : nameOfRef(schema.$ref);
  if (reference === "Text") return "text";
  if (reference === "RichText") return "rich";
  if (reference === "Condition") return "condition";
  const known = withoutNull(resolveSchema(schema, definitions), definitions);
  if (known["x-accepts"] === "text") return "text";
  if (known["x-accepts"] === "address") return isImageName(name) ? "image" : "address";
  const named = namedKinds[known["x-accepts"] ?? ""];
  if (named !== undefined) return named;
  const values = choicesOf(known);
  if (values) return isIcons(name, values) ? "icon" : "choice";
  const [type] = [known.type ?? []].flat();
  if (type === "array") return isData(known.items ?? {}, definitions) ? "data" : "list";
  if (type === "object") {
    if (reference !== undefined && !isSetting(reference)) return "data";
    return known.properties ? "object" : "map";
  }
  if (type === "boolean") return "toggle";
  if (type === "integer" || type === "number") return "number";
  return type === "string" ? "string" : "none";
}

/** The values that a schema of constants allows; undefined for any other schema. */
export function choicesOf(schema: Schema): (string | number)[] | undefined {
  const values =
    schema.enum ??
    (schema.oneOf?.every((branch) => "const" in branch) ? schema.oneOf.map((branch) => branch.const) : undefined);
  return values?.filter((value): value is string | number => typeof value === "string" || typeof value === "number");
}

/** Whether a text of this name has several lines, as far as a name can tell; an entry of a list has a number. */
export function isLongText(name: string): boolean {
  return /^(text|desc|intro|about|note|answer|description|slogan|\d*)$/.test(name);
}

/** A union with null is what else is in it: nothing is written as nothing. */
export function withoutNull(schema: Schema, definitions: Definitions): Schema {
  const branches = (schema.anyOf ?? schema.oneOf ?? []).filter((branch) => branch.type !== "null");
  return branches.length === 1 && branches[0] ? resolveSchema(branches[0], definitions) : schema;
}

/** What the server knows and nobody writes by hand: records, which a property only gets from data. */
function isData(items: Schema, definitions: Definitions): boolean {
  if (items.$ref === undefined) return false;
  const known = resolveSchema(items, definitions);
  return known.type === "object" && !isSetting(nameOfRef(items.$ref));
}

/** Schemas of site documents, which are written by hand. */
function isSetting(name: string): boolean {
  return /^(Site|Nav|About|Theme)[A-Z]/.test(name) && !/^(NavItem|SiteView)$/.test(name);
}

function isIcons(name: string, values: readonly (string | number)[]): boolean {
  return /icon$/i.test(name) && values.every((value) => typeof value === "string");
}
