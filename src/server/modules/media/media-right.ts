import { createHmac, timingSafeEqual } from "node:crypto";
import type { Secrets } from "../../core/secrets.ts";

/** How much of a period a right opens: everything, the first pages of a document, or the running live class. */
export type MediaScope = "whole" | "preview" | "live";

/** The right to read the files of one period until it expires. */
export interface MediaRight {
  /** Whose it is: nobody else's session can use it. undefined for what anybody may see. */
  userNo: string | undefined;
  /** The period; of media that no period shows yet, the number of the asset. */
  periodId: string;
  scope: MediaScope;
  expires: Date;
}

/**
 * Rights to media, as texts that stand in addresses. Nothing is stored of them; all nodes sign with one key. A right
 * names its user: who serves files asks for that user's session beside it, so that a copied address is good for nobody
 * else.
 */
export interface MediaRights {
  sign(right: MediaRight): Promise<string>;
  /**
   * The right that a text stands for; undefined where it was not signed here, is for another period, or has expired.
   */
  verify(text: string, wanted: { periodId: string; now: Date }): Promise<MediaRight | undefined>;
}

export function createMediaRights(secrets: Secrets): MediaRights {
  const macOf = async (periodId: string, claims: string): Promise<Buffer> => {
    return createHmac("sha256", await secrets.get("media"))
      .update(`${periodId}/${claims}`)
      .digest();
  };
  return {
    async sign({ userNo, periodId, scope, expires }) {
      const claims = `${userNo ?? ANYBODY}.${letters[scope]}.${Math.floor(expires.getTime() / 1000)}`;
      return `${claims}.${(await macOf(periodId, claims)).toString("base64url")}`;
    },
    async verify(text, { periodId, now }) {
      const found = shape.exec(text);
      if (!found) return undefined;
      const [, claims = "", userNo, letter, seconds, mac = ""] = found;
      const [given, right] = [Buffer.from(mac, "base64url"), await macOf(periodId, claims)];
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
      const expires = new Date(Number(seconds) * 1000);
      if (expires <= now) return undefined;
      const scope = scopes.find((name) => letters[name] === letter);
      return scope && { userNo: userNo === ANYBODY ? undefined : userNo, periodId, scope, expires };
    },
  };
}

const ANYBODY = "any";
const letters: Record<MediaScope, string> = { whole: "w", preview: "p", live: "l" };
const scopes = Object.keys(letters) as MediaScope[];
const shape = /^((any|\d{1,19})\.([wpl])\.(\d{1,11}))\.([\w-]{43})$/;
