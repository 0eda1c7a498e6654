import { randomBytes } from "node:crypto";
import type { Writable } from "node:stream";
import { LRUCache } from "lru-cache";
import type { Log } from "../../core/log.ts";
import type { PagePayload } from "../../../site/document/page.ts";
import type { DrawablePage } from "../../ssr.tsx";
import { blockTable, type BlockType } from "../../../generated/built/block-table.ts";
import { headForSearch } from "./head-for-search.ts";
import type { CanonicalSite } from "./canonical-site.ts";
import type { ClientAssets } from "./assets.ts";
import { directionOf } from "../../../shared/language-tags.ts";
import { contentSecurityPolicy, hashOf } from "./csp.ts";
import { textOf, type Piece } from "./pieces.ts";
import { documentHead, documentTail, type DocumentParts, type ShownPreview } from "./document.ts";
import { loaderScript, modeScript, tabletScript } from "../../../generated/built/inline-scripts.ts";

/** What the server bundle gives (`src/server/ssr.tsx`). */
export type Ssr = typeof import("../../ssr.tsx");

/** A page as it is shown to one visitor. */
export interface PageToShow {
  page: DrawablePage;
  themeCss: string;
  origin: string;
  /** Where the page's own address is. */
  canonical: CanonicalSite;
  requestId: string;
  /** Where phones are sent from this page; undefined where they stay. */
  landing: string | undefined;
  locales: { default: string; offered: readonly string[] };
  /** Of the site's times. */
  timeZone: string | undefined;
  /** Whether search engines may list the page. */
  indexed: boolean;
  /** Where the page is one of a draft; such a page is streamed. */
  preview?: ShownPreview;
}

/** A page drawn whole, with the policy that names what is inline in it by hash. */
export interface WholePage {
  html: string;
  policy: string;
}

/**
 * A page that is ready to be sent, with a policy for this reply alone: whole, which takes one write, or piece by piece.
 */
export type FreshPage = { policy: string } & ({ pieces: readonly Piece[] } | { send(destination: Writable): void });

export interface PageRenderer {
  /**
   * To be kept. Where its code waits for a touch, so do its data: `dataAt` keeps them, as JSON, and says where they are.
   */
  whole(page: PageToShow, dataAt: (json: string) => string): Promise<WholePage>;
  /** To be seen once. */
  fresh(page: PageToShow): Promise<FreshPage>;
}

export interface RendererParts {
  load(): Promise<Ssr>;
  assets(): ClientAssets;
  log: Log;
  development?: boolean | undefined;
  /** Each page drawn whole, without what earlier ones drew: what tests compare pages with. */
  drawsAnew?: boolean | undefined;
}

const scriptHashes = [hashOf(modeScript), hashOf(loaderScript)];

/** Draws pages with the server bundle. In development `load` gives it anew when a file changed. */
export function createPageRenderer({
  load,
  assets,
  log,
  development = false,
  drawsAnew = false,
}: RendererParts): PageRenderer {
  const reportFor = (requestId: string) => (error: unknown, block: string) =>
    log.error({ err: error, block, requestId }, "a block was left out of a page");

  async function prepare({
    page,
    themeCss,
    origin,
    canonical,
    requestId,
    landing,
    locales,
    timeZone,
    indexed,
    preview,
  }: PageToShow) {
    const ssr = await load();
    const report = reportFor(requestId);
    await ssr.loadBlocks(page.compiled.blockTypes, report);
    const types = ssr.drawnTypes(page).filter(isKnown);
    const parts: Omit<DocumentParts, "componentStyle"> = {
      payload: page.payload,
      dataAt: undefined,
      forSearch: preview
        ? `<meta name="robots" content="noindex">`
        : headForSearch({ page, origin, canonical, locales, timeZone, indexed }),
      landing,
      baseStyle: baseStyleOf(themeCss, ssr, page.payload.locale),
      modules: assets().modules(types, preview ? "preview" : "page"),
      wakes: preview !== undefined || types.some((type) => comesWithPage(type, page.payload)),
      counting: page.payload.statistics && !preview ? assets().modules([], "statistics")[0] : undefined,
      preview,
    };
    return { ssr, report, parts };
  }

  return {
    async whole(shown, dataAt) {
      const { ssr, report, parts } = await prepare(shown);
      const { pieces, style } = ssr.drawWhole(shown.page, report);
      const document = {
        ...parts,
        componentStyle: style,
        dataAt: parts.wakes ? undefined : dataAt(JSON.stringify(shown.page.payload)),
      };
      const styleHashes = [hashOf(parts.baseStyle), ...(style ? [hashOf(contentOf(style))] : [])];
      const scripts = shown.landing ? [...scriptHashes, hashOf(tabletScript)] : scriptHashes;
      const policy = contentSecurityPolicy(
        { scriptHashes: scripts, styleHashes },
        { development, connect: connectsTo(shown) },
      );
      return { html: textOf([...documentHead(document), ...pieces, ...documentTail(document)]), policy };
    },
    async fresh(shown) {
      const { ssr, report, parts } = await prepare(shown);
      const nonce = randomBytes(16).toString("base64");
      const policy = contentSecurityPolicy({ nonce }, { development, connect: connectsTo(shown) });
      if (!shown.preview) {
        const drawn = ssr.drawWhole(shown.page, report, { nonce, keeps: !drawsAnew });
        const document = { ...parts, componentStyle: drawn.style, nonce };
        if (!ssr.lacksParts(drawn))
          return { policy, pieces: [...documentHead(document), ...drawn.pieces, ...documentTail(document)] };
      }
      const { style, pipe } = await ssr.drawStream(shown.page, { nonce, report, preview: shown.preview !== undefined });
      const document = { ...parts, componentStyle: style, nonce };
      return {
        policy,
        send(destination) {
          destination.write(textOf(documentHead(document)));
          pipe(destination, textOf(documentTail(document)));
        },
      };
    },
  };
}

/** Only a page that is counted by a service's script talks to anybody else, and only to that service. */
function connectsTo({ page: { payload } }: PageToShow): readonly string[] {
  return payload.statistics?.by === "script" ? payload.statistics.origins : [];
}

const baseStyles = new LRUCache<string, string>({ max: 500 });

/** The same string for the same theme and direction, so that its hash is known already. */
function baseStyleOf(
  themeCss: string,
  { globalStyle, rtlStyle }: Pick<Awaited<ReturnType<RendererParts["load"]>>, "globalStyle" | "rtlStyle">,
  locale: string,
): string {
  const shared = directionOf(locale) === "rtl" ? globalStyle + rtlStyle : globalStyle;
  const key = `${shared.length} ${themeCss}`;
  let style = baseStyles.get(key);
  if (style === undefined || !style.endsWith(shared)) baseStyles.set(key, (style = themeCss + shared));
  return style;
}

function contentOf(element: string): string {
  return element.slice(element.indexOf(">") + 1, element.lastIndexOf("</"));
}

function comesWithPage(type: BlockType, { viewer }: PagePayload): boolean {
  const { wakes } = blockTable[type];
  return wakes === "load" || (wakes === "session" && viewer.signedIn);
}

function isKnown(type: string): type is BlockType {
  return Object.hasOwn(blockTable, type);
}
