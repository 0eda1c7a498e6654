import { useEffect, useRef, type RefObject } from "react";
import type { Chapter } from "../state/draft.ts";
import { rowOf } from "./places.ts";

interface InSight {
  root: RefObject<HTMLElement | null>;
  chapters: readonly Chapter[];
  closed: ReadonlySet<string>;
  selected: string;
  /** Rows out of sight are not drawn, so that there is no element to scroll to. */
  isLong: boolean;
}

/** Pixels of a row, where rows are not measured. */
export const rowHeight = 44;

/**
 * Brings the row of what was opened into sight, once: by undoing, by what is missing, or because it is new. Whoever
 * scrolls on is left alone.
 */
export function useInSight({ root, chapters, closed, selected, isLong }: InSight): void {
  const shown = useRef("");
  useEffect(() => {
    const row = rowOf(chapters, closed, selected);
    const tree = root.current?.querySelector<HTMLElement>(".tree");
    if (shown.current === selected || row < 0 || !tree) return;
    shown.current = selected;
    if (!isLong) {
      // Newer browsers give a promise of the scrolling, which is nothing for an effect to return.
      tree.querySelector(`[role="row"][data-key="${CSS.escape(selected)}"]`)?.scrollIntoView({ block: "nearest" });
      return;
    }
    const top = row * rowHeight;
    if (top < tree.scrollTop || top + rowHeight > tree.scrollTop + tree.clientHeight)
      tree.scrollTop = top - tree.clientHeight / 2;
  }, [root, chapters, closed, selected, isLong]);
}
