import type { FastifyReply, FastifyRequest } from "fastify";
import { chooseLocale } from "../../core/locale.ts";
import { readCookie } from "../../modules/identity/index.ts";
import { productTexts, siteTexts } from "../../modules/sites/index.ts";
import { contentSecurityPolicy, hashOf } from "./csp.ts";
import { escapeHtml } from "./escape.ts";
import { securityHeaders } from "./security-headers.ts";

const style =
  "body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;font:1rem/1.7 system-ui,sans-serif;background:Canvas;color:CanvasText}h1{font-size:1.5rem}code{user-select:all}";

/**
 * The page when nothing else can be had: the site is not known, because the database is away, or its error page fails
 * too.
 */
export function lastResort(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { headers } = request;
  const offered = Object.keys(productTexts);
  const wishes = { cookie: readCookie(headers.cookie, "lang"), acceptLanguage: headers["accept-language"] };
  const locale = chooseLocale(wishes, { default: offered[0]!, offered });
  const { t } = siteTexts({ own: undefined, locales: [locale, offered[0]!], product: productTexts });
  const html = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(
    t("common.failed"),
  )}</title><style>${style}</style><h1>${escapeHtml(t("common.failed"))}</h1><p>${escapeHtml(t("common.failedTip"))}</p><p><a href="/">${escapeHtml(
    t("common.home"),
  )}</a> · <code>${escapeHtml(request.id)}</code></p></html>`;
  return reply
    .code(503)
    .headers({
      ...securityHeaders({ https: request.protocol === "https" }),
      "cache-control": "no-store",
      "retry-after": "5",
    })
    .header("content-security-policy", contentSecurityPolicy({ scriptHashes: [], styleHashes: [hashOf(style)] }))
    .type("text/html; charset=utf-8")
    .send(html);
}
