import type { FastifyReply, FastifyRequest } from "fastify";
import { compressReply } from "../calls/compress.ts";
import { isSignInPage } from "../../../shared/addresses.ts";
import { errorPage, returnOf, makePage, type PageMaker } from "./make-page.ts";
import { oneValue } from "../../core/one-value.ts";
import { acceptedEncoding } from "./negotiate.ts";
import { plainData, type PageData } from "./page-data.ts";
import { readPageRequest, type PageRequest } from "./page-request.ts";
import { isSuspension } from "./suspended-page.ts";
import { searchOf } from "./query.ts";

/**
 * Gives a page as data, for a browser that navigates: `GET /_lectern/page?to=/list%3Fx%3D1`; and to one that has its
 * HTML from among the kept pages, the data that this HTML was made of, named by `data`.
 */
export async function answerPayload(
  request: FastifyRequest,
  reply: FastifyReply,
  maker: PageMaker & { data: PageData },
): Promise<unknown> {
  const kept = maker.data.find(oneValue(request.query, "data") ?? "");
  if (kept) return sendKept(kept, request, reply);
  const to = oneValue(request.query, "to") ?? "/";
  let asked: PageRequest | undefined;
  reply.header("cache-control", "private, no-store").type("application/json; charset=utf-8");
  try {
    asked = await readPageRequest(request, to.startsWith("/") ? to : "/", maker.services);
    const made = await makePage(asked, maker, returnOf(asked, request.headers.cookie));
    if (made.kind === "redirect" && isSignInPage(made.to)) keepReturn(asked, reply);
    return send(made.kind === "redirect" ? { redirect: made.to } : made.page.payload, request, reply);
  } catch (error) {
    // The browser loads the address itself, and is told so there.
    if (isSuspension(error)) return reply.code(403).send({});
    maker.services.log.error({ err: error, requestId: request.id, to }, "a page failed");
    // Without even an error page the browser loads the address itself, and is told what there is to tell.
    if (!asked) return reply.code(503).send({});
    const made = errorPage(error, asked);
    return send(made.kind === "page" ? made.page.payload : {}, request, reply);
  }
}

function sendKept(bytes: Buffer, { headers }: FastifyRequest, reply: FastifyReply) {
  reply.header("cache-control", "private, max-age=600").header("vary", "accept-encoding");
  reply.type("application/json; charset=utf-8");
  if (acceptedEncoding(headers["accept-encoding"] as string | undefined) === "identity")
    return reply.send(plainData(bytes));
  return reply.header("content-encoding", "gzip").send(bytes);
}

function keepReturn({ path, query }: PageRequest, reply: FastifyReply): void {
  reply.header(
    "set-cookie",
    `temporaryUrl=${encodeURIComponent(path + searchOf(query))}; Path=/; Max-Age=600; SameSite=Lax`,
  );
}

function send(payload: object, request: FastifyRequest, reply: FastifyReply) {
  return reply.send(
    compressReply(JSON.stringify(payload), request.headers["accept-encoding"] as string | undefined, reply),
  );
}
