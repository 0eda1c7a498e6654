import { cutText } from "../../../shared/cut-text.ts";
import { isObject, type JsonObject } from "../../../shared/json.ts";
import { valueAt } from "../../document/layer-path.ts";
import { isForbidden } from "../../document/merge.ts";
import { resolveLayout, resolveScreen, type Layer } from "../../document/resolve.ts";
import type { Path, Problem } from "../finding.ts";
import { toPointer } from "../../document/positions.ts";
import { changedAt } from "./change-at.ts";

/** What has entries by key with an `order`, by its place in a layer. Each may be given as a list. */
export const orderedMaps: readonly (readonly string[])[] = [
  ["nav", "items"],
  ["site", "about"],
  ["site", "about", "*", "articles"],
  ["site", "links"],
  ["site", "ads"],
  ["layouts", "*", "slots"],
  ["layouts", "*", "blocks"],
  ["screens", "*", "blocks"],
];

/** Which keys the entries of lists were given, by the pointer of the list in the layer: places in files are found so. */
export type ListKeys = ReadonlyMap<string, readonly string[]>;

export interface Ordered {
  layer: JsonObject;
  lists: ListKeys;
  problems: Problem[];
}

/**
 * Lists as maps by key, and entries without an order in the order in which they are written. A list is the whole of it:
 * what is inherited and not in it is taken away, as a list replaces a list everywhere. In a map, what is new and has no
 * order comes last.
 *
 * @param below what the layer stands on, resolved.
 * @param isShort whether a document has its order by how it is written, in a map too: see `short-forms.ts`.
 */
export function withOrder(layer: JsonObject, below: Layer | undefined, isShort: (document: Path) => boolean): Ordered {
  const lists = new Map<string, readonly string[]>();
  const problems: Problem[] = [];
  const change = (value: unknown, path: Path): unknown => {
    const inherited = entriesAt(below, path);
    if (Array.isArray(value)) {
      const taken = new Set([...Object.keys(inherited), ...Object.keys(standingBelow(layer, below, path))]);
      const { keys, entries, twice, wrong } = withKeys(value, taken);
      lists.set(toPointer(path), keys);
      for (const index of twice)
        problems.push({
          path: [...path, keys[index] ?? ""],
          key: "list.keyTwice",
          values: { name: keyOf(value[index]) ?? "" },
        });
      for (const index of wrong) {
        const said: unknown = (value[index] as JsonObject)["key"];
        problems.push({
          path: [...path, keys[index] ?? ""],
          key: "list.keyWrong",
          values: { name: cutText(JSON.stringify(said), MAX_SHOWN) },
        });
      }
      const gone = Object.keys(inherited).filter((key) => !keys.includes(key));
      return Object.fromEntries([
        ...gone.map((key) => [key, null]),
        ...entries.map((entry, index): [string, unknown] => [keys[index] ?? "", ordered(entry, (index + 1) * STEP)]),
      ]);
    }
    return isObject(value) && isShort(documentAt(path))
      ? inOrder(value, inherited, standingBelow(layer, below, path))
      : value;
  };
  return { layer: orderedMaps.reduce((whole, pattern) => changedAt(whole, pattern, change), layer), lists, problems };
}

const STEP = 10;
/** How many letters of a key that is none are shown. */
const MAX_SHOWN = 40;
/** Where a block stands that does not say it. */
export const usualSlot = "main";

/** New entries without an order, behind all that stand in the same place. */
function inOrder(entries: JsonObject, inherited: JsonObject, standing: JsonObject): JsonObject {
  const last = new Map<string, number>();
  const note = (entry: unknown): void => {
    if (isObject(entry) && typeof entry["order"] === "number")
      last.set(slotOf(entry), Math.max(entry["order"], last.get(slotOf(entry)) ?? 0));
  };
  Object.values(standing).forEach(note);
  return Object.fromEntries(
    Object.entries(entries).map(([key, entry]) => {
      const isNew = isObject(entry) && !Object.hasOwn(inherited, key) && !Object.hasOwn(standing, key);
      const next = isNew ? ordered(entry, (last.get(slotOf(entry)) ?? 0) + STEP) : entry;
      note(next);
      return [key, next];
    }),
  );
}

