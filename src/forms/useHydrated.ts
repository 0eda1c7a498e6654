import { useSyncExternalStore } from "react";

/** False in the served page, true once the page runs: what needs JavaScript is held back until it can work. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const never = () => () => {};
