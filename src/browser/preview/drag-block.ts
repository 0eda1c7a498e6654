import type { DropPlace } from "../../site/preview/preview-messages.ts";
import { pressedKey } from "../../ui/pressed-key.ts";
import type { Blocks } from "./blocks.ts";
import { createEdgeScroll } from "./edge-scroll.ts";
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

/** Blocks dragged on the page: by a mouse or a pen at once, by a finger that held one, because a finger scrolls. */
export interface BlockDrag {
  places(block: string, places: readonly DropPlace[]): void;
  /** Whether the click that ends it means nothing else. */
  takesClick(): boolean;
  stop(): void;
}

/** How far a pointer goes before it drags, in px. */
const START = 6;
/** How long a finger holds a block until that is lifted, in ms: before the browser marks words. */
const HOLD_MS = 400;
/** How far a finger may tremble meanwhile, in px. */
const TREMBLE = 10;

interface Press {
  block: string;
  x: number;
  y: number;
  isTouch: boolean;
}

interface Drag extends Omit<Press, "isTouch"> {
  places: readonly DropPlace[];
  /** Whether a finger holds it where it was lifted. */
  isHeld: boolean;
  line?: DropLine | undefined;
}

export function createBlockDrag({ blocks, marks, blockAt, begun, moved }: DragParts): BlockDrag {
  const ended = new AbortController();
  const options = { signal: ended.signal, capture: true };
  let pressed: Press | undefined;
  let drag: Drag | undefined;
  let holding: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const show = () => {
    // A finger that lifted a block and has not gone anywhere yet moves it nowhere.
    if (!drag || drag.isHeld) return;
    const lines = dropLines({ places: drag.places, moved: drag.block, boxOf: (key) => blocks.rect(key) });
    drag.line = nearestLine(lines, drag.x, drag.y);
    marks.line(drag.line);
  };
  const end = (isLetGo: boolean) => {
    pressed = undefined;
    clearTimeout(holding);
    edge.stop();
    if (!drag) return;
    const { block, line } = drag;
    drag = undefined;
    // The click that comes when the button is let go means nothing more, also after Escape.
    isOver = true;
    document.documentElement.removeAttribute("data-dragging");
    marks.line(undefined);
    if (isLetGo && line) moved(block, { place: line.place, before: line.before });
  };
  const edge = createEdgeScroll({ y: () => drag?.y, scrolled: show });
  const begin = ({ block, x, y, isTouch }: Press) => {
    drag = { block, places: [], x, y, isHeld: isTouch };
    document.documentElement.setAttribute("data-dragging", "");
    begun(block);
    edge.start();
  };
  const onDown = ({ button, pointerType, isPrimary, target, clientX: x, clientY: y }: PointerEvent) => {
    // A second finger lets the block stay.
    if (drag || !isPrimary) return end(false);
    isOver = false;
    const block = button === 0 ? blockAt(target) : undefined;
    pressed = block === undefined ? undefined : { block, x, y, isTouch: pointerType === "touch" };
    if (pressed?.isTouch) holding = setTimeout(() => pressed && begin(pressed), HOLD_MS);
  };
  const onMove = ({ clientX: x, clientY: y, buttons }: PointerEvent) => {
    if (buttons === 0) return end(false);
    const far = pressed ? Math.hypot(x - pressed.x, y - pressed.y) : 0;
    if (drag) {
      Object.assign(drag, { x, y, isHeld: drag.isHeld && far < TREMBLE });
      return show();
    }
    if (!pressed) return;
    if (!pressed.isTouch && far >= START) begin({ ...pressed, x, y });
    else if (pressed.isTouch && far >= TREMBLE) end(false);
  };
  const onKey = (event: KeyboardEvent) => {
    if (!drag || pressedKey(event) !== "Escape") return;
    event.stopImmediatePropagation();
    end(false);
  };
  document.addEventListener("pointerdown", onDown, options);
  document.addEventListener("pointermove", onMove, options);
  document.addEventListener("pointerup", () => end(true), options);
  document.addEventListener("pointercancel", () => end(false), options);
  document.addEventListener("keydown", onKey, options);
  // A link or a picture would be dragged by the browser itself, and words would be selected.
  refuse(["dragstart", "selectstart"], () => drag !== undefined || pressed?.isTouch === false, options);
  // What a finger holds does not scroll the page, nor open a menu of the browser.
  refuse(["touchmove", "contextmenu"], () => drag !== undefined, options);
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

/** Keeps the browser from what it does at events by itself, while something is so. */
function refuse(names: readonly string[], isSo: () => boolean, options: AddEventListenerOptions): void {
  const onEvent = (event: Event) => {
    if (isSo()) event.preventDefault();
  };
  for (const name of names) document.addEventListener(name, onEvent, { ...options, passive: false });
}
