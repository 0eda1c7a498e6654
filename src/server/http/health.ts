import type { Server } from "node:http";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { mayLookInside } from "../core/from-machine.ts";
import type { Metrics } from "../core/metrics.ts";
import type { Services } from "../core/services.ts";
import { withTimeout } from "../core/with-timeout.ts";

/**
 * `/healthz`: the process answers. `/readyz`: it can do its work, or not (HTTP 503), for a load balancer; and what it
 * lacks, for who may look inside. Files that cannot be used are told there and change nothing of the status: every
 * server lacks them then, and pages go on. `/metrics`: for Prometheus, if it may. Gives how to say that the server is
 * about to stop: it says so when it closes anyway, but then cuts off at once who asks for nothing.
 */
export function registerHealth(
  app: FastifyInstance,
  { services, metrics }: { services: Services; metrics: Metrics },
): { drain(): void } {
  const { metricsToken } = services.settings;
  let draining = false;
  const letGo = () => {
    if (draining) return;
    draining = true;
    // Before anything else looks at a request: connections that would wait for another are let go, so that none is cut
    // off under one.
    app.server.prependListener("request", (_request, response) => response.setHeader("connection", "close"));
  };
  const drain = () => {
    letGo();
    closeIdleLater(app.server);
  };
  app.addHook("preClose", async () => letGo());
  app.get("/healthz", async () => ({ status: "ok", uptimeSeconds: Math.round(process.uptime()) }));
  app.get("/readyz", async (request, reply) => {
    const database = await databaseProblem(services);
    const bus = busProblem(services);
    const ready = database === undefined && bus === undefined && !draining;
    const checks = async () => ({
      database: database ?? "ok",
      bus: bus ?? "ok",
      files: (await services.filesProblem()) ?? "ok",
      server: draining ? "stopping" : "ok",
    });
    return reply
      .code(ready ? 200 : 503)
      .header("cache-control", "no-store")
      .send({
        status: ready ? "ready" : "not ready",
        ...(mayLookInside(request, metricsToken) ? { checks: await checks() } : {}),
      });
  });
  app.get("/metrics", async (request, reply) => {
    if (!mayLookInside(request, metricsToken))
      return reply
        .code(403)
        .type("text/plain; charset=utf-8")
        .send("403: for this machine itself, or with METRICS_TOKEN\n");
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  return { drain };
}

/** ms that open connections have for a last request, once no new ones are accepted. */
const LAST_WORD_MS = 1000;

/**
 * A server that closes cuts off connections that are idle at that moment, also those whose next request is on its way.
 * So that is done a little later: whoever asks meanwhile is answered, and each answer ends its connection.
 */
function closeIdleLater(server: Server): void {
  const closeIdle = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => void setTimeout(closeIdle, LAST_WORD_MS).unref();
}

const TIMEOUT_MS = 3000;

/** Why this node may not know of what others change, while they may be well. */
function busProblem({ bus }: Services): string | undefined {
  const seconds = bus.lastHeardSeconds();
  return bus.isReady() ? undefined : `nothing heard for ${Math.round(seconds)} s`;
}

/** Why the database does not answer, in a few words without addresses or credentials. */
async function databaseProblem({ db, log, isDatabaseHung }: Services): Promise<string | undefined> {
  if (isDatabaseHung()) return "does not answer";
  try {
    await withTimeout(sql`select 1`.execute(db), TIMEOUT_MS);
    return undefined;
  } catch (error) {
    log.warn({ err: error }, "the database does not answer");
    const code = (error as NodeJS.ErrnoException).code;
    return code ? `unreachable (${code})` : "unreachable";
  }
}
