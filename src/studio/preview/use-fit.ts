import { useEffect, useState, type RefObject } from "react";

/** How much a page of a width has to be made smaller to fit into an element, and how high it is then, in px. */
export function useFit(stage: RefObject<HTMLElement | null>, width: number): { scale: number; height: number } {
  const [room, setRoom] = useState({ width: 800, height: 600 });
  useEffect(() => {
    if (!stage.current) return;
    const watch = new ResizeObserver(
      ([entry]) => entry && setRoom({ width: entry.contentRect.width, height: entry.contentRect.height }),
    );
    watch.observe(stage.current);
    return () => watch.disconnect();
  }, [stage]);
  return { scale: Math.max(0.1, Math.min(1, room.width / width)), height: Math.max(200, room.height) };
}
