import { useEffect, useState, useSyncExternalStore } from "react";
import type { BlockProps } from "../block.ts";
import type { SheetState } from "./sheet-state.ts";
import { createSheet, type Sheet } from "./sheet-store.ts";
import { useSignals } from "./use-signals.ts";

type Props = Pick<BlockProps<"examSheet">, "attemptId" | "doneHref" | "operations" | "on" | "t">;

/** What is on the sheet, and what a person can do with it. */
export interface SheetView extends SheetState, Pick<Sheet, "answer" | "note" | "takeOver" | "submit"> {}

/** An attempt on the page, from its first drawing to its last; another attempt takes another component. */
export function useSheet({ attemptId, doneHref, operations, on, t }: Props): SheetView {
  const [sheet] = useState(() => createSheet({ attemptId, doneHref, operations, on, t }));
  const state = useSyncExternalStore(sheet.subscribe, sheet.getSnapshot, sheet.getSnapshot);
  useEffect(() => sheet.renew({ doneHref, operations, on, t }), [sheet, doneHref, operations, on, t]);
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
  useSignals({ attemptId, operations, isOffline: state.isOffline });
  const { answer, note, takeOver, submit } = sheet;
  return { ...state, answer, note, takeOver, submit };
}
