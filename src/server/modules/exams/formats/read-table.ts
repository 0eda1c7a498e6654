import { decode } from "./format-of.ts";
import { readXlsx } from "./xlsx.ts";

/** Columns of a workbook that are read. */
const MAX_COLUMNS = 50;

/** A row that has anything: its number from 1, and its cells from the first column. */
export interface TableRow {
  row: number;
  cells: string[];
}

/**
 * The rows of the first sheet of a workbook, or of a text with commas, semicolons or tabs between its cells, which may
 * be quoted. Why it is not read: it is neither, or unpacks to too much.
 */
export function readTable(bytes: Uint8Array): { rows: TableRow[] } | { fault: "kind" | "large" } {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    const read = readXlsx(bytes);
    if ("fault" in read) return { fault: read.fault === "fileTooLarge" ? "large" : "kind" };
    return {
      rows: read.rows.map(({ row, cells }) => ({
        row,
        // Each in its column, also after one that is empty.
        cells: Array.from(
          { length: Math.min(Math.max(...cells.keys(), -1) + 1, MAX_COLUMNS) },
          (_, at) => cells.get(at) ?? "",
        ),
      })),
    };
  }
  const text = decode(bytes);
  // Pictures, PDF and old workbooks have zeros; a text has none.
  if (text.includes("\0")) return { fault: "kind" };
  return { rows: readSeparated(text.replace(/^\uFEFF/, "")) };
}

/**
 * The rows of a text, by the sign that its first line with any has: of a tab, a semicolon and a comma the first that is there. Titles may
 * stand above the table.
 */
export function readSeparated(text: string): TableRow[] {
  const lines = text.split(/\r?\n/, 10);
  const first = lines.find((line) => /[\t;,，]/.test(line)) ?? "";
  const separator = ["\t", ";", ","].find((sign) => first.includes(sign)) ?? (first.includes("，") ? "，" : ",");
  const rows: TableRow[] = [];
  let cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  let [row, line] = [1, 1];
  const endRow = () => {
    cells.push(cell.trim());
    if (cells.some((one) => one !== "")) rows.push({ row, cells });
    [cells, cell] = [[], ""];
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isQuoted) {
      if (sign === '"' && text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else if (sign === '"') isQuoted = false;
      else cell += sign;
      if (sign === "\n") line += 1;
    } else if (sign === '"' && cell.trim() === "") {
      [isQuoted, cell] = [true, ""];
    } else if (sign === separator) {
      cells.push(cell.trim());
      cell = "";
    } else if (sign === "\n") {
      endRow();
      line += 1;
      row = line;
    } else cell += sign;
  }
  endRow();
  return rows;
}
