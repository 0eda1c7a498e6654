import type { ExamAnswerBody } from "../../generated/types.ts";
import { nextSeq, refusalIn, unstored } from "./answers.ts";
import { localAnswers, type LocalAnswers } from "./local-answers.ts";
import { localNotes, type LocalNotes } from "./local-notes.ts";
import { pageName } from "../shared/page-name.ts";
import { CHOICE_MS, createSheetCalls, type SheetTools } from "./sheet-calls.ts";
import { createSheetNotes } from "./sheet-notes.ts";
import { createSheetState } from "./sheet-state.ts";

/** How long after the last key an answer goes out. */
const TYPING_MS = 1200;
/** How often, and after which pause, submitting tries to send what is open. */
const SUBMIT_TRIES = 3;
const SUBMIT_PAUSE_MS = 300;

interface SheetParts extends SheetTools {
  attemptId: string;
  /** The name of this page to the server. */
  holder?: () => string;
  /** The copy of the answers on this device. */
  openLocal?: (attemptId: string, userNo: string) => LocalAnswers;
  openNotes?: (attemptId: string, userNo: string) => LocalNotes;
}

export type Sheet = ReturnType<typeof createSheet>;

/** An attempt outside of React: loads it, saves answers as they are given, and submits it. */
export function createSheet({
  attemptId,
  holder = pageName,
  openLocal = localAnswers,
  openNotes = localNotes,
  ...given
}: SheetParts) {
  let tools: SheetTools = given;
  const state = createSheetState();
  const { getSnapshot, set, subscribe } = state;
  const notes = createSheetNotes({ openNotes: (userNo) => openNotes(attemptId, userNo), state });
  const calls = createSheetCalls({ attemptId, holder, openLocal, notes, tools: () => tools, state });
  const { sender } = calls;
  const countOpen = () => unstored(getSnapshot().answers).length;
  const isOpen = () => countOpen() > 0;

  return {
    subscribe,
    getSnapshot,
    /** Takes what a newer drawing of the page was given. */
    renew(newer: SheetTools): void {
      tools = newer;
    },
    /** Loads the attempt, and saves from then on. Gives what ends it. */
    start(): () => void {
      sender.start();
      void calls.load();
      return calls.stop;
    },
    /** Sends at once, as when the network is back. */
    retry: () => void sender.flush(),
    /** A function is given what the answer is at that moment, such as when a file has come. */
    answer(slot: number, given: ExamAnswerBody | ((before: ExamAnswerBody) => ExamAnswerBody), isTyping = false): void {
      const { answers, isHolder } = getSnapshot();
      const own = answers.get(slot);
      if (!own || !isHolder) return;
      const body = typeof given === "function" ? given(own.body) : given;
      const answer = { slot, seq: nextSeq(own.seq, Date.now()), body };
      set({ answers: new Map(answers).set(slot, { ...own, ...answer }) });
      calls.keep({ ...answer, base: own.storedSeq });
      sender.changed(isTyping ? TYPING_MS : CHOICE_MS);
    },
    note: notes.note,
    /** Goes on here, from what another page wrote; settles once that is on the page. */
    takeOver: () => sender.flush(true),
    async submit(): Promise<void> {
      // What is under way ends first; then what is left goes out, in as many calls as it takes.
      for (let tries = 0; tries < SUBMIT_TRIES && isOpen();) {
        const before = countOpen();
        if (!(await sender.flush())) await new Promise((resolve) => setTimeout(resolve, SUBMIT_PAUSE_MS));
        if (countOpen() >= before) tries += 1;
      }
      if (isOpen()) return set({ fault: refusalIn(getSnapshot().answers) || tools.t(tools.texts.unsent) });
      await calls.submit();
    },
  };
}
