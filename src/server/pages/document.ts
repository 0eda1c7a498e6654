import type { PagePayload } from "../../site/page.ts";
import { escapeHtml, inlineJson } from "./escape.ts";
import { loaderScript, modeScript, tabletScript } from "./loader.ts";

/** What stands around the drawn screen. */
export interface DocumentParts {
  payload: PagePayload;
  /** What the head says to search engines and to whoever shows a link to the page. */
  forSearch: string;
  /** The theme's variables and the style every page starts with. */
  baseStyle: string;
  /** The style element of the components on the page. */
  componentStyle: string;
  modules: readonly string[];
  /** Where an iPad that gives itself out as a Mac is sent. */
  landing: string | undefined;
  nonce?: string;
}

/** Everything before the drawn screen. */
export function documentHead({ payload, forSearch, baseStyle, componentStyle, landing, nonce }: DocumentParts): string {
  const { locale, title, description, site } = payload;
  const trust = nonce ? ` nonce="${nonce}"` : "";
  const { keyword, ico } = site.info;
  const manifest = `${site.base}/manifest.webmanifest`;
  return [
    `<!doctype html><html lang="${escapeHtml(locale)}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">`,
    `<title>${escapeHtml(title)}</title><meta name="description" content="${escapeHtml(description)}">`,
    keyword ? `<meta name="keywords" content="${escapeHtml(keyword)}">` : "",
    forSearch,
    ico ? `<link rel="icon" href="${escapeHtml(ico)}">` : `<link rel="icon" href="data:,">`,
    `<link rel="manifest" href="${escapeHtml(manifest)}">`,
    landing ? `<script${trust} data-landing="${escapeHtml(landing)}">${tabletScript}</script>` : "",
    `<script${trust}>${modeScript}</script><style${trust}>${baseStyle}</style>${componentStyle}</head><body><div id="root">`,
  ].join("");
}

/** Everything after it: the page as data, and what starts the browser's part. */
export function documentTail({ payload, modules, nonce }: DocumentParts): string {
  const trust = nonce ? ` nonce="${nonce}"` : "";
  return [
    `</div><script type="application/json" id="lectern-page">${inlineJson(payload)}</script>`,
    `<script${trust} data-modules="${escapeHtml(modules.join(" "))}">${loaderScript}</script></body></html>`,
  ].join("");
}
