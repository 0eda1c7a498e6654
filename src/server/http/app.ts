import websocket from "@fastify/websocket";
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from "fastify";
import type { AdmissionLimits } from "../core/admission.ts";
import { admitInTurns } from "./admit.ts";
import { answerFault } from "./calls/answer.ts";
import { answerByStatus, answersByEnvelope, statusOf } from "./answers-by.ts";
import type { Policies } from "../core/policy.ts";
import { partsOf } from "../database/connect.ts";
import { registerApiDocs } from "./api-docs/register.ts";
import { assembleOperations, type ServerHandlers } from "./calls/operations.ts";
import { registerNotify } from "./calls/notify.ts";
import { partsCalls } from "./calls/parts-calls.ts";
import { BODY_LIMIT, registerCalls } from "./calls/routes.ts";
import { registerStudioLive } from "../modules/presence/index.ts";
import { registerDomainAllowed } from "../modules/sites/index.ts";
import { registerRemoteImages, registerFiles, registerMedia, registerParts } from "../modules/media/index.ts";
import { registerCertificates } from "../modules/certificates/index.ts";
import { registerHealth } from "./health.ts";
import { createInvoke, type Invoke } from "./invoke.ts";
import { registerLiveCalendar, registerLiveChat, registerLiveHooks } from "../modules/live/index.ts";
import type { Log } from "../core/log.ts";
import type { Metrics } from "../core/metrics.ts";
import { BadRequest } from "../core/one-value.ts";
import { isHost } from "../core/origin.ts";
import { requestId } from "../core/request-id.ts";
import type { Services } from "../core/services.ts";
import type { PostPublicly } from "./statistics/post-publicly.ts";
import { registerStatistics } from "./statistics/register.ts";
import { watchTraffic } from "./traffic.ts";

export interface App {
  http: FastifyInstance;
  invoke: Invoke;
  /** What below /apis is no call of ours, and is answered by HTTP status. */
  byStatus: readonly { method: string; url: string }[];
  /** Tells load balancers to send no new requests. Those that come are still answered. */
  drain(): void;
}

export interface AppParts {
  services: Services;
  metrics: Metrics;
  handlers: ServerHandlers;
  policies: Policies;
  /** How page views leave this server, unless to the internet. */
  postPublicly?: PostPublicly;
  /** How much is worked on and in flight at once, unless what a server usually has. */
  admission?: AdmissionLimits;
}

/** ms: a request must have arrived whole by then. */
const REQUEST_TIMEOUT_MS = 60_000;
/** ms: its head must have arrived by then. It is small, and nobody has been admitted before it is there. */
const HEAD_TIMEOUT_MS = 15_000;
/** ms between two looks at what is late, which comes on top. */
const LATE_INTERVAL_MS = 5_000;

/** ms: how long replies that have begun may take when the server stops; then their connections are cut. */
const DRAIN_MS = 8_000;

/**
 * Builds the HTTP server: the calls under /apis, their document, and what operations people watch. Pages are registered
 * on top.
 */
