import type { ExamAttempt, ExamNotice } from "../../generated/types.ts";
import type { PageAnswers } from "./answers.ts";

export interface SheetState {
  attempt: ExamAttempt | undefined;
  answers: PageAnswers;
  /** Milliseconds that were left at a time of performance.now(). */
  left: { ms: number; at: number } | undefined;
  /** Whether this page may answer; another one has the attempt otherwise. */
  isHolder: boolean;
  /** Whether the server is out of reach. */
  isOffline: boolean;
  fault: string;
  /** What those who sit it were told since the attempt was loaded, the oldest first. */
  notices: readonly ExamNotice[];
}

export type SheetStateCell = ReturnType<typeof createSheetState>;

/** What is on the sheet, as React reads it: each change makes another object. */
export function createSheetState() {
  const listeners = new Set<() => void>();
  let state: SheetState = {
    attempt: undefined,
    answers: new Map(),
    left: undefined,
    isHolder: true,
    isOffline: false,
    fault: "",
    notices: [],
  };
  return {
    getSnapshot: () => state,
    set(changed: Partial<SheetState>): void {
      state = { ...state, ...changed };
      for (const tell of listeners) tell();
    },
    subscribe(tell: () => void): () => void {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
  };
}
