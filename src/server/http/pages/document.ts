import type { PagePayload } from "../../../site/document/page.ts";
import type { PreviewPage } from "../../../site/preview/preview-page.ts";
import { directionOf } from "../../../shared/language-tags.ts";
import { escapeHtml, inlineJson, inlineParts } from "./escape.ts";
import { touchIconLink } from "./head-for-search.ts";
import { sharedPiece } from "./pack-page.ts";
import type { Piece } from "./pieces.ts";
import { loaderScript, modeScript, tabletScript } from "../../../generated/built/inline-scripts.ts";

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
  /** Whether the page's code comes with it, before anybody touches it. */
  wakes: boolean;
  /** Where the page's data are, where they come with its code; else they are in the page. */
  dataAt: string | undefined;
  /** The module that counts the page, where its site has statistics. */
  counting: string | undefined;
  /** Where an iPad that gives itself out as a Mac is sent. */
  landing: string | undefined;
  nonce?: string;
  /** Where the page is one of a draft. */
  preview?: ShownPreview | undefined;
}

/** A page of a draft as it is sent. */
export interface ShownPreview {
  data: PreviewPage;
  /** Whether it is shown in the studio, which says by itself what it is. */
  framed: boolean;
}

/** Everything before the drawn screen. */
export function documentHead({
  payload,
  forSearch,
  baseStyle,
  componentStyle,
  landing,
  nonce,
  preview,
}: DocumentParts): Piece[] {
  const { locale, title, description, site } = payload;
  const trust = nonce ? ` nonce="${nonce}"` : "";
  const { keyword, ico } = site.info;
  const manifest = `${site.base}/manifest.webmanifest`;
  const start = [
    `<!doctype html><html lang="${escapeHtml(locale)}"${directionOf(locale) === "rtl" ? ` dir="rtl"` : ""}${preview?.data.look.scheme ? ` data-theme="${preview.data.look.scheme}"` : ""}${preview?.framed ? " data-preview" : ""}><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">`,
    `<title>${escapeHtml(title)}</title><meta name="description" content="${escapeHtml(description)}">`,
    keyword ? `<meta name="keywords" content="${escapeHtml(keyword)}">` : "",
    forSearch,
    ico ? `<link rel="icon" href="${escapeHtml(ico)}">` : `<link rel="icon" href="data:,">`,
    touchIconLink(site),
    `<link rel="manifest" href="${escapeHtml(manifest)}">`,
    landing ? `<script${trust} data-landing="${escapeHtml(landing)}">${tabletScript}</script>` : "",
    // What a visitor chose or closed on the site has no say in how its draft is looked at.
    preview ? "" : `<script${trust}>${modeScript}</script>`,
    `<style${trust}>`,
  ].join("");
  const band = preview && !preview.framed ? bandOf(preview.data) : "";
  // The component's style begins with what is of this page alone, its nonce.
  const at = componentStyle.indexOf(">") + 1;
  return [
    start,
    sharedPiece(baseStyle),
    `</style>${componentStyle.slice(0, at)}`,
    sharedPiece(componentStyle.slice(at)),
    `</head><body>${band}<div id="root">`,
  ];
}

/** Everything after it: the page as data, and what starts the browser's part. */
export function documentTail({ payload, dataAt, modules, wakes, counting, nonce, preview }: DocumentParts): Piece[] {
  const trust = nonce ? ` nonce="${nonce}"` : "";
  const count =
    counting && payload.statistics
      ? ` data-counting="${escapeHtml(counting)}" data-statistics="${escapeHtml(JSON.stringify(payload.statistics))}"`
      : "";
  const viewer = payload.viewer.signedIn ? ` data-viewer="${escapeHtml(payload.viewer.id)}"` : "";
  const script = `<script${trust} data-modules="${escapeHtml(modules.join(" "))}"${dataAt === undefined ? "" : ` data-page="${escapeHtml(dataAt)}"`}${wakes ? " data-wakes" : ""}${viewer}${count}>`;
  const end: Piece[] = [sharedPiece(loaderScript), "</script></body></html>"];
  if (dataAt !== undefined) return [`</div>${script}`, ...end];
  const data = preview ? [inlineJson(preview.data)] : payloadJson(payload);
  const id = preview ? "lectern-preview" : "lectern-page";
  return [`</div><script type="application/json" id="${id}">`, ...data, `</script>${script}`, ...end];
}

/** Of a payload: the same object for the same site, language, blocks and kind of viewer. */
const lasting: ReadonlySet<string> = new Set(["screen", "messages", "forms", "operations", "site"]);

/** A payload as JSON that may stand in a script element. */
function payloadJson({ data, ...rest }: PagePayload): Piece[] {
  return [...inlineParts(rest, lasting).slice(0, -1), ',"data":', ...inlineParts(data, new Set()), "}"];
}

/** Says that this is no page of the site; in the colours that the theme keeps for news. */
function bandOf({ words }: PreviewPage): string {
  return `<aside id="lectern-band" aria-label="${escapeHtml(words.band)}" style="margin:0;padding:8px 16px;background:var(--color-info-soft);color:var(--color-info);font-weight:600;text-align:center">${escapeHtml(words.band)}</aside>`;
}
