import type { Definitions } from "../model/bundle.ts";
import type { Operation } from "../model/operation.ts";
import { recordCallOf } from "../outputs/record-calls.ts";
import type { Problem } from "../problem.ts";
import { listFiles, readJson } from "../read/files.ts";

/** What says which part of a list is asked for, and in what order: all else narrows it. */
const ofPages: ReadonlySet<string> = new Set([
  "pageCurrent",
  "pageSize",
  "pageFrom",
  "after",
  "before",
  "limit",
  "sort",
]);

interface Source {
  operation?: string;
  params?: Record<string, unknown>;
}

interface Call {
  do?: string;
  body?: Record<string, unknown>;
  confirm?: unknown;
}

interface Listed {
  type?: string;
  props?: {
    operation?: string;
    items?: { $bind?: string };
    sort?: string[];
    sizes?: number[];
    exports?: boolean;
    choosable?: boolean;
    chosen?: { $bind?: string };
    params?: Record<string, string>;
    bulk?: { name: string; form?: string }[];
    onlyChosen?: boolean;
  };
  on?: Record<string, Call[] | null>;
}

/**
 * A list of records of the product fits the call that it shows: it names that call, its order and its sizes are asked
 * for, and what is done with all that is found is sent with everything that the list was narrowed by.
 */
export function recordCallProblems(
  root: string,
  { operations, definitions }: { operations: readonly Operation[]; definitions: Definitions },
): Problem[] {
  const known = new Map(operations.map((operation) => [operation.id, operation]));
  return listFiles(root, "tenants/default/screens", ".json").flatMap((file) => {
    const { data = {}, blocks = {} } = readJson<{
      data?: Record<string, Source | null>;
      blocks?: Record<string, Listed | null>;
    }>(root, file).content;
    return Object.entries(blocks).flatMap(([key, block]) => {
      if (block?.type !== "recordList" || !block.props) return [];
      const { operation: id = "", items } = block.props;
      const source = data[/^data\.(\w+)\./.exec(items?.$bind ?? "")?.[1] ?? ""] ?? {};
      const operation = known.get(id);
      const call = operation && recordCallOf(operation, definitions);
      const messages = [
        ...unchosen(block),
        ...(id === "" ? [] : unlike(block, { source, call })),
        ...lostFilters(block, source),
      ];
      return messages.map((message) => ({ file, pointer: `/blocks/${key}`, message }));
    });
  });
}

function unlike(
  { props = {} }: Listed,
  { source, call }: { source: Source; call: ReturnType<typeof recordCallOf> | undefined },
): string[] {
  const { operation, sort, sizes = [], exports, params = {} } = props;
  if (!call || source.operation !== operation) return [`its records do not come from ${operation}`];
  const size = call.cursor === undefined ? "pageSize" : "limit";
  const fields = new Set(call.sort.map((value) => value.replace(/^-/, "")));
  const asked = (name: string, param: string) =>
    (source.params?.[name] as { $bind?: string } | undefined)?.$bind === `route.query.${param}`;
  return [
    ...(sort ?? []).filter((field) => !fields.has(field)).map((field) => `${operation} does not sort by ${field}`),
    ...sizes.filter((size) => size > call.maxSize).map((size) => `${operation} gives no ${size} records at once`),
    ...(exports && call.exports === 0 ? [`${operation} does not say x-export`] : []),
    ...(fields.size > 0 && !asked("sort", params["sort"] ?? "sort") ? ["its data source does not ask for sort"] : []),
    ...(sizes.length > 0 && !asked(size, params["size"] ?? "pageSize")
      ? [`its data source does not ask for ${size}`]
      : []),
  ];
}

/** A page has only those names of its address that its screen reads. */
function unchosen({ props: { choosable, chosen, params = {} } = {} }: Listed): string[] {
  return choosable && chosen?.$bind !== `route.query.${params["columns"] ?? "columns"}`
    ? ["its columns are chosen in the address, and it does not read them there (chosen)"]
    : [];
}

/**
 * What several records are changed by is sent with everything that found them, and asks before: a form names the number
 * by itself, and where only those are meant that were chosen, it stands beside the button.
 */
function lostFilters({ props = {}, on = {} }: Listed, source: Source): string[] {
  const filters = props.onlyChosen ? [] : Object.keys(source.params ?? {}).filter((name) => !ofPages.has(name));
  return (props.bulk ?? []).flatMap(({ name, form }) =>
    (on[name] ?? [])
      .filter((action) => action.do === "call")
      .flatMap(({ body = {}, confirm }) => [
        ...filters.filter((filter) => !(filter in body)).map((filter) => `${name} is sent without ${filter}`),
        ...(props.onlyChosen || form !== undefined || JSON.stringify(confirm ?? "").includes('"item.count"')
          ? []
          : [`${name} does not ask with the number of records (item.count)`]),
      ]),
  );
}
