import { isPagePath } from "../renderer/links.ts";
import { reloadOnce } from "./chunk-errors.ts";
import type { Pages, ReadyPage } from "./pages.ts";
import { keepReferralCode } from "./session.ts";
import { isWayIn } from "../shared/addresses.ts";
import { keepTemporaryUrl } from "./temporary-url.ts";

/** What the navigation works on: the component that shows pages, and the router's history. */
export interface NavigationView {
  show(page: ReadyPage): void;
  push(address: string, options: { replace: boolean }): unknown;
}

interface NavigationParts {
  pages: Pages;
  first: ReadyPage;
  /** Keeps the loading sign up. */
  track<T>(promise: Promise<T>): Promise<T>;
  /** Puts the data that came with a page where its watchers look. */
  seed(page: ReadyPage): void;
  /** Told before a document of its own is loaded: what this one holds is lost. */
  leaving(): void;
}

/** Goes from page to page: fetches the next one, then changes address and content together. */
export function createNavigation({ pages, first, track, seed, leaving }: NavigationParts) {
  let view: NavigationView | undefined;
  let current = first;
  let onArrival: (page: ReadyPage, before: ReadyPage) => void = () => undefined;
  /** The address that is wanted; a slower answer for an earlier wish is dropped. */
  let wanted = first.address;
  pages.keep(first);

  /**
   * `meant` is the page that led to a redirect: who has to sign in for it comes back to it, not to where the link
   * stood.
   */
  async function go(address: string, options: { replace?: boolean; meant?: string } = {}): Promise<void> {
    const url = new URL(address, location.href);
    if (url.origin !== location.origin || !isPagePath(url.pathname)) return load(url.href);
    const target = url.pathname + url.search;
    if (isWayIn(target)) keepTemporaryUrl(options.meant ?? location.pathname + location.search);
    keepReferralCode(url.search);
    wanted = target;
    const page = await arrive(target, pages.load(target));
    if (!page || wanted !== target) return;
    if ("redirect" in page) return go(page.redirect, { replace: options.replace ?? false, meant: target });
    if (!isSameSite(page)) return load(target + url.hash, options);
    const before = current;
    display(page);
    view?.push(target + url.hash, { replace: options.replace ?? target === location.pathname + location.search });
    onArrival(page, before);
  }

  function load(address: string, { replace }: { replace?: boolean } = {}): void {
    leaving();
    location[replace ? "replace" : "assign"](address);
  }

  function reload(): void {
    leaving();
    location.reload();
  }

  function display(page: ReadyPage): void {
    current = page;
    seed(page);
    pages.keep(page);
    view?.show(page);
  }

  /** Whether a page is of the site that the document was made for: colours, icon and style came with the document. */
  function isSameSite({ payload }: ReadyPage): boolean {
    return payload.site.orgNo === first.payload.site.orgNo && payload.revision === first.payload.revision;
  }

  /** Waits for a page with the loading sign up. When it cannot be had, the browser loads the address in its own way. */
  async function arrive<Page>(address: string, loading: Promise<Page>): Promise<Page | undefined> {
    try {
      return await track(loading);
    } catch (error) {
      console.error(error);
      if (!(error instanceof TypeError && /import/.test(error.message) && reloadOnce())) load(address);
      return undefined;
    }
  }

  return {
    attach: (next: NavigationView) => void (view = next),
    /** Tells of each page that was gone to, once its address stands. */
    onArrival: (hear: typeof onArrival) => void (onArrival = hear),
    go,
    /** Shows what belongs to an address that the history changed to. */
    async follow(address: string): Promise<void> {
      if (address === current.address) return;
      wanted = address;
      const kept = pages.visited(address);
      const page = kept ?? (await arrive(address, pages.load(address)));
      if (!page || wanted !== address) return;
      if ("redirect" in page) return go(page.redirect, { replace: true });
      // The history has the address already.
      if (!isSameSite(page)) return reload();
      display(page);
    },
    /** Fetches the current page again, with whoever is the viewer now. */
    async refresh(): Promise<void> {
      const { address } = current;
      pages.forget();
      const page = await arrive(address, pages.load(address));
      if (!page || wanted !== address) return;
      if ("redirect" in page) return go(page.redirect, { replace: true });
      // The history has the address already.
      if (!isSameSite(page)) return reload();
      display(page);
    },
    current: () => current,
  };
}

export type Navigation = ReturnType<typeof createNavigation>;
