import pairs from "opencc-js/dict/TSCharacters";
import { LOOKALIKES, VARIANTS, squaredLetter } from "./lookalikes.ts";
import { asLetters, joinParts, withoutFillers } from "./disguises.ts";
import { piecesOf, type Piece } from "./pieces.ts";

/** A text as words are looked for in it. Each of its units stands for one character, or for a run of the same one. */
export interface NormalText {
  /** Simplified, lower case, narrow; without what stands between Chinese characters. */
  units: string;
  /** Where each unit begins and ends in the text that was given. */
  starts: number[];
  ends: number[];
  /** How often its character stands there one after another. */
  runs: number[];
  /** What stood before it and was left out, or is the space before it: see `Gap`. */
  gaps: Gap[];
  /** Whether it is a letter or digit of scripts that write spaces between words. */
  latin: boolean[];
}

/** What parts two characters: nothing; a space or a sign; the end of a sentence or of a part of one. */
export const Gap = { none: 0, sign: 1, sentence: 2 } as const;
export type Gap = (typeof Gap)[keyof typeof Gap];

/**
 * Brings a text into the form in which words are looked for: NFKC, lower case, simplified characters, digits in one
 * style, without characters that are not seen, repeats as one. Spaces and signs go where a Chinese character stands on
 * either side, and between letters that stand alone ("a b c"); between words of letters they are one space.
 */
export function normalise(text: string): NormalText {
  return normalOf(signsOf(piecesOf(text)));
}

/**
 * The same of what somebody reads who wants to: without single letters, digits and kana that stand again and again
 * between Chinese characters, with digits and signs in words of letters as the letters that they stand for. Undefined
 * where nothing of this is in the text. It is for looking in texts alone, as it takes away what words may have.
 */
export function normaliseDisguised(text: string): NormalText | undefined {
  const pieces = piecesOf(text);
  const opened = joinParts(withoutFillers(asLetters(pieces)));
  return opened.length === pieces.length && opened.every((piece, at) => piece === pieces[at])
    ? undefined
    : normalOf(signsOf(opened));
}

function normalOf(signs: readonly Sign[]): NormalText {
  const normal: NormalText = { units: "", starts: [], ends: [], runs: [], gaps: [], latin: [] };
  let last = "";
  const push = (unit: string, start: number, end: number, gap: Gap, isLatin: boolean): void => {
    normal.units += unit;
    normal.starts.push(start);
    normal.ends.push(end);
    normal.runs.push(1);
    normal.gaps.push(gap);
    normal.latin.push(isLatin);
    last = unit;
  };
  let before: Sign | undefined;
  for (const sign of signs) {
    const { folded, start, end, isLatin } = sign;
    const isParted = before !== undefined && areParted(before, sign);
    if (before && isParted) push(" ", before.end, start, sign.gap, false);
    for (let at = 0; at < folded.length; at += 1) {
      const unit = folded.charAt(at);
      // Two digits are never one.
      if (last === unit && !isParted && !sign.isDigit) {
        const place = normal.runs.length - 1;
        normal.runs[place] = (normal.runs[place] ?? 0) + 1;
        normal.ends[place] = end;
      } else push(unit, start, end, before === sign ? Gap.none : sign.gap, isLatin);
      before = sign;
    }
  }
  return normal;
}

/** What a character is looked for as. */
interface Folded {
  folded: string;
  isLatin: boolean;
  isDigit: boolean;
}

interface Sign extends Folded {
  start: number;
  end: number;
  gap: Gap;
  /** A letter with signs on both sides, in a row of such letters. */
  isAlone: boolean;
}

/** A row of letters that stand alone is a word from here on: "p. 5 a" is none. */
const MIN_ALONE = 3;

function signsOf(pieces: readonly Piece[]): Sign[] {
  const signs: Sign[] = [];
  let gap: Gap = Gap.none;
  for (const { character, start, end } of pieces) {
    const found = fold(character);
    if (typeof found === "number") {
      if (found > gap) gap = found;
    } else if (found.folded !== "") {
      const { folded, isLatin, isDigit } = found;
      signs.push({ folded, isLatin, isDigit, start, end, gap, isAlone: false });
      gap = Gap.none;
    }
  }
  markAlone(signs);
  return signs;
}

function markAlone(signs: Sign[]): void {
  let from = 0;
  for (let index = 0; index <= signs.length; index += 1) {
    const [sign, next] = [signs[index], signs[index + 1]];
    const isAlone =
      isLetter(sign) &&
      !(sign.gap === Gap.none && isLetter(signs[index - 1])) &&
      !(next?.gap === Gap.none && isLetter(next));
    if (isAlone) continue;
    if (index - from >= MIN_ALONE) for (const each of signs.slice(from, index)) each.isAlone = true;
    from = index + 1;
  }
}

const isLetter = (sign: Sign | undefined): sign is Sign => sign !== undefined && sign.isLatin && !sign.isDigit;

function areParted(before: Sign, sign: Sign): boolean {
  return sign.gap !== Gap.none && sign.isLatin && before.isLatin && !(sign.isAlone && before.isAlone);
}

/** What a character is looked for as, "" where it is not seen; where it is nothing to be looked for, what it parts. */
function fold(character: string): Folded | Gap {
  if (character.length > 1) return foldOnce(character);
  const unit = character.charCodeAt(0);
  return (known[unit] ??= foldOnce(character));
}

/** By code unit, as numbers are found sooner than texts: whoever writes needs a few thousand of them. */
const known = Array.from<Folded | Gap | undefined>({ length: 0x1_00_00 });

/** Strokes, which nobody writes but as lines, and characters in a square, which are pictures. */
const SIGNS = /^[丨丶丿亅乀乁\u31C0-\u31E3\u{1F200}-\u{1F251}]$/u;
const UNSEEN = /^[\p{Cf}\p{Mn}\p{Me}\p{Variation_Selector}\p{Default_Ignorable_Code_Point}]+$/u;
const LATIN = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Nd}]/u;
const SENTENCE = /^[。，、；：！？…,;:!?\n\r\u2028\u2029“”"'‘’「」『』《》〈〉（）()【】[\]{}]/u;

function foldOnce(character: string): Folded | Gap {
  const narrow = (squaredLetter(character) ?? character).normalize("NFKC").toLowerCase();
  if (UNSEEN.test(narrow)) return { folded: "", isLatin: false, isDigit: false };
  if (SIGNS.test(character)) return Gap.sign;
  const letters = [...narrow]
    .map((one) => VARIANTS[one] ?? simplified.get(one) ?? plain(one))
    .filter((one) => /[\p{L}\p{N}]/u.test(one));
  if (letters.length === 0) return SENTENCE.test(character) ? Gap.sentence : Gap.sign;
  const folded = letters.map((one) => DIGITS[one] ?? LOOKALIKES[one] ?? one).join("");
  return { folded, isLatin: LATIN.test(folded), isDigit: /^\d+$/.test(folded) };
}

/** A Latin letter without its accents. */
function plain(letter: string): string {
  return /\p{Script=Latin}/u.test(letter) ? letter.normalize("NFD").replaceAll(/\p{Mn}/gu, "") : letter;
}

/** Of each traditional character the simplified one. */
const simplified = new Map(pairs.split("|").map((pair) => [...pair.replace(" ", "")].slice(0, 2) as [string, string]));

const DIGITS: Readonly<Record<string, string>> = Object.fromEntries(
  ["零〇", "一壹", "二贰", "三叁", "四肆", "五伍", "六陆", "七柒", "八捌", "九玖"].flatMap((signs, digit) =>
    [...signs].map((sign) => [sign, String(digit)]),
  ),
);
