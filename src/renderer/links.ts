/**
 * The address inside this site that a click asks for, or undefined when the click is the browser's own business:
 * another site, another window, a download, a modified click, a jump within the page, or a page we do not draw.
 */
export function addressOfClick(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  return addressOfLink(event.target);
}

/** The same for the link around an element that is hovered or touched. */
export function addressOfLink(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const link = target.closest("a");
  if (!link?.href || (link.target && link.target !== "_self") || link.hasAttribute("download")) return undefined;
  const url = new URL(link.href);
  if (url.origin !== location.origin || !isPagePath(url.pathname)) return undefined;
  // Another language is another page all through; the choice of the mobile or the full site is the server's to keep.
  if (url.searchParams.has("lang") || url.searchParams.has("site")) return undefined;
  const samePage = url.pathname === location.pathname && url.search === location.search;
  if (samePage && url.hash) return undefined;
  return url.pathname + url.search + url.hash;
}

/**
 * Whether what the link around an element opens takes this page's place in the history: the same list with more of it.
 */
export function replacesEntry(target: EventTarget | null): boolean {
  return target instanceof Element && (target.closest("a")?.hasAttribute("data-replace") ?? false);
}

/** Calls, files and the server's own addresses are no pages. */
export function isPagePath(path: string): boolean {
  return !/^\/(apis|docs|assets|_lectern|uploads|studio)(\/|$)/.test(path) && !/\.[a-z0-9]{2,5}$/i.test(path);
}
