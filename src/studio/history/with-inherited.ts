import type { LayerChange } from "../../generated/types.ts";
import { isSame } from "../../shared/same.ts";
import { inheritedValue } from "../../site/document/origin.ts";
import type { Draft } from "../types.ts";

/**
 * Changes as visitors see them: where a layer says nothing, they see what it inherits, so that stands beside what is.
 * What says no more than is inherited is left out, unless nothing else changed.
 */
export function withInherited(
  changes: readonly LayerChange[],
  { own, base }: Pick<Draft, "own" | "base">,
): readonly LayerChange[] {
  const seen = changes.map((change) => {
    if (Object.hasOwn(change, "before") && Object.hasOwn(change, "after")) return change;
    const inherited = inheritedValue({ own, base, path: change.path });
    if (inherited === undefined) return change;
    const { before = inherited, after = inherited } = change;
    const kind = before === null ? "added" : after === null ? "removed" : "changed";
    return { ...change, kind, before, after } as LayerChange;
  });
  const seeable = seen.filter(({ kind, before, after }) => kind !== "changed" || !isSame(before, after));
  return seeable.length > 0 ? seeable : changes;
}
