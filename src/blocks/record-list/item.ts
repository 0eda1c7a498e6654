export { holds } from "../../site/records/holds.ts";
export { valueOf };
import { valueOf } from "../../site/records/value-of.ts";
import type { Column, Item } from "./RecordList.tsx";

/** A value as text; nothing for what is not there, or has an inside. */
export function textOf(item: Item, name: string | undefined): string {
  const value = name === undefined ? undefined : valueOf(item, name);
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

/** The address of a record: fields stand in braces. Undefined where one of them is empty. */
export function addressOf(pattern: string, item: Item): string | undefined {
  let isWhole = true;
  const address = pattern.replaceAll(/\{([\w.]+)\}/g, (_, name: string) => {
    const text = textOf(item, name);
    if (text === "") isWhole = false;
    return encodeURIComponent(text);
  });
  return isWhole ? address : undefined;
}
