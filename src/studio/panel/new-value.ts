import { resolveSchema, type Definitions, type Schema } from "../../site/check/schema.ts";
import { choicesOf, fieldKindOf, withoutNull } from "./kinds.ts";

/** What a new entry of a list begins as: what it must have, empty. */
export function newValue(schema: Schema, around: NewIn, name = ""): unknown {
  const { definitions, locale, free } = around;
  const known = withoutNull(resolveSchema(schema, definitions), definitions);
  switch (fieldKindOf(name, schema, definitions)) {
    case "text":
      return { text: { [locale]: "" } };
    case "choice":
    case "icon":
      return choicesOf(known)?.[0];
    case "toggle":
      return false;
    case "number":
      return (known as { minimum?: number }).minimum ?? 0;
    case "field":
      return free?.field?.[0] ?? "";
    case "event":
      return free?.event?.[0] ?? "";
    case "list":
      return [];
    case "rich":
      return { type: "doc", content: [] };
    case "object":
      return Object.fromEntries(
        (known.required ?? []).map((inner) => [inner, newValue(known.properties?.[inner] ?? {}, around, inner)]),
      );
    case "map":
      return {};
    default:
      return "";
  }
}

interface NewIn {
  definitions: Definitions;
  locale: string;
  /** The names of fields and events that the list has not yet. */
  free?: Partial<Record<"field" | "event", readonly string[]>>;
}
