import type { BlockRegistry } from "../../renderer/registry.ts";
import { shownTypes } from "../../renderer/visible-types.ts";
import { compileScreen, type CompiledScreen } from "../../site/compile/compile.ts";
import type { PagePayload } from "../../site/document/page.ts";
import { previewHref } from "../../site/preview/preview-address.ts";
import type { PreviewPage, PreviewReply } from "../../site/preview/preview-page.ts";

/** A page of a draft that can be drawn at once. */
export interface ReadyPreview {
  preview: PreviewPage;
  payload: PagePayload;
  compiled: CompiledScreen;
}

/** Where pages of a draft come from, and the one that is shown. */
export interface DraftPages {
  ready(preview: PreviewPage): Promise<ReadyPreview>;
  /** The page that is shown. */
  current(): ReadyPreview;
  /** Shows the page at an address of the site, "/list?sort=new", or at one of the preview. */
  go(address: string): Promise<void>;
  /** Fetches the page that is shown anew; of several wishes at once the last one is drawn. */
  refresh(): Promise<void>;
  /** Called with each page that is to be drawn. */
  attach(show: (page: ReadyPreview) => void): void;
}

export function createDraftPages(registry: BlockRegistry): DraftPages {
  let shown: ReadyPreview | undefined;
  let show: (page: ReadyPreview) => void = () => {};
  let wishes = 0;

  async function ready(preview: PreviewPage): Promise<ReadyPreview> {
    const compiled = compileScreen(preview.page.screen);
    await registry.load(shownTypes(compiled, preview.page));
    return (shown = { preview, payload: preview.page, compiled });
  }

  async function load(address: string): Promise<void> {
    const wish = ++wishes;
    const reply = await fetched(address);
    if (wish !== wishes) return;
    if (!reply || "reload" in reply) return address === here() ? location.reload() : location.assign(address);
    if ("redirect" in reply) return load(reply.redirect);
    const page = await ready(reply);
    if (wish !== wishes) return;
    // In the studio the history is the studio's: going back there must not lead through the pages of a preview.
    if (address !== here()) history[parent === window ? "pushState" : "replaceState"](null, "", address);
    show(page);
  }

  const current = () => shown!;
  return {
    ready,
    current,
    attach: (next) => void (show = next),
    go: (address) => load(within(address, current().preview)),
    refresh: () => load(here()),
  };
}

/** The same place in the preview, looked at in the same way. */
function within(address: string, { base, look }: PreviewPage): string {
  const url = new URL(address, location.origin);
  const path = url.pathname.startsWith(base) ? url.pathname.slice(base.length) || "/" : url.pathname;
  return previewHref(base, path + url.search, look);
}

const here = () => location.pathname + location.search;

/** undefined when the server cannot be reached: the browser then says so in its own way. */
async function fetched(address: string): Promise<PreviewReply | undefined> {
  try {
    const reply = await fetch(`/_lectern/preview?to=${encodeURIComponent(address)}`, { credentials: "omit" });
    return (await reply.json()) as PreviewReply;
  } catch (error) {
    console.error(error);
    return undefined;
  }
}
