import type { ReadColumn, RefusedEntry, RefusedRow } from "../../generated/types.ts";
import { cutText } from "../../shared/cut-text.ts";
import { isObject } from "../../shared/json.ts";

/** What a call makes of lines, before anything is stored. */
export interface Checked {
  columnList: readonly ReadColumn[];
  /** Lines that would be taken, with what is sent for each; undefined where the call that takes them reads them again. */
  recordList: readonly { row: number; record: unknown }[] | undefined;
  refusedList: readonly RefusedRow[];
  takenCount: number;
  /** The first lines that would be taken. */
  sampleList: readonly { row: number; text: string }[];
  counts: Counts;
}

/** What a reply counts, by its fields. */
export type Counts = Readonly<Record<string, number>>;

/** Lines that are shown of those that would be taken. */
const MAX_SAMPLE = 20;
const MAX_SHOWN = 60;

/** The lines of a text as the calls number them, from 1. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n|\r|\n/);
}

/** A line as a page shows it. */
export function shownLine(line = ""): string {
  return cutText(line.replaceAll(/\s+/g, " ").trim(), MAX_SHOWN);
}

/** The reply of a call that checks lines: its fields are as the block's schema says, which a test compares. */
export function checkedOf(reply: unknown, text: string): Checked {
  const given = (isObject(reply) ? reply : {}) as Partial<Checked>;
  const { columnList = [], recordList, refusedList = [], takenCount = recordList?.length ?? 0 } = given;
  const lines = linesOf(text);
  const first = recordList?.slice(0, MAX_SAMPLE).map(({ row }) => ({ row, text: shownLine(lines[row - 1]) }));
  const sampleList = first ?? given.sampleList ?? [];
  return { columnList, recordList, refusedList, takenCount, sampleList, counts: countsOf(reply) };
}

/** The lines of a part that a call did not take, or that it took and of which something is to be known. */
export function entriesOf(
  reply: unknown,
  { name, part }: { name: "refusedList" | "notedList"; part: readonly { row: number }[] },
): RefusedRow[] {
  const lists = (isObject(reply) ? reply : {}) as Partial<Record<typeof name, readonly RefusedEntry[]>>;
  return (lists[name] ?? []).flatMap(({ index, reason }) => {
    const row = part[index]?.row;
    return row === undefined ? [] : [{ row, reason }];
  });
}

/** What a reply counts. */
export function countsOf(reply: unknown): Counts {
  const fields = Object.entries(isObject(reply) ? reply : {});
  return Object.fromEntries(fields.filter((field): field is [string, number] => typeof field[1] === "number"));
}

/** The sums of what two replies count. */
export function addedUp(one: Counts, other: Counts): Counts {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries([...names].map((name) => [name, (one[name] ?? 0) + (other[name] ?? 0)]));
}

/**
 * What stays to be corrected once lines were taken: the other lines, and the refused rows by their place among them. A
 * line below a record whose quoted cell is still open goes on with it.
 */
export function leftOf(
  { text, refused, rows }: { text: string; refused: readonly RefusedRow[]; rows: ReadonlySet<number> },
  staysItself: (row: number) => boolean,
): { text: string; refused: RefusedRow[] } {
  let [begin, isOpen] = [1, false];
  const begins = new Map<number, number>();
  for (const [index, line] of linesOf(text).entries()) {
    const row = index + 1;
    if (!isOpen || rows.has(row)) [begin, isOpen] = [row, false];
    if (rows.has(begin) && line.split('"').length % 2 === 0) isOpen = !isOpen;
    begins.set(row, begin);
  }
  const stays = (row: number) => staysItself(begins.get(row) ?? row);
  const lines = linesOf(text).map((line, index) => ({ line, row: index + 1 }));
  const left = lines.filter(({ line, row }) => line.trim() !== "" && stays(row));
  const places = new Map(left.map(({ row }, index) => [row, index + 1]));
  return {
    text: left.map(({ line }) => line).join("\n"),
    refused: refused
      .map(({ row, reason }) => ({ row: places.get(row) ?? row, reason }))
      .toSorted((one, other) => one.row - other.row),
  };
}
