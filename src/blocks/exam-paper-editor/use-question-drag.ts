import { useEffect, useRef, useState, type PointerEvent } from "react";
import { useHandler } from "../../ui/use-handler.ts";

/** A place in the paper: `at` counts without the question that is moved. */
export interface Place {
  section: number;
  at: number;
}

/** A question under way. */
export interface QuestionDrag {
  id: string;
  /** Where it comes when it is let go. */
  to: Place;
  /** px from where it lies on the page. */
  by: number;
}

interface Pressed {
  id: string;
  /** Has the sections of the paper in it. */
  root: Element;
  /** Where on the page it was pressed, and where in the window the pointer is now. */
  from: number;
  now: number;
  /** Whether it has moved so far that it is no press any more. */
  isDragged: boolean;
}

/** px: a press that moves less is no drag. */
const MIN_WAY = 4;
/** px: so near to an end of the window the page scrolls along, up to so many a frame. */
const EDGE = 96;
const MAX_STEP = 14;

/**
 * Dragging questions by mouse, pen or finger, past the end of the window as well. Escape breaks it off. It follows the
 * pointer itself: the browser's own dragging is not there for buttons in Firefox, nor for a finger that does not wait.
 */
export function useQuestionDrag(drop: (id: string, to: Place) => void) {
  const [drag, setDrag] = useState<QuestionDrag>();
  const pressed = useRef<Pressed>(undefined);
  const follow = useHandler(() => {
    const { id, root, from, now } = pressed.current!;
    pressed.current!.isDragged = true;
    setDrag({ id, to: placeAt(root, now, id), by: now + scrollY - from });
  });
  const begin = useHandler((event: PointerEvent<HTMLElement>, id: string) => {
    const root = event.currentTarget.closest("[data-section]")?.parentElement;
    if (!root || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pressed.current = { id, root, from: event.clientY + scrollY, now: event.clientY, isDragged: false };
  });
  const move = useHandler(({ clientY }: PointerEvent) => {
    if (!pressed.current) return;
    pressed.current.now = clientY;
    if (pressed.current.isDragged || Math.abs(clientY + scrollY - pressed.current.from) >= MIN_WAY) follow();
  });
  const stop = useHandler(() => {
    pressed.current = undefined;
    setDrag(undefined);
  });
  /** What was last drawn may be behind a quick pointer: where it is let go counts. */
  const letGo = useHandler((event: PointerEvent) => {
    move(event);
    const held = pressed.current;
    stop();
    if (held?.isDragged) drop(held.id, placeAt(held.root, held.now, held.id));
  });
  const isDragging = drag !== undefined;
  useEffect(() => {
    if (!isDragging) return;
    let frame = requestAnimationFrame(function scroll() {
      const step = pressed.current ? scrollStep(pressed.current.now, innerHeight) : 0;
      if (step !== 0) {
        scrollBy({ top: step, behavior: "instant" });
        follow();
      }
      frame = requestAnimationFrame(scroll);
    });
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      stop();
    };
    addEventListener("keydown", onKey);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("keydown", onKey);
    };
  }, [isDragging, follow, stop]);
  return {
    drag,
    /** What a question's grip takes of the pointer. */
    pointer: (id: string) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => begin(event, id),
      onPointerMove: move,
      onPointerUp: letGo,
      onPointerCancel: stop,
    }),
  };
}

/** Where a question comes that is let go at this height of the window: into the nearest section, before what is lower. */
function placeAt(root: Element, y: number, id: string): Place {
  const sections = [...root.querySelectorAll("[data-section]")];
  const distances = sections.map((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return Math.max(top - y, y - bottom, 0);
  });
  const section = distances.indexOf(Math.min(...distances));
  const others = [...(sections[section]?.querySelectorAll<HTMLElement>("[data-question]") ?? [])].filter(
    ({ dataset }) => dataset["question"] !== id,
  );
  const at = others.findIndex((one) => {
    const { top, height } = one.getBoundingClientRect();
    return y < top + height / 2;
  });
  return { section, at: at < 0 ? others.length : at };
}

/** px that the page scrolls in a frame: the more, the nearer the pointer is to an end of the window. */
function scrollStep(y: number, height: number): number {
  const into = y < EDGE ? y - EDGE : Math.max(0, y - (height - EDGE));
  return Math.round(Math.max(-1, Math.min(1, into / EDGE)) * MAX_STEP);
}
