import { ExamAttemptStateEnum } from "../../generated/enums.ts";
import type { TextKey } from "../../generated/built/locale-keys.ts";
import * as errorCode from "../../generated/error-codes.ts";
import type { ExamAttemptCard } from "../../generated/types.ts";
import type { BlockProps, Translate } from "../block.ts";
import { isSafeBrowser, safeBrowserInput } from "../shared/safe-browser.ts";
import { createAnswerSender } from "./answer-sender.ts";
import { markStored, nextToSend, refusalIn } from "./answers.ts";
import type { LocalAnswers } from "./local-answers.ts";
import type { SheetNotes } from "./sheet-notes.ts";
import type { SheetStateCell } from "./sheet-state.ts";
import { createStoredAnswers, leftNow } from "./stored-answers.ts";

/** How long after a choice an answer goes out. */
export const CHOICE_MS = 200;
/** How often a page that says nothing renews its hold of an exam. */
export const RENEW_MS = 12_000;
const LOAD_AGAIN_MS = 2000;

/** What the page gives to a sheet; each drawing of it may give newer ones. */
export interface SheetTools {
  operations: Pick<BlockProps<"examSheet">["operations"], "getExamAttempt" | "saveExamAnswers" | "submitExamAttempt">;
  /**
   * Leads away from an attempt that is over, on the server as well; `card` is what submitting gave, undefined where the
   * server closed it. Gives what is shown in place of the questions, where the page stays.
   */
  leave: (card: ExamAttemptCard | undefined) => Promise<ExamAttemptCard | undefined>;
  /**
   * How often a page that says nothing renews its hold, in ms. Without it the hold lapses: before the page sends
   * something after a while, it looks at what others wrote meanwhile.
   */
  renewMs?: number;
  /** What is said where answers could not be handed in, and where another person is signed in by now. */
  texts: { unsent: TextKey; notYours: TextKey };
  t: Translate;
}

/** No answer, and answers that may be another the next time. Whatever else is said stays so. */
const lostCodes: ReadonlySet<number> = new Set([0, errorCode.UNEXPECTED, errorCode.UNAVAILABLE, errorCode.TOO_BUSY]);

export interface CallParts {
  attemptId: string;
  /** The name of this page to the server. */
  holder: () => string;
  /** The copy of the answers on this device. */
  openLocal: (attemptId: string, userNo: string) => LocalAnswers;
  notes: Pick<SheetNotes, "load" | "setAside" | "wipe">;
  tools: () => SheetTools;
  state: SheetStateCell;
}

/** The calls of a sheet: what each reply, and each failure, does to the state and to the copy on the device. */
export function createSheetCalls({ attemptId, holder, openLocal, notes, tools, state }: CallParts) {
  const { getSnapshot, set } = state;
  const stored = createStoredAnswers({ attemptId, holder, openLocal, notes, tools, state });
  let reload: ReturnType<typeof setTimeout> | undefined;

  async function leave(card?: ExamAttemptCard): Promise<void> {
    sender.stop();
    await stored.wipe();
    await notes.wipe();
    const handedIn = await tools().leave(card);
    if (handedIn) set({ handedIn });
  }
  /** Whether a call was lost on the way: then it is tried again, and nothing of what was answered is lost. */
  function isLost(error: unknown): boolean {
    const { code, message } = error as { code?: number; message?: string };
    if (code === errorCode.EXAM_ATTEMPT_CLOSED) {
      void leave();
      return false;
    }
    if (code === errorCode.NOT_FOUND) {
      // Somebody else is signed in here by now. What its person has answered stays on the device, for them alone.
      sender.stop();
      set({ attempt: undefined, answers: new Map(), notices: [], fault: tools().t(tools().texts.notYours) });
      return false;
    }
    const isOffline = code === undefined || lostCodes.has(code);
    set({ isOffline, ...(isOffline ? {} : { fault: message || tools().t("common.failed") }) });
    // Whoever made the exam may take the demand for that browser back.
    return isOffline || code === errorCode.EXAM_SAFE_BROWSER_NEEDED;
  }
  async function send(takeOver: boolean): Promise<number | undefined> {
    const { renewMs } = tools();
    if (!takeOver && stored.mayHaveChanged() && nextToSend(getSnapshot().answers).length > 0) await stored.look();
    const { attempt, notices } = getSnapshot();
    // Who takes over sees first what the other page wrote, and then sends what is newer.
    const sent = takeOver ? [] : nextToSend(getSnapshot().answers);
    stored.noteSent(sent);
    const newest = notices.at(-1) ?? attempt?.noticeList?.at(-1);
    const reply = await tools().operations.saveExamAnswers({
      attemptId,
      holder: holder(),
      ...(takeOver ? { takeOver } : {}),
      ...(newest ? { noticeId: newest.id } : {}),
      ...(isSafeBrowser() ? await safeBrowserInput() : {}),
      answerList: sent,
    });
    const { isHolder, remainingMs } = reply;
    await stored.heard(reply, takeOver);
    const answers = markStored(getSnapshot().answers, reply, sent);
    set({ answers, left: leftNow(remainingMs), isHolder, isOffline: false, fault: refusalIn(answers) });
    stored.keepAsStored(reply);
    if (reply.noticeList) set({ notices: [...getSnapshot().notices, ...reply.noticeList] });
    const isOpen = nextToSend(answers).length > 0;
    if (reply.attemptState === ExamAttemptStateEnum.inProgress || isOpen)
      return isHolder && isOpen ? CHOICE_MS : renewMs;
    await leave();
    return undefined;
  }
  const sender = createAnswerSender({ send, isLost });

  async function load(): Promise<void> {
    try {
      await stored.look();
      if (getSnapshot().isHolder) sender.later(0);
    } catch (error) {
      if (isLost(error)) reload = setTimeout(() => void load(), LOAD_AGAIN_MS);
    }
  }
  async function submit(): Promise<void> {
    try {
      await leave(await tools().operations.submitExamAttempt({ attemptId }));
    } catch (error) {
      if (isLost(error)) set({ fault: tools().t(tools().texts.unsent) });
    }
  }
  return {
    sender,
    load,
    submit,
    keep: stored.keep,
    stop(): void {
      clearTimeout(reload);
      sender.stop();
    },
  };
}
