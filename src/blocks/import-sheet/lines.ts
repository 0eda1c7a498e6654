import type { ReadColumn, RefusedEntry, RefusedReason } from "../../generated/types.ts";
import { cutText } from "../../shared/cut-text.ts";
import { isObject } from "../../shared/json.ts";

/** A line that would be taken, with what is sent for it. A call that reads files may say more of it. */
export interface Entry {
  row: number;
  record: unknown;
  /** The file inside a package that it stands in. */
  file?: string;
  /** Whether it is there already: it is shown, and not sent. */
  isDuplicate?: boolean;
  /** Why it may have been read otherwise than it was meant, in the reader's language. */
  doubtList?: readonly string[];
  /** Points that a question has in its file. */
  points?: number;
}

/** What is not taken, or is to be known: a reason by its name, or words of the call with the place that it found. */
export interface Noted {
  row: number;
  reason?: RefusedReason;
  message?: string;
  column?: number;
  file?: string;
}

/** What a call makes of lines, before anything is stored. */
export interface Checked {
  columnList: readonly ReadColumn[];
  /** Lines that would be taken; undefined where the call that takes them reads them again. */
  recordList: readonly Entry[] | undefined;
  refusedList: readonly Noted[];
  /** What is taken without a part of itself. */
  omissionList: readonly Noted[];
  takenCount: number;
  duplicateCount: number;
  /** The first lines that would be taken. */
  sampleList: readonly { row: number; text: string }[];
  counts: Counts;
  /** Whether they are rows of a sheet, not lines of a text. */
  isSheet: boolean;
  /** The whole reply, for conditions of the screen. */
  reply: Readonly<Record<string, unknown>>;
}

/** What a reply counts, by its fields. */
export type Counts = Readonly<Record<string, number>>;

/** Lines that are shown of those that would be taken. */
const MAX_SAMPLE = 20;
const MAX_SHOWN = 60;
/** Bytes of the records of one call, as JSON; what they are sent with comes beside them. */
const PART_BYTES = 1_000_000;

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
  const whole = isObject(reply) ? reply : {};
  const given = whole as Partial<Checked>;
  const { columnList = [], recordList, refusedList = [], omissionList = [] } = given;
  const duplicateCount = recordList?.filter(({ isDuplicate }) => isDuplicate).length ?? 0;
  const takenCount = given.takenCount ?? (recordList?.length ?? 0) - duplicateCount;
  const lines = linesOf(text);
  const first = recordList?.slice(0, MAX_SAMPLE).map(({ row }) => ({ row, text: shownLine(lines[row - 1]) }));
  const sampleList = first ?? given.sampleList ?? [];
  const lists = { columnList, recordList, refusedList, omissionList, sampleList };
  const isSheet = whole["format"] === "xlsx";
  return { ...lists, takenCount, duplicateCount, counts: countsOf(reply), isSheet, reply: whole };
}

/** What is left of lines that were checked, once some of them were answered. */
export function withoutAnswered(checked: Checked, answered: ReadonlySet<Entry>): Checked {
  const recordList = checked.recordList?.filter((entry) => !answered.has(entry));
  return { ...checked, recordList, takenCount: checked.takenCount - answered.size };
}

/** Parts that one call can have each: so many records, and no more bytes than a call takes. */
export function partsOf<Line extends { record: unknown }>(records: readonly Line[], partSize: number): Line[][] {
  const parts: Line[][] = [];
  let bytes = 0;
  for (const one of records) {
    // Three bytes are the most that a character has in UTF-8.
    const size = (JSON.stringify(one.record) ?? "").length * 3;
    const last = parts.at(-1);
    if (last && last.length < partSize && bytes + size <= PART_BYTES) {
      last.push(one);
      bytes += size;
    } else {
      parts.push([one]);
      bytes = size;
    }
  }
  return parts;
}

/** The lines of a part that a call did not take, or that it took and of which something is to be known. */
export function entriesOf(
  reply: unknown,
  { name, part }: { name: "refusedList" | "notedList"; part: readonly { row: number }[] },
): Noted[] {
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
  { text, refused, rows }: { text: string; refused: readonly Noted[]; rows: ReadonlySet<number> },
  staysItself: (row: number) => boolean,
): { text: string; refused: Noted[] } {
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
      .map((one) => ({ ...one, row: places.get(one.row) ?? one.row }))
      .toSorted((one, other) => one.row - other.row),
  };
}
