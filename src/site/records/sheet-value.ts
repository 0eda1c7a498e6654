import type { RecordEntity } from "../../generated/built/record-fields.ts";
import { pairsOf } from "./pairs.ts";
import { recordField } from "./record-field.ts";
import { valueOf } from "../../shared/value-of.ts";

/** A column of a list as a sheet has it: which value, and what is said in place of it. */
export interface SheetColumn {
  name: string;
  /** The field in which a span ends. */
  to?: string | undefined;
  /** The field that says out of how many. */
  total?: string | undefined;
  /** Said in place of the value. */
  text?: string | undefined;
  /** Said where there is no value. */
  none?: string | undefined;
}

interface Around {
  of: RecordEntity;
  /** The text of a key, in the reader's language. */
  text: (key: string) => string;
}

/** A value of a record as a cell of a sheet: amounts and counts are numbers, all else is a text as the list shows it. */
export function sheetValue(
  item: Readonly<Record<string, unknown>>,
  { name, to, total, text, none = "" }: SheetColumn,
  around: Around,
): string | number {
  if (text !== undefined) return text;
  const value = sheetField(item, name, around);
  if (value === "") return none;
  const end = to === undefined ? "" : sheetField(item, to, around);
  if (end !== "") return `${value} – ${end}`;
  const most = total === undefined ? 0 : Number(valueOf(item, total) ?? 0);
  return most > 0 ? `${value} / ${most}` : value;
}

function sheetField(item: Readonly<Record<string, unknown>>, name: string, { of, text }: Around): string | number {
  const { kind, labels = "", values = [] } = recordField(of, name);
  const value = valueOf(item, name);
  if (value === undefined || value === null) return "";
  const choice = (one: unknown) => {
    const plain = plainText(one);
    return values.some((known) => String(known) === plain) ? text(`${labels}${plain}`) : plain;
  };
  switch (kind) {
    case "money":
    case "count":
      return Number.isFinite(Number(value)) ? Number(value) : plainText(value);
    case "boolean":
      return text(value === true ? "recordList.yes" : "recordList.no");
    case "choice":
      return choice(value);
    case "choices":
      return Array.isArray(value) ? value.map(choice).join(" · ") : "";
    case "pairs":
      // Each has a column of its own (`titlesOf`).
      return pairsOf(item, name)
        .map((pair) => `${pair.title} ${pair.value}`)
        .join(" · ");
    case "texts":
      return Array.isArray(value) ? value.join(" · ") : "";
    case "richText":
      // A cell has no headings and pictures.
      return "";
    case "dateTime":
    case "date":
    case "text":
    case "other":
      return plainText(value);
    default:
      return kind satisfies never;
  }
}

/** A value that is one word or number; a cell has nothing else. */
function plainText(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
