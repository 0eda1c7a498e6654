import { parse, printParseErrorCode, type ParseError } from "jsonc-parser";
import { isKey, type CheckKey } from "../../../../site/check/messages.ts";
import { findingOf, type FolderFinding } from "./finding.ts";

/**
 * Says what is wrong with a text that is no JSON, and where; files may be half written, so it is marked as
 * broken.
 */
export function explainBrokenJson(text: string, file: string): FolderFinding {
  const at = (line: number, column: number, key: CheckKey): FolderFinding =>
    findingOf({ file, line, column, broken: true }, { key });
  if (text.trim() === "") return at(1, 1, "json.empty");
  // UTF-16, as some editors save: each letter of JSON has a zero beside it.
  if (text.includes("\0")) return at(1, 1, "json.encoding");
  const errors: ParseError[] = [];
  try {
    parse(text, errors, { disallowComments: false, allowTrailingComma: true, allowEmptyContent: false });
  } catch (error) {
    // The reader of faults calls itself for each level; JSON.parse, which refused the text before, does not.
    if (error instanceof RangeError) return at(1, 1, "json.tooDeep");
    throw error;
  }
  const [first] = errors;
  if (!first) return at(1, 1, "json.wrong");
  const code = printParseErrorCode(first.error);
  // A missing comma or brace is noticed at the next token; a person looks for it at the end of what comes before.
  const atGap = code.endsWith("Expected") && code !== "ValueExpected" && code !== "PropertyNameExpected";
  const offset = atGap ? text.slice(0, first.offset).trimEnd().length : first.offset;
  const before = text.slice(0, offset).split("\n");
  const key: string = quoteKey(text[first.offset] ?? "") ?? `json.${code}`;
  return at(before.length, (before.at(-1)?.length ?? 0) + 1, isKey(key) ? key : "json.wrong");
}

/** What is taken for a quote: those of a text processor, and single ones. */
function quoteKey(character: string): CheckKey | undefined {
  if (character === "'") return "json.singleQuotes";
  return /^[\u2018\u2019\u201c\u201d\uff02]$/.test(character) ? "json.quotes" : undefined;
}
