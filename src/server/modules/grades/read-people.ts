import type { GradeListPerson } from "../../../generated/types.ts";
import { cutText } from "../../../shared/cut-text.ts";
import type { PeopleKind, PeopleTable } from "../../../shared/people-table.ts";

const MAX_LENGTHS: Readonly<Record<PeopleKind, number>> = { name: 100, mobile: 30, memberNumber: 50 };

/** People of a table: names, mobile numbers as they are written, and numbers of students. */
export function listedPeople({ rows, columns }: PeopleTable): { row: number; record: GradeListPerson }[] {
  return rows.map(({ row, cells }) => {
    const cell = (column: PeopleKind) => cutText(cells[columns[column] ?? -1] ?? "", MAX_LENGTHS[column]);
    const memberNumber = cell("memberNumber");
    return { row, record: { name: cell("name"), mobile: cell("mobile"), ...(memberNumber ? { memberNumber } : {}) } };
  });
}
