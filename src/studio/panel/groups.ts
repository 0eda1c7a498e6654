import { isBinding } from "../../site/compile/bindings.ts";
import type { Definitions, Schema } from "../../site/check/schema.ts";
import { fieldKindOf, type FieldKind } from "./kinds.ts";

/** Parts of a panel, in the order they are shown. */
export const groups = ["words", "look", "data"] as const;

export type Group = (typeof groups)[number];

const groupOfKind: Record<FieldKind, Group> = {
  text: "words",
  rich: "words",
  image: "words",
  address: "words",
  frame: "words",
  list: "words",
  object: "words",
  map: "data",
  data: "data",
  field: "look",
  event: "look",
  ownForm: "words",
  condition: "look",
  icon: "look",
  choice: "look",
  toggle: "look",
  number: "look",
  colour: "look",
  string: "look",
  none: "data",
};

/**
 * Which part of a panel a property stands in: what people read, how it looks, or where its data come from. What is
 * bound to data is among the data, whatever it is: it works, and few people will want to touch it.
 */
export function groupOf(
  name: string,
  { schema, value, definitions }: { schema: Schema; value: unknown; definitions: Definitions },
): Group {
  if (isBinding(value)) return "data";
  return value === undefined && isPlumbing(name) ? "data" : groupOfKind[fieldKindOf(name, schema, definitions)];
}

/** Properties that are nearly always bound: where the page is, which site it is of, who looks at it. */
function isPlumbing(name: string): boolean {
  return /^(base|path|orgNo|query|current|isVip|signedIn|userNo|viewerId|locale|returnTo|.*Id|.*No)$/.test(name);
}
