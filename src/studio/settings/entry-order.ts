import { isObject, type JsonObject } from "../../shared/json.ts";

/** The entries of a map by key, the least order first, as the site shows them; what is no entry is left out. */
export function sortedEntries(map: unknown): [string, JsonObject][] {
  const entries = Object.entries(isObject(map) ? map : {}).filter((entry): entry is [string, JsonObject] =>
    isObject(entry[1]),
  );
  return entries.sort(([, a], [, b]) => orderOf(a) - orderOf(b));
}

/**
 * The order that puts an entry at a place among others, which are in order: between its neighbours, so that only one
 * entry changes.
 */
export function orderFor(others: readonly JsonObject[], at: number): number {
  const before = others[at - 1];
  const after = others[at];
  if (!before) return after ? orderOf(after) - 10 : 10;
  if (!after) return Math.floor(orderOf(before) / 10) * 10 + 10;
  return (orderOf(before) + orderOf(after)) / 2;
}

function orderOf(entry: JsonObject): number {
  return typeof entry["order"] === "number" ? entry["order"] : 0;
}
