import { isObject, type JsonObject } from "../../shared/json.ts";
import { keptUnder } from "./kinds.ts";

/** Documents deeper than this are refused; the deepest of the product's own is 14. */
export const maxDepth = 64;

/** A key or a depth that no document may have. `path` leads to it from the patch's root. */
export class UnsafeDocumentError extends Error {
  readonly path: readonly string[];

  constructor(message: string, path: readonly string[]) {
    super(message);
    this.name = "UnsafeDocumentError";
    this.path = path;
  }
}

/**
 * Lays a merge patch over a document (RFC 7396): objects are merged, null removes, anything else replaces.
 * Neither argument is changed. What the patch does not touch is shared with `base`, so a small patch over a large
 * document costs only the way to what it changes; a patch that changes nothing gives `base` itself.
 *
 * @throws UnsafeDocumentError for the keys `__proto__`, `constructor`, `prototype`, and beyond 64 levels.
 * @example mergePatch({ a: 1, b: { c: 2 } }, { b: { c: null, d: 3 } }) // { a: 1, b: { d: 3 } }
 */
export function mergePatch(base: unknown, patch: unknown): unknown {
  return merge({ base, patch, keepNulls: false, byKind: false, path: [] });
}

/**
 * Lays a patch of a site document over it: as `mergePatch`, and a construct of another kind replaces what is there.
 * So `{"text": {"en": "Courses"}}` over `{"$t": "nav.list"}` is the site's own wording, and not a text that is both.
 *
 * @throws UnsafeDocumentError as `mergePatch`.
 */
export function layPatch(base: unknown, patch: unknown): unknown {
  return merge({ base, patch, keepNulls: false, byKind: true, path: [] });
}

/**
 * One patch that does what `first` and then `second` do. As `layPatch`, but null stays null, because it still has
 * something to remove. Where `first` removes and `second` gives an object, the object is laid over what was there.
 *
 * @throws UnsafeDocumentError as `mergePatch`.
 */
export function combinePatches(first: unknown, second: unknown): unknown {
  return merge({ base: first, patch: second, keepNulls: true, byKind: true, path: [] });
}

interface Step {
  base: unknown;
  patch: unknown;
  keepNulls: boolean;
  byKind: boolean;
  path: string[];
}

function merge({ base, patch, keepNulls, byKind, path }: Step): unknown {
  if (path.length > maxDepth) throw new UnsafeDocumentError(`deeper than ${maxDepth} levels`, [...path]);
  if (Array.isArray(patch)) return copyList(patch, path);
  if (!isObject(patch)) return patch;
  const merged = isObject(base) ? (byKind ? keptUnder(patch, base) : base) : undefined;
  let result: JsonObject | undefined = merged ? undefined : Object.create(null);
  for (const key of Object.keys(patch)) {
    path.push(key);
    if (isForbidden(key)) throw new UnsafeDocumentError(`the key "${key}" is not allowed`, [...path]);
    const was = merged && Object.hasOwn(merged, key) ? merged[key] : undefined;
    const wanted = patch[key];
    if (wanted === null && !keepNulls) {
      if (was !== undefined) delete (result ??= copyOf(merged))[key];
      else if (result && key in result) delete result[key];
    } else {
      const value = merge({ base: was, patch: wanted, keepNulls, byKind, path });
      if (value !== was || was === undefined) (result ??= copyOf(merged))[key] = value;
    }
    path.pop();
  }
  return result ?? merged;
}

function copyOf(object: JsonObject | undefined): JsonObject {
  return Object.assign(Object.create(null), object);
}

/** Lists replace whole; what is in them is copied without prototypes, nulls included. */
function copyList(list: readonly unknown[], path: string[]): unknown[] {
  return list.map((entry, index) => {
    path.push(String(index));
    const copied = copyEntry(entry, path);
    path.pop();
    return copied;
  });
}

function copyEntry(entry: unknown, path: string[]): unknown {
  return merge({ base: undefined, patch: entry, keepNulls: true, byKind: false, path });
}

/** Whether no object of a document may have this key. */
export function isForbidden(key: string): boolean {
  return key === "__proto__" || key === "constructor" || key === "prototype";
}
