import { cutText } from "../../../../shared/cut-text.ts";
import { isLikeName, mobileIn, readPeopleTable, type PeopleTable } from "../../../../shared/people-table.ts";
import type { TableLine } from "../../../../shared/table-columns.ts";

export interface ListedPerson {
  row: number;
  personName: string;
  mobile: string;
}

export type RefusedReason = "mobile" | "name" | "twice";

export interface ReadList {
  /** Which column of the table was taken for what. */
  columnList: PeopleTable["columnList"];
  people: ListedPerson[];
  refused: { row: number; text: string; reason: RefusedReason }[];
}

const MAX_NAME = 40;
const EXCERPT = 60;
/**
 * People of the rows of a list. A row that has its number elsewhere than most is read by itself. Of a number that stands
 * twice the first counts.
 */
export function readPeople(table: readonly TableLine[]): ReadList {
  const people: ListedPerson[] = [];
  const refused: ReadList["refused"] = [];
  const seen = new Set<string>();
  const { rows, columns, columnList } = readPeopleTable(table);
  for (const { row, cells } of rows) {
    const expected = columns.mobile === undefined ? undefined : mobileIn(cells[columns.mobile] ?? "");
    const at = expected === undefined ? cells.findIndex((cell) => mobileIn(cell) !== undefined) : columns.mobile!;
    const mobile = expected ?? mobileIn(cells[at] ?? "");
    const isUsual = columns.name !== undefined && columns.name !== at && expected !== undefined;
    const personName = isUsual
      ? (cells[columns.name!] ?? "")
      : (cells.find((cell, place) => place !== at && isLikeName(cell)) ?? "");
    const reason: RefusedReason | undefined =
      mobile === undefined
        ? "mobile"
        : [...personName].length > MAX_NAME
          ? "name"
          : seen.has(mobile)
            ? "twice"
            : undefined;
    if (reason === undefined && mobile !== undefined) {
      seen.add(mobile);
      people.push({ row, personName, mobile });
    } else
      refused.push({
        row,
        text: cutText(cells.filter((cell) => cell !== "").join(" "), EXCERPT),
        reason: reason ?? "mobile",
      });
  }
  return { people, refused, columnList };
}
