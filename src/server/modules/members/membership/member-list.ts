import { cutText } from "../../../../shared/cut-text.ts";
/** A row of a list of people that somebody sent: its number in the file and its cells. */
export interface ListRow {
  row: number;
  cells: readonly string[];
}

export interface ListedPerson {
  row: number;
  personName: string;
  mobile: string;
}

export type RefusedReason = "mobile" | "name" | "twice";

export interface ReadList {
  people: ListedPerson[];
  refused: { row: number; text: string; reason: RefusedReason }[];
}

const MAX_NAME = 40;
const EXCERPT = 60;
const MOBILE = /^1[3-9][0-9]{9}$/;
const heading = /^(姓名|名字|学员|手机|手机号|手机号码|电话|联系电话|name|mobile|mobile number|phone|phone number)$/i;

/**
 * People of the rows of a list: the first cell that is a mobile number, and the first other one as the name. A first row
 * of headings is left out. Of a number that stands twice the first counts.
 */
export function readPeople(rows: readonly ListRow[]): ReadList {
  const people: ListedPerson[] = [];
  const refused: ReadList["refused"] = [];
  const seen = new Set<string>();
  for (const [place, { row, cells: raw }] of rows.entries()) {
    const filled = raw.map((cell) => cell.normalize("NFKC").trim()).filter((cell) => cell !== "");
    const cells = filled.length === 1 ? apart(filled[0]!) : filled;
    if (cells.length === 0 || (place === 0 && cells.some((cell) => heading.test(cell)))) continue;
    const numbers = cells.map(mobileOf);
    const at = numbers.findIndex((number) => number !== undefined);
    const mobile = numbers[at];
    const personName = cells.find((_, index) => index !== at) ?? "";
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
    } else refused.push({ row, text: cutText(cells.join(" "), EXCERPT), reason: reason ?? "mobile" });
  }
  return { people, refused };
}

const inside = /(?<!\d)(?:(?:\+|00)86[ -]?)?1[3-9]\d(?:[ -]?\d{4}){2}(?!\d)/;
const between = /[\s,;:、]+/;

/** The cells of a line that has nothing between them but spaces, as people paste it; a number may have spaces too. */
function apart(line: string): string[] {
  if (mobileOf(line) !== undefined) return [line];
  const [number] = inside.exec(line) ?? [];
  if (number === undefined)
    return line.split(between).every((word) => heading.test(word)) ? line.split(between) : [line];
  const rest = line.replace(number, " ").split(between).join(" ").trim();
  return rest === "" ? [number] : [rest, number];
}

/** A mobile number as people write it: with spaces, hyphens and +86, and as spreadsheets write numbers. */
function mobileOf(cell: string): string | undefined {
  const digits = cell
    .replaceAll(/[\s-]/g, "")
    .replace(/^(\+|00)86/, "")
    .replace(/\.0+$/, "");
  return MOBILE.test(digits) ? digits : undefined;
}
