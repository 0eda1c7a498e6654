/**
 * What a person takes for one character may be several code units: an emoji two, a flag four, a family eleven. Cut
 * between them, half a character is left, which UTF-8 does not have, so that server and browser show different texts.
 */
const segmenter = "Segmenter" in Intl ? new Intl.Segmenter("en", { granularity: "grapheme" }) : undefined;

/** No character that people write is longer, in code units. */
const LONGEST = 64;

/** The first character of a text as a person counts them, "" of an empty one: for a round face. */
export function firstGrapheme(text: string): string {
  for (const grapheme of graphemesOf(text.trimStart().slice(0, LONGEST))) return grapheme;
  return "";
}

/** A text of at most so many code units, ending with a whole character. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  let length = 0;
  for (const grapheme of graphemesOf(text.slice(0, most + LONGEST))) {
    if (length + grapheme.length > most) break;
    length += grapheme.length;
  }
  return text.slice(0, length);
}

function* graphemesOf(text: string): Iterable<string> {
  if (!segmenter) return yield* text;
  for (const { segment } of segmenter.segment(text)) yield segment;
}
