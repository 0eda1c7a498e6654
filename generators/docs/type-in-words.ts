import type { Schema } from "../schema.ts";
import { code } from "./markdown.ts";
import type { Phrases } from "./phrases.ts";

/** What a value may be, as a person says it: `list of CourseCard`. */
export function typeInWords(schema: Schema, phrases: Phrases): string {
  const { types } = phrases;
  if (schema["x-accepts"] === "text") return types.text;
  if (schema["x-accepts"] === "address") return types.address;
  const name = schema.$ref?.slice(schema.$ref.lastIndexOf("/") + 1);
  if (name === "RichText") return types.rich;
  if (name !== undefined) return code(name);
  if (schema.enum) return types.choice;
  if (schema.items) return phrases.list(typeInWords(schema.items, phrases));
  const kinds = schema.anyOf ?? schema.oneOf;
  if (kinds) return phrases.anyOf(kinds.map((kind) => typeInWords(kind, phrases)).join(", "));
  const type = Array.isArray(schema.type) ? schema.type : [schema.type ?? "any"];
  return phrases.anyOf(type.map((one) => (Object.hasOwn(types, one) ? types[one as keyof typeof types] : code(one))).join(", "));
}

/** The limits of a value: `1–4`, `≤ 200`. */
export function limitsOf(schema: Schema): string {
  const span = (least: unknown, most: unknown) => (typeof least === "number" && typeof most === "number" ? `${least}–${most}` : typeof most === "number" ? `≤ ${most}` : typeof least === "number" ? `≥ ${least}` : "");
  return span(schema["minimum"], schema["maximum"]) || span(schema["minItems"], schema["maxItems"]);
}
