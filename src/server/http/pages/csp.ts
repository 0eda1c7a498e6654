import { createHash } from "node:crypto";
import { frameOrigins } from "../../../shared/frame-hosts.ts";

/**
 * How the inline scripts and styles of a page are allowed: a nonce of this reply, or, for a page that is kept, their
 * hashes.
 */
export type InlineTrust = { nonce: string } | { scriptHashes: string[]; styleHashes: string[] };

const hashes = new Map<string, string>();
const maxHashes = 500;

/**
 * The style element that styled-components makes in the browser is empty when it is made; its rules come through the
 * CSSOM.
 */
const emptyStyle = hashOf("");

/**
 * The Content-Security-Policy of a page. Style attributes are allowed, because React components set them; nothing
 * that runs is, unless the server wrote it.
 *
 * @param options.connect origins that scripts may talk to besides the site: those of its statistics.
 */
export function contentSecurityPolicy(
  trust: InlineTrust,
  { development = false, connect = [] }: { development?: boolean; connect?: readonly string[] } = {},
): string {
  const scripts = "nonce" in trust ? [`'nonce-${trust.nonce}'`] : trust.scriptHashes;
  const styles = [...("nonce" in trust ? [`'nonce-${trust.nonce}'`] : trust.styleHashes), emptyStyle];
  return [
    "default-src 'self'",
    `script-src ${scripts.join(" ")} 'strict-dynamic'`,
    // In development styled-components writes its rules as text, which no hash can name beforehand.
    development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' ${styles.join(" ")}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    // A video that is put together piece by piece has an address that the page made itself.
    "media-src 'self' blob:",
    // In development Vite tells of changes by a port of its own.
    ["connect-src 'self'", ...connect, ...(development ? ["ws:"] : [])].join(" "),
    // The captcha is calculated in a worker.
    "worker-src 'self'",
    `frame-src ${["'self'", ...frameOrigins].join(" ")}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "form-action 'self'",
  ].join("; ");
}

/**
 * The source expression that names an inline script or style by its content. The same few contents come with every
 * page.
 */
export function hashOf(content: string): string {
  let hash = hashes.get(content);
  if (hash === undefined) {
    hash = `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
    if (hashes.size >= maxHashes) hashes.clear();
    hashes.set(content, hash);
  }
  return hash;
}
