import { createContext, use, useEffect, useSyncExternalStore } from "react";

/** A panel beside the lesson. */
export interface PanelItem {
  value: string;
  label: string;
}

/** The panels of the player on this page, which the bar above it opens and closes as well. */
export interface Panels {
  /** Those that have something to show. */
  items: readonly PanelItem[];
  /** The one in front; "" for the first. */
  shown: string;
  /** Whether they stand beside the lesson; without them it is as wide as the window. */
  isOpen: boolean;
}

const none: Panels = { items: [], shown: "", isOpen: true };
let panels = none;
const listeners = new Set<() => void>();

/** Changes what is given and tells all that show it. */
export function setPanels(changed: Partial<Panels>): void {
  panels = { ...panels, ...changed };
  for (const listener of listeners) listener();
}

export const panelsNow = (): Panels => panels;

/** The panels now; in the served page there are none to open. */
export function usePanels(): Panels {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    panelsNow,
    () => none,
  );
}

/** What a block in a panel learns of its panel, and tells it. */
export const PanelContext = createContext<{ isShown: boolean; setEmpty: (isEmpty: boolean) => void }>({
  isShown: true,
  setEmpty: () => undefined,
});

/** For a block that may have nothing to show: its panel is left out meanwhile. Gives whether the panel is in front. */
export function usePanel(isEmpty: boolean): boolean {
  const { isShown, setEmpty } = use(PanelContext);
  useEffect(() => setEmpty(isEmpty), [setEmpty, isEmpty]);
  return isShown;
}
