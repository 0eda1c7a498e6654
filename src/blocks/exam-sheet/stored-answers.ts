import type { ExamSavedAnswers } from "../../generated/types.ts";
import { safeBrowserInput } from "../shared/safe-browser.ts";
import { mergeAnswers, refusalIn } from "./answers.ts";
import type { LocalAnswer, LocalAnswers } from "./local-answers.ts";
import { otherVersions } from "./other-version.ts";
import type { CallParts } from "./sheet-calls.ts";
import type { SheetState } from "./sheet-state.ts";

/** How long the server keeps the hold of a page that says nothing: after that another one may have written. */
const HELD_MS = 30_000;

/** What the server and this device have of an attempt, and whether another page may have changed it meanwhile. */
export function createStoredAnswers({ attemptId, holder, openLocal, notes, tools, state }: CallParts) {
  const { getSnapshot, set } = state;
  let local: LocalAnswers | undefined;
  let heardAt = 0;
  /** Whether another page has written what this one has not seen. */
  let isBehind = false;
  /** What this page sent, by place and sequence: where the reply was lost, the server may have it all the same. */
  const sentOnce = new Set<string>();

  /** Reads what the server has, and what this device kept. */
  async function look(): Promise<void> {
    const page = { attemptId, holder: holder(), ...(await safeBrowserInput()) };
    const attempt = await tools().operations.getExamAttempt(page);
    local = openLocal(attemptId, attempt.userNo);
    const kept = await local.read();
    await notes.load(attempt.userNo);
    const shown = getSnapshot().answers;
    const answers = mergeAnswers(attempt.slotList, kept, shown);
    const others = attempt.slotList.filter(({ slot, seq }) => !sentOnce.has(`${slot} ${seq}`));
    for (const [slot, body] of otherVersions(others, kept, shown)) {
      notes.setAside(slot, body);
      // Once is enough: from here on the copy on the device is what goes on.
      const going = answers.get(slot);
      if (going) void local.write({ slot, seq: going.seq, body: going.body, base: going.storedSeq });
    }
    const { isHolder, remainingMs } = attempt;
    set({ attempt, answers, left: leftNow(remainingMs), isHolder, isOffline: false, fault: refusalIn(answers) });
    heardAt = performance.now();
    isBehind = !isHolder;
  }

  return {
    look,
    mayHaveChanged(): boolean {
      const hasLapsed = tools().renewMs === undefined && performance.now() - heardAt > HELD_MS;
      return isBehind || hasLapsed;
    },
    noteSent(answers: readonly LocalAnswer[]): void {
      for (const { slot, seq } of answers) sentOnce.add(`${slot} ${seq}`);
    },
    /** What another page wrote is seen before this one writes on. */
    async heard({ isHolder, savedList }: ExamSavedAnswers, isTakenOver: boolean): Promise<void> {
      heardAt = performance.now();
      const isNewer = savedList.some(({ slot, seq }) => seq > (getSnapshot().answers.get(slot)?.seq ?? seq));
      isBehind ||= isTakenOver || !isHolder || isNewer;
      if (isBehind && isHolder) await look();
    },
    keep: (answer: LocalAnswer) => void local?.write(answer),
    /** The copy on the device says that the server has it: what is newer there is another page's. */
    keepAsStored({ savedList }: Pick<ExamSavedAnswers, "savedList">): void {
      for (const { slot, seq } of savedList) {
        const own = getSnapshot().answers.get(slot);
        if (own && own.seq >= seq) void local?.write({ slot, seq: own.seq, body: own.body, base: seq });
      }
    },
    /** Forgets what this device kept. */
    wipe: async () => local?.wipe(),
  };
}

/** What is left of the time, from now on. */
export const leftNow = (ms: number | undefined): SheetState["left"] =>
  ms === undefined ? undefined : { ms, at: performance.now() };
