import { cutText } from "../../shared/cut-text.ts";

/**
 * A value from a document as a person reads it in a sentence: a text as it is, everything else as JSON. Total: `String`
 * throws for objects without a prototype, and merging makes such.
 */
export function plainText(value: unknown): string {
  return typeof value === "string" ? value : writtenText(value);
}

/** A value as it is written in a document, a text in its quotes. */
export function writtenText(value: unknown): string {
  const text = JSON.stringify(value) ?? "this";
  return text.length > maxLength ? `${cutText(text, maxLength - 1)}…` : text;
}

/** More of a value helps nobody to find it. */
const maxLength = 60;
