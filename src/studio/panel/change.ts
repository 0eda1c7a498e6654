import { removeValue, resetValue, setValue, type LayerPath } from "../../site/edit/edit.ts";
import { isObject } from "../../shared/json.ts";
import { constructOf } from "../../site/document/kinds.ts";
import { inheritedValue } from "../../site/document/origin.ts";
import type { Layer } from "../../site/document/resolve.ts";
import { isSame } from "../../shared/same.ts";

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
 * The own layer with one value for another, as small a patch as can be: of an object only what differs is said, and
 * what became what is inherited anyway is not said at all.
 */
export function changeValue({ own, base, path, before, after }: ValueChange): Layer {
  if (isSame(before, after)) return own;
  if (isParted(before, path) && isParted(after, path)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].reduce(
      (layer, name) =>
        changeValue({ own: layer, base, path: [...path, name], before: before[name], after: after[name] }),
      own,
    );
  }
  if (after === undefined) return removeValue({ own, inherited: base, path });
  if (isSame(inheritedValue({ own, base, path }), after)) return resetValue({ own, path });
  return setValue({ own, inherited: base, path, value: after });
}

/** An object whose properties are values of their own; a construct is one value. */
function isParted(value: unknown, path: LayerPath): value is Record<string, unknown> {
  return isObject(value) && constructOf(value, path) === undefined;
}
