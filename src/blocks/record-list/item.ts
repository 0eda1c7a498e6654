export { holds } from "../../site/records/holds.ts";
import { cutText } from "../../shared/cut-text.ts";
import type { Column, Item } from "./RecordList.tsx";

/** A value as text; nothing for what is not there, or has an inside. */
export function textOf(item: Item, name: string | undefined): string {
  const value = name === undefined ? undefined : item[name];
  return value === undefined || value === null || typeof value === "object" ? "" : String(value);
}

/** As much of a text as a name can have. */
const MAX_NAME = 60;

/** What a record is called: its first column, or the one that names it, or the words for where that is empty. */
export function headingOf(item: Item, columns: readonly Pick<Column, "name" | "none" | "names">[]): string {
  const column = columns.find(({ names }) => names) ?? columns[0];
  const name = textOf(item, column?.name) || (column?.none ?? "");
  return column?.names && name.length > MAX_NAME ? `${cutText(name, MAX_NAME)}…` : name;
}

/** Of each record another key: the same value may stand in two of them. */
export function keysOf(items: readonly Item[], keyField = "id"): string[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const text = textOf(item, keyField);
    const before = seen.get(text) ?? 0;
    seen.set(text, before + 1);
    return before === 0 ? text : `${text} ${before}`;
  });
}
