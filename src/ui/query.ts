export type Query = Readonly<Record<string, string | undefined>>;

/**
 * The address of the same page with another query: changed values replace those that are there, an empty one takes
 * its name away. Names keep a fixed order, so that one choice has one address.
 */
export function withQuery(path: string, query: Query | undefined, change: Query): string {
  const merged = Object.entries({ ...query, ...change })
    .filter((entry): entry is [string, string] => Boolean(entry[1]))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const search = new URLSearchParams(merged).toString();
  return search ? `${path}?${search}` : path;
}
