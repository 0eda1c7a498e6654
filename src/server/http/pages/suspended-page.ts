import type { FastifyReply, FastifyRequest } from "fastify";
import { CodedError } from "../../core/errors.ts";
import { productTexts, siteTexts } from "../../modules/sites/index.ts";
import { contentSecurityPolicy, hashOf } from "./csp.ts";
import { escapeHtml } from "./escape.ts";
import { securityHeaders } from "./security-headers.ts";

const style =
  "body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;font:1rem/1.7 system-ui,sans-serif;background:Canvas;color:CanvasText}h1{font-size:1.5rem;margin:0 0 8px}p{margin:0;max-width:36em}section+section{margin-top:32px}";

/** Whether a request failed because operators have suspended the site that it names. */
export function isSuspension(error: unknown): boolean {
  return error instanceof CodedError && error.constant === "SITE_SUSPENDED";
}

/**
 * The page of a suspended site, in every language of the product, because what the site offers is not asked any more.
 * Status 403: somebody decided it, while 503 would say that the server is overloaded.
 */
export function suspendedPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const parts = Object.keys(productTexts).map((locale) => {
    const { t } = siteTexts({ own: undefined, locales: [locale], product: productTexts });
    return { locale, title: escapeHtml(t("site.suspended.title")), text: escapeHtml(t("site.suspended.text")) };
  });
  const sections = parts.map(
    ({ locale, title, text }) => `<section lang="${locale}"><h1>${title}</h1><p>${text}</p></section>`,
  );
  const html = `<!doctype html><html lang="${parts[0]?.locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${parts
    .map(({ title }) => title)
    .join(" · ")}</title><style>${style}</style><main>${sections.join("")}</main></html>`;
  return reply
    .code(403)
    .headers({ ...securityHeaders({ https: request.protocol === "https" }), "cache-control": "no-store" })
    .header("content-security-policy", contentSecurityPolicy({ scriptHashes: [], styleHashes: [hashOf(style)] }))
    .type("text/html; charset=utf-8")
    .send(html);
}
