import { parse, printParseErrorCode, type ParseError } from "jsonc-parser";
import { said } from "../said.ts";
import { isObject, type JsonObject } from "../../shared/json.ts";
import { positionsIn } from "../../site/document/positions.ts";
import type { Translate } from "../types.ts";

/** What is wrong with a JSON text, and where. */
export interface TextProblem {
  /** From 1. */
  line: number;
  message: string;
}

export type Read = { value: JsonObject } | { problem: TextProblem };

/** Reads a JSON text of an object, or says in words where it breaks off. */
export function readText(text: string, t: Translate): Read {
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, { allowTrailingComma: false, disallowComments: true });
  const [first] = errors;
  if (first) {
    const message = said(t, `studio.json.error.${printParseErrorCode(first.error)}`) ?? t("studio.json.error");
    return { problem: { line: lineAt(text, first.offset), message } };
  }
  return isObject(value) ? { value } : { problem: { line: 1, message: t("studio.json.object") } };
}

/** The line of what a path leads to in a text, or of the nearest thing around it. */
export function lineOf(text: string, path: readonly string[]): number {
  return positionsIn(text)(path).line;
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
