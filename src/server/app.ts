import websocket from "@fastify/websocket";
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import type { Policies } from "./policy.ts";
import { registerApiDocs } from "./api-docs/register.ts";
import { answerFault } from "./calls/answer.ts";
import { assembleOperations, type ServerHandlers } from "./calls/operations.ts";
import { registerNotify } from "./calls/notify.ts";
import { BODY_LIMIT, registerCalls } from "./calls/routes.ts";
import { registerDomainAllowed } from "./domains/register.ts";
import { registerParts } from "./parts/register.ts";
import { registerFiles } from "./files/register.ts";
import { registerHealth } from "./health.ts";
import { createInvoke, type Invoke } from "./invoke.ts";
import { registerLiveCalendar } from "./live/calendar.ts";
import { registerLiveChat } from "./live/chat/register.ts";
import { registerLiveHooks } from "./live/hooks.ts";
import type { Log } from "./log.ts";
import { registerMedia } from "./media/register.ts";
import type { Metrics } from "./metrics.ts";
import { requestId } from "./request-id.ts";
import type { Services } from "./services.ts";

export interface App {
  http: FastifyInstance;
  invoke: Invoke;
  /** Tells load balancers to send nobody here any more, while everybody is answered. */
  drain(): void;
}

export interface AppParts {
  services: Services;
  metrics: Metrics;
  handlers: ServerHandlers;
  policies: Policies;
}

/** ms: a request must have arrived whole by then (`specification.md §9`). */
const REQUEST_TIMEOUT_MS = 60_000;

/** ms: how long replies that have begun may take when the server stops; then their connections are cut. */
const DRAIN_MS = 8_000;

/** Builds the HTTP server: the calls under /apis, their document, and what operations people watch. Pages are registered on top. */
export function createApp({ services, metrics, handlers, policies }: AppParts): App {
  const invoke = createInvoke(assembleOperations(handlers, policies), services);
  const http = Fastify({
    // Whoever offers another protocol for anything else is answered as if they had not.
    http: { shouldUpgradeCallback: ({ url, headers }) => headers.upgrade?.toLowerCase() === "websocket" && /^\/apis\/live\/chat(\?|$)/.test(url ?? "") },
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
    frameworkErrors: (error, request, reply) => void answerFault({ error, request, reply, services, caller: undefined }),
  });
  http.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id).header("x-content-type-options", "nosniff");
    done();
  });
  http.addHook("preClose", (done) => {
    // Somebody who never reads a reply to its end would hold the server up for ever.
    setTimeout(() => http.server.closeAllConnections(), DRAIN_MS).unref();
    done();
  });
  answerPlainly(http, services.log);
  const { drain } = registerHealth(http, { services, metrics });
  registerFiles(http, services);
  registerMedia(http, services);
  registerLiveCalendar(http, services);
  http.register(websocket, {
    options: { maxPayload: 8 * 1024 },
    errorHandler: (_error, socket) => socket.terminate(),
    preClose(done) {
      for (const socket of this.websocketServer.clients) socket.close(1012);
      // Whoever does not answer the farewell is not waited for.
      setTimeout(() => this.websocketServer.clients.forEach((socket) => socket.terminate()), 1000).unref();
      this.websocketServer.close(() => done());
    },
  });
  http.register(
    async (calls) => {
      registerLiveHooks(calls, services);
      registerLiveChat(calls, services);
      registerNotify(calls, services);
      registerDomainAllowed(calls, services);
      registerParts(calls, services);
      registerCalls(calls, { services, invoke, metrics });
      registerApiDocs(calls);
    },
    { prefix: "/apis" },
  );
  return { http, invoke, drain };
}

/** What is neither a call nor a page: a few words, never an error's own. */
function answerPlainly(http: FastifyInstance, log: Log): void {
  http.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500) log.error({ err: error, requestId: request.id, url: request.routeOptions.url }, "unexpected error");
    return reply.code(status).type("text/plain; charset=utf-8").send(`${status} ${request.id}\n`);
  });
  http.setNotFoundHandler((request, reply) => reply.code(404).type("text/plain; charset=utf-8").send(`404 ${request.id}\n`));
}
