import { useEffect, useRef } from "react";
import { useHandler } from "../../ui/use-handler.ts";
import type { BlockProps } from "../block.ts";
import { holds } from "../record-list/item.ts";

/** ms between two looks at a record that changes by itself. */
const AGAIN_MS = 1000;

/**
 * While a record changes by itself (`waits`), says each second that it is to be asked for anew; then that it is over.
 * Where nobody sees the page, nothing is asked. Gives whether it changes still.
 */
export function useWaiting({ item, waits, on }: BlockProps<"recordDetail">): boolean {
  const isWaiting = item !== undefined && waits !== undefined && holds(waits, item);
  const ask = useHandler(() => {
    if (!document.hidden) void on.waiting?.({});
  });
  const over = useHandler(() => void on.over?.({}));
  const wasWaiting = useRef(false);
  useEffect(() => {
    const isOver = wasWaiting.current && !isWaiting;
    wasWaiting.current = isWaiting;
    if (isOver) over();
    if (!isWaiting) return undefined;
    const timer = setInterval(ask, AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWaiting, ask, over]);
  return isWaiting;
}
