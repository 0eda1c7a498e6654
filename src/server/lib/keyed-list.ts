import { sql, type RawBuilder } from "kysely";
import { pageOf, pageRange, totalFromPage, type Page, type PageInput, type PageRange } from "./paging.ts";

/** Page numbers reach so far; what comes after goes on by key. So every page is as fast as any other. */
export const MAX_LISTED = 10_000;

/** A list that is ordered by `at`, then by `id`, the largest first. `rows` selects both, and an index has their order. */
export interface KeyedList {
  rows: RawBuilder<unknown>;
  at: "timestamptz" | "bigint" | "float8";
}

/** A page of such a list: by its number, or after the last entry of the page before. */
export interface KeyedRange extends PageRange {
  after?: { at: string; id: string };
}

/** What a key looks like, as schemas/entities/list-key.schema.json has it: `at` and `id` of an entry. */
const KEY = /^([0-9.e-]{1,30})_([0-9]{1,18})$/;

export function keyedRange({ after, ...page }: PageInput & { after?: string | undefined }): KeyedRange {
  const [, at, id] = KEY.exec(after ?? "") ?? [];
  return { ...pageRange(page), ...(at === undefined || id === undefined ? {} : { after: { at, id } }) };
}

/** The page as rows of `id`, `key` and `place`, and one more where the list goes on: see `cutPage`. */
export function pageOfKeys({ rows, at }: KeyedList, { pageSize, offset, after }: KeyedRange): RawBuilder<unknown> {
  const isReached = after !== undefined || offset < MAX_LISTED;
  return sql`select id, ${KEY_TEXT[at]} || '_' || id as key, row_number() over (order by at desc, id desc) as place
    from (select id, at from (${rows}) as listed
      ${after ? sql`where (at, id) < (${valueOf(after.at, at)}, ${after.id}::bigint)` : sql``}
      order by at desc, id desc limit ${isReached ? pageSize + 1 : 0} offset ${after || !isReached ? 0 : offset}) as page`;
}

const KEY_TEXT = {
  timestamptz: sql`(extract(epoch from at) * 1000000)::bigint`,
  bigint: sql`at`,
  float8: sql`at`,
};

function valueOf(at: string, type: KeyedList["at"]): RawBuilder<unknown> {
  if (type === "float8") return sql`${at}::float8`;
  return type === "bigint" ? wholeOf(at) : timeOfKey(at);
}

/** A key of another list says some place of this one. */
const wholeOf = (at: string): RawBuilder<unknown> => sql`trunc(${at}::numeric)::bigint`;

/** The time that the key of a list by time names, to the microsecond. */
export const timeOfKey = (at: string): RawBuilder<unknown> =>
  sql`(timestamptz 'epoch' + ${wholeOf(at)} * interval '1 microsecond')`;

/** How many a list has, at most as many as page numbers reach. */
export function countKeys({ rows }: KeyedList): RawBuilder<{ total: number }> {
  return sql<{ total: number }>`select count(*)::int as total from (select from (${rows}) as listed
    limit ${MAX_LISTED}) as counted`;
}

/** What `pageOfKeys` found without the row too many, and the key that the list goes on after, where it does. */
export function cutPage<Row extends { key: string }>(found: Row[], { pageSize }: PageRange) {
  const rows = found.slice(0, pageSize);
  return { rows, next: found.length > pageSize ? rows.at(-1)?.key : undefined };
}

/** How many there are in all, where the page says so. By key it says nothing of those before it. */
export function totalOfPage(rows: number, range: KeyedRange): number | undefined {
  return range.after ? undefined : totalFromPage(rows, range);
}

/** The reply of such a list; the number of its pages is that of those with numbers. */
export function pageOfKeyed<Entry>(
  list: Entry[],
  { total, next }: { total: number; next: string | undefined },
  range: KeyedRange,
): Page<Entry> & { next?: string } {
  const { totalPage } = pageOf([], Math.min(total, MAX_LISTED), range);
  return { ...pageOf(list, total, range), totalPage, ...(next === undefined ? {} : { next }) };
}
