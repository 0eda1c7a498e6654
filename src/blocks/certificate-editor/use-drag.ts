import { useState, type PointerEvent, type RefObject } from "react";
import { useHandler } from "../../ui/use-handler.ts";
import { paperOf } from "../../shared/certificate-paper.ts";
import type { CertificateDesign } from "../../generated/types.ts";
import { resized, snapped, type Box, type Guide } from "./state/design.ts";

interface Drag {
  index: number;
  isSize: boolean;
  from: { x: number; y: number };
  box: Box;
  guides: readonly Guide[];
}

interface DragParts {
  design: CertificateDesign;
  paper: RefObject<HTMLElement | null>;
  /** A drag that ended somewhere else than it began. */
  onDrop: (index: number, box: Box) => void;
}

/** Moving and sizing elements by mouse, pen or finger: one change when they are let go, none when it is broken off. */
export function useDrag({ design, paper, onDrop }: DragParts) {
  const [drag, setDrag] = useState<Drag>();
  const begin = useHandler((event: PointerEvent<HTMLElement>, index: number, isSize: boolean) => {
    const element = design.elements[index];
    if (!element || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { left, top, width, height } = element;
    const from = { x: event.clientX, y: event.clientY };
    setDrag({ index, isSize, from, box: { left, top, width, height }, guides: [] });
  });
  /** A drag with its element where the pointer is now. */
  const follow = (held: Drag, element: Box, event: PointerEvent): Drag => {
    const size = paperOf(design);
    const scale = size.width / (paper.current?.clientWidth || size.width);
    const by = { x: (event.clientX - held.from.x) * scale, y: (event.clientY - held.from.y) * scale };
    const { left, top, width, height } = element;
    if (held.isSize) return { ...held, box: resized({ left, top, width, height }, by, size) };
    const others = design.elements.filter((_one, at) => at !== held.index);
    return { ...held, ...snapped({ left: left + by.x, top: top + by.y, width, height }, { others, paper: size }) };
  };
  const move = useHandler((event: PointerEvent<HTMLElement>) => {
    const element = drag && design.elements[drag.index];
    if (drag && element) setDrag(follow(drag, element, event));
  });
  const stop = useHandler(() => setDrag(undefined));
  /** What was last drawn may be behind a quick pointer: where it is let go counts. */
  const letGo = useHandler((event: PointerEvent<HTMLElement>) => {
    const element = drag && design.elements[drag.index];
    stop();
    if (!drag || !element) return;
    const { box } = follow(drag, element, event);
    if (
      box.left !== element.left ||
      box.top !== element.top ||
      box.width !== element.width ||
      box.height !== element.height
    )
      onDrop(drag.index, box);
  });
  return {
    drag,
    /** What an element takes of the pointer. */
    grip: (index: number, isSize = false) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => begin(event, index, isSize),
      onPointerMove: move,
      onPointerUp: letGo,
      onPointerCancel: stop,
    }),
  };
}
