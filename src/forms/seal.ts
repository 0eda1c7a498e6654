import type { FormDefinition } from "../site/document/form-definition.ts";
import { RefusedSubmit } from "./form-error.ts";

/** The key of `user/get/rsa`: a public key (SPKI, base64) and a nonce that serves one sign-in. */
export interface LoginKey {
  keyId: string;
  publicKey: string;
  nonce: string;
}

interface SealWith {
  operations: { getLoginKey(input: Record<string, never>): Promise<LoginKey> };
  t(this: void, key: "form.theme.noCrypto"): string;
}

/** What a form sends: the passwords that its call takes only sealed are sealed. */
export async function withSealed(
  { sealed = [] }: FormDefinition,
  values: Record<string, unknown>,
  { calls: { getLoginKey } = {}, t }: { calls?: Partial<SealWith["operations"]> | undefined; t: SealWith["t"] },
): Promise<Record<string, unknown>> {
  if (!getLoginKey) throw new Error("a form with passwords stands where nothing seals them");
  const passwords = Object.fromEntries(Object.entries(values).filter(([name]) => sealed.includes(name)));
  return { ...values, ...(await sealWith(passwords, { operations: { getLoginKey }, t })) };
}

/**
 * Fetches a key and seals passwords with it, for one call: all of them carry its one nonce.
 * Throws RefusedSubmit where the page cannot encrypt.
 */
export async function sealWith<Name extends string>(
  passwords: Record<Name, unknown>,
  { operations, t }: SealWith,
): Promise<Record<Name, string> & { keyId: string }> {
  if (!canSeal()) throw new RefusedSubmit(t("form.theme.noCrypto"));
  const key = await operations.getLoginKey({});
  const sealed = await Promise.all(
    Object.entries(passwords).map(async ([name, password]) => [
      name,
      await sealPassword(String(password), key, Date.now()),
    ]),
  );
  return { ...(Object.fromEntries(sealed) as Record<Name, string>), keyId: key.keyId };
}

/**
 * A password as only the server can read it, once: RSA-OAEP (SHA-256) of the UTF-8 JSON
 * `{"password","nonce","time"}`, base64; `now` is milliseconds. Rejects where the browser has no WebCrypto, which is
 * on a page that came neither by https nor from this machine.
 */
async function sealPassword(password: string, key: LoginKey, now: number): Promise<string> {
  const publicKey = await crypto.subtle.importKey(
    "spki",
    fromBase64(key.publicKey),
    { name: "RSA-OAEP", hash: "SHA-256" },
    false,
    ["encrypt"],
  );
  const message = JSON.stringify({ password, nonce: key.nonce, time: now });
  const sealed = await crypto.subtle.encrypt({ name: "RSA-OAEP" }, publicKey, new TextEncoder().encode(message));
  return btoa(String.fromCharCode(...new Uint8Array(sealed)));
}

/** Whether this page can encrypt at all. */
function canSeal(): boolean {
  return typeof crypto !== "undefined" && crypto.subtle !== undefined;
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
