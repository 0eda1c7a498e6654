import type { CheckGradeListReply } from "../../../generated/types.ts";
import { cutText } from "../../../shared/cut-text.ts";
import { readPeopleTable, type PeopleKind } from "../../../shared/people-table.ts";
import type { TableLine } from "../../../shared/table-columns.ts";

type Person = CheckGradeListReply["personList"][number];

const MAX_PEOPLE = 20_000;
const MAX_LENGTHS: Readonly<Record<PeopleKind, number>> = { name: 100, mobile: 30, memberNumber: 50 };

/** The rows of a workbook or a text, or why it is not read. */
type ReadTable = (bytes: Uint8Array) => { rows: TableLine[] } | { fault: "kind" | "large" };

/** People of a workbook or of text with commas, semicolons or tabs: names, mobile numbers, and numbers of students. */
export function readPeople(bytes: Uint8Array, readTable: ReadTable): CheckGradeListReply {
  const read = readTable(bytes);
  if ("fault" in read)
    return { personList: [], columnList: [], problem: read.fault === "large" ? "tooLarge" : "unreadable" };
  const { rows, columns, columnList } = readPeopleTable(read.rows);
  if (rows.length > MAX_PEOPLE) return { personList: [], columnList: [], problem: "tooLarge" };
  const personList = rows.map(({ row, cells }): Person => {
    const cell = (column: PeopleKind) => cutText(cells[columns[column] ?? -1] ?? "", MAX_LENGTHS[column]);
    const memberNumber = cell("memberNumber");
    return { line: row, name: cell("name"), mobile: cell("mobile"), ...(memberNumber ? { memberNumber } : {}) };
  });
  return personList.some(({ mobile }) => /\d{5}/.test(mobile.replaceAll(/[\s-]/g, "")))
    ? { personList, columnList }
    : { personList: [], columnList, problem: "noNumbers" };
}
