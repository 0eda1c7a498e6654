import type { ExamListPerson } from "../../../../generated/types.ts";
import { foldWidth } from "../../../../shared/fold-width.ts";
import { isLikeName } from "../../../../shared/people-table.ts";
import { columnOfMost, findHeadings, readColumnsOf } from "../../../../shared/table-columns.ts";
import type { Columns, ReadColumn, TableLine } from "../../../../shared/table-columns.ts";

type Kind = "name" | "memberNumber" | "extraMinutes";

export interface ParsedPeople {
  /** Each with its line of the text, from 1. */
  people: { row: number; record: ExamListPerson }[];
  /** Lines that say something that cannot be read. */
  unreadable: number[];
  columnList: ReadColumn<Kind>[];
}

/** In this order: "学员手机" is a number, and "学员" alone a name. */
const headings = {
  extraMinutes: /加时|延时|\b(?:extra|additional) (?:time|minutes)\b|^minutes$/i,
  memberNumber:
    /学号|工号|编号|准考证号|手机|电话|\b(?:mobile|phone|tel)|\b(?:student|member|staff) (?:no|number|id)\b|^(?:号码|number)$/i,
  name: /姓名|名字|^(?:考生|学员|学生|name)$|\b(?:full|student|member|learner|person|display) name\b/i,
} as const;

/**
 * People from lines as they are copied from a table, with tabs, commas or several spaces between the columns, in full
 * width or not. Which column is what: by headings, otherwise the name is where most lines have one, and number and
 * minutes of extra time follow it.
 */
export function parsePeople(text: string): ParsedPeople {
  const table = text.split(/\r?\n/).flatMap((raw, index): TableLine[] => {
    const cells = raw.includes("\t") ? raw.split("\t").map(unquoted) : foldWidth(raw).trim().split(betweenCells);
    const tidy = cells.map((cell) => foldWidth(cell).trim());
    return tidy.some((cell) => cell !== "") ? [{ row: index + 1, cells: tidy }] : [];
  });
  const { at, columns: headed } = findHeadings(table, headings);
  const below = table.slice(at + 1);
  const heading = table[at]?.cells ?? [];
  const columns = headed.name === undefined ? guessed(below) : filledUp(headed, heading);
  const people: ParsedPeople["people"] = [];
  const unreadable: number[] = [];
  for (const { row, cells } of below) {
    const record = personIn(cells, { columns, isHeaded: at >= 0 });
    if (record) people.push({ row, record });
    else unreadable.push(row);
  }
  return { people, unreadable, columnList: readColumnsOf({ heading, below, columns }) };
}

const betweenCells = /[\t,;、]|\s{2,}/;

/** A cell as it was before a table was written with tabs. */
function unquoted(cell: string): string {
  return /^".*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell;
}

function guessed(rows: readonly TableLine[]): Columns<Kind> {
  const name = columnOfMost(rows, { holds: isLikeName, not: [] }) ?? 0;
  return { name, memberNumber: name + 1, extraMinutes: name + 2 };
}

/** What no heading names stands where a list without headings has it, as far as that column has no other heading. */
function filledUp({ name = 0, memberNumber, extraMinutes }: Columns<Kind>, heading: readonly string[]): Columns<Kind> {
  const free = (column: number) => ((heading[column] ?? "") === "" ? column : undefined);
  const number = memberNumber ?? free(name + 1);
  return { name, memberNumber: number, extraMinutes: extraMinutes ?? free((number ?? name) + 1) };
}

function personIn(
  cells: readonly string[],
  { columns, isHeaded }: { columns: Columns<Kind>; isHeaded: boolean },
): ExamListPerson | undefined {
  const cell = (kind: Kind) => cells[columns[kind] ?? -1] ?? "";
  const [personName, personNumber, minutes] = [cell("name"), cell("memberNumber"), cell("extraMinutes")];
  const rest = isHeaded ? [] : cells.slice((columns.name ?? 0) + 3);
  const isRead =
    personName !== "" &&
    personName.length <= 100 &&
    personNumber.length <= 50 &&
    /^\d{0,4}$/.test(minutes) &&
    Number(minutes) <= 1440 &&
    rest.every((part) => part === "");
  if (!isRead) return undefined;
  return {
    personName,
    ...(personNumber ? { personNumber } : {}),
    ...(minutes ? { extraMinutes: Number(minutes) } : {}),
  };
}
