/** So near to an edge the page scrolls, in px. */
const EDGE = 48;

interface EdgeParts {
  /** Where in the window something is carried, in px from above; undefined where nothing is. */
  y: () => number | undefined;
  /** Told after each scrolling. */
  scrolled: () => void;
}

/** Scrolls the page while something is carried near its upper or lower edge. */
export function createEdgeScroll({ y, scrolled }: EdgeParts): { start(): void; stop(): void } {
  let next = 0;
  const scroll = () => {
    const at = y();
    if (at === undefined) return;
    const by = pastEdge(at);
    if (by !== 0) {
      scrollBy({ top: by / 4, behavior: "instant" });
      scrolled();
    }
    next = requestAnimationFrame(scroll);
  };
  return {
    start: () => void (next = requestAnimationFrame(scroll)),
    stop: () => cancelAnimationFrame(next),
  };
}

/** How far a pointer is in the zone at the upper edge of the window, or at the lower one, in px. */
function pastEdge(y: number): number {
  return y < EDGE ? y - EDGE : Math.max(0, y - innerHeight + EDGE);
}
