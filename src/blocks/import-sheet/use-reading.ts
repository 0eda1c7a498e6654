import { useRef, useState } from "react";
import { RefusedSubmit } from "../../forms/form-error.ts";
import type { BlockProps } from "../block.ts";
import { callFaultText } from "../shared/call-error.ts";
import { checkedOf, type Checked, type Counts, type Entry, type Noted } from "./lines.ts";

/** The values of the form, with its lines; where the call takes a whole file, with that as `file`. */
export type Values = Record<string, unknown> & { text: string };

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
export type Found = Checked & { values: Values; before: Pick<Result, "taken" | "duplicates" | "counts"> };

const none = { taken: 0, duplicates: 0, counts: {} };

/** Lines or a file on their way through the call that checks them, and what the person says of what was found. */
export function useReading({ on, files, t }: Pick<BlockProps<"importSheet">, "on" | "files" | "t">) {
  const [file, setFile] = useState<File>();
  const [found, setFound] = useState<Found>();
  const [result, setResult] = useState<Result>();
  const { leftOut, leave, leaveNone } = useLeftOut();
  const field = files ? "file" : "text";
  // What is answered to lines that were changed meanwhile is dropped.
  const turn = useRef(0);

  const forget = () => {
    turn.current += 1;
    setFound(undefined);
    leaveNone();
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
    const { values } = found;
    const error = await read(values, more);
    if (error === undefined) return;
    const message = callFaultText(error, t, "importSheet.unreached");
    setResult({ ...none, refused: [], noted: [], text: "", checkedText: "", error: message, isSheet: false, values });
  }

  /** Gives what went wrong. */
  async function read(values: Values, more: Record<string, unknown> = {}): Promise<unknown> {
    forget();
    const mine = turn.current;
    const outcome = await on.check?.({ ...values, ...more });
    if (mine !== turn.current) return undefined;
    if (outcome?.done === true) setFound({ values, before: none, ...checkedOf(outcome.reply, values.text) });
    return outcome?.done === false ? outcome.error : undefined;
  }

  return {
    file,
    choose(chosen: File | undefined) {
      forget();
      setFile(chosen);
    },
    /** The field of the form that has the lines. */
    field,
    found,
    leftOut,
    leave,
    result,
    turn,
    check,
    checkAgain,
    forget,
    setFile,
    setFound,
    setResult,
  };
}

/** Lines that the person wants not to be taken. */
function useLeftOut() {
  const [leftOut, setLeftOut] = useState<ReadonlySet<Entry>>(new Set());
  return {
    leftOut,
    leave(entry: Entry, isLeft: boolean) {
      const next = new Set(leftOut);
      if (isLeft) next.add(entry);
      else next.delete(entry);
      setLeftOut(next);
    },
    leaveNone: () => setLeftOut(new Set()),
  };
}
