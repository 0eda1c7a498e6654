import { randomBytes } from "node:crypto";
import { studioCatalogues } from "../../../../generated/catalogues/studio.ts";
import { firstLanguage } from "../../../../generated/languages.ts";
import type { StudioKey } from "../../../../generated/locale-keys.ts";
import type { StudioStart } from "../../../../site/edit/studio-start.ts";
import { contentSecurityPolicy } from "../csp.ts";
import { escapeHtml, inlineJson } from "../escape.ts";
import { modeScript } from "../../../../generated/inline-scripts.ts";
import { pageHeaders } from "../page-headers.ts";

interface StudioPage {
  start: Omit<StudioStart, "styleNonce">;
  /** Variables of the theme, and the style that every page starts with. */
  style: string;
  entry: string;
  origin: string;
  development: boolean;
}

/** The page that the studio begins on: it says that it opens, and what the studio has to know. */
export function studioPage({ start, style, entry, origin, development }: StudioPage): {
  headers: Record<string, string>;
  html: string;
} {
  const nonce = randomBytes(16).toString("base64");
  const catalogues: Readonly<Record<string, Record<string, string>>> = studioCatalogues;
  const texts = catalogues[start.locale] ?? studioCatalogues[firstLanguage];
  const say = (key: StudioKey) => escapeHtml(texts[key] ?? key);
  const html = [
    `<!doctype html><html lang="${escapeHtml(start.locale)}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><meta property="csp-nonce" nonce="${nonce}">`,
    `<title>${say("studio.title")} · ${escapeHtml(start.siteName)}</title><link rel="icon" href="data:,">`,
    `<script nonce="${nonce}">${modeScript}</script><style nonce="${nonce}">${style}${opening}</style></head>`,
    `<body class="studio"><div id="root"><p class="opening" role="status">${say("studio.opening")}</p><noscript><p class="opening">${say("studio.needsScript")}</p></noscript></div>`,
    `<script type="application/json" id="lectern-studio">${inlineJson({ ...start, styleNonce: nonce } satisfies StudioStart)}</script>`,
    `<script type="module" nonce="${nonce}" src="${escapeHtml(entry)}"></script></body></html>`,
  ].join("");
  const headers = pageHeaders({
    origin,
    policy: contentSecurityPolicy({ nonce }, { development }),
    sendsPhones: false,
  });
  return { headers: { ...headers, "cache-control": "private, no-store" }, html };
}

const opening = ".studio .opening{margin:auto;padding:48px 24px;color:var(--color-text-muted)}";
