import type { BlockRegistry } from "../renderer/registry.ts";
import { shownTypes } from "../renderer/visible-types.ts";
import { compileScreen, type CompiledScreen } from "../site/compile/compile.ts";
import type { PagePayload, PageRedirect } from "../site/document/page.ts";

/** A page that can be shown at once. */
export interface ReadyPage {
  /** Path and query. */
  address: string;
  payload: PagePayload;
  compiled: CompiledScreen;
}

/** How many pages are kept for going back and forward. */
const maxEntries = 12;
/** How long a page fetched ahead of a click may be used for it, in ms. */
const aheadFor = 15_000;

/** Fetches, compiles and keeps the pages that the browser navigates to. */
export function createPages(registry: BlockRegistry) {
  const visited = new Map<string, ReadyPage>();
  const ahead = new Map<string, { page: Promise<ReadyPage | PageRedirect>; at: number }>();

  async function fetchPage(address: string): Promise<ReadyPage | PageRedirect> {
    const reply = await fetch(`/_lectern/page?to=${encodeURIComponent(address)}`);
    const payload = (await reply.json()) as PagePayload | PageRedirect;
    if ("redirect" in payload) return payload;
    if (!payload.screen) throw new Error(`no page for ${address}`);
    return ready(address, payload);
  }

  function early(address: string): Promise<ReadyPage | PageRedirect> | undefined {
    const found = ahead.get(address);
    return found && Date.now() - found.at < aheadFor ? found.page : undefined;
  }

  function start(address: string): Promise<ReadyPage | PageRedirect> {
    const page = fetchPage(address);
    ahead.set(address, { page, at: Date.now() });
    return page;
  }

  async function ready(address: string, payload: PagePayload): Promise<ReadyPage> {
    const compiled = compileScreen(payload.screen);
    await registry.load(shownTypes(compiled, payload));
    return { address, payload, compiled };
  }

  return {
    ready,
    /** The page at an address: the one fetched ahead of the click when it is new enough, else from the server. */
    load(address: string): Promise<ReadyPage | PageRedirect> {
      const page = early(address) ?? start(address);
      // Used once: the next wish for the same address asks again.
      const used = () => void ahead.delete(address);
      page.then(used, used);
      return page;
    },
    /** Fetches a page that a person is about to ask for. */
    prefetch(address: string): void {
      // What failed ahead of time is asked for again when it is really wanted.
      if (!early(address)) start(address).catch(() => ahead.delete(address));
    },
    /** The page as it was when the visitor left it. */
    visited: (address: string) => visited.get(address),
    keep(page: ReadyPage): void {
      visited.delete(page.address);
      visited.set(page.address, page);
      for (const oldest of visited.keys()) {
        if (visited.size <= maxEntries) break;
        visited.delete(oldest);
      }
    },
    /** Forgets all pages: the viewer changed, and with it what every page shows. */
    forget(): void {
      visited.clear();
      ahead.clear();
    },
  };
}

export type Pages = ReturnType<typeof createPages>;
