import { createGzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { KeptPages } from "./kept-pages.ts";
import { sendStored } from "./kept-pages.ts";
import { errorPage, makePage, keptReturn, type PageMaker, type PageResult } from "./make-page.ts";
import { canonicalSite } from "./canonical-site.ts";
import { elsewhere, landingOf, type Redirection } from "./elsewhere.ts";
import { acceptedEncoding } from "./negotiate.ts";
import { pageKey, type PageCache } from "./page-cache.ts";
import { pageHeaders } from "./page-headers.ts";
import type { PageRenderer, PageToShow } from "./page-renderer.ts";
import { readPageRequest, type PageRequest } from "./page-request.ts";
import { isIndexed } from "./indexed.ts";
import { lastResort } from "./last-resort.ts";
import { boundQuery, searchOf } from "./query.ts";
import { isSuspension, suspendedPage } from "./suspended-page.ts";
import { storePage, type StoredPage } from "./stored-page.ts";

export interface PageAnswerer extends PageMaker {
  renderer: PageRenderer;
  cache: PageCache;
  kept: KeptPages;
}

/** Answers a request for a page. Whatever goes wrong, the visitor gets a page that says so, with its request id. */
export async function answerPage(request: FastifyRequest, reply: FastifyReply, answerer: PageAnswerer): Promise<unknown> {
  let asked: PageRequest | undefined;
  try {
    asked = await readPageRequest(request, request.url, answerer.services);
    const sentTo = elsewhere(asked, request.headers);
    if (sentTo) return redirect(sentTo, asked, reply);
    return await (isKeepable(asked) ? answerKept(asked, request, reply, answerer) : answerFresh(asked, request, reply, answerer));
  } catch (error) {
    if (isSuspension(error)) return suspendedPage(request, reply);
    answerer.services.log.error({ err: error, requestId: request.id, url: request.url }, "a page failed");
    return answerError({ error, asked, request, reply }, answerer);
  }
}

/** Only signed-out visitors are shown kept pages. The sign-in page and the landing page of phones differ by where they lead back to. */
function isKeepable({ caller, path }: PageRequest): boolean {
  return caller.session?.state !== "active" && path !== "/login" && !path.endsWith("/skip");
}

async function answerKept(asked: PageRequest, request: FastifyRequest, reply: FastifyReply, answerer: PageAnswerer) {
  const { tenant, locale, origin } = asked;
  const address = keptAddress(asked);
  if (address === undefined) return answerFresh(asked, request, reply, answerer);
  const key = pageKey({ orgNo: tenant.orgNo, locale, viewerClass: "visitor", revision: tenant.revision, origin, address });
  let redirection: PageResult | undefined;
  const { page, keep } = await answerer.cache.load(key, async () => {
    const made = await makePage(asked, answerer);
    if (made.kind === "redirect") {
      redirection = made;
      return { page: undefined, keep: false };
    }
    const stored = await drawStored(made, asked, answerer);
    return { page: stored, keep: stored.status === 200 };
  });
  if (!page) return redirection?.kind === "redirect" ? redirect(redirection, asked, reply) : answerFresh(asked, request, reply, answerer);
  // The same address leads people elsewhere.
  if (keep && asked.query["lang"] === undefined) answerer.kept.remember(request.raw, { tenant, key, page });
  reply.hijack();
  sendStored(page, request.raw, reply.raw);
  return reply;
}

/** The address that a kept page is known by; undefined where nothing is found, which is not kept. */
function keptAddress({ tenant, address, query, path, locale }: PageRequest): string | undefined {
  const match = address && tenant.match(address);
  const screen = match && tenant.screen(match.screen, locale);
  return screen && path + searchOf(boundQuery(query, screen));
}

async function drawStored(made: PageResult & { kind: "page" }, asked: PageRequest, { renderer }: PageAnswerer): Promise<StoredPage> {
  const { html, policy } = await renderer.whole(toShow(made, asked));
  return storePage({ html, status: made.page.payload.status, headers: pageHeaders({ origin: asked.origin, policy, sendsPhones: Boolean(asked.tenant.settings.info.h5Domain) }) });
}

async function answerFresh(asked: PageRequest, request: FastifyRequest, reply: FastifyReply, answerer: PageAnswerer) {
  const made = await makePage(asked, answerer, asked.path === "/login" ? (keptReturn(request.headers.cookie) ?? "/") : undefined);
  if (made.kind === "redirect") return redirect(made, asked, reply);
  return stream(made, asked, request, reply, answerer);
}

/** Sends a page that was made for this request alone. */
export async function stream(made: PageResult & { kind: "page" }, asked: PageRequest, request: FastifyRequest, reply: FastifyReply, { renderer }: PageAnswerer) {
  const { policy, send } = await renderer.stream(toShow(made, asked));
  // Such a page is seen once: the quickest compression, for everybody who takes any.
  const encoding = acceptedEncoding(request.headers["accept-encoding"] as string | undefined);
  const headers = { ...pageHeaders({ origin: asked.origin, policy, sendsPhones: Boolean(asked.tenant.settings.info.h5Domain) }), "cache-control": "private, no-store", "x-request-id": request.id };
  reply.hijack();
  reply.raw.writeHead(made.page.payload.status, encoding === "identity" ? headers : { ...headers, "content-encoding": "gzip" });
  if (request.method === "HEAD") {
    reply.raw.end();
  } else if (encoding === "identity") {
    send(reply.raw);
  } else {
    const compress = createGzip({ level: 1 });
    compress.pipe(reply.raw);
    send(compress);
  }
  return reply;
}

interface FailedPage {
  error: unknown;
  /** undefined where it is not even known what was asked for. */
  asked: PageRequest | undefined;
  request: FastifyRequest;
  reply: FastifyReply;
}

async function answerError({ error, asked, request, reply }: FailedPage, answerer: PageAnswerer) {
  if (reply.raw.headersSent) return reply.raw.destroy();
  try {
    if (asked) return await stream(errorPage(error, asked) as PageResult & { kind: "page" }, asked, request, reply, answerer);
  } catch (another) {
    answerer.services.log.error({ err: another, requestId: request.id }, "the error page failed");
  }
  return lastResort(request, reply);
}

function toShow({ page, screen }: PageResult & { kind: "page" }, { tenant, address, origin, caller }: PageRequest): PageToShow {
  const landing = address && page.payload.status === 200 ? landingOf(tenant, address) : undefined;
  return {
    page,
    themeCss: tenant.themeCss,
    origin,
    canonical: canonicalSite({ tenant, address, origin }),
    requestId: caller.requestId,
    landing: landing === address?.canonical ? undefined : landing,
    locales: tenant.locales,
    timeZone: tenant.settings.timeZone,
    indexed: page.payload.status === 200 && isIndexed(screen.composed),
  };
}

/** Sends the visitor elsewhere; where that is to sign in, it is kept where they wanted to go. */
export function redirect({ to, permanent, cookie }: Redirection, { path, query }: PageRequest, reply: FastifyReply) {
  const keep = to.startsWith("/login") ? `temporaryUrl=${encodeURIComponent(path + searchOf(query))}; Path=/; Max-Age=600; SameSite=Lax` : undefined;
  const cookies = [cookie, keep].filter((one) => one !== undefined);
  if (cookies.length > 0) reply.header("set-cookie", cookies);
  return reply.header("cache-control", "no-store").redirect(to, permanent ? 301 : 302);
}
