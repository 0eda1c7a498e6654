import { isSignInPage, isWayIn, safeReturnTo } from "../shared/addresses.ts";

const storedAs = "temporaryUrl";

/** Keeps where to come back to after signing in: never the sign-in page itself. */
export function keepTemporaryUrl(address: string): void {
  if (!isWayIn(address)) localStorage.setItem(storedAs, address);
}

/**
 * Takes over what the server kept when it sent the visitor to the sign-in page; or the page that led there, where its
 * link was followed before this code could hear of it.
 */
export function adoptTemporaryUrl(): void {
  const kept = cookieValue(storedAs) ?? cameFrom();
  if (kept === undefined) return;
  document.cookie = `${storedAs}=; path=/; max-age=0`;
  keepTemporaryUrl(safeReturnTo(kept));
}

/** Where to go after signing in, which is then forgotten; undefined when nothing was kept. */
export function takeTemporaryUrl(): string | undefined {
  const kept = localStorage.getItem(storedAs);
  localStorage.removeItem(storedAs);
  return kept === null ? undefined : safeReturnTo(kept);
}

/** The page of this site that led to the sign-in page as a document of its own. */
function cameFrom(): string | undefined {
  const from = document.referrer;
  return isSignInPage(location.pathname) && from.startsWith(location.origin + "/")
    ? from.slice(location.origin.length)
    : undefined;
}

/**
 * The value of a cookie that scripts may read; undefined for one that nobody here has written, because its encoding is
 * broken.
 */
export function cookieValue(name: string): string | undefined {
  const found = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${name}=`));
  try {
    return found === undefined ? undefined : decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return undefined;
  }
}
