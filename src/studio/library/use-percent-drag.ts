import { useRef, type PointerEvent, type RefObject } from "react";
import type { FocusPoint } from "../../site/document/image-focus.ts";

interface PercentDrag {
  /** What the percents are of. */
  box: RefObject<HTMLDivElement | null>;
  /** To be put where a drag may begin: by mouse, pen or finger. */
  begin: (event: PointerEvent, move: (at: FocusPoint, from: FocusPoint) => void) => void;
  /** To be put where a press that moves on is not meant: it tells of the press once it ends where it began. */
  tap: (event: PointerEvent, move: (at: FocusPoint) => void) => void;
}

/** Drags and taps over a box, told in percent of its width and height, from 0 to 100. */
export function usePercentDrag(): PercentDrag {
  const box = useRef<HTMLDivElement>(null);
  return {
    box,
    begin(event, move) {
      const bounds = box.current?.getBoundingClientRect();
      if (!bounds || event.button !== 0) return;
      const from = pointIn(bounds, event);
      event.currentTarget.setPointerCapture?.(event.pointerId);
      follow(event.currentTarget, { pointermove: (now) => move(pointIn(bounds, now), from) });
      move(from, from);
    },
    tap(event, move) {
      const bounds = box.current?.getBoundingClientRect();
      if (!bounds || event.button !== 0) return;
      const at = pointIn(bounds, event);
      // Where the page is scrolled by it, the browser cancels it.
      follow(event.currentTarget, { pointerup: () => move(at) });
    },
  };
}

/** Hears a pointer until it is lifted or taken away. */
function follow(
  target: Element,
  heard: Partial<Record<"pointermove" | "pointerup", (event: globalThis.PointerEvent) => void>>,
): void {
  const listening = new AbortController();
  for (const type of ["pointermove", "pointerup", "pointercancel"] as const)
    target.addEventListener(
      type,
      (event) => {
        if (type !== "pointermove") listening.abort();
        if (type !== "pointercancel") heard[type]?.(event as globalThis.PointerEvent);
      },
      { signal: listening.signal },
    );
}

function pointIn(bounds: DOMRect, { clientX, clientY }: { clientX: number; clientY: number }): FocusPoint {
  return {
    x: inPercent((clientX - bounds.left) / bounds.width),
    y: inPercent((clientY - bounds.top) / bounds.height),
  };
}

/** Moves a number of percent, and keeps it between two others. */
export function within(value: number, least = 0, most = 100): number {
  return Math.min(Math.max(value, least), most);
}

function inPercent(share: number): number {
  return Number.isFinite(share) ? within(Math.round(share * 100)) : 0;
}

/** Where an arrow key moves to, in percent; undefined for any other key. */
export function arrowStep(key: string, isLarge: boolean): FocusPoint | undefined {
  const step = isLarge ? 10 : 1;
  switch (key) {
    case "ArrowLeft":
      return { x: -step, y: 0 };
    case "ArrowRight":
      return { x: step, y: 0 };
    case "ArrowUp":
      return { x: 0, y: -step };
    case "ArrowDown":
      return { x: 0, y: step };
    default:
      return undefined;
  }
}
