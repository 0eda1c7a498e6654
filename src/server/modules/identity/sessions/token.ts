import { hash, randomBytes } from "node:crypto";

/** A new token: 256 bits that nobody can guess, as 43 characters. */
export function createToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Whether a text could be a token at all; anything else is refused without a query. */
export function isTokenShaped(text: string): boolean {
  return text.length === 43 && /^[\w-]+$/.test(text);
}

/** What is stored of a token. It is random, so one plain SHA-256 is enough. */
export function hashToken(token: string): Buffer {
  return hash("sha256", token, "buffer");
}
