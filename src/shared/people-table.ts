/** A row of a table of people: its number in the file and its cells. */
export interface PeopleRow {
  row: number;
  cells: readonly string[];
}

/** What stands in which column of a table of people; undefined where no column has it. */
export interface PeopleColumns {
  name: number | undefined;
  mobile: number | undefined;
  memberNumber: number | undefined;
}

const MOBILE = /^1[3-9][0-9]{9}$/;
/** Rows in which headings are looked for: titles and remarks may stand above them. */
const HEADED_WITHIN = 10;

/** In this order: "学员手机" is a number, "学员姓名" a name, and "学员编号" neither. */
const headings = {
  mobile: /手机|电话|联系方式|\b(?:mobile|phone|tel)/i,
  name: /姓名|名字|^(?:学员|学生|name)$|\b(?:full|student|member|learner|person|display) name\b/i,
  memberNumber: /学号|工号|编号|\b(?:student|member|staff)(?: (?:no|number|id)\b|$)|^(?:no\.?|number)$/i,
} as const;

/**
 * The people of a table, and what stands in which of its columns: by headings, as far as one of the first ten rows has
 * them, otherwise by what most rows have. What stands above the headings is left out with them.
 */
export function readPeopleTable(table: readonly PeopleRow[]): { rows: PeopleRow[]; columns: PeopleColumns } {
  const rows = table.map(({ row, cells }) => ({ row, cells: apart(cells.map(tidy)) }));
  const at = rows.slice(0, HEADED_WITHIN).findIndex(({ cells }) => isHeading(cells));
  const below = rows.slice(at + 1).filter(({ cells }) => cells.some((cell) => cell !== ""));
  const headed = at < 0 ? undefined : columnsOf(rows[at]!.cells);
  const mobile = headed?.mobile ?? columnOfMost(below, { holds: (cell) => mobileIn(cell) !== undefined, not: [] });
  const name = headed?.name ?? columnOfMost(below, { holds: isLikeName, not: [mobile, headed?.memberNumber] });
  const memberNumber =
    headed === undefined
      ? columnOfMost(below, { holds: (cell) => cell !== "" && !isLikeName(cell), not: [mobile, name] })
      : headed.memberNumber;
  return { rows: below, columns: { name, mobile, memberNumber } };
}

/** A mobile number as people write it: with spaces, hyphens and +86, and as spreadsheets write numbers. */
export function mobileIn(cell: string): string | undefined {
  const digits = cell
    .normalize("NFKC")
    .replaceAll(/[\s-]/g, "")
    .replace(/^(\+|00)86/, "")
    .replace(/\.0+$/, "");
  return MOBILE.test(digits) ? digits : undefined;
}

/** Whether a cell can be a name: letters and no figures. */
export function isLikeName(cell: string): boolean {
  return /\p{L}/u.test(cell) && !/\d/.test(cell);
}

/** Without the apostrophe by which a spreadsheet is kept from taking a text for a formula or a number. */
function tidy(cell: string): string {
  return cell
    .normalize("NFKC")
    .trim()
    .replace(/^'(?=[=+\-@\d])/, "");
}

function kindOf(cell: string): keyof typeof headings | undefined {
  const label = cell
    .replace(/^\*\s*/, "")
    .replace(/[(*:].*$/, "")
    .trim();
  return (["mobile", "name", "memberNumber"] as const).find((kind) => headings[kind].test(label));
}

function isHeading(cells: readonly string[]): boolean {
  const kinds = cells.map(kindOf);
  const isShort = cells.every((cell) => [...cell].length <= 30);
  return isShort && (kinds.includes("mobile") || kinds.includes("name")) && !cells.some((cell) => mobileIn(cell));
}

function columnsOf(cells: readonly string[]): PeopleColumns {
  const kinds = cells.map(kindOf);
  const place = (kind: keyof typeof headings) => {
    const at = kinds.indexOf(kind);
    return at < 0 ? undefined : at;
  };
  return { name: place("name"), mobile: place("mobile"), memberNumber: place("memberNumber") };
}

function columnOfMost(
  rows: readonly PeopleRow[],
  { holds, not }: { holds: (cell: string) => boolean; not: readonly (number | undefined)[] },
): number | undefined {
  const counts = new Map<number, number>();
  for (const { cells } of rows) {
    for (const [at, cell] of cells.entries()) {
      if (!not.includes(at) && holds(cell)) counts.set(at, (counts.get(at) ?? 0) + 1);
    }
  }
  return [...counts].sort(([one, many], [other, more]) => more - many || one - other)[0]?.[0];
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
    return labels.length > 1 && labels.every((label) => kindOf(label) !== undefined) ? labels : cells;
  }
  const rest = line.replace(number, " ").split(between).join(" ").trim();
  return rest === "" ? [number] : [rest, number];
}
