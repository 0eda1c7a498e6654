import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import openapi from "../../../generated/openapi.json" with { type: "json" };
import { chooseLocale } from "../../core/locale.ts";
import { acceptedEncoding, matchesETag, type Encoding } from "../pages/negotiate.ts";
import { firstLocale, productTexts, siteTexts } from "../../modules/sites/index.ts";
import { renderDocs } from "./page.ts";
import { docsStyle } from "./style.ts";

/**
 * Serves the description of all calls: for programs at `openapi.json`, for people at `docs`. Each is made and
 * compressed once.
 */
export function registerApiDocs(app: FastifyInstance): void {
  const document = createKept(JSON.stringify(openapi));
  const pages = new Map<string, Kept>();
  const styleHash = createHash("sha256").update(docsStyle).digest("base64");
  const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

  app.get("/openapi.json", async (request, reply) => {
    reply
      .type("application/json; charset=utf-8")
      .header("access-control-allow-origin", "*")
      .header("cache-control", "public, max-age=300");
    return send(document, { request, reply });
  });
  app.get("/docs", async (request, reply) => {
    const locale = chooseLocale(
      { acceptLanguage: request.headers["accept-language"] },
      { default: firstLocale, offered: Object.keys(productTexts) },
    );
    let page = pages.get(locale);
    if (page === undefined) {
      page = createKept(
        renderDocs(openapi, siteTexts({ own: undefined, locales: [locale, firstLocale], product: productTexts })),
      );
      pages.set(locale, page);
    }
    reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", policy)
      .header("cache-control", "no-cache")
      .header("vary", "accept-language");
    return send(page, { request, reply });
  });
}

/** A text that does not change while the server runs. */
interface Kept {
  etag: string;
  /** In an encoding; compressed when it is first asked for. */
  body(encoding: Encoding): Promise<string | Buffer>;
}

function createKept(text: string): Kept {
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    // Weak: the same for each encoding.
    etag: `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`,
    async body(encoding) {
      if (encoding === "identity") return text;
      const body = made.get(encoding) ?? compress[encoding](text);
      made.set(encoding, body);
      return body;
    },
  };
}

const compress = {
  br: promisify(brotliCompress) as (text: string) => Promise<Buffer>,
  gzip: promisify(gzip) as (text: string) => Promise<Buffer>,
};

async function send(kept: Kept, { request, reply }: Exchange): Promise<FastifyReply> {
  const vary = [reply.getHeader("vary"), "accept-encoding"].filter(Boolean).join(", ");
  reply.header("etag", kept.etag).header("vary", vary);
  if (matchesETag(request.headers["if-none-match"], kept.etag)) return reply.code(304).send();
  const encoding = acceptedEncoding(request.headers["accept-encoding"]);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.send(await kept.body(encoding));
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}
