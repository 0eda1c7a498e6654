import { createHash, timingSafeEqual } from "node:crypto";

/** Compared by their hashes: the time it takes says nothing about the secret, not even its length. */
export function isSameSecret(given: string, secret: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(given), hash(secret));
}
