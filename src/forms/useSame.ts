import { useRef } from "react";

/**
 * The first of all objects that say the same, for as long as they say it: a page whose data are fetched again brings
 * equal objects that are not the same ones, and what was made from one shall not be made anew. For plain JSON.
 */
export function useSame<T>(value: T): T {
  const kept = useRef(value);
  if (kept.current !== value && JSON.stringify(kept.current) !== JSON.stringify(value)) kept.current = value;
  return kept.current;
}
