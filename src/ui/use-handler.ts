import { useCallback, useInsertionEffect, useRef } from "react";

/**
 * A function that is the same at every render and does what the last rendered one does: for handlers that are kept
 * somewhere, such as in a memo or a listener. While rendering it still does what the render before did.
 */
export function useHandler<Args extends unknown[], Result>(
  handler: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(handler);
  // Before all other effects, so that those that call it find what belongs to their render.
  useInsertionEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
