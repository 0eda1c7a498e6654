import type { LayerChange } from "../../generated/types.ts";
import type { JsonObject } from "../../shared/json.ts";
import { valueAt, withoutValueAt, withValueAt } from "../../site/document/layer-path.ts";
import type { Layer } from "../../site/document/resolve.ts";
import { isSame } from "../../shared/same.ts";

/**
 * Brings what was published meanwhile into a draft: each change where the draft still says what was there before, and
 * nothing over what it says itself.
 */
export function bringIn(own: Layer, changes: readonly LayerChange[]): Layer {
  return changes.reduce((layer, { path, before, after }) => {
    const root = layer as unknown as JsonObject;
    if (!isSame(valueAt(root, path), before)) return layer;
    return (after === undefined ? withoutValueAt(root, path) : withValueAt(root, path, after)) as unknown as Layer;
  }, own);
}
