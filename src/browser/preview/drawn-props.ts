import { useLayoutEffect, useSyncExternalStore } from "react";
import { isObject } from "../../shared/json.ts";
import type { PropPath } from "../../site/preview/preview-messages.ts";

type Props = Readonly<Record<string, unknown>>;

/** What the blocks of the page were drawn with: what a text of the page is traced back by. */
export interface DrawnProps {
  /** Told of a block that was drawn. */
  note(key: string, props: Props): void;
  of(key: string): Props | undefined;
  /** Draws a block with a mark behind each of these strings until `look` is done: `look` finds them in the page. */
  marked<Found>(key: string, marks: ReadonlyMap<string, PropPath>, look: () => Found): Found;
  subscribe(listener: () => void): () => void;
  marksOf(key: string): ReadonlyMap<string, PropPath> | undefined;
}

/** @param now runs what draws, and draws it before it returns: React's `flushSync`. */
export function createDrawnProps(now: (change: () => void) => void): DrawnProps {
  const known = new Map<string, Props>();
  const listeners = new Set<() => void>();
  let marking: { key: string; marks: ReadonlyMap<string, PropPath> } | undefined;
  const mark = (next: typeof marking) =>
    now(() => {
      marking = next;
      for (const listener of listeners) listener();
    });
  return {
    note: (key, props) => void known.set(key, props),
    of: (key) => known.get(key),
    marked(key, marks, look) {
      mark({ key, marks });
      try {
        return look();
      } finally {
        mark(undefined);
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    marksOf: (key) => (marking?.key === key ? marking.marks : undefined),
  };
}

/** The properties that a block is drawn with: its own, but for the moment in which a text is looked for. */
export function useDrawnProps<Given extends Props>(shown: DrawnProps | undefined, key: string, props: Given): Given {
  const { subscribe = never, marksOf = none } = shown ?? {};
  const marks = useSyncExternalStore(
    subscribe,
    () => marksOf(key),
    () => undefined,
  );
  useLayoutEffect(() => {
    if (!marks) shown?.note(key, props);
  });
  if (!marks) return props;
  let marked: unknown = props;
  for (const [mark, path] of marks) marked = withMark(marked, path, mark);
  return marked as Given;
}

/** What handles a block is given besides its properties: nothing of it is said by a document. */
const handles: ReadonlySet<string> = new Set("slots on t locale blockKey operations live close unfilled".split(" "));

/** The ways to all strings among the properties of a block of which something is true. */
export function pathsTo(props: Props, isWanted: (words: string) => boolean): PropPath[] {
  const found: PropPath[] = [];
  const look = (value: unknown, path: PropPath) => {
    if (typeof value === "string") {
      if (isWanted(value)) found.push(path);
    } else if (path.length < MAX_DEPTH && (Array.isArray(value) || isObject(value)))
      for (const [name, inner] of Object.entries(value)) look(inner, [...path, name]);
  };
  for (const [name, value] of Object.entries(props)) if (!handles.has(name)) look(value, [name]);
  return found;
}

/** A rich text has its words some levels down. */
const MAX_DEPTH = 16;

function withMark(value: unknown, [name, ...rest]: PropPath, mark: string): unknown {
  if (name === undefined) return typeof value === "string" ? value + mark : value;
  if (Array.isArray(value))
    return value.map((entry, at) => (String(at) === name ? withMark(entry, rest, mark) : entry));
  return isObject(value) ? { ...value, [name]: withMark(value[name], rest, mark) } : value;
}

const never = () => () => undefined;
const none = () => undefined;
