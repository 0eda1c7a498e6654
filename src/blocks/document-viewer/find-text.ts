/** Text as it is compared: without spaces, which documents have between any two letters, and in one form of each letter. */
export function comparable(text: string): string {
  return text.normalize("NFKC").toLowerCase().replaceAll(/\s/g, "");
}

/** Where a text has another in it: places in the comparable text, none overlapping. */
export function placesOf(text: string, wanted: string): number[] {
  const places: number[] = [];
  if (wanted === "") return places;
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) places.push(at);
  return places;
}

/**
 * Marks in a page's words what is looked for: `hit` the pieces that belong to a place, `at` those of the `nth` one.
 *
 * @returns the first piece of the `nth` place
 */
export function markWords(pieces: readonly HTMLElement[], wanted: string, nth: number): HTMLElement | undefined {
  const lengths = pieces.map((piece) => comparable(piece.textContent ?? "").length);
  const places = placesOf(pieces.map((piece) => comparable(piece.textContent ?? "")).join(""), wanted);
  let first: HTMLElement | undefined;
  let begin = 0;
  for (const [index, piece] of pieces.entries()) {
    const end = begin + (lengths[index] ?? 0);
    const touches = (place: number | undefined) => place !== undefined && place < end && place + wanted.length > begin;
    const isAt = touches(places[nth]);
    piece.classList.toggle("hit", places.some(touches));
    piece.classList.toggle("at", isAt);
    if (isAt) first ??= piece;
    begin = end;
  }
  return first;
}
