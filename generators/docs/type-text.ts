import type { Definitions } from "../model/bundle.ts";
import type { Schema } from "../schema.ts";
import { code } from "./markdown.ts";
import type { Phrases } from "./phrases.ts";

interface Known {
  phrases: Phrases;
  definitions: Definitions;
}

/**
 * What a value may be, as a person says it: `list of CourseCard`, where an object is a link to what is in it. `up`
 * leads to the folder of the reference.
 */
export function typeInWords(schema: Schema, known: Known, up = ""): string {
  const { phrases, definitions } = known;
  const { types } = phrases;
  if (schema["x-accepts"] === "text") return types.text;
  if (schema["x-accepts"] === "address") return types.address;
  if (schema["x-accepts"] === "frame") return types.frame;
  if (schema["x-accepts"] === "video") return types.video;
  if (schema["x-accepts"] === "field") return types.field;
  if (schema["x-accepts"] === "event") return types.event;
  if (schema["x-accepts"] === "ownForm") return types.ownForm;
  const name = schema.$ref?.slice(schema.$ref.lastIndexOf("/") + 1);
  if (name === "RichText") return types.rich;
  if (name === "Text") return types.text;
  if (name !== undefined) {
    const definition = definitions[name] ?? {};
    return isListed(definition)
      ? `[${code(name)}](${up}entities.md#${name.toLowerCase()})`
      : typeInWords({ type: "any", ...definition }, known, up);
  }
  if (schema.enum) return types.choice;
  if (schema.items) return phrases.list(typeInWords(schema.items, known, up));
  const kinds = schema.anyOf ?? schema.oneOf;
  if (kinds) return phrases.anyOf([...new Set(kinds.map((kind) => typeInWords(kind, known, up)))]);
  const type = Array.isArray(schema.type) ? schema.type : [schema.type ?? "any"];
  return phrases.anyOf(type.map((one) => (Object.hasOwn(types, one) ? types[one as keyof typeof types] : code(one))));
}

/** Whether a definition has an entry of its own on the page of entities: objects and enumerations. */
export function isListed(definition: Schema): boolean {
  return definition.properties !== undefined || (definition.oneOf ?? []).some((branch) => "const" in branch);
}

/** The limits of a value: `1–4`, `≤ 200`. */
export function limitsOf(schema: Schema): string {
  const span = (least: unknown, most: unknown) =>
    typeof least === "number" && typeof most === "number"
      ? `${least}–${most}`
      : typeof most === "number"
        ? `≤ ${most}`
        : typeof least === "number"
          ? `≥ ${least}`
          : "";
  return span(schema["minimum"], schema["maximum"]) || span(schema["minItems"], schema["maxItems"]);
}
