import { useRef, type PointerEvent, type RefObject } from "react";
import type { FocusPoint } from "../../site/document/image-focus.ts";

interface PercentDrag {
  /** What the percents are of. */
  box: RefObject<HTMLDivElement | null>;
  /** To be put where a drag may begin: by mouse, pen or finger. */
  begin: (event: PointerEvent, move: (at: FocusPoint, from: FocusPoint) => void) => void;
}

/** Drags over a box, told in percent of its width and height, from 0 to 100. */
export function usePercentDrag(): PercentDrag {
  const box = useRef<HTMLDivElement>(null);
  return {
    box,
    begin(event, move) {
      const bounds = box.current?.getBoundingClientRect();
      const target = event.currentTarget;
      if (!bounds || event.button !== 0) return;
      const at = ({ clientX, clientY }: { clientX: number; clientY: number }): FocusPoint => ({
        x: inPercent((clientX - bounds.left) / bounds.width),
        y: inPercent((clientY - bounds.top) / bounds.height),
      });
      const from = at(event);
      const moved = (now: Event) => move(at(now as globalThis.PointerEvent), from);
      const end = () => {
        target.removeEventListener("pointermove", moved);
        target.removeEventListener("pointerup", end);
        target.removeEventListener("pointercancel", end);
      };
      target.setPointerCapture?.(event.pointerId);
      target.addEventListener("pointermove", moved);
      target.addEventListener("pointerup", end);
      target.addEventListener("pointercancel", end);
      move(from, from);
    },
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
