import { isObject } from "../../shared/json.ts";
import { positionsIn, toPointer, type FindPosition } from "../document/positions.ts";
import type { Finding, Path, Problem } from "./finding.ts";
import type { ListKeys } from "./short-forms/ordered-maps.ts";
import { meant } from "./suggest.ts";
import { sayIn, type Told } from "./messages.ts";
import { cutText } from "../../shared/cut-text.ts";

/**
 * Turns problems into findings: says in which of the layer's own files each stands, and on which line. A problem of
 * something that the layer only inherits is told at the nearest thing that the layer has of its own.
 *
 * @param texts the text of each file by its name in the layer's folder; without a text there are no lines.
 * @param lists the keys of what stands in a file as a list, and in the layer as a map.
 */
export function createLocator(
  layer: object,
  texts: ReadonlyMap<string, string>,
  lists: ListKeys = new Map(),
): (problem: Problem) => Finding {
  const positions = new Map<string, FindPosition>();
  return ({ path, orAt, severity, key, values, slip, allowed, inherited }) => {
    const here = inherited ? path : nearest(layer, path);
    const there = orAt ? nearest(layer, orAt) : [];
    const found = there.length > here.length ? there : here;
    const { file, inside } = split(found);
    const text = texts.get(file);
    const find = positions.get(file) ?? (text === undefined ? undefined : positionsIn(text));
    if (find) positions.set(file, find);
    const full = found === there ? (orAt ?? path) : path;
    // What is missing has no place of its own, but its pointer says what is missing.
    const pointer = toPointer(found.length === 0 ? [] : full.slice(found.length - inside.length)).slice(
      0,
      maxPointerLength,
    );
    const told: Told = values === undefined ? { key } : { key, values: shortened(values) };
    return {
      file,
      ...find?.(asWritten(found, lists).slice(found.length - inside.length)),
      pointer,
      message: sayIn("en", told),
      ...told,
      ...(slip && meant(slip)),
      ...(allowed === undefined ? {} : { allowed }),
      severity: severity ?? "error",
    };
  };
}

/** A path as the files have it: where they have a list, by the number of the entry. */
function asWritten(path: Path, lists: ListKeys): Path {
  if (lists.size === 0) return path;
  return path.map((name, index) => {
    const place = lists.get(toPointer(path.slice(0, index)))?.indexOf(name) ?? -1;
    return place < 0 ? name : String(place);
  });
}

/** Whether a layer itself has something at a path. */
export function hasAt(layer: object, path: Path): boolean {
  return nearest(layer, path).length === path.length;
}

/** The document of a layer that a path leads into: `["screens", "list"]` or `["nav"]`. */
export function documentOf(path: Path): Path {
  return isSingle(path[0]) ? path.slice(0, 1) : path.slice(0, 2);
}

/** The file of a document: screens/list.json. */
export function fileOf(document: Path): string {
  return `${document.join("/")}.json`;
}

/** As much of the path as the layer itself has, if it has the document at all. */
function nearest(layer: object, path: Path): Path {
  let value: unknown = layer;
  let length = 0;
  for (const name of path) {
    if (Array.isArray(value) ? Number(name) >= value.length : !(isObject(value) && Object.hasOwn(value, name))) break;
    value = (value as Record<string, unknown>)[name];
    length += 1;
  }
  return length < documentOf(path).length ? [] : path.slice(0, length);
}

function split(found: Path): { file: string; inside: Path } {
  if (found.length === 0) return { file: fileOf(["site"]), inside: [] };
  // The version, and what is no part of a layer, stand in the one file that every folder has.
  if (!isSingle(found[0]) && !(isNamed(found[0]) && found.length > 1)) return { file: fileOf(["site"]), inside: found };
  const document = documentOf(found);
  return { file: fileOf(document), inside: found.slice(document.length) };
}

function isNamed(part: string | undefined): boolean {
  return part === "layouts" || part === "screens" || part === "forms" || part === "texts";
}

function isSingle(part: string | undefined): boolean {
  return part === "site" || part === "nav" || part === "theme";
}

/** What is said of a name of a million letters does not repeat it. */
function shortened(values: NonNullable<Told["values"]>): NonNullable<Told["values"]> {
  const isLong = (value: unknown): value is string => typeof value === "string" && value.length > maxLetters;
  if (!Object.values(values).some(isLong)) return values;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isLong(value) ? `${cutText(value, maxLetters)}…` : value]),
  );
}

const maxLetters = 200;
/** Longer than any way to a value of a document whose names people wrote. */
const maxPointerLength = 4000;
