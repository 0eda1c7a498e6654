import { useEffect, useRef } from "react";
import * as errorCode from "../../generated/error-codes.ts";
import { useHandler } from "../../ui/use-handler.ts";
import type { Outcome } from "../block.ts";

/** ms between two messages to the server. */
export const HEARTBEAT_MS = 10_000;

export interface Heartbeat {
  /** What to tell, or undefined when nothing happened. */
  take(): Record<string, unknown> | undefined;
  /** It was not stored, and will be told with the next. */
  giveBack(told: Record<string, unknown>): void;
}

/**
 * Reports to the server what was studied: every ten seconds, when `now` is called, when the page is hidden or left, and
 * when the lesson is closed. One report at a time; what happens meanwhile goes with the next. When the page is left
 * there may be no next one, so a last report is sent beside one that is still on its way.
 */
export function useHeartbeat(
  heartbeat: Heartbeat,
  { send, isOn }: { send: ((told: Record<string, unknown>) => Promise<Outcome>) | undefined; isOn: boolean },
): { now: () => Promise<void> } {
  const sending = useRef<Promise<void>>(undefined);
  const now = useHandler(async (): Promise<void> => {
    if (sending.current) return sending.current;
    const message = tell({ heartbeat, send, isOn });
    sending.current = message?.then(() => void (sending.current = undefined));
    return sending.current;
  });
  const leave = useHandler(() => void tell({ heartbeat, send, isOn }));
  useEffect(() => {
    const timer = setInterval(() => void now(), HEARTBEAT_MS);
    const hidden = () => document.visibilityState === "hidden" && leave();
    document.addEventListener("visibilitychange", hidden);
    addEventListener("pagehide", leave);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", hidden);
      removeEventListener("pagehide", leave);
      leave();
    };
  }, [now, leave]);
  return { now };
}

/** Sends what there is to tell, if anything. The lesson may be another when the answer comes. */
function tell({
  heartbeat,
  send,
  isOn,
}: {
  heartbeat: Heartbeat;
  send: ((told: Record<string, unknown>) => Promise<Outcome>) | undefined;
  isOn: boolean;
}): Promise<void> | undefined {
  const told = isOn && send ? heartbeat.take() : undefined;
  if (!told || !send) return undefined;
  return send(told).then((outcome) => {
    if (!outcome.done && isPassing(outcome.error)) heartbeat.giveBack(told);
  });
}

/**
 * Whether it may be stored another time: there was no answer, or the server is busy. What it refused it would refuse
 * again.
 */
function isPassing(error: unknown): boolean {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : 0;
  return code === 0 || code === errorCode.UNAVAILABLE || code === errorCode.TOO_BUSY;
}
