/** Where each entry of the history was scrolled to. The browser does it by itself only for pages that it loads. */
const positions = new Map<string, number>();

/** Takes scrolling over while this page lives; a reload and the back-forward cache stay the browser's business. */
export function takeOverScrolling(): void {
  history.scrollRestoration = "manual";
  addEventListener("pagehide", () => (history.scrollRestoration = "auto"));
  addEventListener("pageshow", () => (history.scrollRestoration = "manual"));
}

export function keepPosition(entry: string): void {
  positions.set(entry, scrollY);
}

/**
 * Whether an address is that of the same list with more below what it had: its first page (`pageFrom`) is the same, its
 * last (`pageCurrent`) is later, and nothing else differs.
 */
export function isLonger(before: string, now: string): boolean {
  const [was, is] = [pagesOf(before), pagesOf(now)];
  return was.rest === is.rest && is.from === was.from && is.to > was.to;
}

function pagesOf(address: string): { rest: string; from: number; to: number } {
  const { pathname, searchParams } = new URL(address, "http://page");
  const to = Number(searchParams.get("pageCurrent") ?? 1);
  const from = Number(searchParams.get("pageFrom") ?? to);
  for (const name of ["pageCurrent", "pageFrom"]) searchParams.delete(name);
  searchParams.sort();
  return { rest: `${pathname}?${searchParams}`, from, to };
}

/** Puts a page where it was, at its anchor, or at its beginning. Another query of the same page stays where it is. */
export function placePage({
  entry,
  back,
  hash,
  samePath,
  grown,
}: {
  entry: string;
  back: boolean;
  hash: string;
  samePath: boolean;
  grown: boolean;
}): void {
  if (back) return scrollTo(0, positions.get(entry) ?? 0);
  if (grown) return;
  const anchor = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (anchor) return anchor.scrollIntoView();
  if (!samePath) return scrollTo(0, 0);
  // A filter or the next page of a list: its beginning comes into view when it is above.
  const top = document.getElementById("main")?.getBoundingClientRect().top ?? 0;
  if (top < 0) scrollBy(0, top);
}
