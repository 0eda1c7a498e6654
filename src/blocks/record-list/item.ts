export { holds } from "../../site/records/holds.ts";
import type { Column, Item } from "./RecordList.tsx";

/** A value as text; nothing for what is not there, or has an inside. */
export function textOf(item: Item, name: string | undefined): string {
  const value = name === undefined ? undefined : item[name];
  return value === undefined || value === null || typeof value === "object" ? "" : String(value);
}

/** What a record is called: its first column, or the words for where that is empty. */
export function headingOf(item: Item, [first]: readonly Pick<Column, "name" | "none">[]): string {
  return textOf(item, first?.name) || (first?.none ?? "");
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
