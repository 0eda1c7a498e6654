import { parse, printParseErrorCode, type ParseError } from "jsonc-parser";

/** Where a text stops being JSON, from 1, and what is wrong there in words. */
export interface BrokenJson {
  line: number;
  column: number;
  message: string;
}

/** Says what is wrong with a text that JSON.parse refused. */
export function explainBrokenJson(text: string): BrokenJson {
  if (text.trim() === "") return { line: 1, column: 1, message: "the file is empty" };
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false });
  const [first] = errors;
  if (!first) return { line: 1, column: 1, message: "this is not JSON" };
  const code = printParseErrorCode(first.error);
  // A missing comma or brace is noticed at the next token; a person looks for it at the end of what comes before.
  const atGap = code.endsWith("Expected") && code !== "ValueExpected" && code !== "PropertyNameExpected";
  const offset = atGap ? text.slice(0, first.offset).trimEnd().length : first.offset;
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, message: words[code] ?? `this is not JSON (${code})` };
}

const words: Record<string, string> = {
  InvalidSymbol: "this word is not JSON: text stands in double quotes, and the only bare words are true, false and null",
  InvalidNumberFormat: "this is not a number",
  PropertyNameExpected: 'a property name in double quotes is expected here; after the last property there is no comma',
  ValueExpected: "a value is expected here; after the last entry there is no comma",
  ColonExpected: "a colon is missing here, between name and value",
  CommaExpected: "a comma is missing here",
  CloseBraceExpected: "a closing } is missing here",
  CloseBracketExpected: "a closing ] is missing here",
  EndOfFileExpected: "the document has ended before this; there is something after its last }",
  InvalidCommentToken: "JSON has no comments",
  UnexpectedEndOfComment: "JSON has no comments",
  UnexpectedEndOfString: "a closing quote is missing",
  UnexpectedEndOfNumber: "this number is not complete",
  InvalidUnicode: "this \\u sequence is not complete",
  InvalidEscapeCharacter: "this \\ sequence is not known in JSON",
  InvalidCharacter: "this character must be written as a \\ sequence inside text",
};
