import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import type { BlockProps } from "../block.ts";
import type { SheetState } from "./sheet-state.ts";
import { createSheet, type Sheet } from "./sheet-store.ts";

type Props = Pick<BlockProps<"examSheet">, "attemptId" | "operations" | "on" | "t">;

/** What is on the sheet, and what a person can do with it. */
export interface SheetView extends SheetState, Pick<Sheet, "answer" | "takeOver" | "submit"> {}

/** An attempt on the page, from its first drawing to its last; another attempt takes another component. */
export function useSheet({ attemptId, operations, on, t }: Props): SheetView {
  const [sheet] = useState(() => createSheet({ attemptId, operations, on, t }));
  const state = useSyncExternalStore(sheet.subscribe, sheet.getSnapshot, sheet.getSnapshot);
  useEffect(() => sheet.renew({ operations, on, t }), [sheet, operations, on, t]);
  useEffect(() => {
    const stop = sheet.start();
    // A page from the back/forward cache would show a paper that may be submitted.
    const shown = (event: PageTransitionEvent) => event.persisted && location.reload();
    window.addEventListener("online", sheet.retry);
    window.addEventListener("pageshow", shown);
    return () => {
      stop();
      window.removeEventListener("online", sheet.retry);
      window.removeEventListener("pageshow", shown);
    };
  }, [sheet]);
  useAway({ attemptId, operations });
  const { answer, takeOver, submit } = sheet;
  return { ...state, answer, takeOver, submit };
}

/** Counts how often and how long the page was out of sight. */
function useAway({ attemptId, operations }: Pick<Props, "attemptId" | "operations">): void {
  const tell = useEffectEvent((durationMs: number) => {
    operations.saveExamEvents({ attemptId, eventList: [{ eventKind: "away", durationMs }] }).catch(() => undefined);
  });
  useEffect(() => {
    let since: number | undefined;
    const seen = () => {
      if (document.visibilityState === "hidden") since = performance.now();
      else if (since !== undefined) {
        tell(Math.min(86_400_000, Math.round(performance.now() - since)));
        since = undefined;
      }
    };
    document.addEventListener("visibilitychange", seen);
    return () => document.removeEventListener("visibilitychange", seen);
  }, []);
}
