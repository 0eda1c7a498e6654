import type { LayerChange } from "../../generated/types.ts";
import { isObject, type JsonObject } from "../../shared/json.ts";
import { constructOf } from "../document/kinds.ts";
import type { LayerPath } from "../document/layer-path.ts";
import type { Layer } from "../document/resolve.ts";
import { isSame } from "../../shared/same.ts";

export type { LayerChange };

/**
 * What is different between two layers, in the order of their keys, grouped so that a person can read it: a block, a
 * screen or a link that was added whole is one change, a text or a condition that was reworded is one, and where a
 * patch only changes something, each thing that it changes is one. Null takes away what is inherited, so it counts as
 * removed.
 */
export function diffLayers(before: Layer, after: Layer): LayerChange[] {
  const changes: LayerChange[] = [];
  compare(before, after, [], changes);
  return changes;
}

function compare(before: unknown, after: unknown, path: LayerPath, changes: LayerChange[]): void {
  if (isSame(before, after) || isOnlyVersion(before, after, path)) return;
  const was = before === undefined ? empty : before;
  const is = after === undefined ? empty : after;
  if (isLookedInto(was, path, after === undefined) && isLookedInto(is, path, before === undefined)) {
    for (const key of new Set([...Object.keys(was), ...Object.keys(is)]))
      compare(entry(was, key), entry(is, key), [...path, key], changes);
    return;
  }
  const change = {
    path: [...path],
    kind: changeKindOf(before, after),
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
  };
  // What stands in a layer is JSON.
  changes.push(change as LayerChange);
}

const empty: JsonObject = Object.freeze({});

function changeKindOf(before: unknown, after: unknown): LayerChange["kind"] {
  if (after === null || (after === undefined && before !== null)) return "removed";
  return before === undefined || before === null ? "added" : "changed";
}

/** `alone`: nothing stands on the other side, so what is whole is told as one. */
function isLookedInto(value: unknown, path: LayerPath, alone: boolean): value is JsonObject {
  if (!isObject(value) || constructOf(value, path) !== undefined) return false;
  return value === empty || !alone || (Object.keys(value).length > 0 && !isWhole(value, path));
}

/** What an entry says when it stands by itself, and not only when it changes an inherited one. */
const marks: Record<string, readonly string[]> = {
  screens: ["layout"],
  layouts: ["frame", "extends"],
  blocks: ["type"],
  data: ["operation"],
  items: ["navUrl"],
  links: ["linkUrl"],
  ads: ["advLocation"],
  about: ["navName"],
  articles: ["title"],
  forms: ["inbox"],
};

function isWhole(value: JsonObject, path: LayerPath): boolean {
  const holder = path.at(-2);
  if (holder === undefined || path.length < 2) return false;
  return (Object.hasOwn(marks, holder) ? marks[holder] : [])?.some((mark) => Object.hasOwn(value, mark)) ?? false;
}

/** A document that only begins or ends says its version; that is no news. */
function isOnlyVersion(before: unknown, after: unknown, path: LayerPath): boolean {
  return path.length > 1 && path.at(-1) === "version" && (before === undefined || after === undefined);
}

function entry(object: JsonObject, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}
