import { useMemo, useSyncExternalStore } from "react";
import type { Finding, Translate } from "../types.ts";

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

/** What previews found empty: only a page that is drawn knows what its lists have. */
export function useEmptyBlocks(t: Translate): readonly Finding[] {
  const now = useSyncExternalStore(subscribe, () => seen);
  return useMemo(
    () =>
      Object.entries(now).flatMap(([screen, keys]) =>
        keys.map((key): Finding => ({
          severity: "warning",
          about: "empty",
          pointer: `/screens/${screen.replaceAll("~", "~0").replaceAll("/", "~1")}/blocks/${key}`,
          message: t("studio.yours.emptyList"),
        })),
      ),
    [now, t],
  );
}
