import { useState } from "react";
import { draftOf } from "../../forms/draft.ts";
import type { DraftOf } from "../../forms/useDraft.ts";
import type { RefusedRow } from "../../generated/types.ts";
import type { BlockProps } from "../block.ts";
import { callFaultText } from "../shared/call-error.ts";
import { addedUp, checkedOf, countsOf, entriesOf, leftOf, type Checked, type Counts } from "./lines.ts";

type Values = Record<string, unknown> & { text: string };

/** What came of lines that were taken over. */
export interface Result {
  taken: number;
  counts: Counts;
  /** Lines that were not taken, by their place in the field. */
  refused: readonly RefusedRow[];
  text: string;
  /** Lines that were taken, of which something is to be known, by their place in the text that was checked. */
  noted: readonly RefusedRow[];
  checkedText: string;
  /** Why it was broken off; "" where it was not. */
  error: string;
}

/** Lines that one call takes, where the screen does not say it. */
const PART_SIZE = 1000;

/**
 * The lines of a list on their way: checked, then taken over part by part. What was not taken is what the form begins
 * with again, and its draft.
 */
export function useSheet(
  { on, partSize = PART_SIZE, t }: Pick<BlockProps<"importSheet">, "on" | "partSize" | "t">,
  draft: DraftOf | undefined,
) {
  const [begun, setBegun] = useState<{ turn: number; values?: Record<string, unknown> }>({ turn: 0 });
  const [checked, setChecked] = useState<Checked & { values: Values }>();
  const [result, setResult] = useState<Result>();
  const [progress, setProgress] = useState<number>();

  const forget = () => {
    setChecked(undefined);
    setResult(undefined);
  };

  async function check(given: Record<string, unknown>): Promise<false> {
    forget();
    // Without the field there is nothing to check; the form says so before.
    const values = { ...given, text: String(given["text"] ?? "") };
    const outcome = await on.check?.(values);
    if (outcome && !outcome.done && outcome.error !== undefined) throw outcome.error;
    if (outcome?.done === true) setChecked({ values, ...checkedOf(outcome.reply, values.text) });
    // Nothing was sent yet: the draft stays.
    return false;
  }

  async function take(): Promise<void> {
    if (!checked || progress !== undefined) return;
    const { values, recordList } = checked;
    const refused = [...checked.refusedList];
    const noted: RefusedRow[] = [];
    const taken = new Set<number>();
    let [counts, error, isSent, isBroken]: [Counts, unknown, boolean, boolean] = [{}, undefined, false, false];
    setProgress(0);
    for (let at = 0; at < (recordList?.length ?? 1); at += partSize) {
      const part = recordList?.slice(at, at + partSize) ?? [];
      const outcome = await on.take?.({ ...values, records: part.map(({ record }) => record) });
      if (outcome?.done !== true) {
        [error, isBroken] = [outcome?.error, true];
        break;
      }
      isSent = true;
      counts = addedUp(counts, countsOf(outcome.reply));
      for (const { row } of part) taken.add(row);
      const refusedNow = entriesOf(outcome.reply, { name: "refusedList", part });
      for (const { row } of refusedNow) taken.delete(row);
      refused.push(...refusedNow);
      noted.push(...entriesOf(outcome.reply, { name: "notedList", part }));
      setProgress(at + part.length);
    }
    setProgress(undefined);
    // The person said no, or nothing reached the server: everything stays as it is.
    if (!isSent && error === undefined) return;
    const message = error === undefined ? "" : callFaultText(error, t, "importSheet.unreached");
    const common = { counts, noted, checkedText: values.text, error: message };
    if (!isSent) return setResult({ ...common, taken: 0, refused: [], text: values.text });
    const rows = new Set(refused.map(({ row }) => row));
    const isWhole = recordList === undefined;
    // A heading says what the columns of the lines are that stay.
    const hasLeft = rows.size > 0 || isBroken;
    const left = leftOf(
      { text: values.text, refused, rows: new Set(isWhole ? [] : [...rows, ...recordList.map(({ row }) => row)]) },
      (row) => hasLeft && (isWhole ? rows.has(row) : !taken.has(row)),
    );
    begin({ ...values, text: left.text });
    setChecked(undefined);
    setResult({ ...common, taken: isWhole ? checked.takenCount : taken.size, ...left });
    await on.taken?.(counts);
  }

  function begin({ text, ...others }: Values): void {
    const values = text === "" ? others : { ...others, text };
    if (draft && text !== "") draftOf(draft).keep(values);
    if (draft && text === "") draftOf(draft).forget();
    setBegun(({ turn }) => ({ turn: turn + 1, values }));
  }

  return { begun, checked, result, progress, check, take, forget };
}
