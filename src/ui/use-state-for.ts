import { useState } from "react";

/**
 * State that belongs to `of`, and begins anew with `initial` in the very render that brings another. What is set later
 * by a render of the one before is let go.
 */
export function useStateFor<T>(of: unknown, initial: T): [T, (value: T) => void] {
  const [kept, keep] = useState({ of, value: initial });
  const isCurrent = Object.is(kept.of, of);
  if (!isCurrent) keep({ of, value: initial });
  const set = (value: T) => keep((now) => (Object.is(now.of, of) ? { of, value } : now));
  return [isCurrent ? kept.value : initial, set];
}
