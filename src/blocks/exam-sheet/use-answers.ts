import { useEffect, useState, useSyncExternalStore } from "react";
import type { SheetTools } from "./sheet-calls.ts";
import type { SheetState } from "./sheet-state.ts";
import { createSheet, type Sheet } from "./sheet-store.ts";

/** What was answered, and what a person can do with it. */
export interface AnswersView extends SheetState, Pick<Sheet, "answer" | "note" | "takeOver" | "submit"> {}

/**
 * The answers of an attempt on the page, from its first drawing to its last; another attempt takes another component.
 * They are saved as they are given, kept on the device, and taken over from another page where the person says so.
 */
export function useAnswers(attemptId: string, tools: SheetTools): AnswersView {
  const [sheet] = useState(() => createSheet({ attemptId, ...tools }));
  const state = useSyncExternalStore(sheet.subscribe, sheet.getSnapshot, sheet.getSnapshot);
  useEffect(() => sheet.renew(tools));
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
  const { answer, note, takeOver, submit } = sheet;
  return { ...state, answer, note, takeOver, submit };
}
