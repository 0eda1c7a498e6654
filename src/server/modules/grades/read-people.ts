import type { CheckGradeListReply } from "../../../generated/types.ts";

type Person = CheckGradeListReply["personList"][number];

const MAX_PEOPLE = 20_000;
const MAX_LENGTHS = { name: 100, mobile: 30, memberNumber: 50 };
/** What the columns are called, as far as a list has a first line of headings. */
const headings = {
  name: /^(姓名|名字|学员|name|full name)/i,
  mobile: /^(手机|电话|联系|mobile|phone|tel)/i,
  memberNumber: /^(学号|编号|工号|number|no\.?|student)/i,
};

/** The rows of the first sheet of a workbook, or why it is not read. */
type ReadWorkbook = (
  bytes: Uint8Array,
) => { rows: { row: number; cells: ReadonlyMap<number, string> }[] } | { fault: string };

/** People of a workbook or of text with commas, semicolons or tabs: names, mobile numbers, and numbers of students. */
export function readPeople(bytes: Uint8Array, readXlsx: ReadWorkbook): CheckGradeListReply {
  const read = bytes[0] === 0x50 && bytes[1] === 0x4b ? readWorkbook(readXlsx(bytes)) : { rows: readText(bytes) };
  if ("problem" in read) return { personList: [], problem: read.problem };
  const [first] = read.rows;
  const columns = columnsOf(first?.cells ?? []);
  const rows = columns.isHeading ? read.rows.slice(1) : read.rows;
  if (rows.length > MAX_PEOPLE) return { personList: [], problem: "tooLarge" };
  const personList = rows.map(({ line, cells }): Person => {
    const cell = (column: keyof typeof headings) => (cells[columns[column]] ?? "").trim().slice(0, MAX_LENGTHS[column]);
    const memberNumber = cell("memberNumber");
    return { line, name: cell("name"), mobile: cell("mobile"), ...(memberNumber ? { memberNumber } : {}) };
  });
  return personList.some(({ mobile }) => /\d{5}/.test(mobile))
    ? { personList }
    : { personList: [], problem: "noNumbers" };
}

interface Row {
  line: number;
  cells: string[];
}

function readWorkbook(read: ReturnType<ReadWorkbook>): { rows: Row[] } | { problem: "unreadable" | "tooLarge" } {
  if ("fault" in read) return { problem: read.fault === "fileTooLarge" ? "tooLarge" : "unreadable" };
  return {
    rows: read.rows.map(({ row, cells }) => ({
      line: row,
      cells: Array.from({ length: Math.min(Math.max(...cells.keys(), 0) + 1, 50) }, (_, at) => cells.get(at) ?? ""),
    })),
  };
}

/** UTF-8, or the encoding that spreadsheets of China write CSV in. */
function readText(bytes: Uint8Array): Row[] {
  const text = decoded(bytes);
  return text.split(/\r?\n/).flatMap((raw, index) => {
    const cells = cellsOf(raw);
    return cells.some((cell) => cell !== "") ? [{ line: index + 1, cells }] : [];
  });
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("gb18030").decode(bytes);
  }
}

/** The cells of a line of CSV; quotes hold separators together. */
function cellsOf(line: string): string[] {
  const cells = [...line.matchAll(/(?:^|[\t,;，；])(?:\s*"((?:[^"]|"")*)"[^\t,;，；]*|([^\t,;，；]*))/g)];
  // A text that a spreadsheet was kept from taking for a formula or a number has an apostrophe before it.
  return cells.map(([, quoted, plain]) => (quoted?.replaceAll('""', '"') ?? plain ?? "").trim().replace(/^'/, ""));
}

/** Which column is what: by its heading, otherwise the first with a number is the mobile number, the other the name. */
function columnsOf(cells: readonly string[]) {
  const found = (column: keyof typeof headings) => cells.findIndex((cell) => headings[column].test(cell.trim()));
  const named = { name: found("name"), mobile: found("mobile"), memberNumber: found("memberNumber") };
  if (named.mobile >= 0) return { ...named, isHeading: true };
  const mobile = cells.findIndex((cell) => /\d{7}/.test(cell));
  const name = cells.findIndex((cell, at) => at !== mobile && cell !== "");
  const memberNumber = cells.findIndex((cell, at) => at !== mobile && at !== name && cell !== "");
  return { name, mobile, memberNumber, isHeading: false };
}
