import { foldWidth } from "./fold-width.ts";
import { isMobile } from "./login-name.ts";
import { columnOfMost, findHeadings, headingKind, readColumnsOf } from "./table-columns.ts";
import type { Columns, ReadColumn, TableLine } from "./table-columns.ts";

/** What a column of a list of people may be. */
export type PeopleKind = "name" | "mobile" | "memberNumber";

/** The people of a table, which column is what, and the same as the person who sent it is shown it. */
export interface PeopleTable {
  rows: TableLine[];
  columns: Columns<PeopleKind>;
  columnList: ReadColumn<PeopleKind>[];
}

/** In this order: "学员手机" is a number, "学员姓名" a name, and "学员编号" neither. */
const headings = {
  mobile: /手机|电话|联系方式|\b(?:mobile|phone|tel)/i,
  name: /姓名|名字|^(?:学员|学生|name)$|\b(?:full|student|member|learner|person|display) name\b/i,
  memberNumber: /学号|工号|编号|准考证号|\b(?:student|member|staff)(?: (?:no|number|id)\b|$)|^(?:no\.?|number)$/i,
} as const;

/**
 * The people of a table, and what stands in which of its columns: by headings, as far as one of the first ten rows has
 * them, otherwise by what most rows have. A heading whose column holds no such thing is not believed. What stands above
 * the headings is left out with them.
 */
export function readPeopleTable(table: readonly TableLine[]): PeopleTable {
  const rows = table.map(({ row, cells }) => ({ row, cells: apart(cells.map(tidy)) }));
  const found = findHeadings(rows, headings);
  const below = rows.slice(found.at + 1).filter(({ cells }) => cells.some((cell) => cell !== ""));
  const isHeld = ({ mobile }: Columns<PeopleKind>) =>
    mobile === undefined || below.some(({ cells }) => mobileIn(cells[mobile] ?? ""));
  const headed = found.at >= 0 && isHeld(found.columns) ? found.columns : undefined;
  const mobile = headed?.mobile ?? columnOfMost(below, { holds: (cell) => mobileIn(cell) !== undefined, not: [] });
  const name = headed?.name ?? columnOfMost(below, { holds: isLikeName, not: [mobile, headed?.memberNumber] });
  const memberNumber =
    headed === undefined
      ? columnOfMost(below, { holds: (cell) => cell !== "" && !isLikeName(cell), not: [mobile, name] })
      : headed.memberNumber;
  const columns = { name, mobile, memberNumber };
  const heading = rows[found.at]?.cells ?? [];
  return { rows: below, columns, columnList: readColumnsOf({ heading, below, columns }) };
}

/** A mobile number as people write it: with spaces, hyphens and +86, and as spreadsheets write numbers. */
export function mobileIn(cell: string): string | undefined {
  const digits = foldWidth(cell)
    .replaceAll(/[\s-]/g, "")
    .replace(/^(\+|00)86/, "")
    .replace(/\.0+$/, "");
  return isMobile(digits) ? digits : undefined;
}

/** Whether a cell can be a name: letters and no figures. */
export function isLikeName(cell: string): boolean {
  return /\p{L}/u.test(cell) && !/\d/.test(cell);
}

/** Without the apostrophe by which a spreadsheet is kept from taking a text for a formula or a number. */
function tidy(cell: string): string {
  return foldWidth(cell)
    .trim()
    .replace(/^'(?=[=+\-@\d])/, "");
}

const inside = /(?<!\d)(?:(?:\+|00)86[ -]?)?1[3-9]\d(?:[ -]?\d{4}){2}(?!\d)/;
const between = /[\s,;:、]+/;

/** The cells of a row that has one, as people paste lines: nothing but spaces between name and number. */
function apart(cells: readonly string[]): readonly string[] {
  const filled = cells.filter((cell) => cell !== "");
  const [line] = filled;
  if (line === undefined || filled.length > 1 || mobileIn(line) !== undefined) return cells;
  const [number] = inside.exec(line) ?? [];
  if (number === undefined) {
    const labels = line.split(between);
    return labels.length > 1 && labels.every((label) => headingKind(label, headings) !== undefined) ? labels : cells;
  }
  const rest = line.replace(number, " ").split(between).join(" ").trim();
  return rest === "" ? [number] : [rest, number];
}
