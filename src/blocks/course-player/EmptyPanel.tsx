import { usePanel } from "./panels.ts";

/** Stands in a panel whose block is not there yet: the panel is left out meanwhile. */
export function EmptyPanel(): null {
  usePanel(true);
  return null;
}
