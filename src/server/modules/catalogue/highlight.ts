import type { TextPart } from "../../../generated/types.ts";
import { foldCharacter, isHan } from "./search-words.ts";

/** A text in pieces, those that were searched for marked. Joined again the pieces are the text. */
export function markHits(text: string, words: readonly { text: string; isPrefix: boolean }[]): TextPart[] {
  const characters = [...text];
  const folded = characters.map(foldCharacter);
  const hit = characters.map(() => false);
  for (const word of words) {
    const wanted = [...word.text];
    for (let at = 0; at + wanted.length <= folded.length; at += 1) {
      if (!wanted.every((character, offset) => folded[at + offset] === character)) continue;
      if (!isHan(word.text) && !isWhole(folded, at, wanted.length, word.isPrefix)) continue;
      hit.fill(true, at, at + wanted.length);
    }
  }
  return piecesOf(characters, hit);
}

/** Whether a Latin word begins here, and ends after it unless beginnings count. */
function isWhole(folded: readonly string[], at: number, length: number, isPrefix: boolean): boolean {
  return !isWordCharacter(folded[at - 1]) && (isPrefix || !isWordCharacter(folded[at + length]));
}

function isWordCharacter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character) && !isHan(character);
}

function piecesOf(characters: readonly string[], hit: readonly boolean[]): TextPart[] {
  const pieces: TextPart[] = [];
  characters.forEach((character, index) => {
    const last = pieces.at(-1);
    if (last && last.hit === hit[index]) last.text += character;
    else pieces.push({ text: character, hit: hit[index] === true });
  });
  return pieces;
}
