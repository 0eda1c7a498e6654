import { useState } from "react";
import { isSame } from "../shared/same.ts";

/**
 * The first of all objects that say the same, for as long as they say it: a page whose data are fetched again brings
 * equal objects that are not the same ones, and what was made from one shall not be made anew. For plain JSON.
 */
export function useSame<T extends object>(value: T): T {
  const [kept, keep] = useState(value);
  if (isSame(kept, value)) return kept;
  keep(value);
  return value;
}
