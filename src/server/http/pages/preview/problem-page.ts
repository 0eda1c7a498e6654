import type { FastifyReply, FastifyRequest } from "fastify";
import type { TextKey } from "../../../../generated/built/locale-keys.ts";
import { worded, type BoxFinding } from "../../../../site/preview/preview-boxes.ts";
import { productTexts, siteTexts } from "../../../modules/sites/index.ts";
import { contentSecurityPolicy, hashOf } from "../csp.ts";
import { escapeHtml } from "../escape.ts";
import { previewHeaders } from "./preview-headers.ts";

/** Why there is no page of a draft to show. */
export type PreviewProblem = "wrong" | "expired" | "gone" | "broken";

const languages = Object.keys(productTexts);

/** 410 tells that it was once right; one that never was is simply not found. */
const statuses: Record<PreviewProblem, number> = { wrong: 404, expired: 410, gone: 404, broken: 422 };

const titles = {
  wrong: "page.draftLinkWrong",
  expired: "page.draftLinkExpired",
  gone: "page.draftGone",
  broken: "page.draftBroken",
} as const satisfies Record<PreviewProblem, TextKey>;

const style = `
  body{
    margin:0;min-height:100vh;display:grid;place-content:center;gap:24px;padding:24px;
    box-sizing:border-box;font:1rem/1.7 system-ui,sans-serif;color-scheme:light dark;background:Canvas;
    color:CanvasText}
  main{display:grid;gap:24px}
  section{max-width:44rem}
  h1{margin:0 0 8px;font-size:1.25rem;line-height:1.4}
  p{margin:0}
  ul{margin:0;padding:0;list-style:none;max-width:44rem}
  li{padding:12px 0;border-top:1px solid GrayText;overflow-wrap:anywhere}
  code{font-size:.875rem;color:GrayText}
`.replaceAll(/\n */g, "");

/**
 * The page of a link that leads to no draft, in every language of the product: whoever holds it may read any. With what
 * is wrong in a draft, where that is why.
 */
export function previewProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  { problem, findings = [] }: { problem: PreviewProblem; findings?: readonly BoxFinding[] },
): FastifyReply {
  const first = siteTexts({ own: undefined, locales: [languages[0]!], product: productTexts });
  const sections = languages.map((locale) => {
    const { t } = siteTexts({ own: undefined, locales: [locale], product: productTexts });
    return `<section lang="${locale}"><h1>${escapeHtml(t(titles[problem]))}</h1><p>${escapeHtml(t(`${titles[problem]}Tip`))}</p></section>`;
  });
  const html = [
    `<!doctype html><html lang="${languages[0]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">`,
    `<title>${escapeHtml(first.t(titles[problem]))}</title><link rel="icon" href="data:,"><style>${style}</style></head><body><main>${sections.join("")}</main>`,
    findings.length > 0 ? `<ul>${findings.map(itemOf).join("")}</ul>` : "",
    "</body></html>",
  ].join("");
  return reply
    .code(statuses[problem])
    .headers(
      previewHeaders({
        https: request.protocol === "https",
        policy: contentSecurityPolicy({ scriptHashes: [], styleHashes: [hashOf(style)] }),
      }),
    )
    .type("text/html; charset=utf-8")
    .send(html);
}

function itemOf(finding: BoxFinding): string {
  const words = languages.map((locale) => `<span lang="${locale}">${escapeHtml(worded(finding, locale))}</span>`);
  return `<li>${words.join("<br>")}<br><code>${escapeHtml(`${finding.file} ${finding.pointer}`)}</code></li>`;
}