function ordered(entry: unknown, order: number): unknown {
  return isObject(entry) && entry["order"] === undefined ? { ...entry, order } : entry;
}

/** Blocks have their order among those of the same slot. */
function slotOf(entry: JsonObject): string {
  return typeof entry["in"] === "string" ? entry["in"] : usualSlot;
}

/** The keys of a list's entries, and the entries without what they said of it. */
function withKeys(
  list: readonly unknown[],
  taken: ReadonlySet<string>,
): { keys: string[]; entries: unknown[]; twice: number[]; wrong: number[] } {
  const given = new Set(list.flatMap((entry) => keyOf(entry) ?? []));
  const used = new Set<string>();
  const twice: number[] = [];
  const wrong: number[] = [];
  const numbers = new Map<string, number>();
  /** The name, or with the next number behind it that nothing is called by. */
  const freeName = (name: string): string => {
    for (;;) {
      const number = (numbers.get(name) ?? 0) + 1;
      numbers.set(name, number);
      const one = number === 1 ? name : `${name}${number}`;
      if (!used.has(one) && !given.has(one) && !taken.has(one)) return one;
    }
  };
  const keys = list.map((entry, index) => {
    const own = keyOf(entry);
    if (own !== undefined && used.has(own)) twice.push(index);
    if (own === undefined && isObject(entry) && Object.hasOwn(entry, "key")) wrong.push(index);
    const key = own !== undefined && !used.has(own) ? own : freeName(own ?? nameOf(entry));
    used.add(key);
    return key;
  });
  const entries = list.map((entry) => {
    if (!isObject(entry)) return entry;
    const { key: _, ...rest } = entry;
    return rest;
  });
  return { keys, entries, twice, wrong };
}

function keyOf(entry: unknown): string | undefined {
  const key = isObject(entry) ? entry["key"] : undefined;
  return typeof key === "string" && isName(key) ? key : undefined;
}

/** What an entry without a key is called: by its type, or by the end of its address. */
function nameOf(entry: unknown): string {
  if (!isObject(entry)) return "entry";
  const address = [entry["navUrl"], entry["linkUrl"]].find((one) => typeof one === "string");
  const end = typeof address === "string" ? (address.match(/[A-Za-z0-9_-]+/g)?.at(-1) ?? "") : "";
  return [entry["type"], end].find((name): name is string => typeof name === "string" && isName(name)) ?? "entry";
}

function isName(name: string): boolean {
  return /^[A-Za-z][A-Za-z0-9_-]{0,63}$/.test(name) && !isForbidden(name);
}

/** What stands at a path of what is below. */
function entriesAt(below: Layer | undefined, path: Path): JsonObject {
  const value = valueAt(below, path);
  return isObject(value) ? value : {};
}

/** The same, and of a screen or a layout also what the layout has that it stands on. */
function standingBelow(layer: JsonObject, below: Layer | undefined, path: Path): JsonObject {
  const [part, name = "", kind] = path;
  if (!below || kind !== "blocks") return entriesAt(below, path);
  const site = { base: below, patches: [] };
  if (part === "layouts")
    return blocksOf(resolveLayout(site, name) ?? resolveLayout(site, said(layer, path, "extends")));
  return blocksOf(resolveScreen(site, name) ?? resolveLayout(site, said(layer, path, "layout")));
}

function blocksOf(page: object | undefined): JsonObject {
  const blocks = page && "blocks" in page ? page.blocks : undefined;
  return isObject(blocks) ? blocks : {};
}

/** What a document of the layer itself says at a name. */
function said(layer: JsonObject, [part = "", name = ""]: Path, what: string): string {
  const documents = layer[part];
  const document = isObject(documents) && Object.hasOwn(documents, name) ? documents[name] : undefined;
  const value = isObject(document) ? document[what] : undefined;
  return typeof value === "string" ? value : "";
}

/** The document that a place is in, as `documentOf` of a path. */
function documentAt(path: Path): Path {
  return path[0] === "screens" || path[0] === "layouts" ? path.slice(0, 2) : path.slice(0, 1);
}
