import { cutText } from "./cut-text.ts";

/** A row of a table that a person sent: its number in the file and its cells. */
export interface TableLine {
  row: number;
  cells: readonly string[];
}

/** The column of each kind; undefined where no column has it. */
export type Columns<Kind extends string> = Readonly<Record<Kind, number | undefined>>;

/** What stands in a column, for the person who sent the table to see. */
export interface ReadColumn<Kind extends string> {
  /** From 1. */
  column: number;
  /** What the table calls it; "" where it has no headings. */
  heading: string;
  /** What it is taken for; undefined: nothing. */
  kind?: Kind;
  /** The first that it holds. */
  example: string;
}

/** Rows in which headings are looked for: titles and remarks may stand above them. */
const HEADED_WITHIN = 10;
const MAX_HEADING = 30;
/** What is a number of somebody or something is no heading, whatever stands beside it. */
const isNumber = /\d(?:[\s-]?\d){4}/;
const MAX_EXAMPLE = 40;

/**
 * The row of headings among the first ten: the first that names two kinds, else the first that names one, beside
 * others or as the first of all. What an asterisk marks and brackets explain is no part of a heading.
 */
export function findHeadings<Kind extends string>(
  rows: readonly TableLine[],
  headings: Readonly<Record<Kind, RegExp>>,
): { at: number; columns: Columns<Kind> } {
  const read = rows.slice(0, HEADED_WITHIN).map(({ cells }) => {
    const isLabels = cells.every((cell) => [...cell].length <= MAX_HEADING && !isNumber.test(cell));
    const columns = columnsOf(isLabels ? cells : [], headings);
    const named = Object.values(columns).filter((column) => column !== undefined).length;
    return { columns, named, filled: cells.filter((cell) => cell !== "").length };
  });
  const two = read.findIndex(({ named }) => named > 1);
  const at = two >= 0 ? two : read.findIndex(({ named, filled }, row) => named > 0 && (filled > 1 || row === 0));
  return { at, columns: read[at]?.columns ?? columnsOf([], headings) };
}

/** What each column that holds anything is taken for. */
export function readColumnsOf<Kind extends string>({
  heading,
  below,
  columns,
}: {
  heading: readonly string[];
  below: readonly TableLine[];
  columns: Columns<Kind>;
}): ReadColumn<Kind>[] {
  const width = Math.max(heading.length, ...below.slice(0, 100).map(({ cells }) => cells.length));
  const kinds = Object.entries(columns) as [Kind, number | undefined][];
  return Array.from({ length: width }, (_, at) => {
    const kind = kinds.find(([, column]) => column === at)?.[0];
    const example = below.find(({ cells }) => (cells[at] ?? "") !== "")?.cells[at] ?? "";
    return {
      column: at + 1,
      heading: cut(heading[at] ?? "", MAX_HEADING),
      ...(kind === undefined ? {} : { kind }),
      example: cut(example, MAX_EXAMPLE),
    };
  }).filter(({ heading: name, example }) => name !== "" || example !== "");
}

/** The column in which most rows hold what is looked for: of several the first. */
export function columnOfMost(
  rows: readonly TableLine[],
  { holds, not }: { holds: (cell: string) => boolean; not: readonly (number | undefined)[] },
): number | undefined {
  const counts = new Map<number, number>();
  for (const { cells } of rows) {
    for (const [at, cell] of cells.entries()) {
      if (!not.includes(at) && holds(cell)) counts.set(at, (counts.get(at) ?? 0) + 1);
    }
  }
  return [...counts].sort(([one, many], [other, more]) => more - many || one - other)[0]?.[0];
}

/** Of which kind a heading is: the first in the order of `headings`. */
export function headingKind<Kind extends string>(
  cell: string,
  headings: Readonly<Record<Kind, RegExp>>,
): Kind | undefined {
  const label = cell
    .replace(/^\*\s*/, "")
    .replace(/[(*:].*$/, "")
    .trim();
  return (Object.keys(headings) as Kind[]).find((kind) => headings[kind].test(label));
}

function columnsOf<Kind extends string>(
  cells: readonly string[],
  headings: Readonly<Record<Kind, RegExp>>,
): Columns<Kind> {
  const kinds = cells.map((cell) => headingKind(cell, headings));
  const entries = (Object.keys(headings) as Kind[]).map((kind) => {
    const at = kinds.indexOf(kind);
    return [kind, at < 0 ? undefined : at] as const;
  });
  // Made of the names of `headings`, each once.
  return Object.fromEntries(entries) as Record<Kind, number | undefined>;
}

function cut(text: string, length: number): string {
  return cutText(text.replaceAll(/\s+/g, " "), length);
}
