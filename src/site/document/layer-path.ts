import { isObject, type JsonObject } from "../../shared/json.ts";
import { UnsafeDocumentError } from "./merge.ts";

/** Leads from the root of a layer to a value: `["screens", "home", "blocks", "grid", "props", "columns"]`. */
export type LayerPath = readonly string[];

/** The value that a path leads to; undefined when it leads nowhere. Null, which removes, is a value. */
export function valueAt(root: unknown, path: LayerPath): unknown {
  let value: unknown = root;
  for (const name of path) {
    if (!isObject(value) || !Object.hasOwn(value, name)) return undefined;
    value = value[name];
  }
  return value;
}

/**
 * Whether a layer says anything at a path: the value itself, or something above it that settles it (null, a list, a
 * text where an object would have to be).
 */
export function saysAt(root: unknown, path: LayerPath): boolean {
  let value: unknown = root;
  for (const name of path) {
    if (!isObject(value)) return value !== undefined;
    if (!Object.hasOwn(value, name)) return false;
    value = value[name];
  }
  return value !== undefined;
}

/** A copy with another value at the path; objects on the way are copied or made, everything else is shared. */
export function withValueAt(root: JsonObject, path: LayerPath, value: unknown): JsonObject {
  const [name, ...rest] = path;
  if (name === undefined) return root;
  refuseForbidden(name);
  const inner = Object.hasOwn(root, name) ? root[name] : undefined;
  return { ...root, [name]: rest.length === 0 ? value : withValueAt(isObject(inner) ? inner : {}, rest, value) };
}

/** A copy without the value at the path; the same object when there is none. Objects that become empty stay. */
export function withoutValueAt(root: JsonObject, path: LayerPath): JsonObject {
  const [name, ...rest] = path;
  if (name === undefined || !Object.hasOwn(root, name)) return root;
  if (rest.length === 0) {
    const { [name]: _, ...kept } = root;
    return kept;
  }
  const inner = root[name];
  if (!isObject(inner)) return root;
  const changed = withoutValueAt(inner, rest);
  return changed === inner ? root : { ...root, [name]: changed };
}

function refuseForbidden(name: string): void {
  if (name === "__proto__" || name === "constructor" || name === "prototype")
    throw new UnsafeDocumentError(`the key "${name}" is not allowed`, [name]);
}
