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
  const move = useHandler((event: PointerEvent<HTMLElement>) => {
    const element = drag && design.elements[drag.index];
    if (!drag || !element) return;
    const size = paperOf(design);
    const scale = size.width / (paper.current?.clientWidth || size.width);
    const by = { x: (event.clientX - drag.from.x) * scale, y: (event.clientY - drag.from.y) * scale };
    const { left, top, width, height } = element;
    if (drag.isSize) return setDrag({ ...drag, box: resized({ left, top, width, height }, by, size) });
    const others = design.elements.filter((_one, at) => at !== drag.index);
    setDrag({ ...drag, ...snapped({ left: left + by.x, top: top + by.y, width, height }, { others, paper: size }) });
  });
  const end = useHandler((isKept: boolean) => {
    const element = drag && design.elements[drag.index];
    setDrag(undefined);
    if (!isKept || !drag || !element) return;
    const { left, top, width, height } = drag.box;
    if (left !== element.left || top !== element.top || width !== element.width || height !== element.height)
      onDrop(drag.index, drag.box);
  });
  return {
    drag,
    /** What an element takes of the pointer. */
    grip: (index: number, isSize = false) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => begin(event, index, isSize),
      onPointerMove: move,
      onPointerUp: () => end(true),
      onPointerCancel: () => end(false),
    }),
  };
}
