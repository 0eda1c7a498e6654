import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Log } from "../core/log.ts";
import type { Metrics } from "../core/metrics.ts";
import type { Settings } from "../core/settings.ts";

interface TrafficParts {
  log: Log;
  metrics: Metrics;
  settings: Pick<Settings, "accessLog" | "trustProxy">;
}

/** What Fastify knew of a request; nothing of those that are answered with a kept page before it sees them. */
interface Seen {
  route: string | undefined;
  requestId: string;
  ip: string;
}

/** Every page stands at this route; what a page's address is, is no secret. */
const PAGES = "/*";
/** A page as data. */
const PAYLOAD = "/_lectern/page";

/**
 * Counts pages by how they were answered, and writes a line for each request where ACCESS_LOG says so. Such a line has
 * the path of a page, of anything else its route, and never a query: signatures, preview tokens and what people search
 * for stay out of the log.
 */
export function watchTraffic(
  http: FastifyInstance,
  { log, metrics, settings: { accessLog, trustProxy } }: TrafficParts,
): void {
  const seen = new WeakMap<IncomingMessage, Seen>();
  http.addHook("onRequest", (request, _reply, done) => {
    seen.set(request.raw, { route: request.routeOptions.url, requestId: request.id, ip: accessLog ? request.ip : "" });
    done();
  });
  const note = (request: IncomingMessage, response: ServerResponse, milliseconds: number): void => {
    const known = seen.get(request);
    const how =
      known === undefined ? "kept" : known.route === PAGES ? "made" : known.route === PAYLOAD ? "data" : undefined;
    if (how) metrics.page({ how, status: response.statusCode, milliseconds });
    if (!accessLog) return;
    const path = how === "kept" || how === "made" ? (request.url ?? "").split("?")[0] : (known?.route ?? "");
    const line = {
      requestId: known?.requestId,
      method: request.method,
      path,
      status: response.statusCode,
      milliseconds: Math.round(milliseconds * 10) / 10,
      ip: known?.ip ?? addressOf(request, trustProxy),
    };
    // What was never answered to its end was given up by who asked.
    log.info(response.writableFinished ? line : { ...line, aborted: true }, "request");
  };
  // Once everything is registered: before pages are answered from memory, which is before Fastify.
  http.addHook("onListen", (done) => {
    http.server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
      const started = performance.now();
      response.once("close", () => note(request, response, performance.now() - started));
    });
    done();
  });
}

/** Who asks, where Fastify was not asked: what the nearest proxy says, if proxies are believed. */
function addressOf({ headers, socket }: IncomingMessage, trustProxy: Settings["trustProxy"]): string {
  const forwarded =
    trustProxy === false
      ? []
      : [headers["x-forwarded-for"] ?? []]
          .flat()
          .join(",")
          .split(",")
          .map((part) => part.trim())
          .filter(Boolean);
  return (trustProxy === true ? forwarded[0] : forwarded.at(-1)) ?? socket.remoteAddress ?? "";
}
