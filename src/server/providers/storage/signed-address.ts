import { createHmac, timingSafeEqual } from "node:crypto";
import type { Storage } from "./storage.ts";

/**
 * Addresses on this server that expire. Files are read through us wherever they lie: what may be read depends on
 * sessions that no other server knows, and a bucket need not be reachable for browsers. `secret` is asked for when it
 * is needed.
 */
export function addressSigner(secret: () => Promise<string>): Pick<Storage, "signedAddress" | "isSigned"> {
  const signOf = async ({ key, expires, reader }: Record<"key" | "expires" | "reader", string>): Promise<string> => {
    return createHmac("sha256", await secret())
      .update(`${key} ${expires} ${reader}`)
      .digest("base64url");
  };
  return {
    async signedAddress(key, { expires, reader }) {
      const until = String(Math.floor(expires.getTime() / 1000));
      return `/files/${key}?expires=${until}&sign=${await signOf({ key, expires: until, reader })}`;
    },
    async isSigned(key, { expires, sign }, { reader, now }) {
      if (
        typeof expires !== "string" ||
        typeof sign !== "string" ||
        !/^\d{1,12}$/.test(expires) ||
        Number(expires) * 1000 <= now.getTime()
      )
        return false;
      const right = Buffer.from(await signOf({ key, expires, reader }));
      const given = Buffer.from(sign);
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
