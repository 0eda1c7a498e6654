import { useEffect, useRef } from "react";
import type { Condition } from "../../generated/types.ts";
import { useHandler } from "../../ui/use-handler.ts";
import { holds } from "../../site/records/holds.ts";

interface Waiting {
  /** What is shown. */
  records: readonly Readonly<Record<string, unknown>>[] | undefined;
  /** What holds of a record while something is still going on with it. */
  waits: Condition | undefined;
  /** Says that it is to be asked for anew. */
  ask: (() => unknown) | undefined;
  /** ms between two looks. */
  every: number;
  /** Nothing is going on any more. */
  over?: (() => unknown) | undefined;
}

/**
 * While something is still going on with a record that is shown, such as a file that is being made ready, says every
 * few seconds that it is to be asked for anew; then that it is over. Where nobody sees the page, nothing is asked. Gives
 * whether it goes on.
 */
export function useWaiting({ records, waits, ask, every, over }: Waiting): boolean {
  const isWaiting =
    waits !== undefined && ask !== undefined && records?.some((record) => holds(waits, record)) === true;
  const askAgain = useHandler(() => {
    if (!document.hidden) void ask?.();
  });
  const sayOver = useHandler(() => void over?.());
  const wasWaiting = useRef(false);
  useEffect(() => {
    const isOver = wasWaiting.current && !isWaiting;
    wasWaiting.current = isWaiting;
    if (isOver) sayOver();
    if (!isWaiting) return undefined;
    const timer = setInterval(askAgain, every);
    return () => clearInterval(timer);
  }, [isWaiting, every, askAgain, sayOver]);
  return isWaiting;
}
