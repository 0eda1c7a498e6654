import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

/** The purpose of the key that cards are encrypted with: see `Secrets`. */
export const CARD_KEY = "bank-card";

/** Encrypts the number of a card (AES-256-GCM), bound to whose it is: it cannot be opened as somebody else's. */
export function sealCard(number: string, { key, owner }: { key: string; owner: string }): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", keyOf(key), iv);
  cipher.setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(number, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** The number of a card again. Throws where it was changed, or is of somebody else. */
export function openCard(text: string, { key, owner }: { key: string; owner: string }): string {
  const bytes = Buffer.from(text, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", keyOf(key), bytes.subarray(0, 12));
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
}

function keyOf(secret: string): Buffer {
  return createHash("sha256").update(secret).digest();
}
