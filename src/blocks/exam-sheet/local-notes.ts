import type { ExamAnswerBody } from "../../generated/types.ts";
import { inLocalDatabase, keysOf } from "./local-database.ts";

/** A line that was drawn: x, y, x, y … in thousandths of the width of what it was drawn on. */
export type Stroke = readonly number[];

/** What a person notes at a question for themselves. It stays on the device and is no answer. */
export interface SlotNote {
  slot: number;
  /** Marked to be looked at again. */
  isLater: boolean;
  strokes: readonly Stroke[];
  /** What was written on another page and is not in the answer: the person decides about it. */
  other?: ExamAnswerBody | undefined;
}

/** The notes of one attempt of one person on this device. */
export interface LocalNotes {
  read(): Promise<SlotNote[]>;
  write(note: SlotNote): Promise<void>;
  wipe(): Promise<void>;
}

/** Keeps notes by attempt and person, until the attempt is submitted or somebody signs out. */
export function localNotes(attemptId: string, userNo: string): LocalNotes {
  return {
    read: () =>
      inLocalDatabase<SlotNote[]>("notes", {
        mode: "readonly",
        work: (store) => store.getAll(keysOf(attemptId, userNo)),
        fallback: [],
      }),
    write: async (note) => {
      await inLocalDatabase<unknown>("notes", {
        mode: "readwrite",
        work: (store) => store.put(note, [userNo, attemptId, note.slot]),
        fallback: undefined,
      });
    },
    wipe: () =>
      inLocalDatabase<undefined>("notes", {
        mode: "readwrite",
        work: (store) => store.delete(keysOf(attemptId, userNo)),
        fallback: undefined,
      }),
  };
}