export function createApp({ services, metrics, handlers, policies, postPublicly, admission }: AppParts): App {
  const invoke = createInvoke(assembleOperations(handlers, policies), services);
  const http = Fastify({
    http: {
      headersTimeout: HEAD_TIMEOUT_MS,
      connectionsCheckingInterval: LATE_INTERVAL_MS,
      // An upgrade to another protocol is ignored for all other addresses.
      shouldUpgradeCallback: ({ url, headers }) =>
        headers.upgrade?.toLowerCase() === "websocket" && /^\/apis\/(?:live\/chat|studio\/live)(\?|$)/.test(url ?? ""),
    },
    loggerInstance: services.log as FastifyBaseLogger,
    // A logger for each request costs more than most requests; what is logged says its request id itself.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (raw) => requestId(raw.headers["x-request-id"]),
    trustProxy: services.settings.trustProxy,
    bodyLimit: BODY_LIMIT,
    exposeHeadRoutes: true,
    forceCloseConnections: "idle",
    // What still comes while the server stops is answered like anything else; load balancers have seen /readyz.
    return503OnClosing: false,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // What is not even a request for a route: said in an envelope to our callers, and by its status to anybody's.
    frameworkErrors: (error, request, reply) =>
      void answerFault({ error, request, reply, services, caller: undefined, status: statusOf(error) }),
  });
  http.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id).header("x-content-type-options", "nosniff");
    // Addresses in pages and messages are made from the host. Only an attack sends a malformed one.
    // Of two hosts a proxy may take another than we do (RFC 9112, 3.2).
    if (countHosts(request) < 2 && (isHost(request.host) || isUnaddressed(request))) done();
    else answerByStatus(new BadRequest("the host is none"), request, reply, services.log);
  });
  http.addHook("preClose", (done) => {
    // Somebody who never reads a reply to its end would hold the server up for ever.
    setTimeout(() => http.server.closeAllConnections(), DRAIN_MS).unref();
    done();
  });
  const byStatus: App["byStatus"][number][] = [];
  http.addHook("onRoute", ({ method, url, config }) => {
    if (!url.startsWith("/apis/") || config?.answersBy === "envelope") return;
    for (const one of [method].flat()) byStatus.push({ method: one, url });
  });
  watchTraffic(http, { log: services.log, metrics, settings: services.settings });
  answerPlainly(http, services.log);
  admitInTurns(http, {
    metrics,
    isSession: services.sessions.isCached,
    isDatabaseHung: services.isDatabaseHung,
    isDatabaseBusy: () => partsOf(services.db).pool.waitingCount > 0,
    limits: admission,
  });
  const { drain } = registerHealth(http, { services, metrics });
  registerFiles(http, services);
  registerRemoteImages(http, services);
  registerMedia(http, services);
  registerLiveCalendar(http, services);
  registerCertificates(http, services);
  registerStatistics(http, services, postPublicly);
  http.register(websocket, {
    options: { maxPayload: 8 * 1024 },
    errorHandler: (_error, socket) => socket.terminate(),
    preClose(done) {
      for (const socket of this.websocketServer.clients) socket.close(1012);
      // Clients that do not answer the close frame are not waited for.
      setTimeout(() => this.websocketServer.clients.forEach((socket) => socket.terminate()), 1000).unref();
      this.websocketServer.close(() => done());
    },
  });
  http.register(
    async (calls) => {
      // One rule for everything below /apis, set before any of it is registered: only a call is answered with an
      // envelope.
      calls.setErrorHandler((error, request, reply) =>
        answersByEnvelope(request)
          ? answerFault({ error, request, reply, services, caller: undefined })
          : answerByStatus(error, request, reply, services.log),
      );
      for (const register of [registerLiveHooks, registerLiveChat, registerStudioLive]) register(calls, services);
      registerNotify(calls, services);
      registerDomainAllowed(calls, services);
      registerParts(calls, { services, calls: partsCalls(services) });
      registerCalls(calls, { services, invoke, metrics });
      registerApiDocs(calls);
    },
    { prefix: "/apis" },
  );
  return { http, invoke, byStatus, drain };
}

/** How many `Host` headers a request has: what it is joined to would be the first alone. */
function countHosts({ raw: { rawHeaders } }: FastifyRequest): number {
  return rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host").length;
}

/** Whether a request names no host at all, which HTTP/1.0 allows and health checks of load balancers do. */
function isUnaddressed({ host, url }: FastifyRequest): boolean {
  return host === "" && /^\/(healthz|readyz|metrics)(\?|$)/.test(url);
}

/** What goes wrong outside the calls: a few words, never an error's own. */
function answerPlainly(http: FastifyInstance, log: Log): void {
  http.setErrorHandler((error, request, reply) => answerByStatus(error, request, reply, log));
  http.setNotFoundHandler((request, reply) =>
    reply.code(404).type("text/plain; charset=utf-8").send(`404 ${request.id}\n`),
  );
}
