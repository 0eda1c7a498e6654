import { cutText } from "../../../shared/cut-text.ts";
/** How a text is cut into searchable words, when it is written and when it is asked for: the same way. */

/** A weight of a tsvector: A the name, B the subtitle, C lecturer and categories, D the introduction. */
export type Weight = "A" | "B" | "C" | "D";

/** The words of a course as the text of a tsvector. Longer texts than some 4,000 words are cut. */
export function searchVector(texts: Partial<Record<Weight, string>>): string {
  const weights = new Map<string, Set<Weight>>();
  for (const [weight, text] of Object.entries(texts) as [Weight, string][]) {
    for (const word of indexedWords(text, weight === "A")) {
      if (weights.size >= MAX_WORDS && !weights.has(word)) continue;
      weights.set(word, (weights.get(word) ?? new Set()).add(weight));
    }
  }
  return [...weights]
    .map(([word, at]) => `${quoteLexeme(word)}:${[...at].map((weight) => `${POSITION[weight]}${weight}`).join(",")}`)
    .join(" ");
}

/** What a search asks for. */
export interface SearchWords {
  /** Text of a tsquery: every word must be there, Latin words as beginnings. */
  query: string;
  /** The same, in the name alone. */
  nameQuery: string;
  /** The words themselves, folded, each once. */
  asked: string[];
  /** What to mark in what is found, folded: the words, and Chinese as it was typed. */
  marks: { text: string; isPrefix: boolean }[];
}

/** The words of what a person typed; undefined when nothing in it can be searched for (only signs, only emoji). */
export function searchWords(typed: string): SearchWords | undefined {
  const text = cutText(typed, MAX_CHARACTERS);
  const latin = segment(text).filter((word) => !isHan(word));
  const words = [...latin, ...hanRuns(text).flatMap(runWords)];
  // A single sign among other words ("的", "与") would only narrow what is found; alone it is what is looked for.
  const long = words.filter((word) => !isHan(word) || [...word].length > 1);
  const asked = [...new Set(long.length > 0 ? long : words.slice(0, 1))]
    .slice(0, MAX_QUERY_WORDS)
    .map((text) => ({ text, isPrefix: !isHan(text) && text.length > 1 }));
  if (asked.length === 0) return undefined;
  const queryIn = (weights: string): string =>
    asked
      .map(
        ({ text, isPrefix }) => `${quoteLexeme(text)}${isPrefix || weights ? ":" : ""}${isPrefix ? "*" : ""}${weights}`,
      )
      .join(" & ");
  const typedRuns = hanRuns(cutText(typed, MAX_CHARACTERS)).map((text) => ({ text, isPrefix: false }));
  return {
    query: queryIn(""),
    nameQuery: queryIn("A"),
    asked: asked.map(({ text }) => text),
    marks: [...asked, ...typedRuns],
  };
}

/**
 * What to ask for of Chinese typed without a gap: pairs of its words; a name that the dictionary cuts into single signs
 * is asked for whole.
 */
function runWords(run: string): string[] {
  const words = segment(run).filter((word) => [...word].length > 1);
  return words.length > 0 ? words.flatMap(pairs) : pairs(run);
}

/** Case, width and accents do not count. One character stays one character, so that positions in the text stay true. */
export function fold(text: string): string {
  return [...text].map(foldCharacter).join("");
}

export function foldCharacter(character: string): string {
  const folded = character.normalize("NFKC").toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return [...folded].length === 1 ? folded : character;
}

export function isHan(text: string): boolean {
  return /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
}

const MAX_WORDS = 4000;
const MAX_CHARACTERS = 200;
const MAX_QUERY_WORDS = 24;
const MAX_WORD_LENGTH = 64;
/** Weights need a position; which one does not matter, as phrases are not asked for. */
const POSITION = { A: 1, B: 2, C: 3, D: 4 } as const;
const segmenter = new Intl.Segmenter("zh-CN", { granularity: "word" });

/** Words of a dictionary for Chinese, words between spaces for others; "c++" and "c#" stay whole. */
function segment(text: string): string[] {
  const words: string[] = [];
  let end = -1;
  for (const { segment: piece, index, isWordLike } of segmenter.segment(fold(text))) {
    const last = words.at(-1);
    if (isWordLike) words.push(piece);
    else if (/^[+#]+$/.test(piece) && index === end && last !== undefined && /^[a-z]+[+#]*$/.test(last))
      words[words.length - 1] = last + piece;
    else continue;
    end = index + piece.length;
  }
  return words.map((word) => cutText(word, MAX_WORD_LENGTH));
}

/**
 * The words to index: for Chinese also each two neighbours, because a word that is asked for may be cut otherwise in a
 * text.
 */
function indexedWords(text: string, single: boolean): Set<string> {
  const words = new Set(segment(text).filter((word) => single || !isHan(word) || [...word].length > 1));
  for (const run of hanRuns(text)) {
    if (single || [...run].length > 1) for (const pair of pairs(run)) words.add(pair);
    if (single) for (const character of run) words.add(character);
  }
  return words;
}

function hanRuns(text: string): string[] {
  return fold(text).match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu) ?? [];
}

/** Each two neighbouring characters; a single character is itself. */
function pairs(run: string): string[] {
  const characters = [...run];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => (characters[index] ?? "") + character);
}

/** A word as tsvector and tsquery read it, whatever is in it. */
function quoteLexeme(word: string): string {
  return `'${word.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
}
