import { arrows } from "./arrows.ts";

/**
 * The tab that a key leads to from the one with the focus (WAI-ARIA tabs): arrows go round, the way the page is written, Home and End to the ends,
 * the space bar chooses.
 */
export function neighbour<Tab>(tabs: readonly Tab[], focused: unknown, key: string): Tab | undefined {
  const at = tabs.findIndex((tab) => tab === focused);
  if (at < 0) return undefined;
  const [next, previous] = arrows();
  const to = { [next]: at + 1, [previous]: at - 1 + tabs.length, Home: 0, End: tabs.length - 1, " ": at }[key];
  return to === undefined ? undefined : tabs[to % tabs.length];
}
