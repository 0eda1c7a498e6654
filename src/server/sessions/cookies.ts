/** The cookie that carries the token (`specification.md §9`). */
export const TOKEN_COOKIE = "RC_WEB_TOKEN";

/** The value of a cookie in a Cookie header; the first where there are several of the name. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (!header || !header.includes(name)) return undefined;
  for (const part of header.split(";")) {
    const at = part.indexOf("=");
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim().replace(/^"(.*)"$/, "$1");
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

/** The Set-Cookie header that keeps a token, or with "" takes it away. The page reads it: calls send it in the `token` header. */
export function tokenCookie(token: string, { host, secure, ownHost, maxAge }: TokenCookieOptions): string {
  const domain = ownHost ? undefined : cookieDomain(host);
  const parts = [`${TOKEN_COOKIE}=${token}`, "Path=/", `Max-Age=${token === "" ? 0 : maxAge}`, "SameSite=Lax"];
  if (domain) parts.push(`Domain=${domain}`);
  if (secure) parts.push("Secure");
  return parts.join("; ");
}

/**
 * The last two labels of a host, so that its siblings share the session (`specification.md §9`); three where two are a
 * public suffix. None (the host alone) for localhost, addresses, and names that are too short.
 */
export function cookieDomain(host: string): string | undefined {
  const name = host.toLowerCase().replace(/:\d+$/, "").replace(/\.$/, "");
  if (name.startsWith("[") || /^[\d.]+$/.test(name) || !/^[a-z0-9.-]+$/.test(name)) return undefined;
  const labels = name.split(".");
  if (labels.length < 2 || labels.at(-1) === "localhost" || labels.includes("")) return undefined;
  const count = publicSuffixes.has(labels.slice(-2).join(".")) ? 3 : 2;
  return labels.length < count ? undefined : labels.slice(-count).join(".");
}

/** Two-label suffixes under which strangers register names. A host under one that is missing here shares its cookie too widely. */
const publicSuffixes = new Set(
  [
    ...["com", "net", "org", "gov", "edu", "ac", "mil"].map((kind) => `${kind}.cn`),
    ...["bj", "sh", "tj", "cq", "he", "sx", "nm", "ln", "jl", "hl", "js", "zj", "ah", "fj", "jx", "sd", "ha", "hb", "hn", "gd", "gx", "hi", "sc", "gz", "yn", "xz", "sn", "gs", "qh", "nx", "xj", "tw", "hk", "mo"].map((province) => `${province}.cn`),
    ...["com", "net", "org", "gov", "edu", "idv"].flatMap((kind) => [`${kind}.hk`, `${kind}.tw`, `${kind}.mo`]),
    ...["co", "org", "ac", "gov", "me", "ltd", "plc", "net", "sch"].map((kind) => `${kind}.uk`),
    ...["co", "or", "ne", "ac", "go", "ed", "ad", "gr", "lg"].map((kind) => `${kind}.jp`),
    ...["co", "or", "ne", "ac", "go", "re", "pe"].map((kind) => `${kind}.kr`),
    ...["com", "net", "org", "edu", "gov", "id", "asn"].map((kind) => `${kind}.au`),
    ...["com", "net", "org", "edu", "gov"].flatMap((kind) => ["sg", "my", "br", "mx", "ar", "tr", "vn", "ph", "ua", "sa", "eg", "pk", "bd"].map((country) => `${kind}.${country}`)),
    ...["co.in", "net.in", "org.in", "ac.in", "gov.in", "co.id", "ac.id", "or.id", "go.id", "co.th", "ac.th", "in.th", "or.th", "go.th", "co.nz", "org.nz", "net.nz", "ac.nz", "co.za", "org.za", "ac.za", "co.il", "org.il", "ac.il"],
    ...["github.io", "gitee.io", "gitlab.io", "pages.dev", "workers.dev", "vercel.app", "netlify.app", "web.app", "firebaseapp.com", "herokuapp.com", "onrender.com", "fly.dev", "azurewebsites.net", "cloudfront.net", "appspot.com", "ngrok.io", "ngrok.app", "trycloudflare.com", "myqcloud.com", "aliyuncs.com"],
  ],
);
