import type { Piece } from "./pieces.ts";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text made safe for HTML content and for attributes in double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign]!);
}

const risky = /[<\u2028\u2029]/g;
const escapes: Record<string, string> = { "<": "\\u003c", "\u2028": "\\u2028", "\u2029": "\\u2029" };

/** A value as JSON that may stand in a script element: it cannot end the element, nor begin a comment. */
export function inlineJson(value: unknown): string {
  return escapeJson(JSON.stringify(value));
}

/** The same for JSON that is made already. */
export function escapeJson(json: string): string {
  return json.replace(risky, (sign) => escapes[sign]!);
}

/**
 * What `inlineJson` gives for an object, in pieces. Its parts are written once for as long as they live: those in
 * `lasting`, and what is frozen.
 */
export function inlineParts(value: object, lasting: ReadonlySet<string>): Piece[] {
  const parts: Piece[] = [];
  for (const [name, part] of Object.entries(value)) {
    if (part === undefined) continue;
    const isKept = typeof part === "object" && part !== null && (lasting.has(name) || Object.isFrozen(part));
    parts.push(`${parts.length === 0 ? "{" : ","}${inlineJson(name)}:`, isKept ? writtenOnce(part) : inlineJson(part));
  }
  return parts.length === 0 ? ["{}"] : [...parts, "}"];
}

const written = new WeakMap<object, Piece>();

function writtenOnce(value: object): Piece {
  let piece = written.get(value);
  if (piece === undefined) written.set(value, (piece = { html: inlineJson(value) }));
  return piece;
}
