/** What the files are, for who stores them. */
export const SHEET_TYPES = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

/** A table with a head. */
export interface Sheet {
  name: string;
  head: string[];
  rows: (string | number)[][];
}

/**
 * A table as CSV: RFC 4180 with a byte order mark, by which spreadsheets know that it is UTF-8. A text that a
 * spreadsheet would take for a formula gets an apostrophe before it; all texts are quoted, so that a line break in one
 * begins no line.
 */
export async function csvOf({ head, rows }: Sheet): Promise<Buffer> {
  const { stringify } = await import("csv-stringify/sync");
  return Buffer.from(
    stringify([head, ...rows], { bom: true, record_delimiter: "windows", escape_formulas: true, quoted_string: true }),
  );
}

/** A table as a workbook. Its texts are marked as such, so that none is a formula. */
export async function workbookOf({ name, head, rows }: Sheet): Promise<Buffer> {
  const { default: writeExcelFile } = await import("write-excel-file/node");
  const data = [
    head.map((value) => ({ value, type: String, fontWeight: "bold" as const })),
    ...rows.map((row) =>
      row.map((value) => (typeof value === "number" ? { value, type: Number } : { value, type: String })),
    ),
  ];
  return writeExcelFile(data, {
    sheet: tabName(name),
    columns: head.map(() => ({ width: 22 })),
    stickyRowsCount: 1,
  }).toBuffer();
}

/** A name as spreadsheets take it for a sheet: at most 31 characters, and none of those that mean something there. */
function tabName(name: string): string {
  return (
    name
      .replaceAll(/[:\\/?*[\]]/g, " ")
      .slice(0, 31)
      .trim() || "1"
  );
}
