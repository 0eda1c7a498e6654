import { recordCalls } from "../../generated/built/record-calls.ts";
import { visibleColumns } from "../../site/records/visible-columns.ts";
import { withQuery } from "../../ui/query.ts";
import type { BlockProps } from "../block.ts";
import type { Column } from "./RecordList.tsx";

type Props = BlockProps<"recordList">;

/**
 * What of a list stands in the address, read and written here alone. What a name may have as its value is said by the
 * call that the records come from: of another value there is no page (`pages/address-values.ts`).
 */
export interface ListAddress {
  /** A field, with `-` before it from the other end; empty in the usual order. */
  sort: string;
  /** What the list is searched and filtered by, by its name in the address. */
  found: Readonly<Record<string, string>>;
}

export function addressIn(props: Props): ListAddress {
  const { query = {} } = props;
  const names = namesIn(props);
  return {
    sort: query[names.sort] ?? "",
    found: Object.fromEntries(
      filterNames(props).flatMap((name) => (query[name] ? [[name, query[name]] as const] : [])),
    ),
  };
}

/** The address of the same list in another order: from its first page, with nothing open. */
export function sortedBy(props: Props, sort: string): string {
  return changed(props, { ...withoutPlace(props), [namesIn(props).sort]: sort });
}

/** The address of the same list with so many records a page. */
export function sizedBy(props: Props, size: number): string {
  return changed(props, { ...withoutPlace(props), [namesIn(props).size]: String(size) });
}

/** The address of the same page of the list with these columns; without any, with the usual ones. */
export function showing(props: Props, columns: readonly string[]): string {
  return changed(props, { [namesIn(props).columns]: columns.join(",") });
}

/** The address of the whole list: without search, filters, page and opened record. */
export function withoutFilters(props: Props): string {
  return changed(props, { ...withoutPlace(props), ...emptied(filterNames(props)) });
}

/** What an address of the list is made from. */
export type Place = Pick<Props, "path" | "query" | "params" | "openParam" | "nextParam" | "actions">;

/** The address of the list narrowed by one value more. */
export function narrowedBy(place: Place, param: string, value: string): string {
  return withQuery(place.path ?? "", place.query, { ...emptied(placeNames(place)), [param]: value });
}

/** Whether something is searched or filtered by. */
export function isNarrowed(props: Props): boolean {
  return Object.keys(addressIn(props).found).length > 0;
}

/** What belongs to the list as it is narrowed now, and means nothing in another. */
export function placeNames(props: Place): string[] {
  const { nextParam } = props;
  const next = nextParam === undefined ? [] : [nextParam];
  return [namesIn(props).page, "pageFrom", "after", ...next, ...openNames(props)];
}

/** The names in the address that say which record is open, and what of it. */
export function openParams({ openParam, actions = [] }: Pick<Props, "openParam" | "actions">): string[] {
  return [...(openParam ? [openParam] : []), ...actions.flatMap(({ opens }) => (opens === undefined ? [] : [opens]))];
}

/** The same with the pages of what is open. */
export function openNames(props: Pick<Props, "openParam" | "actions">): string[] {
  return openParams(props).flatMap((name) => [name, `${name}Page`]);
}

/** Whether the address goes on after a record: not at the first page of a list whose pages have no number. */
export function isLater({ nextParam, query = {} }: Props): boolean {
  return nextParam !== undefined && Boolean(query[nextParam]);
}

/** The most records that the list gives as a file; 0 where it gives none. */
export function maxExportOf({ exports, operation = "" }: Props): number {
  return (exports === true && Object.hasOwn(recordCalls, operation) && recordCalls[operation]?.exports) || 0;
}

/** What a new search keeps: all that the address has, but what the search asks for and the place in what it found. */
export function keptNames(props: Props): string[] {
  const asked = (props.filters ?? []).flatMap(({ look, param }) => (look === undefined ? [] : [param]));
  const gone = [...placeNames(props), props.searchParam, ...asked];
  return Object.keys(props.query ?? {}).filter((name) => !gone.includes(name));
}

/** The columns of a list that are shown: those that the person chose, or the usual ones. */
export function shownColumns(props: Props): Column[] {
  const { columns, choosable, chosen } = props;
  return visibleColumns(columns, choosable ? chosen : undefined);
}

/** The fields by which a list can be sorted, each with the directions that its call knows, the usual one first. */
export function sortsOf({ operation = "", sort, columns }: Props): Map<string, string[]> {
  const known = Object.hasOwn(recordCalls, operation) ? (recordCalls[operation]?.sort ?? []) : [];
  const fields = sort ?? columns.map(({ name }) => name);
  const directions = (field: string) => [field, `-${field}`].filter((value) => known.includes(value));
  return new Map(fields.map((field) => [field, directions(field)] as const).filter(([, values]) => values.length > 0));
}

/** The sizes of pages to choose from, of those that the call gives. */
export function sizesOf({ operation = "", sizes = [] }: Props): number[] {
  const most = Object.hasOwn(recordCalls, operation) ? (recordCalls[operation]?.maxSize ?? 0) : 0;
  return sizes.filter((size) => size <= most);
}

/** Characters that the call of a list takes to search for. */
export function maxSearchOf({ operation = "" }: Props): number | undefined {
  return (Object.hasOwn(recordCalls, operation) && recordCalls[operation]?.maxSearch) || undefined;
}

function namesIn({ params = {} }: Pick<Props, "params">) {
  const { page = "pageCurrent", size = "pageSize", sort = "sort", columns = "columns" } = params;
  return { page, size, sort, columns };
}

function filterNames({ filters = [], searchParam }: Props): string[] {
  return [...(searchParam ? [searchParam] : []), ...filters.map(({ param }) => param)];
}

function withoutPlace(props: Props): Record<string, string> {
  return emptied(placeNames(props));
}

function emptied(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, ""]));
}

function changed({ path = "", query }: Props, change: Record<string, string>): string {
  return withQuery(path, query, change);
}
