import { WordLevelEnum } from "../../../../generated/enums.ts";
import { wordForm } from "./find-listed.ts";
import { cutText } from "../../../../shared/cut-text.ts";

/** A word as a file or a form gives it. */
export interface GivenWord {
  word: string;
  form: string;
  level: WordLevelEnum;
  tags: string[];
}

export interface ParsedList {
  /** Of words of one form the last; each with its line, from 1. */
  words: (GivenWord & { row: number })[];
  /** Lines that say again what another says. */
  doubles: number;
  /** Lines that are no words. */
  wrong: number[];
}

/** Characters of a word. */
const MAX_WORD = 50;
const MAX_TAGS = 10;

/**
 * Reads a list: one word a line; after a comma or tab its level (1 to 5), then its tags with spaces between. Empty lines
 * and those that begin with # say nothing. A line that is no word is named, never guessed at.
 */
export function parseList(text: string, usual: { level: WordLevelEnum; tags: readonly string[] }): ParsedList {
  const byForm = new Map<string, ParsedList["words"][number]>();
  const wrong: ParsedList["wrong"] = [];
  let doubles = 0;
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
  for (const [index, line] of lines.entries()) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const word = parseLine(line, usual);
    if (!word) {
      wrong.push(index + 1);
      continue;
    }
    if (byForm.has(word.form)) doubles += 1;
    byForm.set(word.form, { ...word, row: index + 1 });
  }
  return { words: [...byForm.values()], doubles, wrong };
}

const LEVELS = new Set<number>(Object.values(WordLevelEnum));

function parseLine(line: string, usual: { level: WordLevelEnum; tags: readonly string[] }): GivenWord | undefined {
  const [word = "", level = "", tags = ""] = line.split(/[,\t]/).map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));
  const given = level === "" ? usual.level : Number(level);
  const form = wordForm(word);
  if (form === "" || word.length > MAX_WORD || !LEVELS.has(given)) return undefined;
  const own = tags.split(/\s+/).filter((tag) => tag !== "");
  const all = [...new Set([...usual.tags, ...own])].slice(0, MAX_TAGS);
  return { word, form, level: given as WordLevelEnum, tags: all.map((tag) => cutText(tag, 20)) };
}
