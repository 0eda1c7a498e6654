/** A piece of a page: a text of this page alone, or one that others have too, as the same object. */
export type Piece = string | { readonly html: string };

/** A page, or a part of it, as one text. */
export function textOf(pieces: readonly Piece[]): string {
  return pieces.map((piece) => (typeof piece === "string" ? piece : piece.html)).join("");
}
