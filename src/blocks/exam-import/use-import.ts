import { useRef, useState } from "react";
import type { CheckExamQuestionsBody, CheckExamQuestionsReply } from "../../generated/types.ts";
import type { Props } from "./ExamImport.tsx";

export interface Source {
  file: Blob;
  format: CheckExamQuestionsBody["format"];
}

export interface ImportState {
  step: "" | "checking" | "checked" | "storing" | "stored";
  source?: Source;
  read?: CheckExamQuestionsReply;
  /** Questions that were stored, or that the subject had already. */
  added: number;
  duplicates: number;
  problem?: string;
}

/** Questions of one call: little enough to show how far it is. */
const BATCH = 100;
/** Bytes of one call, as JSON; the server takes more. */
const BATCH_BYTES = 1_000_000;

const empty: ImportState = { step: "", added: 0, duplicates: 0 };

/** Reading a file and storing its questions. One that was broken off can be started again: nothing is stored twice. */
export function useImport(operations: Props["operations"], t: Props["t"]) {
  const [state, setState] = useState<ImportState>(empty);
  // What belongs to a file that is no longer chosen is dropped.
  const run = useRef(0);

  const check = async (input: Source & Pick<CheckExamQuestionsBody, "subjectId" | "halfWidth">) => {
    const mine = (run.current += 1);
    setState({ ...empty, step: "checking" });
    try {
      const read = await operations.checkExamQuestions(input);
      if (mine === run.current)
        setState({ ...empty, step: "checked", read, source: { file: input.file, format: input.format } });
    } catch (error) {
      if (mine === run.current) setState({ ...empty, problem: messageOf(error, t("examImport.failed")) });
    }
  };

  const store = async (subjectId: string, leftOut: ReadonlySet<number>) => {
    const { read } = state;
    if (!read || state.step === "storing") return;
    const mine = (run.current += 1);
    const drafts = read.questionList
      .filter(({ isDuplicate }, place) => !isDuplicate && !leftOut.has(place))
      .map(({ draft }) => draft);
    let [added, duplicates] = [0, read.questionList.filter(({ isDuplicate }) => isDuplicate).length];
    setState(({ problem: _, ...before }) => ({ ...before, step: "storing", added, duplicates: 0 }));
    try {
      for (const batch of batchesOf(drafts)) {
        const reply = await operations.importExamQuestions({ subjectId, questionList: batch });
        if (mine !== run.current) return;
        added += reply.addedCount;
        duplicates += reply.duplicateCount;
        const now = added;
        setState((before) => ({ ...before, added: now }));
      }
      setState({ ...empty, step: "stored", added, duplicates });
    } catch (error) {
      if (mine !== run.current) return;
      const problem = t("examImport.interrupted", { count: added, message: messageOf(error, t("examImport.failed")) });
      setState((before) => ({ ...before, step: "checked", problem }));
    }
  };

  const clear = () => {
    run.current += 1;
    setState(empty);
  };
  return { state, check, store, clear };
}

/** Pieces that one call can have. */
export function batchesOf<Draft>(drafts: readonly Draft[]): Draft[][] {
  const batches: Draft[][] = [];
  let bytes = 0;
  for (const draft of drafts) {
    const size = JSON.stringify(draft).length * 3;
    const last = batches.at(-1);
    if (last && last.length < BATCH && bytes + size <= BATCH_BYTES) {
      last.push(draft);
      bytes += size;
    } else {
      batches.push([draft]);
      bytes = size;
    }
  }
  return batches;
}

function messageOf(error: unknown, otherwise: string): string {
  const { code, message } = error as { code?: number; message?: string };
  return code !== undefined && message ? message : otherwise;
}
