import { useEffect, useRef, useState } from "react";
import * as errorCode from "../../generated/error-codes.ts";
import type { ExamMarking, StartExamMarkingReply } from "../../generated/types.ts";
import { useHandler } from "../../ui/use-handler.ts";
import type { BlockProps } from "../block.ts";
import { callFault } from "../shared/call-error.ts";

/** How often the lease of an open answer is renewed; it ends after two minutes. */
const RENEW_MS = 60_000;

type Place = Pick<ExamMarking, "attemptId" | "slot">;
export interface GivenMark {
  score: number;
  rubric: number[];
  note: string;
}

export interface QueueView {
  marking: ExamMarking | undefined;
  counts: Pick<StartExamMarkingReply, "waitingCount" | "ownCount"> | undefined;
  order: "question" | "person";
  message: string;
  /** What somebody else has given meanwhile; nothing of one's own was stored. */
  conflict: ExamMarking | undefined;
  busy: boolean;
  turn: (order: "question" | "person") => void;
  skip: () => void;
  open: (place: Place) => void;
  save: (given: GivenMark) => void;
  /** After a conflict: goes on with theirs, or gives one's own over it. */
  keepTheirs: () => void;
  giveOwn: (given: GivenMark) => void;
}

/** The answers to mark, one after the other: each is taken from the queue, so that two markers never get the same. */
export function useQueue({
  examId,
  operations,
  t,
}: Pick<BlockProps<"examMarking">, "operations" | "t"> & { examId: string }): QueueView {
  const [reply, setReply] = useState<StartExamMarkingReply>();
  const [order, setOrder] = useState<"question" | "person">("question");
  const [message, setMessage] = useState("");
  const [conflict, setConflict] = useState<ExamMarking>();
  const [busy, setBusy] = useState(false);
  const skipped = useRef<Place[]>([]);
  const marking = reply?.marking;

  const work = useHandler(async (what: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    try {
      await what();
    } catch (error) {
      setMessage(callFault(error, t, "examMarking.unreached").message);
    }
    setBusy(false);
  });
  const take = async (more: Partial<Place> = {}, by = order) => {
    const found = await operations.startExamMarking({
      examId,
      order: by,
      skipList: skipped.current.slice(-200),
      ...more,
    });
    // Once around: what was skipped comes again.
    if (!found.marking && skipped.current.length > 0 && found.ownCount > 0) {
      skipped.current = [];
      setReply(await operations.startExamMarking({ examId, order: by }));
    } else setReply(found);
    setConflict(undefined);
  };
  const first = useHandler(() => work(() => take()));
  useEffect(() => void first(), [first]);
  useLease(marking, { examId, operations });

  const give = async (given: GivenMark, version: number) => {
    if (!marking) return;
    const { attemptId, slot } = marking;
    try {
      const saved = await operations.saveExamMark({ attemptId, slot, version, ...given });
      setMessage(outcomeText(saved, given.score, t));
    } catch (error) {
      if ((error as { code?: number }).code !== errorCode.EXAM_CHANGED) throw error;
      setConflict(await operations.getExamMarking({ attemptId, slot }));
      setMessage("");
      return;
    }
    await take();
  };
  return {
    marking,
    counts: reply,
    order,
    message,
    conflict,
    busy,
    turn: (by) => {
      setOrder(by);
      void work(() => take({}, by));
    },
    skip: () =>
      void work(async () => {
        if (marking) skipped.current.push({ attemptId: marking.attemptId, slot: marking.slot });
        setMessage("");
        await take();
      }),
    open: (place) => void work(() => take(place)),
    save: (given) => void work(() => give(given, marking?.version ?? 0)),
    keepTheirs: () => void work(() => take()),
    giveOwn: (given) => void work(() => give(given, conflict?.version ?? 0)),
  };
}

/** What came of a mark: it counts, or more markers have to give theirs. */
function outcomeText(saved: ExamMarking, given: number, t: BlockProps<"examMarking">["t"]): string {
  if (saved.isMarked) return t("examMarking.saved", { score: saved.score });
  return t(saved.opinionCount === 1 ? "examMarking.savedFirst" : "examMarking.savedDiffers", { score: given });
}

/** Renews the lease of the open answer as long as it is open. */
function useLease(
  marking: ExamMarking | undefined,
  { examId, operations }: Pick<BlockProps<"examMarking">, "operations"> & { examId: string },
): void {
  const renew = useHandler(() => {
    if (marking && !marking.isMarked)
      operations
        .startExamMarking({ examId, attemptId: marking.attemptId, slot: marking.slot })
        // It is tried again; saving says it when somebody else was quicker.
        .catch(() => undefined);
  });
  useEffect(() => {
    const timer = setInterval(renew, RENEW_MS);
    return () => clearInterval(timer);
  }, [renew]);
}
