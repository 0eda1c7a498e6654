import { randomInt } from "node:crypto";

/** Crockford's base 32: without I, L, O and U, which are taken for others. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const CODE_LENGTH = 8;

/** A new code for people to pass on: eight letters and digits, 40 bits. */
export function newReadableCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}

/** A code as it is stored: people type it in small letters, with hyphens, in full width, and O for 0. */
export function normaliseReadableCode(typed: string): string {
  return typed
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1")
    .slice(0, 20);
}
