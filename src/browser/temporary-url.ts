const storedAs = "temporaryUrl";

/** Whether an address is a way in (signing in, signing up, a forgotten password): nowhere to come back to afterwards. */
export function isWayIn(address: string): boolean {
  return address.includes("/login") || /^\/(register|reset|examlogin)(?![^?#])/.test(address);
}

/** Keeps where to come back to after signing in (`specification.md §4`): never the sign-in page itself. */
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
  keepTemporaryUrl(sameOrigin(kept));
}

/** Where to go after signing in, which is then forgotten; undefined when nothing was kept. */
export function takeTemporaryUrl(): string | undefined {
  const kept = localStorage.getItem(storedAs);
  localStorage.removeItem(storedAs);
  if (kept === null) return undefined;
  return isWayIn(kept) ? "/" : sameOrigin(kept);
}

/** The page of this site that led to the sign-in page as a document of its own. */
function cameFrom(): string | undefined {
  const from = document.referrer;
  return location.pathname === "/login" && from.startsWith(location.origin + "/") ? from.slice(location.origin.length) : undefined;
}

/** A kept address leads only within this site; any other becomes the home page. */
function sameOrigin(address: string): string {
  const url = URL.canParse(address, location.origin) ? new URL(address, location.origin) : undefined;
  return url?.origin === location.origin ? url.pathname + url.search + url.hash : "/";
}

/** The value of a cookie that scripts may read. */
export function cookieValue(name: string): string | undefined {
  const found = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${name}=`));
  return found === undefined ? undefined : decodeURIComponent(found.slice(name.length + 1));
}
