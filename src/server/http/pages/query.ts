import type { PreparedScreen } from "../../modules/sites/index.ts";

const most = 2048;

/** The query of an address by name; the first of several values of a name. */
export function readQuery(search: string): Record<string, string> {
  const query: Record<string, string> = Object.create(null);
  if (search === "") return query;
  for (const [name, value] of new URLSearchParams(search.slice(0, most))) if (!(name in query)) query[name] = value;
  return query;
}

const names = new WeakMap<PreparedScreen, readonly string[]>();

/**
 * The query names that a screen reads. Others make no other page, so a kept page is the same with and without them. A
 * binding to the whole query, as a filter bar has it, gets these names too and no others: nobody can make pages
 * different by names of their own.
 */
export function queryNames(screen: PreparedScreen): readonly string[] {
  let known = names.get(screen);
  if (!known) {
    const found = JSON.stringify(screen.localised).matchAll(/"route\.query\.([^".]+)/g);
    known = [...new Set(Array.from(found, ([, name = ""]) => name))].sort();
    names.set(screen, known);
  }
  return known;
}

/**
 * The part of a query that a screen reads, always in the same order. A name without a value is as if it were not there:
 * forms send such.
 */
export function boundQuery(query: Readonly<Record<string, string>>, screen: PreparedScreen): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of queryNames(screen)) if (query[name]) kept[name] = query[name];
  return kept;
}

/** A query as it stands in an address, with its question mark; "" for none. */
export function searchOf(query: Readonly<Record<string, string>>): string {
  const text = new URLSearchParams(query).toString();
  return text === "" ? "" : `?${text}`;
}
