import { webcrypto } from "node:crypto";
import type { Portal } from "./portal/portal.ts";

/** A password as calls take it (RSA-OAEP SHA-256 over password, nonce and time): it never travels as it is. */
export async function sealPassword(portal: Portal, password: string): Promise<{ password: string; keyId: string }> {
  const { publicKey, nonce, keyId } = await portal.call("getLoginKey", {});
  const algorithm = { name: "RSA-OAEP", hash: "SHA-256" };
  const key = await webcrypto.subtle.importKey("spki", Buffer.from(publicKey, "base64"), algorithm, false, ["encrypt"]);
  const message = new TextEncoder().encode(JSON.stringify({ password, nonce, time: Date.now() }));
  return { password: Buffer.from(await webcrypto.subtle.encrypt(algorithm, key, message)).toString("base64"), keyId };
}
