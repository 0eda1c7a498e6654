import { standOf, type Stand } from "./focus-stand.ts";

const canFocus =
  "a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]:not([tabindex='-1'])";

/**
 * Keeps the focus near where it was when what had it is taken away: a button that became a link, a line that was
 * removed, a form that was sent. It goes to what came in its place, else to what follows, else to what stands before.
 * Without it the focus would fall to the page, and whoever uses a keyboard or hears the page would begin at the top.
 * What closes as a whole (dialogs, menus) gives it back by itself, and a page that one goes to has its own place for
 * it. This code comes with the first focus of a page: `first` is where that stood, in case it went before the code came.
 */
export function keepFocus(root: Element, first?: Stand): void {
  let stand = first;
  const note = (target: EventTarget | null) =>
    (stand = target instanceof Element && root.contains(target) ? standOf(target, root) : undefined);
  if (first && !first.element.isConnected && document.activeElement === document.body) {
    stand = undefined;
    nearestTo(first.around)?.focus();
  }
  note(document.activeElement);
  document.addEventListener("focusin", ({ target }) => note(target));
  document.addEventListener("focusout", ({ target, relatedTarget }) => {
    // Browsers differ in whether they tell of it when an element goes; let go of by the person, it is still there a
    // moment later.
    if (relatedTarget === null)
      queueMicrotask(
        () =>
          stand?.element === target &&
          stand.element.isConnected &&
          document.activeElement === document.body &&
          (stand = undefined),
      );
  });
  new MutationObserver(() => {
    if (!stand || document.activeElement !== document.body) return;
    if (stand.element.isConnected) {
      // Moved, or drawn anew around it: places may be others by the time that it goes.
      stand = standOf(stand.element, root);
      return;
    }
    const { around } = stand;
    stand = undefined;
    nearestTo(around)?.focus();
  }).observe(root, { childList: true, subtree: true });
}

/**
 * From the innermost element that is left outward: the first at the place or after it, else the last before it. Not
 * beyond the part of the page.
 */
function nearestTo(around: Stand["around"]): HTMLElement | undefined {
  for (const { outer, place } of around) {
    if (!outer.isConnected) continue;
    const children = [...outer.children];
    const found =
      children.slice(place).flatMap(within).find(isShown) ?? children.slice(0, place).flatMap(within).findLast(isShown);
    if (found) return found;
    if (outer.matches("main, header, footer, aside")) return undefined;
  }
  return undefined;
}

function within(element: Element): HTMLElement[] {
  return [
    ...(element.matches(canFocus) ? [element as HTMLElement] : []),
    ...element.querySelectorAll<HTMLElement>(canFocus),
  ];
}

/** Not in what is closed or hidden. A browser without the question takes all for shown. */
function isShown(element: HTMLElement): boolean {
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}
