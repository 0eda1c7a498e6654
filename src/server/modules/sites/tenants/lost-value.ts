import { visit } from "jsonc-parser";
import { findingOf, type FolderFinding } from "./finding.ts";

/**
 * What JSON.parse takes and loses without a word: the first of two values of the same name in one object, and a number
 * that no computer holds. undefined where nothing is lost.
 */
export function lostValue(text: string, file: string): FolderFinding | undefined {
  const objects: Set<string>[] = [];
  let found: FolderFinding | undefined;
  const note = (
    key: "json.duplicateName" | "json.numberTooLarge",
    [line, character]: [number, number],
    name: string,
  ) => {
    found ??= findingOf({ file, line: line + 1, column: character + 1 }, { key, values: { name } });
  };
  try {
    visit(text, {
      onObjectBegin: () => void objects.push(new Set()),
      onObjectEnd: () => void objects.pop(),
      onObjectProperty(name, _offset, _length, line, character) {
        const names = objects.at(-1);
        if (names?.has(name)) note("json.duplicateName", [line, character], name);
        names?.add(name);
      },
      onLiteralValue(value, offset, length, line, character) {
        if (typeof value === "number" && !Number.isFinite(value))
          note("json.numberTooLarge", [line, character], text.slice(offset, offset + length));
      },
    });
  } catch (error) {
    // It calls itself for each level; how deep a document may be is measured elsewhere.
    if (!(error instanceof RangeError)) throw error;
  }
  return found;
}
