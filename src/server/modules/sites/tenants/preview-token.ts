import { createHmac, timingSafeEqual } from "node:crypto";
import type { Secrets } from "../../../core/secrets.ts";

/**
 * What a preview link lets its holder see: the draft of one site, until it expires. Whoever has the link needs no
 * account.
 */
export interface PreviewRight {
  /** "default" is the platform. */
  orgNo: string;
  /** Who made the link. */
  userNo: string;
  expires: Date;
}

/** What the token of a link comes to. One that was not signed here, or was changed, is `wrong`. */
export type PreviewTokenState = { state: "valid"; right: PreviewRight } | { state: "expired" } | { state: "wrong" };

/**
 * Makes the token of a preview link; it may stand in an address as it is. Nothing is stored of it, and all nodes sign
 * with one key.
 */
export async function signPreview(secrets: Secrets, { orgNo, userNo, expires }: PreviewRight): Promise<string> {
  const claims = `${orgNo}.${userNo}.${Math.floor(expires.getTime() / 1000)}`;
  return `${claims}.${(await macOf(secrets, claims)).toString("base64url")}`;
}

/** Reads the token of a preview link. */
export async function readPreviewToken(secrets: Secrets, token: string, now: Date): Promise<PreviewTokenState> {
  const [, claims = "", orgNo = "", userNo = "", seconds, mac = ""] = shape.exec(token) ?? [];
  const [given, right] = [Buffer.from(mac, "base64url"), await macOf(secrets, claims)];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return { state: "wrong" };
  const expires = new Date(Number(seconds) * 1000);
  return expires <= now ? { state: "expired" } : { state: "valid", right: { orgNo, userNo, expires } };
}

async function macOf(secrets: Secrets, claims: string): Promise<Buffer> {
  return createHmac("sha256", await secrets.get("preview"))
    .update(claims)
    .digest();
}

const shape = /^(([A-Za-z0-9_-]{1,32})\.(\d{1,19})\.(\d{1,11}))\.([\w-]{43})$/;
