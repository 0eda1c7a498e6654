import type { ExamAnswerBody } from "../../generated/types.ts";
import { inLocalDatabase, keysOf } from "./local-database.ts";

/** An answer as the page has it. */
export interface LocalAnswer {
  slot: number;
  /** Grows with every change. */
  seq: number;
  body: ExamAnswerBody;
  /** The sequence that the server had when it was written here; unknown of what an older page kept. */
  base?: number;
}

/** The answers of one attempt of one person that stand on this device. */
export interface LocalAnswers {
  /** What is there and was not wiped. */
  read(): Promise<LocalAnswer[]>;
  write(answer: LocalAnswer): Promise<void>;
  /** Removes all, after the attempt was submitted. */
  wipe(): Promise<void>;
}

/** Keeps answers on the device until the server has them, by attempt and person. */
export function localAnswers(attemptId: string, userNo: string): LocalAnswers {
  return {
    read: () =>
      inLocalDatabase<LocalAnswer[]>("answers", {
        mode: "readonly",
        work: (store) => store.getAll(keysOf(attemptId, userNo)),
        fallback: [],
      }),
    write: async (answer) => {
      await inLocalDatabase<unknown>("answers", {
        mode: "readwrite",
        work: (store) => store.put(answer, [userNo, attemptId, answer.slot]),
        fallback: undefined,
      });
    },
    wipe: () =>
      inLocalDatabase<undefined>("answers", {
        mode: "readwrite",
        work: (store) => store.delete(keysOf(attemptId, userNo)),
        fallback: undefined,
      }),
  };
}
