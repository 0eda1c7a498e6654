import { isObject } from "../../shared/json.ts";
import type { DocumentOwner } from "../permissions/owner.ts";
import { mayAsk } from "../permissions/permissions.ts";
import { findNamed } from "./actions.ts";
import { checkCondition } from "./conditions.ts";
import { checkInput } from "./input.ts";
import type { Language } from "./language.ts";
import type { Schema } from "./schema.ts";
import { suggest } from "./suggest.ts";
import { plainText } from "./value-text.ts";
import { within, type Place } from "./values.ts";

/** Checks a data source: its operation, input and condition. `place` is the source's; its roots lack `data`. */
export function checkSource(
  source: unknown,
  { language, owner }: { language: Language; owner: DocumentOwner },
  place: Place,
): void {
  if (!isObject(source)) return;
  checkCondition(source["when"], within(place, "when"));
  const names = () => Object.keys(language.operations).filter((id) => mayAsk(language, owner, id));
  const operation = findNamed(source["operation"], language.operations, {
    place: within(place, "operation"),
    named: { key: "named.operation" },
    names,
  });
  if (!operation) return;
  if (operation.screen.length > 0)
    return checkInput(source["params"], operation, { ...within(place, "params"), owner: place.path });
  place.report({
    path: [...place.path, "operation"],
    key: "operation.notForScreens",
    values: { name: plainText(source["operation"]) },
    ...suggest(source["operation"], names()),
  });
}

/** The schema of the root `data`: the reply of each source. */
export function dataSchema(sources: Readonly<Record<string, unknown>>, language: Language): Schema {
  const properties: Record<string, Schema> = {};
  for (const [name, source] of Object.entries(sources)) {
    const id = isObject(source) ? source["operation"] : undefined;
    properties[name] =
      (typeof id === "string" && Object.hasOwn(language.operations, id) ? language.operations[id]?.reply : undefined) ??
      {};
  }
  return { type: "object", additionalProperties: false, properties };
}
