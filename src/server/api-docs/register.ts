import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import openapi from "../../generated/openapi.json" with { type: "json" };
import { siteTexts, productTexts, firstLocale } from "../tenants/site-texts.ts";
import { chooseLocale } from "../locale.ts";
import { renderDocs } from "./page.ts";
import { docsStyle } from "./style.ts";

/** Serves the description of all calls: for programs at `openapi.json`, for people at `docs`. Both are made once. */
export function registerApiDocs(app: FastifyInstance): void {
  const document = JSON.stringify(openapi);
  const pages = new Map<string, string>();
  const styleHash = createHash("sha256").update(docsStyle).digest("base64");
  const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

  app.get("/openapi.json", async (_request, reply) =>
    reply.type("application/json; charset=utf-8").header("access-control-allow-origin", "*").header("cache-control", "public, max-age=300").send(document),
  );
  app.get("/docs", async (request, reply) => {
    const locale = chooseLocale({ acceptLanguage: request.headers["accept-language"] }, { default: firstLocale, offered: Object.keys(productTexts) });
    let page = pages.get(locale);
    if (page === undefined) {
      page = renderDocs(openapi, siteTexts({ own: undefined, locales: [locale, firstLocale], product: productTexts }));
      pages.set(locale, page);
    }
    return reply.type("text/html; charset=utf-8").header("content-security-policy", policy).header("vary", "accept-language").send(page);
  });
}
