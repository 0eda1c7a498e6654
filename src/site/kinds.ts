import { conditionOperators } from "./operators.ts";
import { isObject, type JsonObject } from "./json.ts";

/**
 * What of a value stays when a patch is laid over it: all of it, unless the patch is a construct of another kind (a
 * binding, a text by key, a wording, a condition with another operator). Then nothing stays, or of a comparison its path.
 */
export function keptUnder(patch: JsonObject, base: JsonObject): JsonObject | undefined {
  const kind = kindOf(patch);
  if (kind !== undefined) return kindOf(base) === kind || (kind === "wording" && kindOf(base) === undefined) ? base : undefined;
  const wanted = operatorIn(patch);
  const present = wanted === undefined ? undefined : operatorIn(base);
  if (present === undefined || present === wanted) return base;
  return "path" in base && !isGroup(wanted) ? { path: base["path"] } : undefined;
}

/** undefined for an object that is no construct, or not wholly one: a patch of `with` alone says nothing of the kind. */
function kindOf(value: JsonObject): "binding" | "reference" | "wording" | undefined {
  if (typeof value["$bind"] === "string") return "binding";
  if (typeof value["$t"] === "string") return "reference";
  return isWording(value) ? "wording" : undefined;
}

/** Whether a value is a text that the document words itself: nothing but `text`, by language. */
export function isWording(value: object): value is { text: Record<string, string> } {
  if (!("text" in value) || !isObject(value.text) || Object.keys(value).length !== 1) return false;
  const entries = Object.entries(value.text);
  return entries.length > 0 && entries.every(([locale, words]) => typeof words === "string" && isLocaleTag(locale));
}

function isLocaleTag(name: string): boolean {
  return /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(name);
}

/** The operator of a condition: of an object that has one, a path perhaps, and nothing else. */
function operatorIn(value: JsonObject): string | undefined {
  const names = Object.keys(value).filter((name) => name !== "path" && value[name] !== null);
  const [name] = names;
  return names.length === 1 && (conditionOperators as readonly (string | undefined)[]).includes(name) ? name : undefined;
}

function isGroup(operator: string | undefined): boolean {
  return operator === "all" || operator === "any" || operator === "not";
}
