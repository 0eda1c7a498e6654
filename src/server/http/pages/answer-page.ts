import type { Writable } from "node:stream";
import { createGzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isSignedIn } from "../calls/caller.ts";
import type { KeptPages } from "./kept-pages.ts";
import { sendStored } from "./kept-pages.ts";
import { isSignInPage } from "../../../shared/addresses.ts";
import { errorPage, makePage, returnOf, specialPage, type PageMaker, type PageResult } from "./make-page.ts";
import { visitor } from "../../../site/document/visitor.ts";
import { redirectFor, type Redirection } from "./redirects.ts";
import { acceptedEncoding, type Encoding } from "./negotiate.ts";
import { makeKeptPage } from "./make-kept-page.ts";
import type { PageCache } from "./page-cache.ts";
import { packPage } from "./pack-page.ts";
import { textOf, type Piece } from "./pieces.ts";
import type { PageData } from "./page-data.ts";
import { pageHeaders } from "./page-headers.ts";
import { keyOf, keyText } from "./page-key.ts";
import type { PageRenderer } from "./page-renderer.ts";
import { readPageRequest, type PageRequest } from "./page-request.ts";
import { isSpeculative, refuseSpeculation } from "./speculation.ts";
import { lastResort } from "./fallback-page.ts";
import { searchOf } from "./query.ts";
import { isSuspension, suspendedPage } from "./suspended-page.ts";
import { toShow } from "./page-to-render.ts";

/** As many pages are made at once before one that nobody has asked for has to wait until somebody does. */
const MAX_UNDER_WAY = 2;

export interface PageAnswerer extends PageMaker {
  renderer: PageRenderer;
  cache: PageCache;
  kept: KeptPages;
  data: PageData;
}

/** Answers a request for a page. Whatever goes wrong, the visitor gets a page that says so, with its request id. */
export async function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  answerer: PageAnswerer,
): Promise<unknown> {
  let asked: PageRequest | undefined;
  try {
    asked = await readPageRequest(request, request.url, answerer.services);
    const sentTo = redirectFor(asked, request.headers);
    if (isSpeculative(request.headers))
      return await answerSpeculation(asked, Boolean(sentTo), request, reply, answerer);
    if (sentTo) return redirect(sentTo, asked, reply);
    return await (isKeepable(asked)
      ? answerKept(asked, request, reply, answerer)
      : answerFresh(asked, request, reply, answerer));
  } catch (error) {
    if (isSuspension(error)) return suspendedPage(request, reply);
    answerer.services.log.error({ err: error, requestId: request.id, url: request.url }, "a page failed");
    return answerError({ error, asked, request, reply }, answerer);
  }
}

/**
 * Only signed-out visitors are shown kept pages, and who sits in an exam room is led back there. The sign-in page and the landing page of phones differ by where they
 * lead back to.
 */
function isKeepable({ caller, path }: PageRequest): boolean {
  return !isSignedIn(caller) && !isSignInPage(path) && !path.endsWith("/skip");
}

/**
 * A page that nobody has asked for yet: one for all, without effects, when there is little else to do. Whatever else is
 * there waits for a press: what is made for one person, what leads elsewhere, and what is not there.
 */
async function answerSpeculation(
  asked: PageRequest,
  leadsElsewhere: boolean,
  request: FastifyRequest,
  reply: FastifyReply,
  { cache, ...answerer }: PageAnswerer,
) {
  const key = leadsElsewhere || !isKeepable(asked) ? undefined : keyOf(asked);
  if (key === undefined) return refuseSpeculation(reply, 403);
  const name = keyText(key);
  if (!cache.get(name) && cache.counts.underWay >= MAX_UNDER_WAY) return refuseSpeculation(reply, 503);
  const { page, keep } = await cache.load(name, () => makeKeptPage(key, answerer));
  if (!page || !keep) return refuseSpeculation(reply, 403);
  reply.hijack();
  sendStored(page, request.raw, reply.raw);
  return reply;
}

/** The answer of the cache. The request says which page it is, and how it is sent; it has no part in making it. */
async function answerKept(asked: PageRequest, request: FastifyRequest, reply: FastifyReply, answerer: PageAnswerer) {
  const key = keyOf(asked);
  if (key === undefined) return answerFresh(asked, request, reply, answerer);
  const name = keyText(key);
  const { page, keep } = await answerer.cache.load(name, () => makeKeptPage(key, answerer));
  if (!page) return answerFresh(asked, request, reply, answerer);
  // The same address leads people elsewhere.
  if (keep && asked.query["lang"] === undefined)
    answerer.kept.remember(request.raw, { tenant: asked.tenant, key: name, page });
  reply.hijack();
  sendStored(page, request.raw, reply.raw);
  return reply;
}

async function answerFresh(asked: PageRequest, request: FastifyRequest, reply: FastifyReply, answerer: PageAnswerer) {
  const made = await makePage(asked, answerer, returnOf(asked, request.headers.cookie));
  if (made.kind === "redirect") return redirect(made, asked, reply);
  return sendFresh(made, asked, request, reply, answerer);
}

