import type { DropPlace } from "../../site/preview/preview-messages.ts";
import { pressedKey } from "../../ui/pressed-key.ts";
import type { Blocks } from "./blocks.ts";
import { dropLines, nearestLine, type DropLine } from "./drop-lines.ts";
import type { Marks } from "./marks.ts";

interface DragParts {
  blocks: Blocks;
  marks: Marks;
  /** The block that a press on something would drag; undefined where nothing is to be dragged. */
  blockAt: (target: EventTarget | null) => string | undefined;
  /** Told that a block is dragged: `places` is to follow. */
  begun: (block: string) => void;
  moved: (block: string, to: { place: string; before: string | undefined }) => void;
}

/** Blocks dragged on the page by a mouse or a pen. A finger scrolls. */
export interface BlockDrag {
  places(block: string, places: readonly DropPlace[]): void;
  /** Whether the click that ends it means nothing else. */
  takesClick(): boolean;
  stop(): void;
}

/** How far a pointer goes before it drags, in px. */
const START = 6;
/** So near to an edge the page scrolls, in px. */
const EDGE = 48;

export function createBlockDrag({ blocks, marks, blockAt, begun, moved }: DragParts): BlockDrag {
  const ended = new AbortController();
  const options = { signal: ended.signal, capture: true };
  let pressed: { block: string; x: number; y: number } | undefined;
  let drag:
    | { block: string; places: readonly DropPlace[]; x: number; y: number; line?: DropLine | undefined }
    | undefined;
  let scrolling = 0;
  let isOver = false;

  const show = () => {
    if (!drag) return;
    const lines = dropLines({ places: drag.places, moved: drag.block, boxOf: (key) => blocks.rect(key) });
    const line = nearestLine(lines, drag.x, drag.y);
    drag.line = line;
    marks.line(line);
  };
  const end = (isLetGo: boolean) => {
    pressed = undefined;
    cancelAnimationFrame(scrolling);
    if (!drag) return;
    const { block, line } = drag;
    drag = undefined;
    // The click that comes when the button is let go means nothing more, also after Escape.
    isOver = true;
    document.documentElement.removeAttribute("data-dragging");
    marks.line(undefined);
    if (isLetGo && line) moved(block, { place: line.place, before: line.before });
  };
  const scroll = () => {
    if (!drag) return;
    const by = pastEdge(drag.y);
    if (by !== 0) {
      scrollBy({ top: by / 4, behavior: "instant" });
      show();
    }
    scrolling = requestAnimationFrame(scroll);
  };
  const onDown = ({ button, pointerType, target, clientX: x, clientY: y }: PointerEvent) => {
    isOver = false;
    const block = button === 0 && pointerType !== "touch" ? blockAt(target) : undefined;
    pressed = block === undefined ? undefined : { block, x, y };
  };
  const onMove = ({ clientX: x, clientY: y, buttons }: PointerEvent) => {
    if (buttons === 0) return end(false);
    if (drag) {
      Object.assign(drag, { x, y });
      return show();
    }
    if (!pressed || Math.hypot(x - pressed.x, y - pressed.y) < START) return;
    drag = { block: pressed.block, places: [], x, y };
    document.documentElement.setAttribute("data-dragging", "");
    begun(drag.block);
    scrolling = requestAnimationFrame(scroll);
  };
  const onKey = (event: KeyboardEvent) => {
    if (!drag || pressedKey(event) !== "Escape") return;
    event.stopImmediatePropagation();
    end(false);
  };
  // A link or a picture would be dragged by the browser itself, and words would be selected.
  const onNative = (event: Event) => {
    if (pressed || drag) event.preventDefault();
  };
  document.addEventListener("pointerdown", onDown, options);
  document.addEventListener("pointermove", onMove, options);
  document.addEventListener("pointerup", () => end(true), options);
  document.addEventListener("pointercancel", () => end(false), options);
  document.addEventListener("keydown", onKey, options);
  for (const name of ["dragstart", "selectstart"]) document.addEventListener(name, onNative, options);
  return {
    places(block, places) {
      if (drag?.block !== block) return;
      drag.places = places;
      show();
    },
    takesClick: () => isOver,
    stop() {
      end(false);
      ended.abort();
    },
  };
}

/** How far a pointer is in the zone at the upper edge of the window, or at the lower one, in px. */
function pastEdge(y: number): number {
  return y < EDGE ? y - EDGE : Math.max(0, y - innerHeight + EDGE);
}
