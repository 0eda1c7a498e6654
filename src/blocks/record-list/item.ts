export { holds } from "../../site/records/holds.ts";
export { valueOf };
import { cutText } from "../../shared/cut-text.ts";
import { isImageName } from "../../shared/image-names.ts";
import { valueOf } from "../../shared/value-of.ts";
import type { Column, Item } from "./RecordList.tsx";

/** A value as text; nothing for what is not there, or has an inside. */
export function textOf(item: Item, name: string | undefined): string {
  const value = name === undefined ? undefined : valueOf(item, name);
  return value === undefined || value === null || typeof value === "object" ? "" : String(value);
}

/**
 * The picture of a record. Images of other hosts come through the server, which knows them by the names of their fields;
 * others are our own.
 */
export function imageOf(item: Item, name: string | undefined): string | undefined {
  const address = textOf(item, name);
  const isKnown = isImageName(name?.replace(/^.*\./, "") ?? "") || /^\/(?!\/)/.test(address);
  return address !== "" && isKnown ? address : undefined;
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
