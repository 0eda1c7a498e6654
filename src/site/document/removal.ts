import { isObject, type JsonObject } from "../../shared/json.ts";
import { placeOf } from "./placement.ts";

/**
 * A screen, or a layout that extends another, so that it also removes what sits in the blocks and slots that it
 * removes. A screen without the footer is without all of it, whatever a tenant or a later version put into it. A block
 * that the patch names itself is its own business: it may have been moved elsewhere.
 *
 * Not for a tenant's patch over the same document: what it leaves without a place it is told.
 *
 * @param below the layout that the patch is laid over.
 */
export function withWhatSitsIn(below: unknown, patch: unknown): unknown {
  if (!isObject(below) || !isObject(patch)) return patch;
  const over = objectIn(patch, "blocks");
  const gone = { blocks: removedIn(over), slots: removedIn(objectIn(patch, "slots")) };
  if (gone.blocks.size + gone.slots.size === 0) return patch;
  const sitting = new Map<string, string>();
  for (const [key, block] of Object.entries(objectIn(below, "blocks"))) {
    if (isObject(block) && typeof block["in"] === "string" && !Object.hasOwn(over, key)) sitting.set(key, block["in"]);
  }
  const removed: Record<string, null> = {};
  for (let found = true; found;) {
    found = false;
    for (const [key, place] of sitting) {
      const { parent, slot } = placeOf(place);
      if (parent === undefined ? !gone.slots.has(slot) : !gone.blocks.has(parent)) continue;
      sitting.delete(key);
      gone.blocks.add(key);
      removed[key] = null;
      found = true;
    }
  }
  return Object.keys(removed).length > 0 ? { ...patch, blocks: { ...over, ...removed } } : patch;
}

function removedIn(entries: JsonObject): Set<string> {
  return new Set(Object.keys(entries).filter((key) => entries[key] === null));
}

function objectIn(document: JsonObject, name: string): JsonObject {
  const value = document[name];
  return isObject(value) ? value : {};
}
