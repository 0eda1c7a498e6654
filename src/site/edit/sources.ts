import { isObject } from "../../shared/json.ts";

/** The names of the data sources that a part of a document reads or refreshes, each once. */
export function sourcesIn(value: unknown): string[] {
  return [...new Set(namesIn(value))];
}

/** The same part reading other data sources: `names` gives the new name of each that has one. */
export function withSources(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((one) => withSources(one, names));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, one]) => {
    if (isRefreshed(value, key, one)) return [key, one.map((name) => names.get(name) ?? name)];
    const path = pathIn(key, one);
    const name = path?.split(".")[1] ?? "";
    return [
      key,
      path === undefined ? withSources(one, names) : path.replace(/^data\.[^.]+/, `data.${names.get(name) ?? name}`),
    ];
  });
  return Object.fromEntries(entries);
}

/** A name like this one that is not taken: `courses`, `courses2`, `courses3` … */
export function freeSource(name: string, isTaken: (name: string) => boolean): string {
  let free = name;
  for (let number = 2; isTaken(free); number += 1) free = `${name}${number}`;
  return free;
}

function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    isRefreshed(value, key, one) ? one : (pathIn(key, one)?.split(".").slice(1, 2) ?? namesIn(one)),
  );
}

/** The path of a binding (`$bind`) or of a condition (`path`) into data. */
function pathIn(key: string, value: unknown): string | undefined {
  return (key === "$bind" || key === "path") && typeof value === "string" && /^data\.[^.]/.test(value)
    ? value
    : undefined;
}

function isRefreshed(action: Record<string, unknown>, key: string, value: unknown): value is string[] {
  return key === "data" && action["do"] === "refresh" && Array.isArray(value);
}
