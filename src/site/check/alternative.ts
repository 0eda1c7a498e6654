import { isObject, type JsonObject } from "../../shared/json.ts";
import { isWording } from "../document/kinds.ts";
import type { Schema } from "./schema.ts";
import type { Place } from "./values.ts";

/**
 * Checks that a picture of a block has words for who does not see it (`alt`, or the caption), unless it says nothing of
 * its own (`decorative`). One that is a link is its name, and needs them all the same.
 */
export function checkAlternative(
  value: JsonObject,
  { properties = {} }: Schema,
  { path, report }: Pick<Place, "path" | "report">,
): void {
  if (!("picture" in properties && "alt" in properties) || !isGiven(value["picture"])) return;
  const mayDecorate = "decorative" in properties;
  if (isGiven(value["alt"]) || isGiven(value["caption"])) return;
  if (mayDecorate && isGiven(value["decorative"]) && !isGiven(value["href"])) return;
  report({ path, key: mayDecorate ? "picture.noAlternative" : "picture.noWords" });
}

/** Whether there is something: a wording says something in a language, and a binding may. */
function isGiven(value: unknown): boolean {
  if (!isObject(value)) return Boolean(value);
  return !isWording(value) || Object.values(value.text).some(Boolean);
}
