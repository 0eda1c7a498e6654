/**
 * Gives the focus to a row of an outline, or to what stands in for it, once the outline is drawn: the row that had it
 * is gone or elsewhere, and whoever works by keyboard goes on from here.
 */
export function focusRow(outline: HTMLElement | null, key: string, otherwise?: string): void {
  setTimeout(() => {
    const row = outline?.querySelector<HTMLElement>(`[role="row"][data-key="${CSS.escape(key)}"]`);
    (row ?? (otherwise === undefined ? undefined : outline?.querySelector<HTMLElement>(otherwise)))?.focus();
  }, DRAWN_MS);
}

/** How long the tree takes to have its rows in place, in ms. */
const DRAWN_MS = 80;
