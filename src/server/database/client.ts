import pg from "pg";

/**
 * A client whose statements have names, so that PostgreSQL plans each text once for a connection instead of each time.
 * Kysely sends text and values; only statements with values are worth a plan. A search is planned each time, for its
 * words: how many have them decides how they are found.
 */
export class ApplicationClient extends pg.Client {}

const plainQuery: unknown = Reflect.get(pg.Client.prototype, "query");
// `query` is overloaded in ways that a subclass cannot write down; the arguments are passed through as they came.
Object.defineProperty(ApplicationClient.prototype, "query", {
  value(this: pg.Client, ...args: unknown[]): unknown {
    return Reflect.apply(plainQuery as () => unknown, this, withName(args));
  },
});

/** The parsers of every connection, embedded or not. int8 and numeric stay strings, timestamptz becomes a `Date`. */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: "text" | "binary") =>
    oid === DATE_OID ? String : pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig["getTypeParser"],
};

/** Days stay "YYYY-MM-DD": a date has no time zone, and a `Date` would give it one. */
const DATE_OID = 1082;

/** Each name costs memory in each server process; texts beyond this many are sent without one. */
const MAX_NAMES = 400;
const names = new Map<string, string>();

function withName(args: unknown[]): unknown[] {
  const [text, values, ...rest] = args;
  if (typeof text !== "string" || !Array.isArray(values) || values.length === 0) return args;
  const name = statementName(text);
  return name === undefined ? args : [{ text, values, name }, ...rest];
}

/**
 * The name of a statement on every connection of an `ApplicationClient`; undefined for a search, and for one beyond
 * `MAX_NAMES`.
 */
export function statementName(text: string): string | undefined {
  if (text.includes("@@")) return undefined;
  const known = names.get(text);
  if (known !== undefined || names.size >= MAX_NAMES) return known;
  const name = `lectern_${names.size}`;
  names.set(text, name);
  return name;
}
