import { useMemo, useSyncExternalStore } from "react";
import { valueAt } from "../../site/document/layer-path.ts";
import { toPointer } from "../../site/document/positions.ts";
import { resolveScreen } from "../../site/document/resolve.ts";
import type { Draft, Finding, Translate } from "../types.ts";

/** The blocks of each page that its preview found empty, as it was looked at last. */
let seen: Readonly<Record<string, readonly string[]>> = {};
const listeners = new Set<() => void>();

/** Told by the preview of the blocks of a page whose lists are empty. */
export function noteEmptyBlocks(screen: string, keys: readonly string[]): void {
  if ((seen[screen] ?? []).join() === keys.join()) return;
  seen = { ...seen, [screen]: keys };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * What previews found empty, of the blocks that the draft still has: only a page that is drawn knows what its lists
 * have.
 */
export function useEmptyBlocks({ layers }: Pick<Draft, "layers">, t: Translate): readonly Finding[] {
  const now = useSyncExternalStore(subscribe, () => seen);
  return useMemo(
    () =>
      Object.entries(now).flatMap(([screen, keys]) =>
        keys
          .filter((key) => valueAt(resolveScreen(layers, screen), ["blocks", key]) !== undefined)
          .map((key): Finding => ({
            severity: "warning",
            about: "empty",
            pointer: toPointer(["screens", screen, "blocks", key]),
            message: t("studio.yours.emptyList"),
          })),
      ),
    [now, layers, t],
  );
}
