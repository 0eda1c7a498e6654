import { getDomain } from "tldts";

/** The cookie that carries the token. */
export const TOKEN_COOKIE = "RC_WEB_TOKEN";

/** The value of a cookie in a Cookie header; the first where there are several of the name. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (!header || !header.includes(name)) return undefined;
  for (const part of header.split(";")) {
    const at = part.indexOf("=");
    if (at > 0 && part.slice(0, at).trim() === name)
      return part
        .slice(at + 1)
        .trim()
        .replace(/^"(.*)"$/, "$1");
  }
  return undefined;
}

export interface TokenCookieOptions {
  /** Host of the request, with or without its port. */
  host: string;
  /** Whether the request came by https. */
  secure: boolean;
  /** Whether the host is a tenant's own: its cookie is that host's alone. */
  ownHost: boolean;
  /** Seconds. */
  maxAge: number;
}

/**
 * The Set-Cookie header that keeps a token, or with "" takes it away. The page reads it: calls send it in the `token`
 * header.
 */
export function tokenCookie(token: string, { host, secure, ownHost, maxAge }: TokenCookieOptions): string {
  const domain = ownHost ? undefined : cookieDomain(host);
  const parts = [`${TOKEN_COOKIE}=${token}`, "Path=/", `Max-Age=${token === "" ? 0 : maxAge}`, "SameSite=Lax"];
  if (domain) parts.push(`Domain=${domain}`);
  if (secure) parts.push("Secure");
  return parts.join("; ");
}

/**
 * The last two labels of a host, so that its siblings share the session; more where those are a
 * public suffix, under which strangers register names. None (the host alone) for localhost, addresses, public suffixes
 * themselves, and names that are too short.
 */
export function cookieDomain(host: string): string | undefined {
  const name = host.toLowerCase().replace(/:\d+$/, "").replace(/\.$/, "");
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(name) || /^[\d.]+$/.test(name) || name.endsWith(".localhost"))
    return undefined;
  // Names under a host's own suffix (github.io) belong to strangers as much as those under a country's (com.cn).
  return getDomain(name, { allowPrivateDomains: true, extractHostname: false }) ?? undefined;
}
