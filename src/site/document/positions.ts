import { parseTree, type Node } from "jsonc-parser";

/** A place in a text, both from 1. */
export interface Position {
  line: number;
  column: number;
}

/** Finds places in a JSON text. */
export type FindPosition = (path: readonly string[]) => Position;

/**
 * Reads a JSON text, which may have comments, for where its values stand: a property at its name, an entry of a list where it begins.
 * A path that the text does not have to its end gives the place of its last part that is there; a text that is no
 * JSON gives its beginning.
 */
export function positionsIn(text: string): FindPosition {
  const root = treeOf(text);
  const lineStarts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (path) => {
    const offset = root ? offsetOf(nodeAt(root, path)) : 0;
    const line = lineOf(offset, lineStarts);
    return { line: line + 1, column: offset - (lineStarts[line] ?? 0) + 1 };
  };
}

/** The tree is built by a function that calls itself for each level: what is too deep for it has no places. */
function treeOf(text: string): Node | undefined {
  try {
    return parseTree(text, [], { allowTrailingComma: true });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** A path as a JSON pointer (RFC 6901): `["blocks", "a/b"]` is `/blocks/a~1b`. */
export function toPointer(path: readonly string[]): string {
  return path.map((name) => `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

/** A JSON pointer as a path. */
export function fromPointer(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));
}

function nodeAt(root: Node, path: readonly string[]): Node {
  let node = root;
  for (const name of path) {
    const next = childOf(node, name);
    if (!next) return node;
    node = next;
  }
  return node;
}

function childOf(node: Node, name: string): Node | undefined {
  if (node.type === "array") return node.children?.[Number(name)];
  // Of two properties with one name the last counts, as in JSON.parse.
  return node.children?.findLast((property) => property.children?.[0]?.value === name)?.children?.[1];
}

function offsetOf(node: Node): number {
  return node.parent?.type === "property" ? node.parent.offset : node.offset;
}

function lineOf(offset: number, lineStarts: readonly number[]): number {
  const after = lineStarts.findIndex((start) => start > offset);
  return after < 0 ? lineStarts.length - 1 : after - 1;
}
