import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ExamAttemptStateEnum } from "../../generated/enums.ts";
import { EXAM_ATTEMPT_CLOSED } from "../../generated/error-codes.ts";
import type { ExamAnswerBody, ExamAttempt } from "../../generated/types.ts";
import type { BlockProps } from "../block.ts";
import { mergeAnswers, nextSeq, unstored, type PageAnswers } from "./answers.ts";
import { localAnswers, type LocalAnswers } from "./local-answers.ts";
import { pageName } from "./page-name.ts";

type Props = BlockProps<"examSheet">;

/** How long after a choice, and after the last key, an answer goes out. */
const CHOICE_MS = 200;
const TYPING_MS = 1200;
/** How often a page that says nothing renews its hold of the attempt. */
const RENEW_MS = 12_000;
const RETRY_MS = [1000, 2000, 4000, 8000, 15_000];

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
  answer(slot: number, body: ExamAnswerBody, isTyping?: boolean): void;
  takeOver(): void;
  submit(): Promise<void>;
}

/** An attempt on the page: loads it, saves answers as they are given, and submits it. */
export function useSheet({
  attemptId,
  operations,
  on,
  t,
}: Pick<Props, "attemptId" | "operations" | "on" | "t">): SheetState {
  const [attempt, setAttempt] = useState<ExamAttempt>();
  const [answers, setAnswers] = useState<PageAnswers>(new Map());
  const [left, setLeft] = useState<SheetState["left"]>();
  const [isHolder, setHolder] = useState(true);
  const [isOffline, setOffline] = useState(false);
  const [fault, setFault] = useState("");
  const live = useRef<{
    answers: PageAnswers;
    local?: LocalAnswers;
    sending: boolean;
    failures: number;
    timer?: number;
  }>({
    answers: new Map(),
    sending: false,
    failures: 0,
  });

  const change = (next: PageAnswers) => {
    live.current.answers = next;
    setAnswers(next);
  };
  const clock = (ms: number | undefined) => setLeft(ms === undefined ? undefined : { ms, at: performance.now() });
  const leave = useEffectEvent(async () => {
    await live.current.local?.wipe();
    await on.go?.({ to: `/exam/result?attempt=${attemptId}` });
  });
  /** Whether a call went wrong on the way: then it is tried again, and nothing of what was answered is lost. */
  const wentWrong = useEffectEvent((error: unknown): boolean => {
    const { code, message } = error as { code?: number; message?: string };
    if (code === EXAM_ATTEMPT_CLOSED) {
      void leave();
      return false;
    }
    const isLost = code === 0 || code === undefined || code >= 500;
    setOffline(isLost);
    if (!isLost) setFault(message || t("common.failed"));
    return isLost;
  });
  const later = useEffectEvent((ms: number) => {
    window.clearTimeout(live.current.timer);
    live.current.timer = window.setTimeout(() => void flush(), ms);
  });

  const load = useEffectEvent(async () => {
    try {
      const loaded = await operations.getExamAttempt({ attemptId, holder: pageName() });
      live.current.local = localAnswers(attemptId, loaded.userNo);
      change(mergeAnswers(loaded.slotList, await live.current.local.read()));
      setAttempt(loaded);
      setHolder(loaded.isHolder);
      setOffline(false);
      clock(loaded.remainingMs);
      if (loaded.isHolder) later(0);
    } catch (error) {
      if (wentWrong(error)) window.setTimeout(() => void load(), 2000);
    }
  });

  const flush = useEffectEvent(async (takeOver = false): Promise<boolean> => {
    const { current } = live;
    if (current.sending) return false;
    current.sending = true;
    const sent = unstored(current.answers);
    try {
      const reply = await operations.saveExamAnswers({
        attemptId,
        holder: pageName(),
        ...(takeOver ? { takeOver } : {}),
        answerList: sent.map(({ slot, seq, body }) => ({ slot, seq, body })),
      });
      current.failures = 0;
      setOffline(false);
      setFault("");
      setHolder(reply.isHolder);
      clock(reply.remainingMs);
      const next = new Map(current.answers);
      for (const { slot, seq } of reply.savedList) {
        const own = next.get(slot);
        if (own) next.set(slot, { ...own, storedSeq: Math.max(own.storedSeq, seq), gmtSaved: reply.gmtSaved });
      }
      change(next);
      if (reply.attemptState !== ExamAttemptStateEnum.inProgress && unstored(next).length === 0) await leave();
      else later(reply.isHolder && unstored(next).length > 0 ? CHOICE_MS : RENEW_MS);
      return true;
    } catch (error) {
      if (wentWrong(error)) later(RETRY_MS[Math.min(current.failures, RETRY_MS.length - 1)] ?? 15_000);
      current.failures += 1;
      return false;
    } finally {
      current.sending = false;
    }
  });

  useEffect(() => {
    const { current } = live;
    void load();
    const back = () => void flush();
    // A page from the back/forward cache would show a paper that may be submitted.
    const shown = (event: PageTransitionEvent) => event.persisted && location.reload();
    window.addEventListener("online", back);
    window.addEventListener("pageshow", shown);
    return () => {
      window.clearTimeout(current.timer);
      window.removeEventListener("online", back);
      window.removeEventListener("pageshow", shown);
    };
  }, [attemptId]);
  useAway({ attemptId, operations });

  return {
    attempt,
    answers,
    left,
    isHolder,
    isOffline,
    fault,
    answer(slot, body, isTyping = false) {
      const before = live.current.answers.get(slot);
      if (!before || !isHolder) return;
      const given = { slot, seq: nextSeq(before.seq, Date.now()), body };
      change(new Map(live.current.answers).set(slot, { ...before, ...given }));
      void live.current.local?.write(given);
      if (live.current.failures === 0) later(isTyping ? TYPING_MS : CHOICE_MS);
    },
    takeOver: () => void flush(true).then((done) => (done ? load() : undefined)),
    async submit() {
      // What is under way ends first; then what is left goes out.
      for (let tries = 0; tries < 3 && unstored(live.current.answers).length > 0; tries++)
        if (!(await flush())) await new Promise((resolve) => setTimeout(resolve, 300));
      if (unstored(live.current.answers).length > 0) return setFault(t("examSheet.unsent"));
      try {
        await operations.submitExamAttempt({ attemptId });
        await leave();
      } catch (error) {
        if (wentWrong(error)) setFault(t("examSheet.unsent"));
      }
    },
  };
}

/** Counts how often and how long the page was out of sight. */
function useAway({ attemptId, operations }: Pick<Props, "attemptId" | "operations">): void {
  const tell = useEffectEvent((durationMs: number) => {
    operations.saveExamEvents({ attemptId, eventList: [{ eventKind: "away", durationMs }] }).catch(() => undefined);
  });
  useEffect(() => {
    let since: number | undefined;
    const seen = () => {
      if (document.visibilityState === "hidden") since = performance.now();
      else if (since !== undefined) {
        tell(Math.min(86_400_000, Math.round(performance.now() - since)));
        since = undefined;
      }
    };
    document.addEventListener("visibilitychange", seen);
    return () => document.removeEventListener("visibilitychange", seen);
  }, []);
}
