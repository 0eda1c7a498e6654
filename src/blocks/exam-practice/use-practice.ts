import { useEffect, useEffectEvent, useState } from "react";
import type {
  ExamAnswerBody,
  GetPracticeQuestionsBody,
  PracticeFeedback,
  PracticeQuestion,
  PracticeStanding,
} from "../../generated/types.ts";
import type { BlockProps } from "../block.ts";

type Props = Pick<BlockProps<"examPractice">, "operations" | "t"> & { subject: PracticeStanding };
export type From = GetPracticeQuestionsBody["from"];

export interface Practice {
  standing: PracticeStanding;
  from: From;
  /** 0: of any. */
  difficulty: number;
  /** undefined: there is none left, or none yet. */
  question: PracticeQuestion | undefined;
  answer: ExamAnswerBody;
  feedback: PracticeFeedback | undefined;
  isBusy: boolean;
  fault: string;
  choose: (from: From, difficulty: number) => void;
  write: (answer: ExamAnswerBody) => void;
  /** Sends the answer, or how the person judges it. */
  check: (isRight?: boolean) => void;
  next: () => void;
  toggleFavourite: () => void;
  open: (isPractice: boolean) => void;
}

interface State {
  standing: PracticeStanding;
  from: From;
  difficulty: number;
  /** The first is shown. */
  queue: readonly PracticeQuestion[];
  answer: ExamAnswerBody;
  feedback: PracticeFeedback | undefined;
  isBusy: boolean;
  fault: string;
}

/** Questions to practise, one after the other. */
export function usePractice({ subject, operations, t }: Props): Practice {
  const [state, setState] = useState<State>({
    standing: subject,
    from: subject.dueCount > 0 ? "due" : "new",
    difficulty: 0,
    queue: [],
    answer: {},
    feedback: undefined,
    isBusy: subject.isPractice,
    fault: "",
  });
  const set = (changed: Partial<State>) => setState((before) => ({ ...before, ...changed }));
  const actions = actionsOf({ state, set, operations, t });
  const loadFirst = useEffectEvent(() => actions.load(state));
  useEffect(() => {
    if (subject.isPractice) loadFirst();
  }, [subject.isPractice]);
  return { ...state, question: state.queue[0], ...actions };
}

/** What a person can do, as calls with what each reply changes. */
function actionsOf({
  state,
  set,
  operations,
  t,
}: Pick<Props, "operations" | "t"> & { state: State; set: (changed: Partial<State>) => void }) {
  const { id } = state.standing;
  const [question] = state.queue;
  const attempt = (work: () => Promise<Partial<State>>) => {
    void work()
      .catch((error: unknown) => ({ fault: (error instanceof Error && error.message) || t("common.failed") }))
      .then((changed) => set({ fault: "", ...changed, isBusy: false }));
  };
  const busy = (work: () => Promise<Partial<State>>) => {
    set({ isBusy: true });
    attempt(work);
  };
  async function page({ from, difficulty }: Pick<State, "from" | "difficulty">, afterId?: string) {
    const { list } = await operations.getPracticeQuestions({
      id,
      from,
      ...(difficulty === 0 ? {} : { difficulty }),
      // What is due leaves the list when it is answered; all others go on after the last one.
      ...(afterId === undefined || from === "due" ? {} : { afterId }),
    });
    return { queue: list, answer: {}, feedback: undefined };
  }
  return {
    load: (which: Pick<State, "from" | "difficulty">) => attempt(() => page(which)),
    choose: (from: From, difficulty: number) => {
      set({ from, difficulty });
      busy(() => page({ from, difficulty }));
    },
    write: (answer: ExamAnswerBody) => set({ answer }),
    check: (isRight?: boolean) =>
      question &&
      busy(async () => {
        const judged = isRight === undefined ? {} : { isRight };
        const feedback = await operations.checkPracticeAnswer({ id: question.id, answer: state.answer, ...judged });
        set({ feedback });
        return { standing: await operations.getPracticeStanding({ id }) };
      }),
    next: () =>
      state.queue.length > 1
        ? set({ queue: state.queue.slice(1), answer: {}, feedback: undefined })
        : busy(() => page(state, question?.id)),
    toggleFavourite: () =>
      question &&
      busy(async () => {
        const isFavourite = !question.isFavourite;
        await operations.savePracticeFavourite({ id: question.id, isFavourite });
        return { queue: state.queue.map((one) => (one.id === question.id ? { ...one, isFavourite } : one)) };
      }),
    open: (isPractice: boolean) =>
      busy(async () => {
        const standing = await operations.savePracticeSubject({ id, isPractice });
        return { standing, ...(isPractice ? await page(state) : { queue: [] }) };
      }),
  };
}
