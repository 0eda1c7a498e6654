import type { BlockRegistry } from "../renderer/registry.ts";
import { compileScreen, type CompiledBlock, type CompiledScreen } from "../site/compile.ts";
import type { PagePayload, PageRedirect } from "../site/page.ts";
import type { Scope } from "../site/scope.ts";

/** A page that can be shown at once. */
export interface ReadyPage {
  /** Path and query. */
  address: string;
  payload: PagePayload;
  compiled: CompiledScreen;
}

/** How many pages are kept for going back and forward. */
const mostKept = 12;
/** How long a page fetched ahead of a click may be used for it, in ms. */
const aheadFor = 15_000;

/** Fetches, compiles and keeps the pages that the browser navigates to. */
export function createPages(registry: BlockRegistry, locale: () => string) {
  const visited = new Map<string, ReadyPage>();
  const ahead = new Map<string, { page: Promise<ReadyPage | PageRedirect>; at: number }>();

  async function fetchPage(address: string): Promise<ReadyPage | PageRedirect> {
    const reply = await fetch(`/_lectern/page?to=${encodeURIComponent(address)}`, { headers: { lang: locale() } });
    const payload = (await reply.json()) as PagePayload | PageRedirect;
    if ("redirect" in payload) return payload;
    if (!payload.screen) throw new Error(`no page for ${address}`);
    return ready(address, payload);
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
      const early = ahead.get(address);
      ahead.delete(address);
      return early && Date.now() - early.at < aheadFor ? early.page : fetchPage(address);
    },
    /** Fetches a page that a person is about to ask for. */
    prefetch(address: string): void {
      const early = ahead.get(address);
      if (early && Date.now() - early.at < aheadFor) return;
      const page = fetchPage(address);
      ahead.set(address, { page, at: Date.now() });
      // What failed ahead of time is asked for again when it is really wanted.
      page.catch(() => ahead.delete(address));
    },
    /** The page as it was when the visitor left it. */
    visited: (address: string) => visited.get(address),
    keep(page: ReadyPage): void {
      visited.delete(page.address);
      visited.set(page.address, page);
      for (const oldest of visited.keys()) {
        if (visited.size <= mostKept) break;
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

/** The types of the blocks that show now. Others are loaded when their condition comes true or an action opens them. */
export function shownTypes(compiled: CompiledScreen, { viewer, site, route, data, screen }: PagePayload): string[] {
  const scope: Scope = { viewer, site, route, data };
  const types = new Set<string>();
  const visit = (block: CompiledBlock): void => {
    if (!block.visible(scope)) return;
    types.add(block.type);
    for (const children of Object.values(block.children)) children.forEach(visit);
  };
  for (const [slot, blocks] of Object.entries(compiled.slots)) {
    for (const block of blocks) if (slot !== "overlay" || screen.blocks[block.key]?.when) visit(block);
  }
  return [...types];
}
