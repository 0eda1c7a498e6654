import type { JsonObject } from "../../shared/json.ts";
import { saysSomething } from "../document/kinds.ts";
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
  if (!("picture" in properties && "alt" in properties) || !saysSomething(value["picture"])) return;
  const mayDecorate = "decorative" in properties;
  if (saysSomething(value["alt"]) || saysSomething(value["caption"])) return;
  if (mayDecorate && saysSomething(value["decorative"]) && !saysSomething(value["href"])) return;
  report({ path, key: mayDecorate ? "picture.noAlternative" : "picture.noWords" });
}
