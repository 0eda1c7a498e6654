import { ExamAttemptStateEnum } from "../../generated/enums.ts";
import * as errorCode from "../../generated/error-codes.ts";
import type { ExamAttemptCard } from "../../generated/types.ts";
import type { BlockProps } from "../block.ts";
import { isSafeBrowser, safeBrowserInput } from "../shared/safe-browser.ts";
import { createAnswerSender } from "./answer-sender.ts";
import { leaveSheet } from "./leave-sheet.ts";
import { markStored, mergeAnswers, nextToSend, unstored } from "./answers.ts";
import type { LocalAnswer, LocalAnswers } from "./local-answers.ts";
import type { SheetNotes } from "./sheet-notes.ts";
import type { SheetState, SheetStateCell } from "./sheet-state.ts";

/** How long after a choice an answer goes out. */
export const CHOICE_MS = 200;
/** How often a page that says nothing renews its hold of the attempt. */
const RENEW_MS = 12_000;
const LOAD_AGAIN_MS = 2000;

/** What the page gives to a sheet; each drawing of it may give newer ones. */
export interface SheetTools {
  operations: Pick<BlockProps<"examSheet">["operations"], "getExamAttempt" | "saveExamAnswers" | "submitExamAttempt">;
  on: BlockProps<"examSheet">["on"];
  /** See the block's prop. */
  doneHref?: string | undefined;
  t: BlockProps<"examSheet">["t"];
}

/** No answer, and answers that may be another the next time. Whatever else is said stays so. */
const lostCodes: ReadonlySet<number> = new Set([0, errorCode.UNEXPECTED, errorCode.UNAVAILABLE, errorCode.TOO_BUSY]);

interface CallParts {
  attemptId: string;
  /** The name of this page to the server. */
  holder: () => string;
  /** The copy of the answers on this device. */
  openLocal: (attemptId: string, userNo: string) => LocalAnswers;
  notes: Pick<SheetNotes, "load" | "wipe">;
  tools: () => SheetTools;
  state: SheetStateCell;
}

/** The calls of a sheet: what each reply, and each failure, does to the state and to the copy on the device. */
export function createSheetCalls({ attemptId, holder, openLocal, notes, tools, state }: CallParts) {
  const { getSnapshot, set } = state;
  let local: LocalAnswers | undefined;
  let reload: ReturnType<typeof setTimeout> | undefined;

  async function leave(card?: ExamAttemptCard): Promise<void> {
    sender.stop();
    await local?.wipe();
    await notes.wipe();
    await leaveSheet({ attemptId, card, tools: tools(), state });
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
      set({ attempt: undefined, answers: new Map(), notices: [], fault: tools().t("examSheet.notYours") });
      return false;
    }
    const isOffline = code === undefined || lostCodes.has(code);
    set({ isOffline, ...(isOffline ? {} : { fault: message || tools().t("common.failed") }) });
    // Whoever made the exam may take the demand for that browser back.
    return isOffline || code === errorCode.EXAM_SAFE_BROWSER_NEEDED;
  }
  async function send(takeOver: boolean): Promise<number | undefined> {
    const { attempt, notices } = getSnapshot();
    const newest = notices.at(-1) ?? attempt?.noticeList?.at(-1);
    const reply = await tools().operations.saveExamAnswers({
      attemptId,
      holder: holder(),
      ...(takeOver ? { takeOver } : {}),
      ...(newest ? { noticeId: newest.id } : {}),
      ...(isSafeBrowser() ? await safeBrowserInput() : {}),
      answerList: nextToSend(getSnapshot().answers),
    });
    const answers = markStored(getSnapshot().answers, reply);
    set({ answers, left: leftNow(reply.remainingMs), isHolder: reply.isHolder, isOffline: false, fault: "" });
    if (reply.noticeList) set({ notices: [...getSnapshot().notices, ...reply.noticeList] });
    const isOpen = unstored(answers).length > 0;
    if (reply.attemptState === ExamAttemptStateEnum.inProgress || isOpen)
      return reply.isHolder && isOpen ? CHOICE_MS : RENEW_MS;
    await leave();
    return undefined;
  }
  const sender = createAnswerSender({ send, isLost });

  async function load(): Promise<void> {
    try {
      const page = { attemptId, holder: holder(), ...(await safeBrowserInput()) };
      const attempt = await tools().operations.getExamAttempt(page);
      local = openLocal(attemptId, attempt.userNo);
      const kept = await local.read();
      await notes.load(attempt.userNo);
      const answers = mergeAnswers(attempt.slotList, kept, getSnapshot().answers);
      const { isHolder, remainingMs } = attempt;
      set({ attempt, answers, left: leftNow(remainingMs), isHolder, isOffline: false, fault: "" });
      if (isHolder) sender.later(0);
    } catch (error) {
      if (isLost(error)) reload = setTimeout(() => void load(), LOAD_AGAIN_MS);
    }
  }
  async function submit(): Promise<void> {
    try {
      await leave(await tools().operations.submitExamAttempt({ attemptId }));
    } catch (error) {
      if (isLost(error)) set({ fault: tools().t("examSheet.unsent") });
    }
  }
  return {
    sender,
    load,
    submit,
    keep: (answer: LocalAnswer) => void local?.write(answer),
    stop(): void {
      clearTimeout(reload);
      sender.stop();
    },
  };
}

const leftNow = (ms: number | undefined): SheetState["left"] =>
  ms === undefined ? undefined : { ms, at: performance.now() };
