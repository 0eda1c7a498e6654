/** A character that is looked for, and which part of the text says it. */
export interface Piece {
  character: string;
  start: number;
  end: number;
}

/**
 * The characters of a text in the order in which they are read: escapes of HTML, of addresses and of programs as what
 * they say, a tag as a sign, and what stands turned round by a mark of direction the right way round.
 */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  if (/[&%\\<]/.test(text))
    for (const match of text.matchAll(ESCAPE)) {
      pushPlain(pieces, { text, from: at, to: match.index });
      at = match.index + match[0].length;
      for (const character of meaningOf(match[0])) pieces.push({ character, start: match.index, end: at });
    }
  pushPlain(pieces, { text, from: at, to: text.length });
  return pieces.some(({ character }) => character === TURNED) ? turnBack(pieces) : pieces;
}

function pushPlain(pieces: Piece[], { text, from, to }: { text: string; from: number; to: number }): void {
  let at = from;
  for (const character of text.slice(from, to)) pieces.push({ character, start: at, end: (at += character.length) });
}

/** An escape; a run of them where it is of an address, as a character has several there; a tag. */
const ESCAPE =
  /&#x[\da-f]{1,6};?|&#\d{1,7};?|&(?:nbsp|ensp|emsp|thinsp|zwnj|zwj|shy|amp|lt|gt|quot);|(?:%[\da-f]{2}){2,}|\\u\{[\da-f]{1,6}\}|\\u[\da-f]{4}|<!--.{0,200}?-->|<\/?[a-z][^<>\n]{0,100}>/giu;

/** Where what follows is written from right to left, and where that ends. */
const TURNED = "\u202E";
const TURNED_END = "\u202C";

function meaningOf(escape: string): string {
  if (escape.startsWith("<")) {
    if (/^<bdo\b[^>]*rtl/i.test(escape)) return TURNED;
    return /^<\/bdo/i.test(escape) ? TURNED_END : "|";
  }
  if (escape.startsWith("%")) return decodedAddress(escape);
  const code = /^(?:&#x|\\u\{?)([\da-f]+)/i.exec(escape)?.[1];
  if (code !== undefined) return characterOf(Number.parseInt(code, 16));
  const decimal = /^&#(\d+)/.exec(escape)?.[1];
  return decimal === undefined ? " " : characterOf(Number(decimal));
}

function characterOf(code: number): string {
  return code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff) ? String.fromCodePoint(code) : "|";
}

function decodedAddress(escape: string): string {
  try {
    return decodeURIComponent(escape);
  } catch {
    // Not UTF-8: it says nothing that anybody reads.
    return "|";
  }
}

function turnBack(pieces: readonly Piece[]): Piece[] {
  const read: Piece[] = [];
  let turned: Piece[] | undefined;
  for (const piece of pieces) {
    if (piece.character === TURNED) turned ??= [];
    else if (turned && (piece.character === TURNED_END || piece.character === "\n")) {
      read.push(...turned.toReversed());
      turned = undefined;
    } else (turned ?? read).push(piece);
  }
  return turned ? [...read, ...turned.toReversed()] : read;
}
