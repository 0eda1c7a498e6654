import { useEffect, useRef } from "react";
import type { Outcome } from "../block.ts";

/** ms between two messages to the server (product.md, Progress). */
export const BEAT_MS = 10_000;

export interface Beat {
  /** What to tell, or undefined when nothing happened. */
  take(): Record<string, unknown> | undefined;
  /** It was not stored, and will be told with the next. */
  giveBack(told: Record<string, unknown>): void;
}

/**
 * Tells the server every ten seconds what was studied, and at once when `now` is called, when the page is left or put
 * aside, and when the lesson is closed. One message at a time: what happens meanwhile waits for the next.
 */
export function useBeat(beat: Beat, { send, isOn }: { send: ((told: Record<string, unknown>) => Promise<Outcome>) | undefined; isOn: boolean }): { now: () => Promise<void> } {
  const latest = useRef({ beat, send, isOn });
  latest.current = { beat, send, isOn };
  const sending = useRef<Promise<void>>(undefined);
  const now = async (): Promise<void> => {
    if (sending.current) return sending.current;
    // The lesson may be another when the answer comes.
    const { beat: of, send: by, isOn: on } = latest.current;
    const told = on && by ? of.take() : undefined;
    if (!told || !by) return;
    sending.current = by(told).then((outcome) => {
      sending.current = undefined;
      if (!outcome.done && isPassing(outcome.error)) of.giveBack(told);
    });
    return sending.current;
  };
  useEffect(() => {
    const timer = setInterval(() => void now(), BEAT_MS);
    const hidden = () => void (document.visibilityState === "hidden" && now());
    document.addEventListener("visibilitychange", hidden);
    addEventListener("pagehide", now);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", hidden);
      removeEventListener("pagehide", now);
      void now();
    };
  }, []);
  return { now };
}

/** Whether it may be stored another time: there was no answer, or the server is busy. What it refused it would refuse again. */
function isPassing(error: unknown): boolean {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : 0;
  return code === 0 || code === UNAVAILABLE || code === TOO_BUSY;
}

const UNAVAILABLE = 1007;
const TOO_BUSY = 1008;
