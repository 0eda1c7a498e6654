import type { TitledValue } from "../../generated/types.ts";
import { valueOf } from "../../shared/value-of.ts";

type Item = Readonly<Record<string, unknown>>;

/** The values of a field of which each has a title of its own; none where the record has none. */
export function pairsOf(item: Item, name: string): readonly TitledValue[] {
  const value = valueOf(item, name);
  // The schema of the field says so (`TitledValue`).
  return Array.isArray(value) ? (value as TitledValue[]) : [];
}

/** What tells a value from the others of its record. */
export function pairName({ name, title }: TitledValue): string {
  return name ?? title;
}

/**
 * What some records have in such a field, each once and with its title, for columns of a sheet: in the order in which the
 * records have them. What is new stands before what follows it in its record, or at the end.
 */
export function titlesOf(items: readonly Item[], field: string): { name: string; title: string }[] {
  const names: string[] = [];
  const titles = new Map<string, string>();
  for (const item of items) {
    const own = pairsOf(item, field);
    for (const [at, pair] of own.entries()) {
      const name = pairName(pair);
      if (titles.has(name)) continue;
      const next = own
        .slice(at + 1)
        .map(pairName)
        .find((other) => titles.has(other));
      names.splice(next === undefined ? names.length : names.indexOf(next), 0, name);
      titles.set(name, pair.title);
    }
  }
  return names.map((name) => ({ name, title: titles.get(name) ?? name }));
}
