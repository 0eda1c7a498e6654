import { useEffect, useEffectEvent } from "react";
import type { BlockProps } from "../block.ts";
import { holds } from "./item.ts";

/** ms between looks at what is still going on. */
const OFTEN = 3000;

/**
 * Says every few seconds that something is still going on with a record that is shown, such as a file that is being
 * made ready, so that the screen asks anew. Where nobody sees the page, nothing is asked.
 */
export function useWaiting({ items, waits, on }: Pick<BlockProps<"recordList">, "items" | "waits" | "on">): boolean {
  const isWaiting = waits !== undefined && on["waiting"] !== undefined && items?.some((item) => holds(waits, item));
  const ask = useEffectEvent(() => {
    if (!document.hidden) void on["waiting"]?.({});
  });
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => ask(), OFTEN);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return isWaiting === true;
}
