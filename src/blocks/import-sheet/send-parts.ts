import type { Outcome } from "../block.ts";
import { addedUp, countsOf, entriesOf, partsOf, type Counts, type Entry, type Noted } from "./lines.ts";

/** What came of lines that were sent, part by part. */
export interface Sent {
  /** Lines that were taken. */
  taken: ReadonlySet<Entry>;
  /** Lines of parts that were answered. */
  answered: ReadonlySet<Entry>;
  refused: readonly Noted[];
  noted: readonly Noted[];
  counts: Counts;
  /** Whether a part was answered. */
  isSent: boolean;
  /** Whether it was broken off, by the person or by what went wrong. */
  isBroken: boolean;
  error: unknown;
}

/**
 * Sends lines to be taken over, one part after the other, up to the first that is refused. Never rejects.
 *
 * @param entries undefined where the call reads the lines again: it is sent once, without any.
 * @param progress is told how many lines were answered.
 */
export async function sendParts(
  take: (records: readonly unknown[]) => Promise<Outcome>,
  { entries, partSize }: { entries: readonly Entry[] | undefined; partSize: number },
  progress: (count: number) => void,
): Promise<Sent> {
  const taken = new Set<Entry>();
  const answered = new Set<Entry>();
  const refused: Noted[] = [];
  const noted: Noted[] = [];
  const sent = { taken, answered, refused, noted };
  let [counts, isSent]: [Counts, boolean] = [{}, false];
  for (const part of entries ? partsOf(entries, partSize) : [[]]) {
    const outcome = await take(part.map(({ record }) => record));
    if (!outcome.done) return { ...sent, counts, isSent, isBroken: true, error: outcome.error };
    isSent = true;
    counts = addedUp(counts, countsOf(outcome.reply));
    const refusedNow = entriesOf(outcome.reply, { name: "refusedList", part });
    const rows = new Set(refusedNow.map(({ row }) => row));
    for (const entry of part) {
      answered.add(entry);
      if (!rows.has(entry.row)) taken.add(entry);
    }
    refused.push(...refusedNow);
    noted.push(...entriesOf(outcome.reply, { name: "notedList", part }));
    progress(answered.size);
  }
  return { ...sent, counts, isSent, isBroken: false, error: undefined };
}
