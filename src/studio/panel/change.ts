import { isBinding } from "../../site/bindings.ts";
import { operatorOf } from "../../site/conditions.ts";
import { removeValue, resetValue, setValue, type LayerPath } from "../../site/edit.ts";
import { isObject } from "../../site/json.ts";
import { isWording } from "../../site/kinds.ts";
import { isReference } from "../../site/localise.ts";
import { inheritedValue } from "../../site/origin.ts";
import type { Layer } from "../../site/resolve.ts";

interface ValueChange {
  own: Layer;
  /** What the layer stands on, resolved. */
  base: Layer;
  path: LayerPath;
  before: unknown;
  /** undefined takes it away. */
  after: unknown;
}

/**
 * The own layer with one value for another, as small a patch as can be: of an object only what differs is said, and what
 * became what is inherited anyway is not said at all.
 */
export function changeValue({ own, base, path, before, after }: ValueChange): Layer {
  if (isSame(before, after)) return own;
  if (isParted(before) && isParted(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].reduce((layer, name) => changeValue({ own: layer, base, path: [...path, name], before: before[name], after: after[name] }), own);
  }
  if (after === undefined) return removeValue({ own, inherited: base, path });
  if (isSame(inheritedValue({ own, base, path }), after)) return resetValue({ own, path });
  return setValue({ own, inherited: base, path, value: after });
}

/** An object whose properties are values of their own; a text, a binding, a condition, an action or a written page is one value. */
function isParted(value: unknown): value is Record<string, unknown> {
  return isObject(value) && !isBinding(value) && !isReference(value) && !isWording(value) && value["type"] !== "doc" && typeof value["do"] !== "string" && operatorOf(value) === undefined;
}

/** Whether two JSON values say the same, in whatever order; a property that is undefined is not there. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) || Array.isArray(other)) {
    return Array.isArray(one) && Array.isArray(other) && one.length === other.length && one.every((entry, index) => isSame(entry, other[index]));
  }
  if (!isObject(one) || !isObject(other)) return false;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => isSame(one[name], other[name]));
}
