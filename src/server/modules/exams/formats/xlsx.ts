import { unzipWithin } from "../../../lib/unzip.ts";
import type { fileProblemCodes } from "./imported.ts";
import { elementOfName, elementsOf, elementsWithin, readXml, textOf, XmlMistake, type XmlElement } from "./xml.ts";

/** A row of a sheet: its number from 1, and its cells as text by their column from 0. */
export interface SheetRow {
  row: number;
  cells: ReadonlyMap<number, string>;
}

/** Bytes that the wanted files of a workbook may have, unpacked. */
const MAX_BYTES = 32 * 1024 * 1024;
const wanted =
  /^(xl\/workbook\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/sharedStrings\.xml|xl\/worksheets\/[^/]+\.xml)$/i;

/** The rows of the first sheet of a workbook that have anything, or why it is not read. */
export function readXlsx(bytes: Uint8Array): { rows: SheetRow[] } | { fault: (typeof fileProblemCodes)[number] } {
  const unzipped = unzipWithin(bytes, {
    entries: 2000,
    bytes: MAX_BYTES,
    fileBytes: MAX_BYTES,
    isWanted: (path) => wanted.test(path),
  });
  if ("fault" in unzipped) return { fault: unzipped.fault === "unreadable" ? "fileUnreadable" : "fileTooLarge" };
  const part = (path: string): XmlElement | undefined => {
    const found = unzipped.files.get(path);
    return found && readXml(new TextDecoder("utf-8", { fatal: true }).decode(found));
  };
  try {
    const sheet = part(firstSheet(part) ?? "xl/worksheets/sheet1.xml");
    if (!sheet) return { fault: "fileUnreadable" };
    const shared = elementsOf(part("xl/sharedStrings.xml"), "si").map(stringOf);
    return { rows: rowsOf(sheet, shared) };
  } catch (error) {
    return { fault: error instanceof XmlMistake ? error.code : "fileUnreadable" };
  }
}

function firstSheet(part: (path: string) => XmlElement | undefined): string | undefined {
  const [sheet] = elementsOf(elementOfName(part("xl/workbook.xml"), "sheets"), "sheet");
  const target = elementsOf(part("xl/_rels/workbook.xml.rels"), "Relationship").find(
    ({ attributes }) => attributes["Id"] === sheet?.attributes["id"],
  )?.attributes["Target"];
  if (target === undefined) return undefined;
  return target.startsWith("/") ? target.slice(1) : `xl/${target}`;
}

/** The text of a string, without how it is pronounced. */
function stringOf(element: XmlElement): string {
  return elementsWithin(element, ({ name }) => name === "t" || name === "rPh")
    .filter(({ name }) => name === "t")
    .map(textOf)
    .join("");
}

function rowsOf(sheet: XmlElement, shared: readonly string[]): SheetRow[] {
  let last = 0;
  return elementsOf(elementOfName(sheet, "sheetData"), "row").flatMap((element) => {
    const row = Number(element.attributes["r"] ?? last + 1);
    last = row;
    const cells = new Map<number, string>();
    let column = -1;
    for (const cell of elementsOf(element, "c")) {
      column = columnOf(cell.attributes["r"]) ?? column + 1;
      const text = cellText(cell, shared).trim();
      if (text !== "") cells.set(column, text);
    }
    return cells.size > 0 ? [{ row, cells }] : [];
  });
}

function cellText(cell: XmlElement, shared: readonly string[]): string {
  const value = textOf(elementOfName(cell, "v"));
  switch (cell.attributes["t"]) {
    case "s":
      return shared[Number(value)] ?? "";
    case "inlineStr":
      return elementsOf(cell, "is").map(stringOf).join("");
    case "b":
      return value === "1" ? "TRUE" : "FALSE";
    case "e":
      return "";
    default:
      return cell.attributes["t"] === undefined ? numberText(value) : value;
  }
}

/** A number as people write it: a workbook stores 0.1 + 0.2 with all its digits. */
function numberText(value: string): string {
  const number = Number(value);
  return value === "" || !Number.isFinite(number) ? value : String(Number(number.toPrecision(12)));
}

/** The column that a reference such as AB12 names, from 0. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? "")?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + (letter.codePointAt(0) ?? 0) - 64, 0) - 1;
}
