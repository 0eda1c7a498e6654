import { useEffect, useEffectEvent } from "react";
import type { SaveExamEventsBody } from "../../generated/types.ts";
import type { BlockProps } from "../block.ts";

type Props = Pick<BlockProps<"examSheet">, "attemptId" | "operations"> & { isOffline: boolean };
type Kind = SaveExamEventsBody["eventList"][number]["eventKind"];

const DAY_MS = 86_400_000;

/** Counts how often and how long the page was out of sight and out of reach, and what was copied. It prevents nothing. */
export function useSignals({ attemptId, operations, isOffline }: Props): void {
  const tell = useEffectEvent((eventKind: Kind, durationMs = 0) => {
    const event = { eventKind, durationMs: Math.min(DAY_MS, Math.round(durationMs)) };
    operations.saveExamEvents({ attemptId, eventList: [event] }).catch(() => undefined);
  });
  useEffect(() => {
    let since: number | undefined;
    const seen = () => {
      if (document.visibilityState === "hidden") since = performance.now();
      else if (since !== undefined) {
        tell("away", performance.now() - since);
        since = undefined;
      }
    };
    const copied = () => tell("copy");
    const pasted = () => tell("paste");
    document.addEventListener("visibilitychange", seen);
    document.addEventListener("copy", copied);
    document.addEventListener("paste", pasted);
    return () => {
      document.removeEventListener("visibilitychange", seen);
      document.removeEventListener("copy", copied);
      document.removeEventListener("paste", pasted);
    };
  }, []);
  useEffect(() => {
    if (!isOffline) return;
    const since = performance.now();
    // Told once the server is back.
    return () => tell("offline", performance.now() - since);
  }, [isOffline]);
}
