import { visit } from "jsonc-parser";
import type { Position } from "../../../../site/document/positions.ts";
import { explainBrokenJson } from "./broken-json.ts";
import type { FolderFinding } from "./finding.ts";
import { lostValue } from "./lost-value.ts";

/** What a file says, and where its first comment is, or what keeps it from being read. */
export type ReadJson = { value: unknown; comment?: Position } | { problem: FolderFinding };

/** Reads the JSON of a file. It may have comments, and commas behind the last entry of a list or an object. */
export function readJson(text: string, file: string): ReadJson {
  const problem = lostValue(text, file);
  const plain = parsed(text);
  if (plain) return problem ? { problem } : plain;
  const { json, comment } = plainJson(text);
  const read = parsed(json);
  if (!read) return { problem: explainBrokenJson(text, file) };
  if (problem) return { problem };
  return comment ? { ...read, comment } : read;
}

function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/**
 * The same text as JSON: blanks where comments and last commas stood. JSON.parse reads it, because other readers give
 * objects a prototype that a document names.
 */
function plainJson(text: string): { json: string; comment: Position | undefined } {
  const gone: { offset: number; length: number }[] = [];
  let comment: Position | undefined;
  let last: { kind: "begin" | "value" | "colon" } | { kind: "comma"; offset: number | undefined } = { kind: "begin" };
  const value = (): void => void (last = { kind: "value" });
  const begin = (): void => void (last = { kind: "begin" });
  const end = (): void => {
    if (last.kind === "comma" && last.offset !== undefined) gone.push({ offset: last.offset, length: 1 });
    value();
  };
  try {
    visit(text, {
      onComment(offset, length, line, character) {
        gone.push({ offset, length });
        comment ??= { line: line + 1, column: character + 1 };
      },
      onSeparator(character, offset) {
        // A comma behind nothing is a mistake, and stays.
        last =
          character === "," ? { kind: "comma", offset: last.kind === "value" ? offset : undefined } : { kind: "colon" };
      },
      onObjectBegin: begin,
      onArrayBegin: begin,
      onObjectProperty: value,
      onLiteralValue: value,
      onObjectEnd: end,
      onArrayEnd: end,
    });
  } catch (error) {
    // It calls itself for each level; how deep a document may be is measured elsewhere.
    if (!(error instanceof RangeError)) throw error;
  }
  const parts: string[] = [];
  let from = 0;
  for (const { offset, length } of gone.toSorted((a, b) => a.offset - b.offset)) {
    parts.push(text.slice(from, offset), " ".repeat(length));
    from = offset + length;
  }
  return { json: [...parts, text.slice(from)].join(""), comment };
}
