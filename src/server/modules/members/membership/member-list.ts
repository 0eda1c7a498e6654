import type { ListedMember, RefusedRow } from "../../../../generated/types.ts";
import { isLikeName, mobileIn, type PeopleTable } from "../../../../shared/people-table.ts";

/** Whom an entry of a list names, or why it is not taken. */
export type Judged = { person: ListedMember } | { reason: RefusedRow["reason"] };

const MAX_NAME = 40;

/**
 * People of the rows of a list. A row that has its number elsewhere than most is read by itself. Where it has none, the
 * number is "".
 */
export function peopleOf({ rows, columns }: PeopleTable): { row: number; person: ListedMember }[] {
  return rows.map(({ row, cells }) => {
    const expected = columns.mobile === undefined ? undefined : mobileIn(cells[columns.mobile] ?? "");
    const at = expected === undefined ? cells.findIndex((cell) => mobileIn(cell) !== undefined) : columns.mobile!;
    const isUsual = columns.name !== undefined && columns.name !== at && expected !== undefined;
    const personName = isUsual
      ? (cells[columns.name!] ?? "")
      : (cells.find((cell, place) => place !== at && isLikeName(cell)) ?? "");
    return { row, person: { personName, mobile: expected ?? mobileIn(cells[at] ?? "") ?? "" } };
  });
}

/** Each of a list, in its order: of a number that stands twice the first counts. */
export function judgePeople(people: readonly ListedMember[]): Judged[] {
  const seen = new Set<string>();
  return people.map(({ personName: name, mobile: typed }) => {
    const [personName, mobile] = [name.trim(), mobileIn(typed)];
    if (mobile === undefined) return { reason: "mobile" };
    if ([...personName].length > MAX_NAME) return { reason: "name" };
    if (seen.has(mobile)) return { reason: "twice" };
    seen.add(mobile);
    return { person: { personName, mobile } };
  });
}
