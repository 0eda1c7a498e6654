import { useEffect, useRef } from "react";
import { useHandler } from "../../ui/use-handler.ts";
import type { BlockProps } from "../block.ts";
import { holds } from "../record-list/item.ts";

/** ms between two questions. */
const AGAIN_MS = 1000;

/** While a record changes by itself (`waits`), tells each second that it is to be asked for again; then that it is over. */
export function useAgain({ item, waits, on }: BlockProps<"recordDetail">): void {
  const isWaiting = item !== undefined && waits !== undefined && holds(waits, item);
  const again = useHandler(() => on.again?.({}));
  const over = useHandler(() => on.over?.({}));
  const wasWaiting = useRef(false);
  useEffect(() => {
    const isOver = wasWaiting.current && !isWaiting;
    wasWaiting.current = isWaiting;
    if (isOver) void over();
    if (!isWaiting) return undefined;
    const timer = setInterval(() => void again(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWaiting, again, over]);
}
