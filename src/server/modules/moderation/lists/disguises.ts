import type { Piece } from "./pieces.ts";

/** How many letters, digits or kana must stand one each between Chinese characters to be there to hide a word. */
const MIN_FILLERS = 2;
const HAN = /^\p{Script=Han}$/u;
const FILLER = /^[\p{L}\p{N}]$/u;
const LETTER = /^\p{Script=Latin}$/u;
/** What else counts as nothing: it stands between a character and what fills. */
const UNSEEN = /^[\p{Cf}\p{Mn}\p{Me}\p{Variation_Selector}\p{Zs}]$/u;

/** Without what stands again and again between Chinese characters, as in 代1开1发1票 and 代の开の发の票. */
export function withoutFillers(pieces: readonly Piece[]): Piece[] {
  const seen = pieces.flatMap(({ character }, at) => (UNSEEN.test(character) ? [] : [at]));
  const characterAt = (place: number): string => pieces[seen[place] ?? -1]?.character ?? "";
  const isFiller = (place: number): boolean =>
    !HAN.test(characterAt(place)) &&
    FILLER.test(characterAt(place)) &&
    HAN.test(characterAt(place - 1)) &&
    HAN.test(characterAt(place + 1));
  const dropped = new Set<number>();
  for (let from = 0; from < seen.length; from += 1) {
    if (!isFiller(from)) continue;
    let to = from;
    while (isFiller(to + 2)) to += 2;
    if ((to - from) / 2 + 1 >= MIN_FILLERS)
      for (let place = from; place <= to; place += 2) dropped.add(seen[place] ?? -1);
    from = to;
  }
  return pieces.map((piece, at) => (dropped.has(at) ? { ...piece, character: SIGN } : piece));
}

/** A sign that parts characters: between them anything may have stood. */
const SIGN = "|";

/** Digits and signs that stand for letters in a word of letters, and signs in it that stand for none. */
export function asLetters(pieces: readonly Piece[]): Piece[] {
  const read: Piece[] = [];
  for (let at = 0; at < pieces.length;) {
    let to = at;
    while (to < pieces.length && isWordPart(pieces[to])) to += 1;
    // After a word it is a mark: "Wow!"
    while (to > at && pieces[to - 1]?.character === "!") to -= 1;
    const run = pieces.slice(at, Math.max(to, at + 1));
    at += run.length;
    // 455 and A55 are numbers.
    const isWord = run.filter(({ character }) => LETTER.test(character)).length * 2 >= run.length;
    for (const piece of run) read.push(isWord ? letterOf(piece) : piece);
  }
  return read.filter(
    ({ character }, at) => !(JOINS.test(character) && isLetter(read[at - 1]) && isLetter(read[at + 1])),
  );
}

function letterOf(piece: Piece): Piece {
  const character = LEET[piece.character];
  return character === undefined ? piece : { ...piece, character };
}

function isLetter(piece: Piece | undefined): boolean {
  return piece !== undefined && LETTER.test(piece.character);
}

function isWordPart(piece: Piece | undefined): boolean {
  return piece !== undefined && (isLetter(piece) || LEET[piece.character] !== undefined);
}

const JOINS = /^[-_.*~+/]$/;
const LEET: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/** Two parts of a character that stand beside each other, as that character. */
export function joinParts(pieces: readonly Piece[]): Piece[] {
  const read: Piece[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const [piece, next] = [pieces[at], pieces[at + 1]];
    if (!piece) break;
    const whole = next ? PARTS[piece.character + next.character] : undefined;
    if (whole === undefined || !next) read.push(piece);
    else {
      read.push({ character: whole, start: piece.start, end: next.end });
      at += 1;
    }
  }
  return read;
}

const PARTS: Readonly<Record<string, string>> = {
  亻弋: "代",
  弋亻: "代",
  贝者: "赌",
  貝者: "赌",
  十尃: "博",
  木仓: "枪",
  衤果: "裸",
  耳卯: "聊",
  火包: "炮",
  纟勺: "约",
  讠正: "证",
  言正: "证",
  忄青: "情",
  艹约: "药",
  氵去: "法",
  亻专: "传",
  忄生: "性",
  石马: "码",
};
