import type { ExamAnswerBody, ExamAttempt } from "../../generated/types.ts";
import type { BlockProps } from "../block.ts";
import { pageName } from "../shared/page-name.ts";
import { callFault } from "../shared/call-error.ts";
import { isSafeBrowser, safeBrowserInput } from "../shared/safe-browser.ts";

/** How long after the last letter an answer goes out, and how long after one that was not stored it is tried again. */
const SAVE_MS = 1200;
const AGAIN_MS = 8000;

export interface WorkView {
  attempt: ExamAttempt | undefined;
  answers: Readonly<Record<number, ExamAnswerBody>>;
  state: "saved" | "saving" | "unsaved" | "elsewhere";
  fault: string;
}

export interface WorkTools {
  operations: Pick<BlockProps<"gradeHomework">["operations"], "getExamAttempt" | "saveExamAnswers">;
  t: BlockProps<"gradeHomework">["t"];
}

export type WorkStore = ReturnType<typeof createWork>;

/** Work that is begun: its answers, which are stored while they are written. `tools` gives what the page has now. */
export function createWork(attemptId: string, tools: () => WorkTools) {
  const holder = pageName();
  const seqs = new Map<number, number>();
  const unsent = new Set<number>();
  const listeners = new Set<() => void>();
  let view: WorkView = { attempt: undefined, answers: {}, state: "saved", fault: "" };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const set = (more: Partial<WorkView>) => {
    view = { ...view, ...more };
    for (const listener of listeners) listener();
  };
  const seqOf = (slot: number) => seqs.get(slot) ?? 0;
  const failed = (error: unknown) => set({ fault: callFault(error, tools().t, "gradeHomework.unsent").message });

  async function load(): Promise<void> {
    try {
      const attempt = await tools().operations.getExamAttempt({ attemptId, holder, ...(await safeBrowserInput()) });
      for (const { slot, seq } of attempt.slotList) seqs.set(slot, seq);
      const answers = Object.fromEntries(attempt.slotList.map(({ slot, answer = {} }) => [slot, answer]));
      set({ attempt, answers, fault: "", ...(attempt.isHolder ? {} : { state: "elsewhere" }) });
    } catch (error) {
      failed(error);
    }
  }
  /** True once all that is on the page is stored. */
  async function save(takeOver = false): Promise<boolean> {
    clearTimeout(timer);
    const sent = new Map([...unsent].map((slot) => [slot, seqOf(slot)]));
    if (sent.size === 0 && !takeOver) return true;
    set({ state: "saving" });
    try {
      const { isHolder, savedList, refusedList } = await tools().operations.saveExamAnswers({
        attemptId,
        holder,
        ...(takeOver ? { takeOver } : {}),
        ...(isSafeBrowser() ? await safeBrowserInput() : {}),
        answerList: [...sent].map(([slot, seq]) => ({ slot, seq, body: view.answers[slot] ?? {} })),
      });
      if (!isHolder) {
        set({ state: "elsewhere" });
        return false;
      }
      for (const { slot, isCounted } of savedList) if (isCounted && sent.get(slot) === seqOf(slot)) unsent.delete(slot);
      const isTooLate = savedList.some(({ isCounted }) => !isCounted);
      const fault = refusedList?.[0]?.msg ?? (isTooLate ? tools().t("gradeHomework.tooLate") : "");
      set({ fault, state: unsent.size === 0 ? "saved" : "unsaved" });
      return unsent.size === 0;
    } catch (error) {
      set({ state: "unsaved" });
      failed(error);
      timer = setTimeout(() => void save(), AGAIN_MS);
      return false;
    }
  }
  return {
    load,
    save,
    change(slot: number, more: (before: ExamAnswerBody) => ExamAnswerBody) {
      seqs.set(slot, seqOf(slot) + 1);
      unsent.add(slot);
      set({ answers: { ...view.answers, [slot]: more(view.answers[slot] ?? {}) }, state: "unsaved" });
      clearTimeout(timer);
      timer = setTimeout(() => void save(), SAVE_MS);
    },
    /** Goes on here with what another page wrote. */
    async takeOver() {
      unsent.clear();
      if (await save(true)) await load();
    },
    stop: () => clearTimeout(timer),
    getSnapshot: () => view,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
