/** Signs that are not seen: they take no room, and come with what is copied from pages. */
const unseen = /[\u200b-\u200d\u2060\ufeff]/g;

/**
 * A text with the full-width and half-width forms of signs (U+FF00 to U+FFEF) as their ordinary ones, an ideographic
 * space as a space, and accents composed. Nothing else is changed: `²`, `①` and `½` stay signs of their own, because
 * 10² is not 102.
 */
export function foldWidth(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(/[\uff01-\uffee]+/g, (run) => run.normalize("NFKC"))
    .replaceAll("\u3000", " ")
    .replaceAll(unseen, "");
}
