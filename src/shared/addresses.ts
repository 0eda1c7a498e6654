/**
 * The allow-list for every address that a document or data gives: `http:`, `https:` and paths of this site.
 * Gives the address unchanged when it is allowed, else undefined.
 *
 * Paths start with one slash. `//host`, `/\host` and anything with a control character, a tab or a line break is
 * refused, because browsers drop or turn those and would leave the site; so is every other scheme.
 */
export function safeAddress(address: unknown): string | undefined {
  if (typeof address !== "string" || address === "" || address.length > maxLength || hasUnsafeCharacter(address))
    return undefined;
  if (address.startsWith("#") || address.startsWith("?")) return address;
  if (address.startsWith("/")) return isPath(address) ? address : undefined;
  return isWebAddress(address) ? address : undefined;
}

/** Whether an address stays on this site: a path, a query or a fragment. */
export function isLocalAddress(address: string): boolean {
  return safeAddress(address) !== undefined && !/^https?:/i.test(address);
}

/**
 * Whether an address is a way in (signing in, signing up, a forgotten password), of the platform or below an
 * organisation's address: nowhere to come back to afterwards.
 */
export function isWayIn(address: string): boolean {
  return address.includes("/login") || /^(\/org\/[^/?#]+)?\/(register|reset|examlogin)(?![^?#])/.test(address);
}

/** Whether an address is the sign-in page, of the platform or below an organisation's address. */
export function isSignInPage(address: string): boolean {
  return /^(\/org\/[^/?#]+)?\/login(?![^?#])/.test(address);
}

/**
 * Where to go after signing in, from a `temporaryUrl` that was saved or sent along: a path of this site only. Anything
 * else, and every way in, becomes "/". The one rule for such addresses, on the server and in
 * the browser.
 */
export function safeReturnTo(address: unknown): string {
  const safe = safeAddress(address);
  return safe?.startsWith("/") && !isWayIn(safe) ? safe : "/";
}

const maxLength = 2048;

function isPath(address: string): boolean {
  return address[1] !== "/" && address[1] !== "\\";
}

function isWebAddress(address: string): boolean {
  // A name and password before the host only serve to disguise where a link goes, so no "@" there.
  return /^https?:\/\/[^/?#@]+([/?#]|$)/i.test(address) && URL.canParse(address);
}

/**
 * Control characters, white space and backslashes: none is needed unencoded, and each has let an address through some
 * filter.
 */
function hasUnsafeCharacter(address: string): boolean {
  // oxlint-disable-next-line no-control-regex
  return /[\u0000-\u0020\u007f-\u00a0\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff\\]/.test(address);
}
