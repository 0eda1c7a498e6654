import { compileCondition } from "../../site/compile/conditions.ts";
import type { Condition } from "../../generated/types.ts";
import { remember } from "../../shared/memoize.ts";
import type { Scope } from "../../site/compile/scope.ts";
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

const tests = new WeakMap<Condition, (scope: Scope) => boolean>();

/** Whether a condition holds for a record. It sees the record and nothing else of the page. */
export function holds(condition: Condition | undefined, item: Item): boolean {
  if (condition === undefined) return true;
  const test = remember(tests, condition, () => compileCondition(condition));
  return test({ ...nowhere, item });
}

/** What conditions of a screen read; those of a list read only its records (checked by `site/check/values.ts`). */
const nowhere = Object.freeze({}) as Scope;

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
  const address = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const text = textOf(item, name);
    if (text === "") isWhole = false;
    return encodeURIComponent(text);
  });
  return isWhole ? address : undefined;
}
