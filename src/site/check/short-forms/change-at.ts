import { isObject, type JsonObject } from "../../../shared/json.ts";

/**
 * A value in which what stands at the places of a pattern is something else; "*" stands for any one name. The value
 * given is not changed, and what stays the same is shared with it.
 */
export function changedAt<Root>(
  root: Root,
  pattern: readonly string[],
  change: (value: unknown, path: readonly string[]) => unknown,
): Root {
  return changed(root, pattern, change, []) as Root;
}

function changed(
  value: unknown,
  [name, ...rest]: readonly string[],
  change: (value: unknown, path: readonly string[]) => unknown,
  path: readonly string[],
): unknown {
  if (name === undefined) return change(value, path);
  if (!isObject(value)) return value;
  return mapped(value, (inner, key) =>
    name === "*" || name === key ? changed(inner, rest, change, [...path, key]) : inner,
  );
}

/** An object with each value as `map` gives it; the same object where that changes nothing. */
export function mapped(object: JsonObject, map: (value: unknown, name: string) => unknown): JsonObject {
  let result: JsonObject | undefined;
  for (const [name, value] of Object.entries(object)) {
    const next = map(value, name);
    if (next !== value) (result ??= { ...object })[name] = next;
  }
  return result ?? object;
}

/** The same of a list. */
export function mappedList(list: readonly unknown[], map: (value: unknown) => unknown): readonly unknown[] {
  const next = list.map(map);
  return next.some((value, index) => value !== list[index]) ? next : list;
}