/** Answers a form that a browser sent by itself with its page; where the page has it no more, with one that says why. */
export async function answerPosted(
  asked: PageRequest & Required<Pick<PageRequest, "sent">>,
  request: FastifyRequest,
  reply: FastifyReply,
  answerer: PageAnswerer,
): Promise<unknown> {
  try {
    const made = await makePage(asked, answerer, returnOf(asked, request.headers.cookie));
    if (made.kind === "redirect") return redirect(made, asked, reply);
    if (!Object.hasOwn(made.page.payload.forms, asked.sent.form))
      return await sendFresh(goneForm(asked), asked, request, reply, answerer);
    return await sendFresh(made, asked, request, reply, answerer);
  } catch (error) {
    answerer.services.log.error({ err: error, requestId: request.id, url: request.url }, "a page failed");
    return answerError({ error, asked, request, reply }, answerer);
  }
}

/** The page that says that a form went off the site while somebody filled it in; the way back has what they wrote. */
function goneForm(asked: PageRequest): PageResult & { kind: "page" } {
  const message = asked.tenant.texts(asked.locale).t("error.FORM_GONE");
  const query = { requestId: asked.caller.requestId, message, status: String(GONE) };
  return specialPage("error", asked, visitor, query, GONE);
}

const GONE = 410;

/** Sends a page that was made for this request alone. */
export async function sendFresh(
  made: PageResult & { kind: "page" },
  asked: PageRequest,
  request: FastifyRequest,
  reply: FastifyReply,
  { renderer }: PageAnswerer,
) {
  const { policy, ...page } = await renderer.fresh(toShow(made, asked));
  const { status } = made.page.payload;
  // Such a page is seen once: the quickest compression, for everybody who takes any; what it shares with others is
  // compressed already.
  const encoding = acceptedEncoding(request.headers["accept-encoding"] as string | undefined);
  const headers = {
    ...pageHeaders({ origin: asked.origin, policy, sendsPhones: Boolean(asked.tenant.settings.info.h5Domain) }),
    "cache-control": staysBehind(made, asked) ? "private, no-cache" : "private, no-store",
    "x-request-id": request.id,
    ...(status === 503 ? { "retry-after": "5" } : {}),
  };
  await sendOnce({ page, status, headers, encoding, isHead: request.method === "HEAD" }, reply);
  return reply;
}

/**
 * Whether the browser may keep the page for going back to it. The loader looks whether the session is the same then.
 * Not a paper of an exam, nor what is not encrypted on its way, where no sign-out can clear what was kept.
 */
function staysBehind({ page: { payload } }: PageResult & { kind: "page" }, { origin, isDraft }: PageRequest): boolean {
  const isPaper = Object.values(payload.screen.blocks).some(({ type }) => type.startsWith("exam"));
  return (
    payload.status === 200 && !isDraft && !isPaper && /^https:|^http:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(origin)
  );
}

interface FreshReply {
  page: { pieces: readonly Piece[] } | { send(destination: Writable): void };
  status: number;
  headers: Record<string, string>;
  encoding: Encoding;
  isHead: boolean;
}

/** Sends a page in the encoding that was agreed on; one that is whole in one write with its head. */
export async function sendOnce({ page, status, headers, encoding, isHead }: FreshReply, reply: FastifyReply) {
  const isPlain = encoding === "identity";
  const own: Record<string, string | number> = isPlain ? headers : { ...headers, "content-encoding": "gzip" };
  if (isHead) {
    reply.hijack();
    reply.raw.writeHead(status, own).end();
  } else if ("pieces" in page) {
    const body = isPlain ? Buffer.from(textOf(page.pieces)) : packPage(page.pieces);
    reply.hijack();
    reply.raw.writeHead(status, { ...own, "content-length": body.length }).end(body);
  } else {
    reply.hijack();
    reply.raw.writeHead(status, own);
    if (isPlain) return page.send(reply.raw);
    const compress = createGzip({ level: 1 });
    compress.pipe(reply.raw);
    page.send(compress);
  }
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
    if (asked)
      return await sendFresh(errorPage(error, asked) as PageResult & { kind: "page" }, asked, request, reply, answerer);
  } catch (another) {
    answerer.services.log.error({ err: another, requestId: request.id }, "the error page failed");
  }
  return lastResort(request, reply);
}

/** Sends the visitor elsewhere; where that is to sign in, it is kept where they wanted to go. */
export function redirect({ to, permanent, cookie }: Redirection, { path, query }: PageRequest, reply: FastifyReply) {
  const keep = isSignInPage(to)
    ? `temporaryUrl=${encodeURIComponent(path + searchOf(query))}; Path=/; Max-Age=600; SameSite=Lax`
    : undefined;
  const cookies = [cookie, keep].filter((one) => one !== undefined);
  if (cookies.length > 0) reply.header("set-cookie", cookies);
  return reply.header("cache-control", "no-store").redirect(to, permanent ? 301 : 302);
}
