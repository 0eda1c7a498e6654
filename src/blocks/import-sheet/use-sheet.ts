import { useRef, useState } from "react";
import { draftOf } from "../../forms/draft.ts";
import { RefusedSubmit } from "../../forms/form-error.ts";
import type { DraftOf } from "../../forms/useDraft.ts";
import type { BlockProps } from "../block.ts";
import { callFaultText } from "../shared/call-error.ts";
import {
  addedUp,
  checkedOf,
  leftOf,
  withoutAnswered,
  type Checked,
  type Counts,
  type Entry,
  type Noted,
} from "./lines.ts";
import { sendParts } from "./send-parts.ts";

/** The values of the form, with its lines; where the call takes a whole file, with that as `file`. */
type Values = Record<string, unknown> & { text: string };

/** What came of lines that were taken over. */
export interface Result {
  taken: number;
  /** Lines that were there already. */
  duplicates: number;
  counts: Counts;
  /** Lines that were not taken, by their place in the field. */
  refused: readonly Noted[];
  text: string;
  /** Lines that were taken, of which something is to be known, by their place in the text that was checked. */
  noted: readonly Noted[];
  checkedText: string;
  /** Why it was broken off; "" where it was not. */
  error: string;
  isSheet: boolean;
  /** What the form was sent with. */
  values: Values;
}

/** Lines that were checked, with what of them was taken before it was broken off. */
type Found = Checked & { values: Values; before: Pick<Result, "taken" | "duplicates" | "counts"> };

type SheetProps = Pick<BlockProps<"importSheet">, "on" | "partSize" | "files" | "initial" | "t">;

/** Lines that one call takes, where the screen does not say it. */
const PART_SIZE = 1000;
const none = { taken: 0, duplicates: 0, counts: {} };

/**
 * The lines of a list on their way: checked, then taken over part by part. What was not taken is what the form begins
 * with again, and its draft. A whole file has no lines in the field: what of it was not taken stays to be taken.
 */
export function useSheet({ on, partSize = PART_SIZE, files, initial, t }: SheetProps, draft: DraftOf | undefined) {
  const [begun, setBegun] = useState<{ turn: number; values: Record<string, unknown> | undefined }>({
    turn: 0,
    values: initial,
  });
  const [file, setFile] = useState<File>();
  const [found, setFound] = useState<Found>();
  const [leftOut, setLeftOut] = useState<ReadonlySet<Entry>>(new Set());
  const [result, setResult] = useState<Result>();
  const [progress, setProgress] = useState<number>();
  const field = files ? "file" : "text";
  // What is answered to lines that were changed meanwhile is dropped.
  const turn = useRef(0);

  const forget = () => {
    turn.current += 1;
    setFound(undefined);
    setLeftOut(new Set());
    setResult(undefined);
  };

  async function check(given: Record<string, unknown>): Promise<false> {
    // Without the field there is nothing to check; the form says so before.
    const text = String(given[field] ?? "");
    if (files && !file && text.trim() === "")
      throw new RefusedSubmit("", [{ path: field, message: t("importSheet.nothing") }]);
    const whole = files ? { file: file ?? new Blob([text], { type: "text/plain" }) } : {};
    const error = await read({ ...given, text, ...whole });
    if (error !== undefined) throw error;
    // Nothing was sent yet: the draft stays.
    return false;
  }

  /** Reads the same once more, with other values beside it. */
  async function checkAgain(more: Record<string, unknown>): Promise<void> {
    if (!found) return;
    const values = { ...found.values, ...more };
    const error = await read(values);
    if (error === undefined) return;
    const message = callFaultText(error, t, "importSheet.unreached");
    setResult({ ...none, refused: [], noted: [], text: "", checkedText: "", error: message, isSheet: false, values });
  }

  /** Gives what went wrong. */
  async function read(values: Values): Promise<unknown> {
    forget();
    const mine = turn.current;
    const outcome = await on.check?.(values);
    if (mine !== turn.current) return undefined;
    if (outcome?.done === true) setFound({ values, before: none, ...checkedOf(outcome.reply, values.text) });
    return outcome?.done === false ? outcome.error : undefined;
  }

  async function take(): Promise<void> {
    if (!found || progress !== undefined) return;
    const { values, recordList, before } = found;
    const entries = recordList?.filter((entry) => !entry.isDuplicate && !leftOut.has(entry));
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
    const known = sent.counts["duplicateCount"] ?? 0;
    const common = {
      values,
      isSheet: found.isSheet,
      checkedText: values.text,
      noted: sent.noted,
      counts: addedUp(before.counts, sent.counts),
      error: error === undefined ? "" : callFaultText(error, t, "importSheet.unreached"),
      taken: before.taken + (recordList ? sent.taken.size - known : isSent ? found.takenCount : 0),
      duplicates: before.duplicates + known + (isBroken ? 0 : found.duplicateCount),
    };
    const refused = [...found.refusedList, ...sent.refused];
    if (files && isBroken) {
      // Another press goes on with what no part that was answered had.
      setFound({ ...withoutAnswered(found, sent.answered), values, before: common });
      setResult({ ...common, refused: [], text: "" });
    } else if (!isSent) setResult({ ...common, refused: [], text: values.text });
    else {
      // Of a text that is read as a file all stays, where some of it is to be corrected: what was taken is known then.
      const left = files ? { text: refused.length > 0 ? values.text : "", refused } : linesLeft(refused, sent);
      begin({ ...values, text: left.text });
      setFound(undefined);
      setResult({ ...common, ...left });
    }
    if (isSent) await on.taken?.(sent.counts);

    function linesLeft(all: readonly Noted[], { taken }: Pick<typeof sent, "taken">) {
      const rows = new Set(all.map(({ row }) => row));
      const gone = new Set([...taken].map(({ row }) => row));
      const isWhole = recordList === undefined;
      // A heading says what the columns of the lines are that stay.
      const hasLeft = rows.size > 0 || isBroken;
      return leftOf(
        {
          text: values.text,
          refused: all,
          rows: new Set(isWhole ? [] : [...rows, ...recordList.map(({ row }) => row)]),
        },
        (row) => hasLeft && (isWhole ? rows.has(row) : !gone.has(row)),
      );
    }
  }

  function begin({ text, file: _, ...others }: Values): void {
    const values = text === "" ? others : { ...others, [field]: text };
    if (draft && text !== "") draftOf(draft).keep(values);
    if (draft && text === "") draftOf(draft).forget();
    setFile(undefined);
    setBegun((last) => ({ turn: last.turn + 1, values }));
  }

  return {
    begun,
    file,
    choose(chosen: File | undefined) {
      forget();
      setFile(chosen);
    },
    found,
    leftOut,
    leave(entry: Entry, isLeft: boolean) {
      const next = new Set(leftOut);
      if (isLeft) next.add(entry);
      else next.delete(entry);
      setLeftOut(next);
    },
    result,
    progress,
    check,
    checkAgain,
    take,
    forget,
  };
}
