import { useState } from "react";
import { draftOf } from "../../forms/draft.ts";
import type { DraftOf } from "../../forms/useDraft.ts";
import type { BlockProps } from "../block.ts";
import { callFaultText } from "../shared/call-error.ts";
import { addedUp, leftOf, withoutAnswered, type Noted } from "./lines.ts";
import { sendParts, type Sent } from "./send-parts.ts";
import { useReading, type Found, type Values } from "./use-reading.ts";

type SheetProps = Pick<BlockProps<"importSheet">, "on" | "partSize" | "files" | "initial" | "t">;

/** Lines that one call takes, where the screen does not say it. */
const PART_SIZE = 1000;

/**
 * The lines of a list on their way: checked, then taken over part by part. What was not taken is what the form begins
 * with again, and its draft. A whole file has no lines in the field: what of it was not taken stays to be taken.
 */
export function useSheet({ on, partSize = PART_SIZE, files, initial, t }: SheetProps, draft: DraftOf | undefined) {
  const [begun, setBegun] = useState<{ turn: number; values: Record<string, unknown> | undefined }>({
    turn: 0,
    values: initial,
  });
  const reading = useReading({ on, files, t });
  const { found, leftOut, turn, setFile, setFound, setResult } = reading;
  const [progress, setProgress] = useState<number>();

  async function take(): Promise<void> {
    if (!found || progress !== undefined) return;
    const { values, recordList } = found;
    const entries = recordList?.filter((entry) => !entry.isDuplicate && !leftOut.has(entry));
    const mine = turn.current;
    setProgress(0);
    const sent = await sendParts(
      async (records) => (await on.take?.({ ...values, records })) ?? { done: false },
      { entries, partSize },
      setProgress,
    );
    setProgress(undefined);
    const { isSent, isBroken, error } = sent;
    // The person said no, or nothing reached the server: everything stays as it is.
    if (!isSent && error === undefined) return;
    const common = {
      ...summed(found, sent),
      error: error === undefined ? "" : callFaultText(error, t, "importSheet.unreached"),
    };
    // Where another file was chosen meanwhile, what is shown is about that one.
    if (!files || mine === turn.current) {
      if (files && isBroken) {
        // Another press goes on with what no part that was answered had.
        setFound({ ...withoutAnswered(found, sent.answered), values, before: common });
        setResult({ ...common, refused: [], text: "" });
      } else if (!isSent) setResult({ ...common, refused: [], text: values.text });
      else {
        const left = files ? textLeft(found, sent) : linesLeft(found, sent);
        begin({ ...values, text: left.text });
        setFound(undefined);
        setResult({ ...common, ...left });
      }
    }
    if (isSent) await on.taken?.(sent.counts);
  }

  function begin({ text, file: _, ...others }: Values): void {
    const values = text === "" ? others : { ...others, [reading.field]: text };
    if (draft && text !== "") draftOf(draft).keep(values);
    if (draft && text === "") draftOf(draft).forget();
    setFile(undefined);
    setBegun((last) => ({ turn: last.turn + 1, values }));
  }

  return { ...reading, begun, progress, take };
}

/** What came of all lines so far, with what was taken before it was broken off. */
function summed({ values, isSheet, before, recordList, takenCount, duplicateCount }: Found, sent: Sent) {
  const known = sent.counts["duplicateCount"] ?? 0;
  const whole = sent.isSent ? takenCount : 0;
  return {
    values,
    isSheet,
    checkedText: values.text,
    noted: sent.noted,
    counts: addedUp(before.counts, sent.counts),
    taken: before.taken + (recordList ? sent.taken.size - known : whole),
    duplicates: before.duplicates + known + (sent.isBroken ? 0 : duplicateCount),
  };
}

/** A text that is read as a file stays whole where some of it is to be corrected: what was taken is known then. */
function textLeft({ values, refusedList }: Found, sent: Sent): { text: string; refused: Noted[] } {
  const refused = [...refusedList, ...sent.refused];
  return { text: refused.length > 0 ? values.text : "", refused };
}

/** Lines that were not taken. */
function linesLeft({ values, recordList, refusedList }: Found, sent: Sent): { text: string; refused: Noted[] } {
  const refused = [...refusedList, ...sent.refused];
  const rows = new Set(refused.map(({ row }) => row));
  const taken = new Set([...sent.taken].map(({ row }) => row));
  const isWhole = recordList === undefined;
  // A heading says what the columns of the lines are that stay.
  const hasLeft = rows.size > 0 || sent.isBroken;
  return leftOf(
    { text: values.text, refused, rows: new Set(isWhole ? [] : [...rows, ...recordList.map(({ row }) => row)]) },
    (row) => hasLeft && (isWhole ? rows.has(row) : !taken.has(row)),
  );
}
