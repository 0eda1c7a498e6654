import { isObject, type JsonObject } from "../../shared/json.ts";
import { constructOf } from "../../site/document/kinds.ts";
import type { LayerPath } from "../../site/document/layer-path.ts";
import type { Layer } from "../../site/document/resolve.ts";
import { isSame } from "../../shared/same.ts";

export interface Merged {
  own: Layer;
  /** Values that both changed, each in another way: mine are in `own`. */
  both: LayerPath[];
}

/**
 * Brings two drafts together that began as one: what only one of them changed is taken from it, and what both changed
 * stays as it is in `mine`.
 */
export function mergeDrafts({ before, mine, theirs }: { before: Layer; mine: Layer; theirs: Layer }): Merged {
  const both: LayerPath[] = [];
  const own = merge({ before, mine, theirs, path: [] }, both) as Layer;
  return { own, both };
}

interface Three {
  before: unknown;
  mine: unknown;
  theirs: unknown;
  path: LayerPath;
}

function merge({ before, mine, theirs, path }: Three, both: LayerPath[]): unknown {
  if (isSame(mine, theirs) || isSame(theirs, before)) return mine;
  if (isSame(mine, before)) return theirs;
  if (!isObject(mine) || !isObject(theirs) || constructOf(mine, path) || constructOf(theirs, path)) {
    both.push(path);
    return mine;
  }
  const merged: JsonObject = {};
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const at = (value: unknown) => (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined);
    const value = merge({ before: at(before), mine: at(mine), theirs: at(theirs), path: [...path, key] }, both);
    if (value !== undefined) merged[key] = value;
  }
  return merged;
}
