import type { ExamAttempt, ExamAttemptCard, ExamNotice } from "../../generated/types.ts";
import type { PageAnswers } from "./answers.ts";
import type { SlotNote } from "./local-notes.ts";

export interface SheetState {
  attempt: ExamAttempt | undefined;
  answers: PageAnswers;
  /** What the person noted for themselves, by slot. */
  notes: ReadonlyMap<number, SlotNote>;
  /** Milliseconds that were left at a time of performance.now(). */
  left: { ms: number; at: number } | undefined;
  /** Whether this page may answer; another one has the attempt otherwise. */
  isHolder: boolean;
  /** Whether the server is out of reach. */
  isOffline: boolean;
  fault: string;
  /** What was handed in, where its score is told here and nowhere else. */
  handedIn: ExamAttemptCard | undefined;
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
    notes: new Map(),
    left: undefined,
    isHolder: true,
    isOffline: false,
    fault: "",
    handedIn: undefined,
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
