import { decode } from "./format-of.ts";
import { readTable } from "./read-table.ts";

/** Characters of a text that is given: the most that a call takes of it. */
const MAX_TEXT = 3_000_000;
/** Empty rows that are kept, so that a line of the text has the number of its row. */
const MAX_EMPTY = 1000;

/**
 * A table as lines that a person can correct: a text as it is, of a workbook the rows of its first sheet with tabs
 * between their cells. Why it is not read: it is neither, or too long.
 */
export function sheetText(bytes: Uint8Array): { text: string } | { fault: "kind" | "large" } {
  const read = readTable(bytes);
  if ("fault" in read) return read;
  const isWorkbook = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const text = isWorkbook ? linesOf(read.rows) : decode(bytes).replace(/^\uFEFF/, "");
  return text.length > MAX_TEXT ? { fault: "large" } : { text };
}

function linesOf(rows: readonly { row: number; cells: readonly string[] }[]): string {
  const lines: string[] = [];
  let empty = 0;
  for (const { row, cells } of rows) {
    for (; lines.length < row - 1 && empty < MAX_EMPTY; empty += 1) lines.push("");
    lines.push(cells.map(asCell).join("\t"));
  }
  return lines.join("\n");
}

/** A cell has no signs by which cells and lines are told apart; one with a quotation mark is quoted. */
function asCell(cell: string): string {
  const line = cell.replaceAll(/\s+/g, " ").trim();
  return line.startsWith('"') ? `"${line.replaceAll('"', '""')}"` : line;
}
