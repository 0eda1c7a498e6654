import { visit } from "jsonc-parser";

/** What JSON.parse loses of a text, and where: line and column from 1. */
export interface LostInJson {
  kind: "duplicateName" | "numberTooLarge";
  /** The name that stands twice, or the number as it is written. */
  name: string;
  line: number;
  column: number;
}

/**
 * What JSON.parse takes and loses without a word: the first of two values of the same name in one object, and a number
 * that no computer holds. undefined where nothing is lost.
 */
export function lostInJson(text: string): LostInJson | undefined {
  const objects: Set<string>[] = [];
  let found: LostInJson | undefined;
  const note = (kind: LostInJson["kind"], [line, character]: [number, number], name: string) => {
    found ??= { kind, name, line: line + 1, column: character + 1 };
  };
  try {
    visit(text, {
      onObjectBegin: () => void objects.push(new Set()),
      onObjectEnd: () => void objects.pop(),
      onObjectProperty(name, _offset, _length, line, character) {
        const names = objects.at(-1);
        if (names?.has(name)) note("duplicateName", [line, character], name);
        names?.add(name);
      },
      onLiteralValue(value, offset, length, line, character) {
        if (typeof value === "number" && !Number.isFinite(value))
          note("numberTooLarge", [line, character], text.slice(offset, offset + length));
      },
    });
  } catch (error) {
    // It calls itself for each level; how deep a document may be is measured elsewhere.
    if (!(error instanceof RangeError)) throw error;
  }
  return found;
}
